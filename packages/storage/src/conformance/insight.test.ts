// One suite over both databases: what a look back is promised.

import {
  createTask,
  decide,
  governed,
  type Lifecycle,
  lifecycleOf,
  room,
  type Task,
  type TaskEvent,
  todo,
} from '@pawl/kernel'
import { newId, type TaskScope, type WorkspaceStore } from '@pawl/operations'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { EVERYONE } from '../../../../testing/everyone.ts'
import { all } from '../../../../testing/operation-context.ts'
import { twoStores } from '../../../../testing/two-stores.ts'
import { PAGE } from '../insight-rows.ts'

let number = 0
const made = (lifecycle: Lifecycle, at: number, fields: object, status?: string) =>
  createTask(lifecycle, {
    id: newId(),
    number: ++number,
    by: 'person:dana',
    at,
    fields: { ...fields },
    ...(status !== undefined && { status }),
  })

const moved = (task: Task, to: string, at: number) => {
  const decision = decide(lifecycleOf(task), task, { as: EVERYONE, to, by: 'person:dana', at })
  if (decision.refused) throw new Error(decision.error.code)
  return decision
}

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  let store: WorkspaceStore
  beforeEach(() => {
    store = now.store
    number = 0
  })
  const fill = async (events: readonly TaskEvent[], tasks: readonly Task[]) => {
    const intake = await store.openIntake()
    await intake.addEvents(events)
    await intake.addTasks(tasks)
    await intake.commit()
  }
  const seen = async (scope: TaskScope, since: number, statuses: readonly string[]) => {
    const snapshot = await store.openSnapshot()
    const changes = (await all(snapshot.statusChanges(scope, since))).flat()
    const stays = (await all(snapshot.stays(scope, statuses))).flat()
    const counts = await snapshot.statusCounts(scope)
    await snapshot.close()
    return { changes: changes.sort((a, b) => a.at - b.at), stays, counts }
  }

  test('a change of status says when the status it left was entered; an edit is none', async () => {
    const added = made(todo, 1_000, { title: 'Milk' })
    const started = moved(added.task, 'in_progress', 2_000)
    const edit = { ...started.event, version: 3, at: 3_000, trigger: 'editTask', from: 'in_progress' }
    const done = moved({ ...started.task, version: 3 }, 'done', 4_000)
    await fill([added.event, started.event, edit, done.event], [done.task])
    const { changes, counts } = await seen({ lifecycle: 'todo' }, 1_500, [])
    expect(changes).toEqual([
      { at: 2_000, from: 'open', to: 'in_progress', enteredAt: 1_000 },
      { at: 4_000, from: 'in_progress', to: 'done', enteredAt: 2_000 },
    ])
    expect(counts).toEqual({ done: 1 })
    expect((await seen({ lifecycle: 'todo' }, 0, [])).changes[0]).toEqual({
      at: 1_000,
      from: null,
      to: 'open',
      enteredAt: null,
    })
  })

  test('more than a page comes whole, each once', async () => {
    const many = Array.from({ length: PAGE + 500 }, (_, index) => made(todo, index * 10_000, { title: 'One of many' }))
    await fill(
      many.map(({ event }) => event),
      many.map(({ task }) => task),
    )
    const since = 400 * 10_000
    const { changes, stays } = await seen({ lifecycle: 'todo' }, since, ['open', 'done'])
    expect(changes.map(({ at }) => at)).toEqual(
      Array.from({ length: PAGE + 100 }, (_, index) => since + index * 10_000),
    )
    expect(new Set(stays.map(({ taskId }) => taskId)).size).toBe(PAGE + 500)
    expect(stays).toHaveLength(PAGE + 500)
  })

  test('a room, or an initiative, is looked at by itself', async () => {
    const inRoom = (chatroomId: string, status: string) =>
      made(room, 1_000, { chatroomId, content: 'Build', origin: 'chat', role: 'builder', queuePosition: 1 }, status)
    const ofInitiative = (initiative_id: string) => made(governed, 2_000, { initiative_id, title: 'Plan' })
    const created = [
      ...[inRoom('a', 'pending'), inRoom('a', 'backlog'), inRoom('b', 'pending')],
      ...[ofInitiative('grow'), ofInitiative('shrink'), made(todo, 3_000, { title: 'Milk' })],
    ]
    await fill(
      created.map(({ event }) => event),
      created.map(({ task }) => task),
    )
    const idOf = (index: number) => created[index]?.task.id
    const here = await seen({ lifecycle: 'room', room: 'a' }, 0, ['pending'])
    expect(here.counts).toEqual({ pending: 1, backlog: 1 })
    expect(here.changes).toHaveLength(2)
    expect(here.stays).toEqual([{ taskId: idOf(0), status: 'pending', since: 1_000 }])
    const everywhere = await seen({ lifecycle: 'room' }, 0, ['pending'])
    expect(everywhere.stays.map(({ taskId }) => taskId).sort()).toEqual([idOf(0), idOf(2)].sort())
    const grown = await seen({ lifecycle: 'governed', initiative: 'grow' }, 0, ['pending'])
    expect(grown).toMatchObject({ counts: { pending: 1 }, stays: [{ taskId: idOf(3), since: 2_000 }] })
    expect(grown.changes).toHaveLength(1)
  })
})
