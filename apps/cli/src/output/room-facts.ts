// What a task in a room says of itself, wherever it is shown.

import { REASON_FIELDS, type RoomTaskView, shownReason, type TaskView, wordsOf } from '@pawl/contract'
import { moment } from './moment.ts'
import type { Screen } from './screen.ts'
import { statusName } from './table-words.ts'

/** Of a task that is shown alone, in this order. */
export const SHOWN_IN_ROOMS: readonly string[] = [
  ...['chatroomId', 'status', 'assignedTo', 'claimedBy', 'priority', 'value', 'complexity', 'progress', 'result'],
  ...['failures', 'lastFailure', 'pausedUntil', 'question', 'askedOf', 'answer'],
  ...['setAsideBecause', 'sentBackBecause', 'releasedBecause'],
]

/** What there is to say of a task in a room, each with its name. */
export function roomFacts(
  task: Pick<TaskView, 'lifecycle' | 'status'> & Partial<Pick<RoomTaskView, 'assignedTo' | 'role' | 'pausedUntil'>>,
  fields: readonly string[],
  screen: Screen,
): [name: string, value: string][] {
  const names: Readonly<Record<string, string>> = {
    ...wordsOf[screen.language].fields,
    status: screen.phrases.headings.status,
  }
  const values: Readonly<Record<string, unknown>> = {
    ...task,
    status: statusName(task.lifecycle, task.status, screen),
    assignedTo: task.assignedTo ?? task.role,
    pausedUntil: task.pausedUntil && moment(task.pausedUntil),
  }
  return fields.flatMap((field) => {
    const value = values[field]
    if (value === undefined) return []
    const text = REASON_FIELDS.includes(field) ? shownReason(String(value), screen.language) : String(value)
    return [[names[field] ?? field, screen.quote(text)]]
  })
}
