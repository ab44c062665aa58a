// Before all tests: the command and the web app are built, a Chromium is found or installed, and a PostgreSQL started
// unless DATABASE_URL names one.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildCommand } from '../scripts/build-command.mjs'
import { findChromium } from '../scripts/find-chromium.mjs'
import { prepare } from '../scripts/prepare.mjs'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
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
    project.provide('postgresUrl', given)
    return tidy
  }
  const server = await startPostgres({ safe: false })
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    tidy()
  }
}
