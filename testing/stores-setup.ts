// Before tests with stores: a folder for their files, and a PostgreSQL started for each worker unless DATABASE_URL names
// one. Where it cannot be started those tests are left out (`left-out.ts`); the rest is run.

import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openStore } from '../packages/storage/src/index.ts'
import { oncePerRun } from './once-per-run.ts'
import { freshDatabase, type PostgresServer, PREPARED, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker: what goes on in one of its databases delays the event streams of all the others. None if it cannot be started here. */
    postgresUrls: readonly string[]
    /** On each of them: a database that has the schema and nothing else, to be copied. */
    postgresTemplate: string | null
  }
}

const TEMPLATE = 'pawl_template'
/** What all tests together leave behind is less: in files, and in databases of ten megabytes each. */
const ROOM_NEEDED = { files: 2 ** 31, databases: 6 * 2 ** 30 }

export default async function setup(project: TestProject) {
  const { value, remove } = await oncePerRun('stores', async () => {
    const folder = mkdtempSync(join(folderWith(ROOM_NEEDED.files), 'pawl-tests-'))
    process.env.PAWL_TEST_FOLDER = folder
    const given = process.env.DATABASE_URL
    const servers = given === undefined ? await startEach(project.vitest.config.maxWorkers, folder) : []
    const urls = given === undefined ? servers.map(({ url }) => url) : [given]
    return {
      value: { urls, template: given === undefined ? TEMPLATE : null },
      remove: async () => {
        for (const server of servers) await server.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  })
  project.provide('postgresUrls', value.urls)
  project.provide('postgresTemplate', value.template)
  return remove
}

/** In memory where there is a place for it: stores sync each of their commits, and tests make many thousands. */
function folderWith(room: number): string {
  const inMemory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= room ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** The first is made, with its template; the others, and those that tests start for themselves, begin as copies of it. */
async function startEach(workers: number, folder: string): Promise<readonly PostgresServer[]> {
  const servers: PostgresServer[] = []
  const within = folderWith(ROOM_NEEDED.databases)
  // Whoever runs tests within a test has their own.
  delete process.env[PREPARED]
  try {
    const first = await startPostgres({ safe: false, within })
    servers.push(first)
    await makeTemplate(first.url)
    await first.halt('fast')
    const prepared = join(folder, 'postgres')
    first.copyTo(prepared)
    await first.resume()
    process.env[PREPARED] = prepared
    while (servers.length < workers) servers.push(await startPostgres({ safe: false, within }))
  } catch (error) {
    process.stderr.write(`PostgreSQL cannot be started here: ${(error as Error).message}\n`)
    for (const server of servers) await server.stop()
    return []
  }
  return servers
}

/** Copying a database takes a tenth of what all migrations take. */
async function makeTemplate(serverUrl: string): Promise<void> {
  const store = await openStore({ postgresUrl: await freshDatabase(serverUrl, { name: TEMPLATE }) })
  await store.close()
}
