// Before tests with stores: a folder for their files, and a PostgreSQL started for each worker unless DATABASE_URL names
// one. Where it cannot be started those tests are left out (`left-out.ts`); the rest is run.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { oncePerRun } from './once-per-run.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker: what goes on in one of its databases delays the event streams of all the others. None if it cannot be started here. */
    postgresUrls: readonly string[]
  }
}

export default async function setup(project: TestProject) {
  const { value: urls, remove } = await oncePerRun('stores', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pawl-tests-'))
    process.env.PAWL_TEST_FOLDER = folder
    const given = process.env.DATABASE_URL
    const servers = given === undefined ? await startEach(project.vitest.config.maxWorkers) : []
    return {
      value: given === undefined ? servers.map(({ url }) => url) : [given],
      remove: async () => {
        for (const server of servers) await server.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  })
  project.provide('postgresUrls', urls)
  return remove
}

async function startEach(workers: number): Promise<readonly PostgresServer[]> {
  const servers: PostgresServer[] = []
  try {
    for (let worker = 0; worker < workers; worker++) servers.push(await startPostgres({ safe: false }))
  } catch (error) {
    process.stderr.write(`PostgreSQL cannot be started here: ${(error as Error).message}\n`)
    for (const server of servers) await server.stop()
    return []
  }
  return servers
}
