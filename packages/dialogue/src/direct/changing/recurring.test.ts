// What comes again, with those of the series that are done beside the one that is open.

import { expect, test } from 'vitest'
import { outcomeOf } from '../../../../../testing/outcomes.ts'
import { TaskBoard } from '../../../../../testing/task-board.ts'
import type { KnownTask } from '../../index.ts'

const SERIES: readonly KnownTask[] = [
  { id: 'a1', number: 1, title: 'Water the plants', status: 'done', deadline: '2026-01-02' },
  {
    id: 'a2',
    number: 2,
    title: 'Water the plants',
    status: 'open',
    deadline: '2026-01-09',
    recurrence: 'FREQ=WEEKLY;BYDAY=FR',
    reminders: ['-PT1H'],
  },
  { id: 'a3', number: 3, title: 'Gym', status: 'open' },
]

const heard = (message: string) => {
  const board = new TaskBoard(SERIES)
  return { board, turn: board.say(message) }
}

test.each([
  ['[D14] postpone water the plants to monday', 'change Water the plants due 2026-01-12'],
  ['[RC1] skip water the plants this week', 'change Water the plants due 2026-01-16'],
  ['[RC2] remind me about water the plants a day before', 'change Water the plants remind -PT1H remind -P1D'],
  ['[RC1] water the plants should not repeat anymore', 'change Water the plants no more'],
])('%s is about the one that is open', (claim, outcome) => {
  const { board, turn } = heard(claim.replace(/^\[\w+\] /, ''))
  expect(outcomeOf(turn, board.tasks)).toBe(outcome)
  expect(turn.command.ref?.task_id).toBe('a2')
})

test.each(["don't remind me about water the plants", 'delete the reminder for water the plants'])(
  '[RC3] %s deletes its reminders, and not the task',
  (message) => {
    const { board, turn } = heard(message)
    expect(turn.command).toMatchObject({ intent: 'update_task', fields: { reminders: [] } })
    expect(board.titles()).toHaveLength(3)
  },
)

test('[RC3] [D38] of a task without reminders it is asked whether it is to go', () => {
  const { turn } = heard('stop reminding me about the gym')
  expect(turn.command.ready).toBe(false)
  expect(turn.detected).toEqual(['DELETE_TASK'])
})

test('[RC1] what does not come again is not left out', () => {
  const { turn } = heard('skip the gym this week')
  expect(turn.command.ready).toBe(false)
})
