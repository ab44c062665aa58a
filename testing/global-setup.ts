// Before all tests: a PostgreSQL, unless DATABASE_URL names one.

import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export default async function setup(project: TestProject) {
  const given = process.env.DATABASE_URL
  if (given !== undefined) {
    project.provide('postgresUrl', given)
    return
  }
  const server = await startPostgres({ safe: false })
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
