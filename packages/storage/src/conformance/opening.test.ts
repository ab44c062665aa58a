// One suite over both databases: what opening a store promises.

import type { WorkspaceStore } from '@pawl/operations'
import { describe, expect, test } from 'vitest'
import { byHand } from '../../../../testing/by-hand.ts'
import { databases } from '../../../../testing/databases.ts'
import { add, everything, times } from '../../../../testing/to-dos.ts'
import { openStore } from '../index.ts'

describe.each(databases)('on $name', ({ emptyPlace }) => {
  test('programs that start together on an empty database migrate it once', async () => {
    const empty = await emptyPlace()
    const stores = await Promise.all(times(4, () => openStore(empty)))
    const workspaces = await Promise.all(stores.map((one) => one.in()))
    await Promise.all(workspaces.map((one) => add(one, { title: 'hello' })))
    expect(await (workspaces[0] as WorkspaceStore).listTasks(everything)).toHaveLength(4)
    await Promise.all(stores.map((one) => one.close()))
  })

  test('[S2] what one was told is stored is there for the next', async () => {
    const durable = await emptyPlace()
    const first = await openStore(durable)
    const { task } = await add(await first.in(), { title: 'stays' })
    await first.close()
    const second = await openStore(durable)
    expect(await (await second.in()).findTask({ number: task.number })).toEqual(task)
    await second.close()
  })

  test('a database newer than the program is refused with both versions named', async () => {
    const newer = await emptyPlace()
    await (await openStore(newer)).close()
    await byHand(
      newer,
      'sqliteFile' in newer ? 'pragma user_version = 99' : "insert into migrations values (99, 'later')",
    )
    await expect(openStore(newer)).rejects.toMatchObject({
      refusal: { code: 'STORE_TOO_NEW', variables: { found: 99, supported: expect.any(Number) } },
    })
  })
})
