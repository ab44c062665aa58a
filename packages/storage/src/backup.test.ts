// Upgrading a file: a copy first, then the steps, then a look whether all is there. Going back is refused, with the way.

import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { streams } from '@pawl/operations'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { earlierStore, earlierStores } from '../../../testing/earlier-stores.ts'
import { all, contextOf } from '../../../testing/operation-context.ts'
import { examineStore, openStore } from './index.ts'

const files = earlierStores.filter(({ database }) => database === 'sqlite')

async function fileOf(name: string): Promise<string> {
  return ((await earlierStore({ name, database: 'sqlite' })) as { sqliteFile: string }).sqliteFile
}

/** Everything in it, but for how it is laid out on the disk. */
function contentOf(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true })
  const objects = database.prepare('select type, name, sql from sqlite_schema order by name').all() as {
    name: string
  }[]
  const rows = (
    database.prepare("select name from sqlite_schema where type = 'table'").all() as { name: string }[]
  ).map(({ name }) => [name, database.prepare(`select * from "${name}"`).all()])
  const version = database.prepare('pragma user_version').get()
  database.close()
  return { objects, rows, version }
}

describe('[UP1] a store written at', () => {
  test.each(files)('$name is copied before it is upgraded, and the copy is upgraded the same', async ({ name }) => {
    const file = await fileOf(name)
    const before = contentOf(file)
    const opened = await openStore({ sqliteFile: file })
    const backup = opened.upgrade?.backup as string
    await opened.close()
    expect(contentOf(backup)).toEqual(before)
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    const again = join(temporaryFolder(), 'pawl.db')
    copyFileSync(backup, again)
    const restored = await openStore({ sqliteFile: again })
    expect((await all(streams.verifyStore(contextOf(await restored.in())))).at(-1)).toMatchObject({ differences: 0 })
    await restored.close()
  })
})

test('[UP1] before an upgrade it is said how much there is, and what was examined is what is done', async () => {
  for (const { name } of files) {
    const sqliteFile = await fileOf(name)
    const { missing } = await examineStore({ sqliteFile })
    const coming: object[] = []
    const opened = await openStore({ sqliteFile }, { beforeUpgrade: (one) => coming.push(one) })
    expect(opened.upgrade?.migrations).toHaveLength(missing)
    expect(coming).toEqual([{ migrations: missing, tasks: expect.any(Number), events: expect.any(Number) }])
    await opened.close()
  }
})

test('[UP1] a new store and one of this version have nothing to copy', async () => {
  const sqliteFile = join(temporaryFolder(), 'pawl.db')
  for (let time = 0; time < 2; time++) {
    const opened = await openStore({ sqliteFile })
    expect(opened.upgrade).toBeUndefined()
    await opened.close()
  }
  expect(readdirSync(dirname(sqliteFile))).toEqual(['pawl.db'])
})

test('[UP1] where no copy can be made nothing is upgraded', async () => {
  const file = await fileOf('11')
  const before = contentOf(file)
  writeFileSync(join(dirname(file), 'backups'), 'in the way')
  await expect(openStore({ sqliteFile: file })).rejects.toThrow()
  expect(contentOf(file)).toEqual(before)
})

test('[UP1] a copy is never written over', async () => {
  const file = await fileOf('11')
  const first = await openStore({ sqliteFile: file })
  await first.close()
  copyFileSync(first.upgrade?.backup as string, file)
  const second = await openStore({ sqliteFile: file })
  await second.close()
  expect(second.upgrade?.backup).not.toBe(first.upgrade?.backup)
  expect(readdirSync(join(dirname(file), 'backups')).length).toBe(2)
})

test('[UP2] an upgrade that would lose a task or leave a reference to nothing is taken back', async () => {
  const file = await fileOf('11')
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  database.exec(`insert into events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, to_status, set_fields, cleared_fields)
    select 'nowhere', 'x', 1, 1, 'todo', 1, 'person:dana', 'addTask', 'open', '{}', '[]'`)
  database.close()
  const before = contentOf(file)
  await expect(openStore({ sqliteFile: file })).rejects.toMatchObject({ refusal: { code: 'MIGRATION_FAILED' } })
  expect(contentOf(file)).toEqual(before)
})

describe('[AM2] an older program at a newer store', () => {
  test('names the copy that it can open, if there is one', async () => {
    const file = join(temporaryFolder(), 'pawl.db')
    await (await openStore({ sqliteFile: file })).close()
    const upgrade = (sql: string) => {
      const database = new DatabaseSync(file)
      database.exec(sql)
      database.close()
    }
    upgrade("insert into migrations values (98, 'one', 'x', 0), (99, 'two', 'x', 0)")
    const refusal = () => openStore({ sqliteFile: file }).catch((error) => error.refusal)
    expect(await refusal()).toMatchObject({ code: 'STORE_TOO_NEW', variables: { backup: null } })
    mkdirSync(join(dirname(file), 'backups'))
    for (const name of ['before-0012-sort-names-by-bytes.db', 'before-0099-two.db', 'before-0098-one.db'])
      writeFileSync(join(dirname(file), 'backups', name), '')
    const backup = join(dirname(file), 'backups', 'before-0098-one.db')
    expect(await refusal()).toMatchObject({ variables: { backup } })
    expect(await examineStore({ sqliteFile: file })).toMatchObject({
      state: 'unfit',
      refusal: { variables: { backup } },
    })
  })
})
