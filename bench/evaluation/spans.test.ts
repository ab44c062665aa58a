import { expect, test } from 'vitest'
import { besideChrono } from './beside-chrono.ts'
import { halfOf, readSpan, spanReport } from './spans.ts'

const span = (text: string, lang: 'en' | 'he' = 'en', isRecurring = false) => ({ text, lang, isRecurring })

test.each([
  ['tomorrow at 8 am', 'whole'],
  ['at 2 : 30', 'asked'],
  ['every friday', 'whole'],
  ['10 minutes before', 'whole'],
  ['at 5;45 pm', 'whole'],
  ['every monday, wednesday and friday', 'whole'],
  ['twice a week', 'whole'],
  ['once in a blue moon', 'kept'],
  ['at 8 : 30 pst', 'kept'],
  // Half of it is the title's: what the measure is there to find.
  ['tomorrow with pizza', 'half'],
] as const)('[D45] ‘%s’ is %s', (text, outcome) => {
  expect(readSpan(span(text)).outcome).toBe(outcome)
})

test('[D45] in Hebrew too', () => {
  expect(readSpan(span('ביום שישי בתשע בבוקר', 'he'))).toMatchObject({ outcome: 'whole', title: 'להתקשר לדנה' })
})

test('the report counts every one, and those that differ, in two halves of which only the first is listed', () => {
  const spans = ['tomorrow', 'tomorrow', 'soon', 'now and then', 'whenever'].map((text) => span(text))
  const report = spanReport('mine', [...spans, span('daily', 'en', true)], ['kept'], 9)
  const seen = spans.filter((one) => halfOf(one) === 'seen')
  const kept = seen.filter(({ text }) => text !== 'tomorrow')
  const unseen = spans.filter((one) => halfOf(one) === 'unseen')
  expect(report).toMatch(new RegExp(`once, seen, every one .* of ${seen.length}\n`))
  expect(report).toMatch(new RegExp(`once, unseen, every one .* of ${unseen.length}\n`))
  for (const { text } of kept) expect(report).toContain(`kept: ${text}`)
  for (const { text } of unseen) expect(report).not.toContain(`kept: ${text}`)
})

test.each([
  ['tomorrow at 8 am', 'whole', 'whole', true],
  ['every friday', 'whole', 'half', true],
  ['on the first monday of every month', 'whole', 'half', false],
  ['whenever', 'kept', 'missed', false],
] as const)('beside chrono-node, ‘%s’ is %s here and %s there', (text, pawl, chrono, isSame) => {
  expect(besideChrono(span(text))).toEqual({ pawl, chrono, isSame })
})
