import { expect, test } from 'vitest'
import { phrasesOf } from './languages.ts'

const { en: englishPhrases, he: hebrewPhrases } = phrasesOf
const NUMBERS = [0, 1, 2, 3, 11]

test.each([
  ['tasks', englishPhrases.shown, ['0 tasks', '1 task', '2 tasks', '3 tasks', '11 tasks']],
  ['tasks', hebrewPhrases.shown, ['0 משימות', 'משימה אחת', 'שתי משימות', '3 משימות', '11 משימות']],
  [
    'failures',
    (times: number) => englishPhrases.rooms.failedBefore(times).slice(10, -8),
    ['0 times', '1 time', '2 times', '3 times', '11 times'],
  ],
  [
    'failures',
    (times: number) => hebrewPhrases.rooms.failedBefore(times).slice('היא נכשלה קודם '.length, -1),
    ['0 פעמים', 'פעם אחת', 'פעמיים', '3 פעמים', '11 פעמים'],
  ],
  [
    'days',
    (days: number) => englishPhrases.board.age(days * 86_400 || 0),
    ['0 s', '1 day', '2 days', '3 days', '11 days'],
  ],
  ['days', (days: number) => hebrewPhrases.board.age(days * 86_400), ['0 שנ׳', 'יום', 'יומיים', '3 ימים', '11 ימים']],
  ['hours', (hours: number) => hebrewPhrases.board.age(hours * 3600), ['0 שנ׳', 'שעה', 'שעתיים', '3 שע׳', '11 שע׳']],
])('[PL1] %s agree with their number: %#', (_, say, said) => {
  expect(NUMBERS.map(say)).toEqual(said)
})

test('[PL1] what is counted agrees with what is said of it', () => {
  expect([1, 2, 3].map((tasks) => hebrewPhrases.imported(tasks, tasks))).toEqual([
    'יובאה משימה אחת עם אירוע אחד.',
    'יובאו שתי משימות עם שני אירועים.',
    'יובאו 3 משימות עם 3 אירועים.',
  ])
  expect(hebrewPhrases.insight.flowed(1, 2, 2)).toBe('אחת נוצרה ושתיים הסתיימו בתוך יומיים.')
})
