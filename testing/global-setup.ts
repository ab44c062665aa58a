// Before all tests: the command is built, and a PostgreSQL started unless DATABASE_URL names one.

import type { TestProject } from 'vitest/node'
import { buildCommand } from '../scripts/build-command.mjs'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export default async function setup(project: TestProject) {
  await buildCommand()
  const given = process.env.DATABASE_URL
  if (given !== undefined) {
    project.provide('postgresUrl', given)
    return
  }
  const server = await startPostgres({ safe: false })
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
