// Programs of different versions on one store: the older one refuses what it does not know, by name, and writes nothing.

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { defaultSettings, renderError } from '@pawl/contract'
import { createTask, todo } from '@pawl/kernel'
import { newId, type WorkspaceStore } from '@pawl/operations'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { databases, type Place } from '../../../testing/databases.ts'
import { earlierStore } from '../../../testing/earlier-stores.ts'
import { storedToken } from '../../../testing/stored-token.ts'
import { openStore } from './index.ts'

const LATER = { number: 99, name: 'add-something-later' }
const add = (store: WorkspaceStore) => {
  const creation = { id: newId(), by: 'person:dana', at: 1, fields: { title: 'x' } }
  return store.insertTask((number) => createTask(todo, { ...creation, number }))
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { refusal?: { code: string; variables: object } }) => error.refusal,
  )

/** What a newer program does when it starts: on PostgreSQL it also says whom the database is to refuse. */
async function upgradeByAnother(place: Place): Promise<void> {
  const { number, name } = LATER
  const record = `insert into migrations (number, name, checksum, applied_at) values (${number}, '${name}', 'x'`
  if ('sqliteFile' in place) return byHand(place, `${record}, 0)`, 'alter table tasks add column later text')
  const guard = `create or replace function pawl.refuse_outdated_writers() returns trigger language plpgsql as $$ begin
    if nullif(current_setting('pawl.schema', true), '')::integer < ${number} then
      raise exception '00${number}-${name}' using errcode = 'PW001'; end if; return null; end $$`
  return byHand(place, `${record}, now())`, guard)
}

async function byHand(place: Place, ...sqls: readonly string[]): Promise<void> {
  if ('sqliteFile' in place) {
    const file = new DatabaseSync(place.sqliteFile, { timeout: 5000 })
    for (const sql of sqls) file.exec(sql)
    file.close()
    return
  }
  const client = new pg.Client(place.postgresUrl)
  await client.connect()
  await client.query('set search_path to pawl')
  for (const sql of sqls) await client.query(sql)
  await client.end()
}

describe.each(databases)('on $name', ({ name, emptyPlace }) => {
  const database = name === 'SQLite' ? 'sqlite' : 'postgres'

  test('[AM2] a server beside a newer schema refuses every write and says so in both languages; it can still read', async () => {
    const place = await emptyPlace()
    const opened = await openStore(place)
    const store = await opened.in()
    const { task } = await add(store)
    await upgradeByAnother(place)
    const room = { id: 'build', createdBy: 'person:dana', createdAt: 1 }
    const settings = {
      ...defaultSettings(),
      roles: ['a'],
      entryRole: 'a',
      parallel: 1,
      leaseSeconds: 1,
      resetSuspects: false,
    }
    const token = storedToken({ name: 'ci' })
    const record = { kind: 'policy', id: 'p', version: 1, subject: '', state: 'active', body: {} } as const
    const refusals = await Promise.all([
      refusalOf(add(store)),
      refusalOf(store.insertRoom({ ...room, settings })),
      refusalOf(store.insertToken(token)),
      refusalOf(store.insertRecord({ ...record, actor: 'person:dana', at: 1 })),
      refusalOf(add(store)),
    ])
    const upgraded = { code: 'STORE_UPGRADED', variables: { migration: '0099-add-something-later' } }
    expect(refusals).toMatchObject(refusals.map(() => upgraded))
    for (const language of ['en', 'he'] as const)
      expect(JSON.stringify(renderError(refusals[0] as never, language))).toContain('0099-add-something-later')
    expect(await store.findTask({ id: task.id })).toEqual(task)
    expect((await store.listTasks({ lifecycle: 'todo', statuses: ['open'], sort: 'number', limit: 9 })).length).toBe(1)
    await opened.close()
  })

  test('[AM2] an older program does not open a newer store, and names what it does not know', async () => {
    const place = await emptyPlace()
    await (await openStore(place)).close()
    await upgradeByAnother(place)
    expect(await refusalOf(openStore(place))).toMatchObject({
      code: 'STORE_TOO_NEW',
      variables: { found: 99, migration: '0099-add-something-later' },
    })
  })

  test.each([
    [
      'was changed since',
      `update migrations set checksum = 'x' where number = 3`,
      'MIGRATION_CHANGED',
      '0003-create-rooms',
    ],
    [
      'this program does not have',
      `update migrations set name = 'gone' where number = 3`,
      'MIGRATION_UNKNOWN',
      '0003-gone',
    ],
  ])('[AM2] a store with a migration that %s is refused by its name', async (_, sql, code, migration) => {
    const place = await emptyPlace()
    await (await openStore(place)).close()
    await byHand(place, sql)
    expect(await refusalOf(openStore(place))).toMatchObject({ code, variables: { migration } })
  })

  test('an upgrade that fails is named and changes nothing: with its cause gone it succeeds', async () => {
    const place = await earlierStore({ name: '08-cheaper-rooms', database })
    const [on, made] =
      'sqliteFile' in place
        ? ['', 'before update on tasks begin select 1; end']
        : [' on tasks', `before update on tasks execute function refuse_change('x')`]
    const trigger = 'tasks_move_one_version_at_a_time'
    await byHand(place, `drop trigger ${trigger}${on}`)
    expect(await refusalOf(openStore(place))).toMatchObject({
      code: 'MIGRATION_FAILED',
      variables: { migration: expect.stringContaining('file-no-deadline-last') },
    })
    await byHand(place, `create trigger ${trigger} ${made}`)
    await (await openStore(place)).close()
  })

  test('[AM3] two processes that open an old store at once: one upgrades it, the other waits', async () => {
    const place = await earlierStore({ name: '08-cheaper-rooms', database })
    const script = join(import.meta.dirname, '../../../testing/open-store.ts')
    const open = () => promisify(execFile)(process.execPath, [script, JSON.stringify(place)])
    const outputs = await Promise.all([open(), open(), open()])
    expect(outputs.map(({ stdout }) => stdout.trim())).toEqual(['opened', 'opened', 'opened'])
  })
})
