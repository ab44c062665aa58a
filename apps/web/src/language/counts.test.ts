import { expect, test } from 'vitest'
import { inboxPhrases } from '../governed/inbox/phrases.ts'
import { insightPhrases } from '../insight/phrases.ts'
import { roomsPhrases } from '../rooms/phrases.ts'
import { tasksPhrases } from '../tasks/phrases.ts'

const NUMBERS = [0, 1, 2, 3, 11]

test.each([
  [inboxPhrases.en.count, ['0 questions', 'one question', '2 questions', '3 questions', '11 questions']],
  [inboxPhrases.he.count, ['0 שאלות', 'שאלה אחת', 'שתי שאלות', '3 שאלות', '11 שאלות']],
  [roomsPhrases.he.waiting, ['0 ממתינות', 'אחת ממתינה', 'שתיים ממתינות', '3 ממתינות', '11 ממתינות']],
  [
    insightPhrases.he.dayCount,
    ['0 הימים האחרונים', 'היום האחרון', 'היומיים האחרונים', '3 הימים האחרונים', '11 הימים האחרונים'],
  ],
  [
    tasksPhrases.en.firstShown,
    ['the first 0 tasks', 'the first task', 'the first 2 tasks', 'the first 3 tasks', 'the first 11 tasks'],
  ],
])('[PL1] on a page what is counted agrees with its number: %#', (say, said) => {
  expect(NUMBERS.map(say)).toEqual(said)
})
