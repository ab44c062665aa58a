// Groups that are left over, values for each, exceptions, and what is only said besides an order.

import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../../../../testing/outcomes.ts'
import { TaskBoard } from '../../../../testing/task-board.ts'
import { TUESDAY, thirtyTasks } from '../../../../testing/thirty-tasks.ts'

/** What the last of these comes to, on the list of someone who uses it. */
function after(...messages: readonly string[]): string {
  const board = new TaskBoard(thirtyTasks('en'), TUESDAY)
  return messages.map((message) => outcomeOf(board.say(message), board.tasks)).at(-1) ?? ''
}

describe('those that are left', () => {
  test('[TO1] the others are those that nothing was done to; a number that does not fit names none', () => {
    expect(after('show #shopping', 'the present is done', 'move the other three to friday')).toBe(
      'change Buy milk due 2026-11-20 + change Buy eggs due 2026-11-20 + change Buy bread due 2026-11-20',
    )
    expect(after('show #shopping', 'the present is done', 'move the other two to friday')).toBe('nothing')
  })

  test('[EX1] those that are excepted are not asked about, and nothing is done without a yes', () => {
    expect(after('delete all shopping tasks except the milk')).toBe('delete? ?')
    expect(after('delete all shopping tasks except the milk', 'yes')).not.toContain('milk')
  })

  test('[EO1] one verb gives several tasks a value each; if one of them is not there, nothing is done', () => {
    expect(after('move the dentist to friday and the budget to monday')).toBe(
      'change Call the dentist due 2026-11-20T09:00 + change Review the budget due 2026-11-23',
    )
    expect(after('move the dentist to friday and the yacht to monday')).not.toMatch(/^change /)
  })
})

describe('what is said besides', () => {
  test('[SB1] [SB2] an order is read without its reason; a deletion is asked about', () => {
    expect(after("since it's raining, move the dry run of the budget to monday")).not.toMatch(/^change /)
    expect(after("since it's raining, push the budget to monday")).toBe('change? Review the budget due 2026-11-23')
    expect(after('complete 4, 5 and 99')).not.toMatch(/^done /)
    expect(after('my car broke down, delete the dentist task')).toBe('delete? Call the dentist')
  })

  test.each([
    'if it rains, delete the dentist task',
    'when dana calls, move the budget to monday',
    'I called the dentist, no answer',
  ])('[SB3] [SB4] what is not so yet, or came to nothing, changes nothing: %s', (message) => {
    expect(after(message)).not.toMatch(/^(?:delete|change|done) /)
  })

  test('[CT1] courtesies are left out, and nothing else is', () => {
    const polite = "Hello there! Hope you're well. Could you kindly move the budget to Monday? Many thanks"
    expect(after(polite)).toBe('change Review the budget due 2026-11-23')
    expect(after('Hello there! Buy soap. Buy rope.')).not.toBe('add Buy soap')
  })

  test('[UB1] undo may say why', () => {
    expect(after('complete the budget', 'undo, it bounced')).toBe('undo Review the budget')
  })

  test('[ND1] a deed that is told of another thing completes nothing', () => {
    expect(after('i bought milk chocolate')).not.toContain('done')
  })

  test('[D13] the first of those that were shown is no day', () => {
    expect(after('show #home', 'make the second urgent', 'the first one too', 'no only the first')).not.toMatch(/due/)
  })
})
