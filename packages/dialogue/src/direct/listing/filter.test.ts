import { expect, test } from 'vitest'
import { TaskBoard } from '../../../../../testing/task-board.ts'

/** Wednesday, 2026-01-07 at 10:00. */
const NOW = 1_767_780_000_000
const TASKS = [
  { id: 'a', number: 1, title: 'Pay the rent', status: 'open', deadline: '2026-01-07', priority: 'high' },
  { id: 'b', number: 2, title: 'Buy milk', status: 'open', deadline: '2026-01-08' },
  { id: 'c', number: 3, title: 'Renew passport', status: 'open', deadline: '2026-01-01', priority: 'urgent' },
  { id: 'd', number: 4, title: 'Call mom', status: 'open' },
]
const listed = (message: string) => {
  const { reply } = new TaskBoard(TASKS, NOW).hear(message)
  return TASKS.filter(({ title }) => reply.includes(title)).map(({ number }) => number)
}

test.each([
  ["what's due today?", [1]],
  ['what is due today', [1]],
  ['what is due tomorrow?', [2]],
  ["what's due on thursday?", [2]],
  ['show tasks due today', [1]],
  ["what's overdue?", [3]],
  ['show overdue tasks', [3]],
  ['show high priority', [1]],
  ['show my urgent tasks', [3]],
  ['מה יש לי לעשות מחר', [2]],
  ['מה יש לי לעשות היום?', [1]],
] as const)('[002 status words] %s lists what was asked for and nothing else', (message, numbers) => {
  expect(listed(message)).toEqual(numbers)
})

test.each(['show tasks about the garden', 'show my work tasks', 'list tasks tagged home'])(
  '[002 status words] %s is not answered with everything as if that were the answer',
  (message) => {
    const { reply } = new TaskBoard(TASKS, NOW).hear(message)
    expect(reply).toMatch(/can't filter|not sure|don't have any/)
  },
)
