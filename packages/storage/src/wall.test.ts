// The second wall between workspaces on PostgreSQL, as a role that is no superuser: what a statement sees and changes that forgets
// its condition, on each of the ways that statements are sent.

import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { ordinaryPostgres } from '../../../testing/databases.ts'
import { earlierStore } from '../../../testing/earlier-stores.ts'
import { fillFurther, fillWorkspace } from '../../../testing/filled-workspace.ts'
import { renumberingProxy } from '../../../testing/renumbering-proxy.ts'
import { openStore } from './index.ts'
import { connect, LIMITS } from './postgres/connect.ts'
import { Sender } from './postgres/send.ts'
import { inTransaction } from './postgres/store-writes.ts'

const OWN = 'alpha'
const OTHER = 'omega beside it'
/** Sign-ins are those of a person, whichever workspace they are in. */
const UNWALLED = ['sign_ins']
/** Nothing is filed there by what the workspaces are filled with. */
const ROWS: Readonly<Record<string, string>> = {
  spending: `select name, 'r-1', 1, 1, '', '', 1, 1`,
  todo_shares: `select name, 'person:dana', 'todo-1'`,
}
/** Read without the wall, for no index of words works behind it; what is found is read from the tasks, behind it. */
const READ_BY_ALL = ['task_words']
/** Statements about every workspace by right read these, and nothing else. */
const SEEN_EVERYWHERE = [
  'calendars',
  'channels',
  'deliveries',
  'invitations',
  'members',
  'record_heads',
  'tasks',
  'tokens',
  'workspaces',
]
/** As PostgreSQL says it. */
const REFUSED = expect.objectContaining({ code: '42501' })

async function filled() {
  const url = await ordinaryPostgres()
  const store = await openStore({ postgresUrl: url })
  for (const name of [OWN, OTHER]) {
    await fillWorkspace(await store.in(name), name)
    await fillFurther(await store.in(name), name)
  }
  await store.close()
  return url
}

function pooled(url: string): pg.Pool {
  const pool = connect(url, LIMITS)
  onTestFinished(() => pool.end())
  return pool
}

async function byHand(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Those that have a column for it. */
async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'pawl' and column_name = 'workspace' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Each way a statement is sent, with a sender on it. */
async function eachWay(url: string, workspace: string, work: (sender: Sender, way: string) => Promise<void>) {
  const pool = pooled(url)
  // The first may go out before it is known that there is no pooler.
  await new Sender(pool, OTHER).read('warm_up', 'select $1')
  await work(new Sender(pool, workspace), 'by itself')
  await inTransaction(pool, 'begin', (client) => work(new Sender(client, workspace), 'in a transaction'))
  const proxy = await renumberingProxy(url)
  onTestFinished(proxy.close)
  const behind = pooled(proxy.url)
  await work(new Sender(behind, workspace), 'by itself behind a pooler')
  await inTransaction(behind, 'begin', (client) =>
    work(new Sender(client, workspace), 'in a transaction behind a pooler'),
  )
}

test('[WW1] every table that has a workspace is behind the wall, also for the owner of the tables', async () => {
  const client = await byHand(await filled())
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'pawl'::regnamespace and relrowsecurity and relforcerowsecurity order by 1`,
  )
  const walled = rows.map(({ relname }) => relname)
  expect(walled).toEqual((await tablesOf(client)).filter((table) => !UNWALLED.includes(table)))
})

test('[WW1] a statement that forgets its condition sees nothing of another workspace', async () => {
  const url = await filled()
  const client = await byHand(url)
  for (const [table, row] of Object.entries(ROWS))
    await client.query(`insert into pawl.${table} ${row} from unnest(array['${OWN}', '${OTHER}']) as name`)
  const tables = (await tablesOf(client)).filter((table) => ![...UNWALLED, ...READ_BY_ALL].includes(table))
  await eachWay(url, OWN, async (sender, way) => {
    for (const table of tables) {
      const seen = await sender.readOnce<{ workspace: string }>(
        `select distinct workspace from pawl.${table} where $1 <> ''`,
      )
      expect(seen, `${table} ${way}`).toEqual([{ workspace: OWN }])
      const { rows } = await client.query(`select distinct workspace from pawl.${table}`)
      expect(rows.length, `${table} has something of both`).toBeGreaterThan(1)
    }
  })
})

test('[WW1] a statement that forgets its condition changes and deletes nothing of another, and adds nothing there', async () => {
  const url = await filled()
  const client = await byHand(url)
  const tables = (await tablesOf(client)).filter((table) => !UNWALLED.includes(table))
  await eachWay(url, 'of nobody', async (sender, way) => {
    for (const table of tables) {
      const changed = await sender.readOnce(`update pawl.${table} set workspace = $1 where true returning 1`)
      const deleted = await sender.readOnce(`delete from pawl.${table} where $1 <> '' returning 1`)
      expect([changed, deleted], `${table} ${way}`).toEqual([[], []])
    }
  })
  const lease = `insert into pawl.leases (workspace, task_id, session, epoch, renewed_at) values ('${OTHER}', $1, 's', 1, 1)`
  const sender = new Sender(pooled(url), OWN)
  const moved = `update pawl.leases set workspace = '${OTHER}' where $1 <> ''`
  for (const sql of [lease, moved]) await expect(sender.readOnce(sql)).rejects.toMatchObject({ cause: REFUSED })
})

test('[WW1] what is about every workspace by right sees only where there is such a thing, and leaves the rest alone', async () => {
  const url = await filled()
  const tables = await tablesOf(await byHand(url))
  await eachWay(url, OWN, async (sender, way) => {
    for (const table of tables.filter((name) => ![...UNWALLED, ...READ_BY_ALL].includes(name))) {
      const seen = await sender.everywhere('reads', `select distinct workspace from pawl.${table}`, [])
      expect(seen.length > 1, `${table} ${way}`).toBe(SEEN_EVERYWHERE.includes(table))
      expect(await sender.everywhere('writes', `delete from pawl.${table} returning 1`, []), `${table} ${way}`).toEqual(
        [],
      )
    }
    const tasks = await sender.everywhere('writes', 'update pawl.tasks set version = version + 1 returning 1', [])
    expect(tasks, way).toEqual([])
    const own = await sender.readOnce<{ workspace: string }>(`select distinct workspace from pawl.tasks where $1 <> ''`)
    expect(own, `afterwards ${way}`).toEqual([{ workspace: OWN }])
  })
})

test('[WW1] a connection of ours that does not say what it is about finds nothing', async () => {
  const { rows } = await pooled(await filled()).query('select 1 from pawl.tasks')
  expect(rows).toEqual([])
})

test('a person with psql, a dump, and a server of the version before say nothing, and see everything', async () => {
  const client = await byHand(await filled())
  const seen = async () => (await client.query('select distinct workspace from pawl.tasks')).rows.length
  expect(await seen()).toBe(2)
  // What pg_dump says of itself, unless it is told --enable-row-security: it would rather fail than leave something out.
  await client.query('set row_security = off')
  await expect(seen()).rejects.toEqual(REFUSED)
})

test('[WW3] behind a pooler nothing that was said stays on a connection', async () => {
  const proxy = await renumberingProxy(await ordinaryPostgres())
  onTestFinished(proxy.close)
  const store = await openStore({ postgresUrl: proxy.url })
  for (const name of [OWN, OTHER]) await fillWorkspace(await store.in(name), name)
  await store.close()
  const pool = pooled(proxy.url)
  const sender = new Sender(pool, OWN)
  const saidIn = async () => (await pool.query(`select current_setting('pawl.workspace') as said`)).rows[0].said
  for (let times = 0; times < 3; times++) {
    const seen = await sender.readOnce<{ workspace: string }>(
      `select distinct workspace from pawl.tasks where $1 <> ''`,
    )
    expect(seen).toEqual([{ workspace: OWN }])
    expect(await saidIn()).toBe('-')
  }
  expect(pool.totalCount).toBe(1)
})

test('[AM3] what was shared and asked before there was a wall is found behind it', async () => {
  const store = await openStore(await earlierStore({ name: '39', database: 'postgres' }))
  onTestFinished(() => store.close())
  const own = await store.in()
  const query = { lifecycle: 'todo', statuses: ['open'], sort: 'number', limit: 9 } as const
  const shared = await own.listTasks({ ...query, owners: ['person:noa'] })
  expect(shared.map(({ fields }) => fields.title)).toEqual(['Buy a ring'])
  const [initiative] = await own.records({ kind: 'initiative', limit: 9 })
  const items = await own.itemsAbout({ initiative: String(initiative?.id) })
  expect(items.map(({ body }) => body)).toMatchObject([{ type: 'InitiativeAssign' }])
})
