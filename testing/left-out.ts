// Before each test: what this machine has no browser or no PostgreSQL for is skipped, with the reason and the way to get
// it. The reporter beside this file says so again at the end.

import { beforeEach, inject, type TestContext } from 'vitest'
import { HOW_TO_GET_CHROMIUM } from '../scripts/find-chromium.mjs'
import './chromium-setup.ts'
import { HOW_TO_GET_POSTGRES } from './postgres-server.ts'
import './stores-setup.ts'

const noBrowser = `no browser: ${HOW_TO_GET_CHROMIUM}`
const noPostgres = `no PostgreSQL: ${HOW_TO_GET_POSTGRES}`

beforeEach((context) => {
  if (inject('chromium') === null && context.task.file.name.includes('apps/web/e2e/')) context.skip(noBrowser)
  if (inject('postgresUrls').length === 0 && namesOf(context.task).includes('PostgreSQL')) context.skip(noPostgres)
})

function namesOf({ name, suite }: TestContext['task'] | NonNullable<TestContext['task']['suite']>): string {
  return suite === undefined ? name : `${namesOf(suite)} ${name}`
}
