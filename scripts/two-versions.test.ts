// An upgrade as it goes: a server of this version and one of the next share a database while one after the other is started
// again. The next version is this one under a later number, with one migration more [decision 0040].

import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { databases, type Place } from '../testing/databases.ts'
import { runPawlAlone, startPawl } from '../testing/pawl-processes.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { buildCommand } from './build-command.mjs'
import { root } from './paths.mjs'

// Below the project, so that it finds the libraries that stay outside of it.
const NEXT = join(root, 'node_modules', '.cache', 'next-version', 'cli', 'dist', 'pawl.cjs')
const NEXT_VERSION = '99.0.0'
const LATER = ['0999-add-something-later.sql', 'create table something_later (id integer);']

beforeAll(() =>
  buildCommand({
    outdir: join(NEXT, '..'),
    sourcemaps: false,
    later: { version: NEXT_VERSION, migrations: [LATER] },
  }),
)

async function serving(place: Place, program?: string) {
  const server = await startPawl({ place, ...(program && { program }) })
  onTestFinished(() => server.kill())
  return server
}

const databaseOf = (place: Place) => ({ PAWL_DATABASE_URL: 'postgresUrl' in place ? place.postgresUrl : '' })

/** A command of either version through a server of either. */
async function ask(url: string, words: readonly string[], program?: string) {
  const { code, document } = await runPawlAlone(['--json', ...words], {
    dataFolder: temporaryFolder(),
    env: { PAWL_URL: url },
    ...(program && { program }),
  })
  return { code, document: document as Record<string, unknown> }
}

describe.runIf(databases.some(({ name }) => name === 'PostgreSQL'))('two versions over one PostgreSQL', () => {
  const postgres = databases.find(({ name }) => name === 'PostgreSQL')

  test('[AM2] the older reads and refuses to write until it is the newer, and nothing that was written is lost', {
    timeout: 120_000,
  }, async () => {
    const place = (await postgres?.freshPlace()) as Place
    const older = await serving(place)
    await ask(older.url, ['add', 'before the upgrade'])
    const newer = await serving(place, NEXT)

    // Each command goes through each server.
    expect(await ask(newer.url, ['add', 'by the older command'])).toMatchObject({ code: 0 })
    expect(await ask(newer.url, ['add', 'by the newer command'], NEXT)).toMatchObject({ code: 0 })
    for (const program of [undefined, NEXT])
      expect(await ask(older.url, ['add', 'too late'], program)).toMatchObject({
        code: 1,
        document: { error: { code: 'STORE_UPGRADED' } },
      })
    const titles = ['before the upgrade', 'by the older command', 'by the newer command']
    for (const { url } of [older, newer]) {
      const listed = await fetch(`${url}/api/tasks`).then((answer) => answer.json())
      expect(listed).toMatchObject({ tasks: titles.map((title) => ({ title })) })
    }
    expect((await ask(newer.url, ['doctor'])).document).toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ code: 'server_version' })]),
    })

    // Started again, the older one is not let in; the newer one in its place writes.
    await older.stop()
    const { document } = await runPawlAlone(['--json', 'serve', '--port', '0'], { env: databaseOf(place) })
    expect(document).toMatchObject({ error: { code: 'STORE_TOO_NEW' } })
    const upgraded = await serving(place, NEXT)
    expect(await ask(upgraded.url, ['done', '2'], NEXT)).toMatchObject({ code: 0 })
  })
})
