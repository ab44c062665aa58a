// One suite over both databases: what the log of events promises.

import { defaultSettings } from '@pawl/contract'
import type { TaskEvent } from '@pawl/kernel'
import { newId, type StoredRecord, type WorkspaceStore } from '@pawl/operations'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { add, move, times } from '../../../../testing/to-dos.ts'
import { twoStores } from '../../../../testing/two-stores.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  let store: WorkspaceStore
  let there: WorkspaceStore
  beforeEach(() => {
    store = now.store
    there = now.there
  })

  test('[S5] gives every event once, in order, however it is cut into pages', async () => {
    const added = await Promise.all(times(25, (index) => add(store, { title: `task ${index}` })))
    await Promise.all(added.map(({ task }) => store.changeTask({ id: task.id }, move('done'))))
    const seen: TaskEvent[] = []
    let position: string | null = null
    for (;;) {
      const page = await store.eventsAfter(position, 7)
      if (page.length === 0) break
      seen.push(...page.map((stored) => stored.event))
      position = page.at(-1)?.position ?? null
    }
    expect(position).toBe(await store.lastPosition())
    expect(new Set(seen.map((event) => `${event.taskId}@${event.version}`)).size).toBe(50)
    const placeOf = new Map(seen.map((event, index) => [`${event.taskId}@${event.version}`, index]))
    for (const { task } of added) {
      expect(placeOf.get(`${task.id}@1`) as number).toBeLessThan(placeOf.get(`${task.id}@2`) as number)
    }
  })

  test('[S5] whoever follows while many write misses nothing', async () => {
    const seen: string[] = []
    let position: string | null = null
    let over = false
    const follow = (async () => {
      for (let idle = 0; idle < 3; ) {
        const page = await store.eventsAfter(position, 10)
        for (const { event } of page) seen.push(`${event.taskId}@${event.version}`)
        position = page.at(-1)?.position ?? position
        if (page.length === 0) {
          if (over) idle++
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      }
    })()
    const writers = [store, there].map(async (one) => {
      for (let round = 0; round < 20; round++) await Promise.all(times(5, () => add(one, { title: 'x' })))
    })
    await Promise.all(writers)
    over = true
    await follow
    expect(seen).toHaveLength(200)
    expect(new Set(seen).size).toBe(200)
  })

  test('calls listeners, also for what another program stored', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = store.onEvents(() => resolve())
    await add(there, { title: 'from elsewhere' })
    await promise
    stop()
  })

  test('calls back when what has no event was stored, here or in another process', async () => {
    const settings = {
      ...defaultSettings(),
      roles: ['a'],
      entryRole: 'a',
      parallel: 1,
      leaseSeconds: 60,
      resetSuspects: false,
    }
    const room = (id: string) => ({ id, settings, createdBy: 'person:dana', createdAt: 1 })
    const body = { title: 'Grow' }
    const record = { kind: 'initiative', version: 1, subject: '', state: 'active', body, actor: 'person:dana', at: 1 }
    const deeds = [
      (one: WorkspaceStore) => one.insertRoom(room(newId())),
      (one: WorkspaceStore) => one.insertRecord({ ...record, id: newId() } as StoredRecord),
    ]
    for (const one of [store, there]) {
      for (const deed of deeds) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const stop = store.onRecords(resolve)
        await deed(one)
        await promise
        stop()
      }
    }
  })
})
