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

/**
 * What is done comes last. A list in which nothing is due, or matters more than the rest, stays as it was written (002). `most`:
 * how many are asked for, if not all.
 */
export function inOrder(tasks: readonly KnownTask[], moment: Moment, most = tasks.length): readonly KnownTask[] {
  const isPlain = tasks.every((task) => !isPending(task) || (task.deadline == null && rankOf(task) === USUAL))
  if (isPlain) return most < tasks.length ? tasks.slice(0, most) : tasks
  const keyOf = (task: KnownTask) => {
    if (!isPending(task)) return LAST
    const { deadline } = task
    return deadline == null
      ? (UNDATED_BY_RANK[rankOf(task)] as string)
      : `${dayOf(task, moment)}${rankOf(task)}${deadline}`
  }
  return sorted(tasks, keyOf, most)
}

const LAST = `${NEVER}${DONE}`
const UNDATED_BY_RANK = [0, 1, 2, 3].map((rank) => `${NEVER}${rank}`)

export function byPriority(tasks: readonly KnownTask[], most = tasks.length): readonly KnownTask[] {
  const keyOf = (task: KnownTask) => `${isPending(task) ? rankOf(task) : DONE}${task.deadline ?? NEVER}`
  return sorted(tasks, keyOf, most)
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

/** By what each is told by, and as they were where that is the same. Of a long list few are shown, and the rest stays as it is. */
function sorted(
  tasks: readonly KnownTask[],
  keyOf: (task: KnownTask) => string,
  most = tasks.length,
): readonly KnownTask[] {
  const keyed = tasks.map((task) => ({ task, key: keyOf(task) }))
  const first = most < keyed.length ? firstOf(keyed, most) : keyed.sort(byKey)
  return first.map(({ task }) => task)
}

interface Keyed {
  readonly task: KnownTask
  readonly key: string
}

const byKey = ({ key: a }: Keyed, { key: b }: Keyed) => (a < b ? -1 : a > b ? 1 : 0)

/** The first so many of what would be sorted. */
function firstOf(keyed: readonly Keyed[], most: number): readonly Keyed[] {
  const first: Keyed[] = []
  for (const one of keyed) {
    const last = first[most - 1]
    if (last !== undefined && !(one.key < last.key)) continue
    const before = first.findLastIndex(({ key }) => !(one.key < key))
    first.splice(before + 1, 0, one)
    if (first.length > most) first.pop()
  }
  return first
}
