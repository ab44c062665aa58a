// Tasks with ids of the caller's own: a number is an id only after task, id, number or #, or as the whole object [D47].

import { describe, expect, test } from 'vitest'
import { createReader } from './create-reader.ts'
import { type KnownTask, type Mode, takeTurn } from './index.ts'

const reader = createReader()

const TASKS: readonly KnownTask[] = [
  { id: '5', title: 'Pay the electricity bill', status: 'open' },
  { id: '9', title: 'Read chapter 7', status: 'open' },
  { id: '3', title: 'לקנות 2 כרטיסים', status: 'open' },
]
const turn = (message: string, mode: Mode) => takeTurn(reader, { history: [], tasks: TASKS, message, mode, now: 0 })
const touched = (message: string, mode: Mode) => turn(message, mode).command.ref?.task_id

describe.each(['direct', 'guided'] as const)('%s', (mode) => {
  test.each([
    'delete read chapter 5',
    'delete chapter 5',
    'remove 5 eggs from the fridge',
    'delete the 5 old drafts',
    'update the budget for 5 people',
    'מחק את פרק 5',
    'תמחק 3 תפוחים',
  ])('[D47] a number inside %j is no id', (message) => {
    expect(['5', '3']).not.toContain(touched(message, mode))
  })

  test.each(['delete task 5', 'delete #5', 'delete id 5', 'delete 5', 'מחק משימה 5', 'מחק 5'])(
    '[D47] %j names the task whose id is 5',
    (message) => {
      expect(touched(message, mode)).toBe('5')
    },
  )
})
