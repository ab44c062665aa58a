// Which of day and month comes first is asked once in a conversation [D45].

import { expect, test } from 'vitest'
import { TaskBoard } from '../../../../testing/task-board.ts'

/** When the last of these is due; undefined if it is asked. */
function due(...said: readonly string[]): string | null | undefined {
  const board = new TaskBoard([])
  return said.map((message) => board.say(message).command).at(-1)?.fields.deadline
}

test('[D45] what was answered once holds for the next day in digits', () => {
  expect(due('add pay the fine on 5/6')).toBeUndefined()
  expect(due('add pay the fine on 5/6', 'june 5', 'add call jo on 3/4')).toBe('2026-04-03')
  expect(due('add pay the fine on 5/6', 'may 6', 'add call jo on 3/4', 'move it to 7/8')).toBe('2026-07-08')
})

test('[D45] so does a day that could be read in one way only', () => {
  expect(due('add party on 25/12', 'add call jo on 3/4')).toBe('2026-04-03')
  expect(due('add party on 12/25', 'add call jo on 3/4')).toBe('2026-03-04')
})

test('[D45] the newest counts', () => {
  expect(due('add party on 25/12', 'add lunch on 12/31', 'add call jo on 3/4')).toBe('2026-03-04')
})

test('[D45] what is no day tells nothing', () => {
  expect(due('add call the 24/7 line', 'add call jo on 3/4')).toBeUndefined()
  expect(due('add buy 3/4 of a pie', 'add call jo on 5/6')).toBeUndefined()
})

test('[D45] in Hebrew the day comes first, whatever was said in English', () => {
  expect(due('add party on 12/25', 'תוסיף וטרינר ב-3/4')).toBe('2026-04-03')
})
