import { expect, test } from 'vitest'
import { readSpan, spanReport } from './spans.ts'

const span = (text: string, lang: 'en' | 'he' = 'en', isRecurring = false) => ({ text, lang, isRecurring })

test.each([
  ['tomorrow at 8 am', 'whole'],
  ['at 2 : 30', 'asked'],
  ['every friday', 'kept'],
  ['at 8 : 30 pst', 'kept'],
  // Half of it is the title's: what the measure is there to find.
  ['tomorrow with pizza', 'half'],
] as const)('[D45] ‘%s’ is %s', (text, outcome) => {
  expect(readSpan(span(text)).outcome).toBe(outcome)
})

test('[D45] in Hebrew too', () => {
  expect(readSpan(span('ביום שישי בתשע בבוקר', 'he'))).toMatchObject({ outcome: 'whole', title: 'להתקשר לדנה' })
})

test('the report counts every one, and those that differ', () => {
  const report = spanReport(
    'mine',
    [span('tomorrow'), span('tomorrow'), span('soon'), span('daily', 'en', true)],
    ['kept'],
    9,
  )
  expect(report).toContain('once, every one     whole 66.7%, asked 0.0%, kept 33.3%, half 0.0% of 3')
  expect(report).toContain('once, different     whole 50.0%, asked 0.0%, kept 50.0%, half 0.0% of 2')
  expect(report).toContain('kept: soon')
})
