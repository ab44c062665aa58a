// One suite over both databases: what the port of conversations promises.

import { createTask, decide, lifecycleOf, type Task, todo } from '@pawl/kernel'
import { newId, type StoredMessage, type TurnRecord, type WorkspaceStore, type Write } from '@pawl/operations'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { EVERYONE } from '../../../../testing/everyone.ts'
import { tamperWith } from '../../../../testing/tamper.ts'
import { twoStores } from '../../../../testing/two-stores.ts'
import { openStore } from '../index.ts'
import { readMigrations } from '../migration-files.ts'

let clock = 1_000
const draft = (title: string) => {
  const creation = { id: newId(), by: 'person:dana', at: clock++, fields: { title } }
  return (number: number) => createTask(todo, { ...creation, number })
}
const moved = (task: Task, to: string): Write => {
  const decision = decide(lifecycleOf(task), task, { as: EVERYONE, to, by: 'person:dana', at: clock++ })
  if (decision.refused) throw new Error(decision.error.code)
  return decision
}
const message = (position: number, content: string, messageId: string | null = null): StoredMessage => ({
  position,
  role: position % 2 === 1 ? 'user' : 'assistant',
  content,
  at: clock++,
  messageId,
  moment: null,
  turn: position % 2 === 1 ? null : { reply: content },
})
const conversationOf = (id: string) => ({ id, owner: 'person:dana', mode: 'guided', createdAt: 1, updatedAt: 1 })

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  let store: WorkspaceStore
  beforeEach(async () => {
    store = now.store
  })
  const elsewhere = async () => now.there
  const turn = (first: number, more: Partial<TurnRecord> = {}): TurnRecord => ({
    conversation: conversationOf('talk'),
    begins: first === 1,
    messages: [message(first, `said ${first}`), message(first + 1, `answered ${first}`)],
    writes: [],
    ...more,
  })
  const said = async (from = store, limit = 50) =>
    (await from.lastMessages('talk', limit)).map(({ content }) => content)

  test('[C1] a turn is stored with its conversation, its messages and its writes', async () => {
    expect(await store.storeTurn(turn(1, { writes: [{ insert: draft('Milk') }] }))).toBe('stored')
    expect(await store.findConversation('talk')).toMatchObject({ owner: 'person:dana' })
    expect(await said()).toEqual(['said 1', 'answered 1'])
    expect((await store.tasksNow('todo')).tasks).toMatchObject([{ number: 1, fields: { title: 'Milk' } }])
  })

  test('[C1] several writes of one turn are done in their order', async () => {
    const { task } = await store.insertTask(draft('Milk'))
    const started = moved(task, 'in_progress')
    const done = moved(started.task, 'done')
    const writes = [{ update: started }, { update: done }, { insert: draft('Eggs') }]
    expect(await store.storeTurn(turn(1, { writes }))).toBe('stored')
    expect((await store.taskEvents(task.id)).map(({ event }) => event.to)).toEqual(['open', 'in_progress', 'done'])
    expect((await store.tasksNow('todo')).tasks).toMatchObject([{ status: 'done' }, { number: 2 }])
  })

  const adding = (first: number, taskId: string, more: Partial<TurnRecord> = {}) => {
    const executed = [
      { intent: 'add_task', success: true, task: taskId },
      { intent: 'add_task', success: false, task: null },
      { intent: 'update_task', success: true, task: 'another' },
    ]
    const answered = { ...message(first + 1, 'added'), turn: { reply: 'added', executed } }
    return turn(first, { messages: [message(first, 'add'), answered], ...more })
  }

  test('the conversation a task was added in is known by the task, and stays the first', async () => {
    await store.storeTurn(adding(1, 'milk'))
    expect(await store.conversationOfTask('milk')).toEqual(await store.findConversation('talk'))
    const later = { conversation: conversationOf('later') }
    await store.storeTurn(adding(1, 'milk', later))
    expect((await store.conversationOfTask('milk'))?.id).toBe('talk')
    expect(await store.conversationOfTask('another')).toBe(undefined)
    expect(await store.conversationOfTask('nothing')).toBe(undefined)
  })

  test('what was not stored adds nothing to a conversation', async () => {
    await store.storeTurn(turn(1))
    expect(await store.storeTurn(adding(1, 'milk', { begins: false }))).toBe('taken')
    expect(await store.conversationOfTask('milk')).toBe(undefined)
  })

  test('a store from before tasks knew their conversation learns it from what was said', async () => {
    const old = await freshPlace()
    const before = await openStore(old)
    await (await before.in()).storeTurn(adding(1, 'milk'))
    await before.close()
    const [migration] = readMigrations('sqliteFile' in old ? 'sqlite' : 'postgres').filter(({ number }) => number === 8)
    await tamperWith(old, ['drop table conversation_tasks', migration?.sql ?? ''])
    const after = await openStore(old)
    expect((await (await after.in()).conversationOfTask('milk'))?.id).toBe('talk')
    await after.close()
  })

  test('[C2] at a position that is taken nothing is stored, and nothing is done', async () => {
    await store.storeTurn(turn(1))
    expect(await store.storeTurn(turn(1, { begins: false, writes: [{ insert: draft('Milk') }] }))).toBe('taken')
    expect(await said()).toEqual(['said 1', 'answered 1'])
    expect((await store.tasksNow('todo')).tasks).toEqual([])
  })

  test('[C2] under a name that is taken nothing is stored, not even the answer', async () => {
    await store.storeTurn(turn(1, { messages: [message(1, 'said', 'm'), message(2, 'answered')] }))
    expect(await store.storeTurn(turn(3, { messages: [message(3, 'again', 'm'), message(4, 'done')] }))).toBe('taken')
    expect(await said()).toEqual(['said', 'answered'])
  })

  test('[C2] a write that was decided on an older task sinks the whole turn', async () => {
    const { task } = await store.insertTask(draft('Milk'))
    const late = moved(task, 'deleted')
    await (await elsewhere()).changeTask({ id: task.id }, (now) => ({ refused: false, ...moved(now, 'in_progress') }))
    expect(await store.storeTurn(turn(1, { writes: [{ insert: draft('Eggs') }, { update: late }] }))).toBe('stale')
    expect(await store.findConversation('talk')).toBeUndefined()
    expect((await store.tasksNow('todo')).tasks).toMatchObject([{ status: 'in_progress' }])
  })

  test('[C2] of twenty turns at once at one position one is stored', async () => {
    await store.storeTurn(turn(1))
    const stores = [store, await elsewhere()]
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (stores[index % 2] as WorkspaceStore).storeTurn(turn(3, { writes: [{ insert: draft('Once') }] })),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
    expect((await store.tasksNow('todo')).tasks).toHaveLength(1)
    expect(await said()).toHaveLength(4)
  })

  test('[C3] tasks are the same array as long as they are the same, and new when anyone has changed one', async () => {
    const { task } = await store.insertTask(draft('Milk'))
    await store.insertTask(draft('Eggs'))
    const before = await store.tasksNow('todo')
    await store.storeTurn(turn(1))
    expect((await store.tasksNow('todo')).tasks).toBe(before.tasks)
    const there = await elsewhere()
    await there.insertTask(draft('Bread'))
    await there.changeTask({ id: task.id }, (now) => ({ refused: false, ...moved(now, 'done') }))
    const after = await store.tasksNow('todo')
    expect(after.tasks.map(({ number, status }) => [number, status])).toEqual([
      [1, 'done'],
      [2, 'open'],
      [3, 'open'],
    ])
    expect(await store.tasksAt('todo', before.moment)).toEqual(before.tasks)
    expect(await store.tasksAt('todo', after.moment)).toEqual(after.tasks)
  })

  test('[C3] what is kept of the tasks is what is there, whatever happens between the looks', async () => {
    const there = await elsewhere()
    for (let round = 0; round < 20; round++) {
      const writers = Array.from({ length: 4 }, async (_, index) => {
        const writer = index % 2 === 0 ? store : there
        const { task } = await writer.insertTask(draft(`Task ${round}.${index}`))
        await writer.changeTask({ id: task.id }, (now) => ({ refused: false, ...moved(now, 'in_progress') }))
      })
      const looks = await Promise.all([store.tasksNow('todo'), ...writers, store.tasksNow('todo')])
      for (const look of [looks[0], looks.at(-1)]) {
        const { tasks, moment } = look as Awaited<ReturnType<WorkspaceStore['tasksNow']>>
        expect(await store.tasksAt('todo', moment)).toEqual(tasks)
      }
    }
    expect((await store.tasksNow('todo')).tasks).toHaveLength(80)
  })

  test('what others have said since is seen, and only the last so many', async () => {
    await store.storeTurn(turn(1))
    expect(await said()).toHaveLength(2)
    await (await elsewhere()).storeTurn(turn(3))
    expect(await said()).toEqual(['said 1', 'answered 1', 'said 3', 'answered 3'])
    expect(await said(store, 3)).toEqual(['answered 1', 'said 3', 'answered 3'])
    expect(await said(store, 60)).toHaveLength(4)
    expect(await said(store, 1_000)).toHaveLength(4)
  })

  test('a late answer to something said earlier is seen', async () => {
    await store.storeTurn(turn(1, { messages: [message(1, 'said 1')] }))
    await store.storeTurn(turn(3))
    expect(await said()).toHaveLength(3)
    expect(await store.storeTurn(turn(2, { messages: [message(2, 'late')] }))).toBe('stored')
    expect(await said()).toEqual(['said 1', 'late', 'said 3', 'answered 3'])
  })
})
