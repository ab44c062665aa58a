// The week of the guide (docs/guides/a-week.md), typed into the page: every message is answered, and the list is what a week
// of it leaves.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { api, open, serve } from './browser.ts'

const GUIDE = readFileSync(new URL('../../../docs/guides/a-week.md', import.meta.url), 'utf8')
const [ENGLISH = [], HEBREW = []] = [...GUIDE.matchAll(/```text\n([\s\S]*?)```/g)].map(([, block = '']) =>
  [...block.matchAll(/^› (.*)$/gm)].map(([, message = '']) => message),
)

const WEEKS = [
  {
    language: 'en',
    field: 'Your message',
    messages: ENGLISH,
    open: [
      'Finish the tax report',
      'buy eggs',
      'buy sourdough bread',
      'call the dentist',
      'pay rent',
      'water the plants',
    ],
    done: ['buy milk', 'water the plants'],
  },
  {
    language: 'he',
    field: 'ההודעה שלי',
    messages: HEBREW,
    open: ['להשקות את העציצים', 'להתקשר לרופא', 'לשלם שכר דירה'],
    done: ['לסיים את הדוח', 'לקנות חלב', 'להשקות את העציצים'],
  },
] as const

test.each(WEEKS)('[DESIGN 5.11] a week is typed into the page: $language', async (week) => {
  const server = await serve()
  const page = await open(server, '/chat', { language: week.language })
  const field = page.getByRole('textbox', { name: week.field })
  const answers = page.getByRole('log').locator('[data-from=assistant]')
  expect(week.messages.length).toBeGreaterThan(12)
  for (const [count, message] of week.messages.entries()) {
    await field.fill(message)
    await field.press('Enter')
    await expect.poll(() => answers.count(), { timeout: 20_000 }).toBe(count + 1)
    expect(await field.inputValue(), message).toBe('')
  }
  const titles = async (status: string) => {
    const { tasks } = (await api(server, 'GET', `/api/tasks?status=${status}`)) as { tasks: { title: string }[] }
    return tasks.map(({ title }) => title.toLowerCase()).sort()
  }
  expect(await titles('open')).toEqual(week.open.map((title) => title.toLowerCase()).sort())
  expect(await titles('done')).toEqual(week.done.map((title) => title.toLowerCase()).sort())
})
