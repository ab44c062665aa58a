// Before all tests: the command and the web app are built, a Chromium is found or installed, and a PostgreSQL started
// for each worker, unless DATABASE_URL names one. What cannot be had is left out (`left-out.ts`); the rest is run.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildCommand } from '../scripts/build-command.mjs'
import { findChromium } from '../scripts/find-chromium.mjs'
import { prepare } from '../scripts/prepare.mjs'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker: what goes on in one of its databases delays the event streams of all the others. None if it cannot be started here. */
    postgresUrls: readonly string[]
    chromium: string | null
  }
}

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'pawl-tests-'))
  process.env.PAWL_TEST_FOLDER = folder
  const tidy = () => rmSync(folder, { recursive: true, force: true })
  await buildCommand()
  await prepare()
  project.provide('chromium', findChromium() ?? null)
  const given = process.env.DATABASE_URL
  if (given !== undefined) {
    project.provide('postgresUrls', [given])
    return tidy
  }
  const servers = await startEach(project.config.maxWorkers)
  project.provide(
    'postgresUrls',
    servers.map(({ url }) => url),
  )
  return async () => {
    for (const server of servers) await server.stop()
    tidy()
  }
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
