// Before all tests: the command and the web app are built, a Chromium is found or installed, and a PostgreSQL started
// for each worker, unless DATABASE_URL names one.

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
    /** One for each worker: what goes on in one of its databases delays the event streams of all the others. */
    postgresUrls: readonly string[]
    chromium: string
  }
}

export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'pawl-tests-'))
  process.env.PAWL_TEST_FOLDER = folder
  const tidy = () => rmSync(folder, { recursive: true, force: true })
  await buildCommand()
  await prepare()
  project.provide('chromium', findChromium())
  const given = process.env.DATABASE_URL
  if (given !== undefined) {
    project.provide('postgresUrls', [given])
    return tidy
  }
  const servers: PostgresServer[] = []
  for (let worker = 0; worker < project.config.maxWorkers; worker++) servers.push(await startPostgres({ safe: false }))
  project.provide(
    'postgresUrls',
    servers.map(({ url }) => url),
  )
  return async () => {
    for (const server of servers) await server.stop()
    tidy()
  }
}
