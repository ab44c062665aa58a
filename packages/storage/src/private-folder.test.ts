import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { openStore, ownDataFolder, sqlitePlace } from './index.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('[DESIGN 5.7] nobody else of the machine can look into a data folder', () => {
  test.skipIf(process.platform === 'win32')('a new one is 0700 and every file in it 0600', async () => {
    const folder = join(temporaryFolder(), 'data')
    const opened = await openStore(sqlitePlace(folder))
    const ownership = ownDataFolder(folder)
    ownership.announce({ url: 'http://127.0.0.1:1', pid: 1, instance: 'x', secret: 'y' })
    await (await opened.in()).probe()
    const modes = Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))
    expect(modes).toMatchObject({ 'pawl.db': '600', 'pawl.db-wal': '600', 'pawl.db-shm': '600', 'server.json': '600' })
    expect(new Set(Object.values(modes))).toEqual(new Set(['600']))
    expect(modeOf(folder)).toBe('700')
    ownership.release()
    await opened.close()
  })

  test.skipIf(process.platform === 'win32')('one that an earlier version left open is closed', async () => {
    const folder = temporaryFolder()
    await (await openStore(sqlitePlace(folder))).close()
    writeFileSync(join(folder, 'server.json'), '{}')
    chmodSync(folder, 0o755)
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
    sqlitePlace(folder)
    expect([modeOf(folder), ...readdirSync(folder).map((name) => modeOf(join(folder, name)))]).toEqual([
      '700',
      ...readdirSync(folder).map(() => '600'),
    ])
  })

  test.skipIf(process.platform === 'win32')('a folder that holds other things is left as it is', () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'src'))
    chmodSync(folder, 0o755)
    sqlitePlace(folder)
    expect([modeOf(folder), modeOf(join(folder, 'pawl.db'))]).toEqual(['755', '600'])
  })

  test('a new one inside a repository is left alone by git; one that was there is not touched', () => {
    const repository = temporaryFolder()
    mkdirSync(join(repository, '.git'))
    sqlitePlace(join(repository, 'data'))
    expect(readdirSync(join(repository, 'data'))).toContain('.gitignore')
    mkdirSync(join(repository, 'mine', 'src'), { recursive: true })
    sqlitePlace(join(repository, 'mine'))
    expect(readdirSync(join(repository, 'mine'))).not.toContain('.gitignore')
  })
})
