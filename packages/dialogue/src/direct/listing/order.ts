// The order tasks are shown in: what is due first, then what matters more, then as they were added; and which of them is to
// be done now, with the reasons.

import type { Moment } from '../../slots/deadline.ts'
import type { KnownTask } from '../../turn.ts'
import { localOf, today } from '../../when/moment.ts'
import { isPending } from '../changing/deeds.ts'
import { dayOf, isOverdue } from './filter.ts'

const RANKS: Readonly<Record<string, number>> = { urgent: 0, high: 1, medium: 2, low: 3 }
const USUAL = 2
const DONE = 9
const NEVER = '9999'

const rankOf = ({ priority }: KnownTask) => RANKS[priority ?? ''] ?? USUAL

/** What is done comes last. A list in which nothing is due, or matters more than the rest, stays as it was written (002). */
export function inOrder(tasks: readonly KnownTask[], moment: Moment): readonly KnownTask[] {
  const isPlain = tasks.every((task) => !isPending(task) || (task.deadline == null && rankOf(task) === USUAL))
  if (isPlain) return tasks
  return sorted(tasks, (task) => {
    if (!isPending(task)) return LAST
    const { deadline } = task
    return deadline == null
      ? (UNDATED_BY_RANK[rankOf(task)] as string)
      : `${dayOf(task, moment)}${rankOf(task)}${deadline}`
  })
}

const LAST = `${NEVER}${DONE}`
const UNDATED_BY_RANK = [0, 1, 2, 3].map((rank) => `${NEVER}${rank}`)

export function byPriority(tasks: readonly KnownTask[]): readonly KnownTask[] {
  return sorted(tasks, (task) => {
    const rank = isPending(task) ? rankOf(task) : DONE
    return `${rank}${task.deadline ?? NEVER}`
  })
}

/** Comes sooner: it is overdue, it is today's, it is urgent, it is near, it matters, it has a day. */
export function byUrgency(tasks: readonly KnownTask[], moment: Moment): readonly KnownTask[] {
  return sorted(tasks, (task) => {
    const urgency = urgencyOf(task, moment)
    const isByDay = urgency === NEAR || urgency === DATED
    return `${urgency}${isByDay ? 0 : rankOf(task)}${task.deadline ?? NEVER}`
  })
}

const [LATE, TODAY, URGENT, NEAR, IMPORTANT, DATED, UNDATED, LOW] = [0, 1, 2, 3, 4, 5, 6, 7]
/** So many days off is near. */
const SOON = 3

function urgencyOf(task: KnownTask, moment: Moment): number {
  const local = task.deadline == null ? undefined : localOf(task.deadline, moment)
  const days = local === undefined ? undefined : local.day - today(moment)
  if (isOverdue(task, moment)) return LATE
  if (days !== undefined && days <= 0) return TODAY
  if (task.priority === 'urgent') return URGENT
  if (days !== undefined && days <= SOON) return NEAR
  if (task.priority === 'high') return IMPORTANT
  if (days !== undefined) return DATED
  return task.priority === 'low' ? LOW : UNDATED
}

/** By what each is told by, and as they were where that is the same. */
function sorted(tasks: readonly KnownTask[], keyOf: (task: KnownTask) => string): readonly KnownTask[] {
  const keyed = tasks.map((task) => ({ task, key: keyOf(task) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return keyed.map(({ task }) => task)
}
