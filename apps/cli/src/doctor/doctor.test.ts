// What the doctor finds in folders, stores and servers that are really so.

import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { LANGUAGES } from '@pawl/contract'
import { openStore } from '@pawl/storage'
import { describe, expect, test } from 'vitest'
import { databases, temporaryFolder } from '../../../../testing/databases.ts'
import { earlierStore } from '../../../../testing/earlier-stores.ts'
import { runPawl, startPawl } from '../../../../testing/pawl-processes.ts'
import { phrasesOf } from '../phrases/languages.ts'
import { type Finding, SEVERITIES } from './finding.ts'
import { lookAtDisk, lookAtRuntime } from './look-at-machine.ts'
import { clockFinding } from './look-at-store.ts'

interface Report {
  readonly healthy: boolean
  readonly findings: readonly (Finding & { readonly message: string; readonly cure: string | null })[]
}

async function examined(dataFolder: string, env: Record<string, string> = {}) {
  const { code, document } = await runPawl(['--json', 'doctor'], { dataFolder, env, folder: temporaryFolder() })
  const { healthy, findings } = document as Report
  return { code, healthy, findings, codes: findings.map((one) => one.code) }
}

const filled = async (dataFolder = temporaryFolder()) => {
  await runPawl(['add', 'Milk'], { dataFolder })
  return dataFolder
}

const PAGE = 4096

/** Where a table begins in its file, counted in pages. */
function firstPageOf(table: string, file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  const { rootpage } = database.prepare('select rootpage from sqlite_schema where name = ?').get(table) as {
    rootpage: number
  }
  database.close()
  return rootpage - 1
}

test('[FH1] where nothing is wrong it says so, and makes nothing', async () => {
  const folder = join(temporaryFolder(), 'new')
  const { code, healthy, codes } = await examined(folder)
  expect({ code, healthy }).toEqual({ code: 0, healthy: true })
  expect(codes).toEqual([
    'node_good',
    'place_named',
    'folder_none',
    'disk_good',
    'database_none',
    'server_none',
    'clock_good',
  ])
  expect(existsSync(folder)).toBe(false)
})

test('[FH1] a folder with work in it, and the server that owns it, are well', async () => {
  const server = await startPawl({ dataFolder: await filled() })
  const { codes } = await examined(server.dataFolder)
  await server.kill()
  expect(codes).toEqual([
    'node_good',
    'place_named',
    'folder_good',
    'disk_good',
    'database_good',
    'server_good',
    'clock_good',
  ])
  expect((await examined(server.dataFolder)).codes).toContain('server_gone')
})

describe('[FH1] each trouble is named with its cure, and the exit code says whether commands are refused', () => {
  const asOther = process.getuid?.() === 0

  test('a file where the folder should be', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    const { code, findings } = await examined(file)
    expect(code).toBe(1)
    expect(findings.at(2)).toMatchObject({ code: 'folder_no_folder', cure: expect.stringContaining('--data') })
  })

  test.skipIf(asOther)('a folder that may not be written', async () => {
    const folder = await filled()
    chmodSync(folder, 0o500)
    expect((await examined(folder)).codes).toContain('folder_not_writable')
    chmodSync(folder, 0o700)
  })

  test.skipIf(asOther)('a file of the store that was left to root, or may only be read', async () => {
    const folder = await filled()
    chmodSync(join(folder, 'pawl.db'), 0o400)
    expect(await examined(folder)).toMatchObject({ code: 1, codes: expect.arrayContaining(['file_not_writable']) })
  })

  test('a folder that others can read', async () => {
    const folder = await filled()
    chmodSync(folder, 0o755)
    expect(await examined(folder)).toMatchObject({ code: 0, codes: expect.arrayContaining(['folder_open']) })
  })

  test('a file that is no database', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'pawl.db'), 'not a database, but long enough to be looked at')
    const { code, findings } = await examined(folder)
    expect(code).toBe(1)
    expect(findings.find(({ check }) => check === 'database')).toMatchObject({ code: 'database_away' })
  })

  test('a damaged database is named, and left as it is', async () => {
    const folder = await filled()
    const file = join(folder, 'pawl.db')
    const bytes = readFileSync(file)
    const page = firstPageOf('tasks', file)
    bytes.fill(0x55, page * PAGE, (page + 1) * PAGE)
    writeFileSync(file, bytes)
    const { code, codes } = await examined(folder)
    expect({ code, codes }).toMatchObject({ code: 1, codes: expect.arrayContaining(['database_damaged']) })
    expect(readFileSync(file).equals(bytes)).toBe(true)
  })

  test('a server that is not Pawl, and one that is not there', async () => {
    const other = createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    expect((await examined(temporaryFolder(), { PAWL_URL: url })).codes).toContain('server_stranger')
    await new Promise((resolve) => other.close(resolve))
    const { code, codes } = await examined(temporaryFolder(), { PAWL_URL: url })
    expect({ code, codes }).toEqual({
      code: 1,
      codes: ['node_good', 'place_server', 'server_unreachable', 'clock_good'],
    })
  })

  test('a server that answers and does not let one in', async () => {
    const server = await startPawl({ args: ['--require-sign-in'] })
    const { code, findings } = await examined(temporaryFolder(), { PAWL_URL: server.url })
    await server.kill()
    expect(code).toBe(1)
    expect(findings.find(({ code }) => code === 'server_refuses')).toMatchObject({
      cure: expect.stringContaining('PAWL_TOKEN'),
    })
  })

  test('what cannot be made to happen here', () => {
    expect(lookAtRuntime('24.6.0', '1').code).toBe('node_old')
    expect(lookAtRuntime('24.7.0', '1').code).toBe('node_good')
    expect([5e6, 5e7, 5e9].map((free) => lookAtDisk('/', () => free).code)).toEqual([
      'disk_full',
      'disk_low',
      'disk_good',
    ])
    expect(clockFinding(0, 20_000, 'x')).toMatchObject({ code: 'clock_off', facts: { seconds: 20 } })
  })
})

describe.each(databases)('[FH1] on $name', ({ name, emptyPlace }) => {
  const database = name === 'SQLite' ? 'sqlite' : 'postgres'
  const look = (place: object) => {
    const { sqliteFile = '', postgresUrl } = place as { sqliteFile?: string; postgresUrl?: string }
    return postgresUrl === undefined
      ? examined(join(sqliteFile, '..'))
      : examined(temporaryFolder(), { PAWL_DATABASE_URL: postgresUrl })
  }

  test('a store of this version is well, one of an earlier version will be upgraded and is not yet', async () => {
    const place = await emptyPlace()
    await (await openStore(place)).close()
    expect((await look(place)).codes).toContain('database_good')
    const earlier = await earlierStore({ name: '11', database })
    expect((await look(earlier)).codes).toContain('database_older')
    expect((await look(earlier)).codes).toContain('database_older')
  })
})

test('[LG1] every finding is said in every language, and every trouble has its cure', () => {
  const facts = { url: 'u', folder: 'f', missing: 2 }
  for (const language of LANGUAGES) {
    const { says, cures } = phrasesOf[language].firstHour.doctor
    for (const [code, severity] of Object.entries(SEVERITIES)) {
      expect(typeof says[code as keyof typeof says](facts)).toBe('string')
      if (severity !== 'good') expect(cures[code as keyof typeof cures](facts)).not.toBe('')
    }
  }
})

test('in a terminal it reads like a list, in the language asked for', async () => {
  const { stdout } = await runPawl(['doctor', '--lang', 'he'], { dataFolder: await filled() })
  expect(stdout).toMatch(/^✓ התוכנה: Pawl .* Node .*\n✓ איפה הנתונים:/)
  expect(stdout).toMatch(/הכול תקין\.\n$/)
})

test('[FH1] a database that cannot be reached is named without its password', async () => {
  const env = { PAWL_DATABASE_URL: 'postgres://dana:secret@127.0.0.1:1/none' }
  const { code, findings } = await examined(temporaryFolder(), env)
  const found = findings.find(({ check }) => check === 'database')
  expect({ code, found }).toMatchObject({ code: 1, found: { code: 'database_unreachable' } })
  expect(found?.message).toBe('PostgreSQL 127.0.0.1:1/none does not answer.')
})
