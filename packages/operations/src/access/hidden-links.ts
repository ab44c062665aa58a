// What depends on a task is named in the task (`blocks`), for whoever ends it. So a to-do of one's own that depends on work of a room stands in
// that work, and in its events, which others see. To them it is not there [D41]: answers leave it out, and so do live streams.
//
// HL1. Of those that depend on a task only those are named that are there for whoever asks.
// HL2. An event that changed nothing else is left out for everyone but whoever is alone: it would say who has something of the kind, and
//     since when. What a task itself waits for is said, as a number where it may not be seen: somebody who may see both said so.

import type { Outcome } from '@pawl/contract'
import type { TaskEvent } from '@pawl/kernel'
import type { TaskReader } from '../ports/task-store.ts'

interface Viewed {
  readonly lifecycle: unknown
  blocks?: readonly string[]
}
type Happened = Pick<TaskEvent, 'set' | 'cleared'>

/** The same outcome, for whoever sees this store. */
export async function withoutHidden(
  store: Pick<TaskReader, 'findTasks'>,
  outcome: Outcome<unknown>,
): Promise<Outcome<unknown>> {
  if (outcome.refused) return outcome
  const found: Viewed[] = []
  gather(outcome.value, found)
  if (found.length === 0) return outcome
  const ids = [...new Set(found.flatMap(({ blocks = [] }) => blocks))]
  const seen = new Set((await store.findTasks(ids)).map(({ id }) => id))
  for (const view of found) {
    const rest = view.blocks?.filter((id) => seen.has(id)) ?? []
    if (rest.length === 0) delete view.blocks
    else view.blocks = rest
  }
  return outcome
}

/** An event without what depends on its task; undefined if it says nothing else. */
export function leftOf<Event extends Happened>(event: Event): Event | undefined {
  const { set, cleared } = event
  if (!('blocks' in set) && !cleared.includes('blocks')) return event
  const { blocks: _, ...rest } = set
  const others = cleared.filter((field) => field !== 'blocks')
  return Object.keys(rest).length + others.length === 0 ? undefined : { ...event, set: rest, cleared: others }
}

/** The tasks in an answer that name what depends on them. What is in an answer was made for it, and may be changed. */
function gather(value: unknown, found: Viewed[]): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    leaveOut(value)
    for (const one of value) gather(one, found)
    return
  }
  if ('blocks' in value && 'lifecycle' in value) found.push(value as Viewed)
  if (!isTaskView(value)) for (const key in value) gather((value as Record<string, unknown>)[key], found)
}

/** What stands in a task are its fields. */
const isTaskView = (value: object) => 'lifecycle' in value && 'createdAt' in value

const isEvent = (value: unknown): value is Happened =>
  typeof value === 'object' && value !== null && 'trigger' in value && 'set' in value && 'cleared' in value

function leaveOut(list: unknown[]): void {
  if (!list.some((one) => isEvent(one) && leftOf(one) !== one)) return
  const kept = list.flatMap((one) => (isEvent(one) ? (leftOf(one) ?? []) : one))
  list.splice(0, list.length, ...kept)
}
