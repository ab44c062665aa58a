// PostgreSQL as the guide says to set it up: a role of its own that is no superuser and owns its database.

import { expect, onTestFinished, test } from 'vitest'
import { ordinaryPostgres } from '../../../testing/databases.ts'
import { fillFurther, fillWorkspace } from '../../../testing/filled-workspace.ts'
import { add } from '../../../testing/to-dos.ts'
import { openStore } from './index.ts'

test('a role that is no superuser can make the tables, fill and read them, and hear of other servers', async () => {
  const postgresUrl = await ordinaryPostgres()
  const stores = await Promise.all([openStore({ postgresUrl }), openStore({ postgresUrl })])
  onTestFinished(async () => {
    for (const opened of stores) await opened.close()
  })
  const [here, there] = await Promise.all(stores.map((opened) => opened.in()))
  if (here === undefined || there === undefined) throw new Error('two stores were opened')
  await fillWorkspace(here, 'alpha')
  await fillFurther(here, 'alpha')
  const snapshot = await there.openSnapshot()
  expect(await snapshot.counts()).toMatchObject({ conversations: 2, rooms: 2 })
  await snapshot.close()
  const { promise: heard, resolve } = Promise.withResolvers<void>()
  onTestFinished(there.onEvents(() => resolve()))
  await add(here, { title: 'Milk' })
  await heard
})
