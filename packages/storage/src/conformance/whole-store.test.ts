// One suite over both databases: what the port of the whole store promises.

import { createTask, todo } from '@pawl/kernel'
import type { WorkspaceStore } from '@pawl/operations'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { add, everything, move, times } from '../../../../testing/to-dos.ts'
import { twoStores } from '../../../../testing/two-stores.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  let store: WorkspaceStore
  beforeEach(() => {
    store = now.store
  })

  test('a snapshot does not see what is stored after it was opened', async () => {
    const { task } = await add(store, { title: 'before' })
    const snapshot = await store.openSnapshot()
    expect(await snapshot.counts()).toMatchObject({ tasks: 1, events: 1 })
    await add(store, { title: 'after' })
    await store.changeTask({ id: task.id }, move('done'))
    expect(await snapshot.counts()).toMatchObject({ tasks: 1, events: 1 })
    expect((await snapshot.tasksAfter(0, 10)).map((one) => one.task.status)).toEqual(['open'])
    await snapshot.close()
  })

  describe('an intake', () => {
    const written = times(3, (index) =>
      createTask(todo, { id: `task${index}`, number: index + 5, by: 'x', at: 1, fields: { title: `t${index}` } }),
    )

    test('that is abandoned leaves nothing, and one that is committed leaves all of it', async () => {
      for (const end of ['abandon', 'commit'] as const) {
        const intake = await store.openIntake()
        await intake.addEvents(written.map((write) => write.event))
        await intake.addTasks(written.map((write) => write.task))
        expect(await intake.snapshot().counts()).toMatchObject({ tasks: 3, events: 3 })
        await intake[end]()
        expect(await store.listTasks(everything)).toHaveLength(end === 'commit' ? 3 : 0)
      }
      expect((await add(store, { title: 'next' })).task.number).toBe(8)
    })

    test('keeps others waiting, not failing', async () => {
      const intake = await store.openIntake()
      const waiting = add(store, { title: 'patient' })
      await intake.addEvents(written.map((write) => write.event))
      await intake.addTasks(written.map((write) => write.task))
      await intake.commit()
      expect((await waiting).task.number).toBe(8)
    })
  })
})
