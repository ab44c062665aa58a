// What follows for other tasks from writes that are stored together [D50]. A store asks it inside the commit, whatever the
// operation was, so that no change goes round it. Pure: the store loads what is asked for.
//
// FD1. `waitsFor` is those of `blockedBy` that are not done, `droppedBlockers` those of them that were dropped, and `blocks` is
//      the other direction of `blockedBy`: after every commit, for every task, whatever its own status.
// FD2. What was dropped is never done: who waits for it goes on waiting until a person says otherwise.
// FD3. What follows is an edit by `effect`, in the name of whoever caused it, and no part of what they can undo: undoing the
//      cause makes it follow again.
// FD4. A task that replaces another takes over those that wait for it [D34].
// FD5. A write that touches none of this costs a look at two of its fields.

import {
  decideEdit,
  EFFECT,
  type FieldChangesOf,
  type Lifecycle,
  lifecycleOf,
  present,
  type Task,
  type TaskEvent,
} from '@pawl/kernel'
import type { Write } from '../ports/write.ts'
import { endOf, type LinkField, linksOf } from './links.ts'

type Tasks = ReadonlyMap<string, Task>

/** Whether a write may change anything for other tasks. */
export function hasFollowers({ task, event }: Write): boolean {
  return movesEnd(task, event) || changesBlockers(event)
}

/** Whether a change sets or clears `blockedBy`. */
function changesBlockers({ set, cleared }: TaskEvent): boolean {
  return set.blockedBy !== undefined || cleared.includes('blockedBy')
}

function movesEnd(task: Task, event: TaskEvent): boolean {
  if (task.fields.blocks === undefined || event.from === event.to || event.from === null) return false
  return (
    endOf({ lifecycle: task.lifecycle, status: event.from }) !== endOf({ lifecycle: task.lifecycle, status: event.to })
  )
}

/** Those that came to depend on more and could so have come to wait for themselves: nobody waits for what is new yet. */
export function addsBlockers(writes: readonly Write[], before: Tasks): readonly string[] {
  const fresh = new Set(writes.filter(({ event }) => event.from === null).map(({ task }) => task.id))
  const ids = writes.flatMap(({ task, event }) => {
    if (!changesBlockers(event)) return []
    const earlier = before.get(task.id)
    const known = earlier === undefined ? [] : linksOf(earlier, 'blockedBy')
    const added = linksOf(task, 'blockedBy').filter((id) => !known.includes(id))
    return added.length > 0 && (!fresh.has(task.id) || added.some((id) => fresh.has(id))) ? [task.id] : []
  })
  return [...new Set(ids)]
}

/** Those whose earlier state has to be known: to be loaded before the writes are stored. */
export function idsBefore(writes: readonly Write[]): readonly string[] {
  const changed = writes.filter(({ event }) => event.from !== null && changesBlockers(event))
  return [...new Set(changed.map(({ task }) => task.id))]
}

/** Those that something may follow for: to be loaded after the writes are stored. */
export function idsAround(writes: readonly Write[], before: Tasks): readonly string[] {
  const ids = new Set<string>()
  const add = (more: readonly string[]) => {
    for (const id of more) ids.add(id)
  }
  for (const { task, event } of writes) {
    if (movesEnd(task, event)) add(linksOf(task, 'blocks'))
    if (!changesBlockers(event)) continue
    add(linksOf(task, 'blockedBy'))
    const earlier = before.get(task.id)
    if (earlier !== undefined) add(linksOf(earlier, 'blockedBy'))
  }
  return [...ids]
}

/** The edits that follow. `around` are the tasks of `idsAround`; what was just written is newer than what it has. */
export function followingWrites(writes: readonly Write[], before: Tasks, around: Tasks): readonly Write[] {
  const latest = new Map(around)
  for (const { task } of writes) latest.set(task.id, task)
  const links = new Links(latest)
  const causes = new Map<string, TaskEvent>()
  const causedBy = (event: TaskEvent, ids: readonly string[]) => {
    for (const id of ids) causes.set(id, event)
  }
  for (const { task: written, event } of writes) {
    const { id } = written
    const now = present(latest.get(id))
    const replaced = event.from === null ? written.fields.replaces_task_id : undefined
    if (typeof replaced === 'string' && latest.has(replaced)) {
      causedBy(event, [id, replaced, ...links.of(replaced, 'blocks')])
      links.takeOver(replaced, id)
    }
    if (changesBlockers(event)) {
      const earlier = before.get(id)
      const touched = new Set([...links.of(id, 'blockedBy'), ...(earlier ? linksOf(earlier, 'blockedBy') : [])])
      causedBy(event, [id, ...touched])
      for (const blocker of touched) links.setBlocks(blocker, id)
      links.setWaiting(id)
    }
    if (movesEnd(now, event)) {
      causedBy(event, links.of(id, 'blocks'))
      for (const dependent of links.of(id, 'blocks')) links.setWaiting(dependent)
    }
  }
  return links.changed().flatMap(([task, fields]) => {
    const { by, principal, at } = present(causes.get(task.id))
    const lifecycle: Lifecycle = lifecycleOf(task)
    // It may have been written itself in this commit, after its cause was.
    const latestAt = Math.max(at, task.updatedAt)
    const edit = { by, principal, at: latestAt, as: EFFECT, fields: fields as FieldChangesOf<Lifecycle> }
    const decision = decideEdit(lifecycle, task, edit)
    return decision.refused || 'unchanged' in decision ? [] : [{ task: decision.task, event: decision.event }]
  })
}

/** The links of some tasks as they are to be. */
class Links {
  readonly #tasks: Tasks
  readonly #changed = new Map<string, Map<LinkField, readonly string[]>>()

  constructor(tasks: Tasks) {
    this.#tasks = tasks
  }

  of(id: string, field: LinkField): readonly string[] {
    const task = this.#tasks.get(id)
    return this.#changed.get(id)?.get(field) ?? (task === undefined ? [] : linksOf(task, field))
  }

  /** What it waits for, by how those it depends on have ended. One that is not known here stays what it was. */
  setWaiting(id: string): void {
    const [waits, dropped] = [this.of(id, 'waitsFor'), this.of(id, 'droppedBlockers')]
    const blockers = this.of(id, 'blockedBy')
    const isEnded = (blocker: string, end: 'done' | 'dropped', unless: boolean) => {
      const task = this.#tasks.get(blocker)
      return task === undefined ? unless : endOf(task) === end
    }
    this.#set(
      id,
      'waitsFor',
      blockers.filter((one) => !isEnded(one, 'done', !waits.includes(one))),
    )
    this.#set(
      id,
      'droppedBlockers',
      blockers.filter((one) => isEnded(one, 'dropped', dropped.includes(one))),
    )
  }

  /** Whether the blocker lists the task in its `blocks`. */
  setBlocks(blocker: string, id: string): void {
    const knows = this.of(blocker, 'blocks')
    const [has, wants] = [knows.includes(id), this.of(id, 'blockedBy').includes(blocker)]
    if (wants && !has) this.#set(blocker, 'blocks', [...knows, id])
    if (has && !wants)
      this.#set(
        blocker,
        'blocks',
        knows.filter((one) => one !== id),
      )
  }

  takeOver(replaced: string, by: string): void {
    const dependents = this.of(replaced, 'blocks')
    this.#set(by, 'blocks', [...this.of(by, 'blocks'), ...dependents])
    this.#set(replaced, 'blocks', [])
    for (const id of dependents) {
      const swapped = this.of(id, 'blockedBy').map((one) => (one === replaced ? by : one))
      this.#set(id, 'blockedBy', [...new Set(swapped)])
      this.setWaiting(id)
    }
  }

  /** The tasks whose links differ now, with the new values; null clears a field. */
  changed(): readonly (readonly [Task, { readonly [field: string]: readonly string[] | null }])[] {
    return [...this.#changed].flatMap(([id, fields]) => {
      const task = this.#tasks.get(id)
      if (task === undefined) return []
      const values = [...fields].map(([field, list]) => [field, list.length === 0 ? null : list] as const)
      return [[task, Object.fromEntries(values)] as const]
    })
  }

  #set(id: string, field: LinkField, list: readonly string[]): void {
    const fields = this.#changed.get(id) ?? new Map<LinkField, readonly string[]>()
    fields.set(field, list)
    this.#changed.set(id, fields)
  }
}
