// The official conformance suite against a running server, in both revisions of the protocol.

import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { CONFORMANCE_REVISIONS, notApplicable, passing } from '../../../../testing/mcp-conformance.ts'
import { type PawlServer, startPawl } from '../../../../testing/pawl-processes.ts'

interface Check {
  readonly scenario: string
  readonly id: string
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'
  readonly errorMessage?: string
}

const packageFile = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')
const program = join(dirname(packageFile), 'dist', 'index.js')

let checks: Check[]
let server: PawlServer
beforeAll(async () => {
  server = await startPawl()
  checks = (await Promise.all(CONFORMANCE_REVISIONS.map((revision) => runSuite(revision)))).flat()
})
afterAll(() => server.stop())

async function runSuite(revision: string): Promise<Check[]> {
  const folder = temporaryFolder()
  const suite = ['--suite', 'all', '--spec-version', revision, '-o', folder]
  // Its exit code says that something failed, which for what does not apply it always does.
  await new Promise((resolve) => {
    execFile(process.execPath, [program, 'server', '--url', `${server.url}/mcp`, ...suite], resolve)
  })
  return readdirSync(folder).flatMap((run) => {
    const scenario = run.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, '')
    const found: Check[] = JSON.parse(readFileSync(join(folder, run, 'checks.json'), 'utf8'))
    return found.map((check) => ({ ...check, scenario }))
  })
}

/** Which row of the table says that a check does not apply; what goes over the wire always does. */
const exemption = ({ scenario, id }: Check) =>
  id === 'wire-schema-valid' ? undefined : [scenario, `${scenario}/${id}`].find((key) => key in notApplicable)
const isGood = ({ status }: Check) => status === 'SUCCESS' || status === 'INFO'

test('every check that applies passes, warnings included', () => {
  expect(checks.length).toBeGreaterThan(100)
  expect(checks.filter((check) => !isGood(check) && exemption(check) === undefined)).toEqual([])
})

test('the scenarios that pass are those that are said to', () => {
  const succeeded = checks.filter(({ id, status }) => status === 'SUCCESS' && id !== 'wire-schema-valid')
  const applicable = succeeded.filter(({ scenario }) => !(scenario in notApplicable))
  expect([...new Set(applicable.map(({ scenario }) => scenario))].sort()).toEqual(passing)
})

test('every scenario is in one of the two lists, and nothing is excused that would pass', () => {
  const scenarios = new Set(checks.map(({ scenario }) => scenario))
  const listed = new Set([...passing, ...Object.keys(notApplicable).filter((key) => !key.includes('/'))])
  expect([...scenarios].sort()).toEqual([...listed].sort())
  const excused = new Set(checks.filter((check) => check.status !== 'SUCCESS').map(exemption))
  expect(Object.keys(notApplicable).filter((key) => !excused.has(key))).toEqual([])
})
