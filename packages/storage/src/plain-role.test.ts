// PostgreSQL as the guide says to set it up: a role of its own that is no superuser and owns its database.

import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyPostgres } from '../../../testing/databases.ts'
import { fillFurther, fillWorkspace } from '../../../testing/filled-workspace.ts'
import { add } from '../../../testing/to-dos.ts'
import { openStore } from './index.ts'

async function ownedDatabase(): Promise<string> {
  const url = new URL(await emptyPostgres())
  const database = url.pathname.slice(1)
  const client = new pg.Client(url.href)
  await client.connect()
  await client.query(`create role owner_of_${database} login password 'secret'`)
  await client.query(`alter database ${database} owner to owner_of_${database}`)
  await client.end()
  url.username = `owner_of_${database}`
  url.password = 'secret'
  return url.href
}

test('a role that is no superuser can make the tables, fill and read them, and hear of other servers', async () => {
  const postgresUrl = await ownedDatabase()
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
