// What there is for a principal: which rooms, whose to-dos, whether governed work. SI1 to SI5 are those of `seen-store.ts`.

import type { Principal } from '@pawl/contract'
import { room as roomTable, type Task, todo } from '@pawl/kernel'
import type { Owners } from '../ports/task-store.ts'
import { isThereFor, ownersOf } from './relations.ts'

/** What there is for a principal; where something is left out, all of it. */
export interface Sight {
  readonly rooms: ReadonlySet<string> | undefined
  readonly owners: Owners | undefined
  /** Places that are for others alone, as `room:mill` and `initiative:…`. */
  readonly closed: ReadonlySet<string>
  /** Governed work is there, where it is not closed. */
  readonly governed: boolean
  /** Only this task, by number. */
  readonly task?: number | undefined
  /** Who looks: a System1 sees the task it was given, whoever the initiative is for. */
  readonly name?: string
}

export const NONE: ReadonlySet<string> = new Set()

export const EVERYTHING: Sight = { rooms: undefined, owners: undefined, closed: NONE, governed: true }

/** `closed` are the places that are not for this principal. */
export function sightOf(principal: Principal, closed: readonly string[]): Sight {
  const { rooms, systems = [], alone, name, task } = principal
  const places = { closed: closed.length === 0 ? NONE : new Set(closed), name, task }
  if (rooms !== undefined) return { rooms: new Set(rooms), owners: [], governed: systems.length > 0, ...places }
  return alone ? EVERYTHING : { rooms: undefined, owners: ownersOf(principal), governed: true, ...places }
}

/** Whether a task is there. */
export function isSeen(
  { rooms, owners, closed, governed, name, task: only }: Sight,
  task: Pick<Task, 'lifecycle' | 'fields' | 'number'>,
): boolean {
  if (only !== undefined && task.number !== only) return false
  switch (task.lifecycle) {
    case roomTable.name:
      return hasRoom({ rooms, closed }, String(task.fields.chatroomId))
    case todo.name:
      return owners === undefined || isThereFor(owners, task)
    default:
      if (name === `agent:${task.fields.assignee}`) return true
      return governed && !closed.has(`initiative:${task.fields.initiative_id}`)
  }
}

export function hasRoom({ rooms, closed }: Pick<Sight, 'rooms' | 'closed'>, room: string): boolean {
  return (rooms === undefined || rooms.has(room)) && !closed.has(`room:${room}`)
}

/** A room or an initiative, as `room:mill` and `initiative:…`. */
export function hasPlace(sight: Pick<Sight, 'rooms' | 'closed' | 'governed'>, place: string): boolean {
  if (place.startsWith('room:')) return hasRoom(sight, place.slice('room:'.length))
  return sight.governed && !sight.closed.has(place)
}
