import { expect, test } from 'vitest'
import { HALVES, halfOf } from './halves.ts'
import { ordinaryTasks, tasksFor } from './ordinary-tasks.ts'
import { setReport } from './report.ts'
import type { LabelledRow } from './rows.ts'

const row = (text: string, more: Partial<LabelledRow> = {}): LabelledRow => ({
  text,
  expect: 'CREATE',
  tier: 'core',
  lang: 'en',
  ...more,
})

test('every message is in one half, by its text alone, and both halves are about as large', () => {
  const halves = Array.from({ length: 400 }, (_, index) => halfOf(`add errand ${index}`))
  for (const half of HALVES) expect(halves.filter((one) => one === half).length).toBeGreaterThan(160)
  expect(halfOf(' Add Errand 7')).toBe(halfOf('add errand 7'))
})

test('the half that may not be looked at is counted, and none of its messages is printed', () => {
  const texts = Array.from({ length: 20 }, (_, index) => `send ${index} postcards to the mayor`)
  const rows = texts.map((text) => row(text, { expect: 'DELETE' }))
  const report = setReport(
    'mine',
    rows,
    rows.map(() => ({ intents: ['CREATE'], title: 'x' })),
    99,
  )
  for (const text of texts) expect(report.includes(text), text).toBe(halfOf(text) === 'open')
  expect(report).toMatch(/intents right +0\.00% \(0 of \d+\) +0\.00% \(0 of \d+\)/)
})

test('a message about a task finds that one among thirty', () => {
  expect(tasksFor(row('delete feed the cat', { expect: 'DELETE', todo: ['feed the cat'] }))).toMatchObject({
    length: 30,
    29: { id: 'target', title: 'feed the cat' },
  })
  expect(tasksFor(row('add feed the cat', { todo: ['feed the cat'] }))).toBe(ordinaryTasks('en'))
})
