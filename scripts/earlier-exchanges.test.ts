// A command and a server that are one version apart, either way round: the recorded side of an earlier version against this
// one [decision 0040].

import { expect, onTestFinished, test } from 'vitest'
import {
  answeringServer,
  commandsOf,
  type Exchange,
  earlierVersions,
  isSameRequest,
} from '../testing/earlier-exchanges.ts'
import { runPawl, startPawl } from '../testing/pawl-processes.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const LONG = { timeout: 240_000 }

test.each(earlierVersions)(
  '[OA1] this command with a server of %s: it asks what that one knows, and takes its answers',
  LONG,
  async (version) => {
    let said: readonly Exchange[] = []
    const unknown: string[] = []
    const server = await answeringServer(async (asked) => {
      const known = said.find((exchange) => isSameRequest(exchange, asked))
      if (known !== undefined) return known
      unknown.push(`${asked.method} ${asked.path} ${asked.body}`)
      return { status: 404, headers: { 'content-type': 'application/json' }, answer: '{}' }
    })
    onTestFinished(() => server.close())
    const dataFolder = temporaryFolder()
    for (const { args, code, exchanges } of commandsOf(version)) {
      said = exchanges
      for (const json of [['--json'], []]) {
        const run = await runPawl([...json, ...args], { dataFolder, env: { PAWL_URL: server.url } })
        expect({ args, unknown, code: run.code, stderr: run.stderr }).toMatchObject({ unknown: [], code })
      }
    }
  },
)

test.each(earlierVersions)(
  '[OA1] a command of %s with this server: its requests are taken, and their answers hold all that it reads',
  LONG,
  async (version) => {
    const { url, stop } = await startPawl()
    onTestFinished(() => stop())
    const ids = new Map<string, string>()
    for (const { args, exchanges } of commandsOf(version))
      for (const { method, path, body, status, answer } of exchanges) {
        const request = {
          method,
          headers: asJson(body),
          ...(body !== '' && { body: inThisStore(body, ids) }),
        }
        const answered = await fetch(url + inThisStore(path, ids), request)
        const now = await answered.text()
        expect({ args, status: answered.status, now }).toMatchObject({ status })
        if (!answered.headers.get('content-type')?.startsWith('application/json')) continue
        const missing: string[] = []
        compare(JSON.parse(answer), JSON.parse(now), { at: '', missing, ids })
        expect({ args, missing }).toEqual({ args, missing: [] })
      }
  },
)

const asJson = (body: string): Record<string, string> => (body === '' ? {} : { 'content-type': 'application/json' })

const ID = /\b[0-9a-hjkmnp-tv-z]{14}\b/g

/** With the ids that the same things have here. */
const inThisStore = (text: string, ids: ReadonlyMap<string, string>) => text.replaceAll(ID, (id) => ids.get(id) ?? id)

interface Comparison {
  readonly at: string
  readonly missing: string[]
  readonly ids: Map<string, string>
}

/** Everything that was there is there still, and of the same kind. What was added does not matter. */
function compare(before: unknown, now: unknown, { at, missing, ids }: Comparison): void {
  if (kindOf(before) !== kindOf(now)) missing.push(`${at}: ${kindOf(before)}, now ${kindOf(now)}`)
  else if (Array.isArray(before)) compareLists(before, now as unknown[], { at, missing, ids })
  else if (typeof before === 'string') whichIds(before, now as string, ids)
  else if (before !== null && typeof before === 'object')
    for (const [key, value] of Object.entries(before)) {
      const name = `${at}.${key}`
      if (Object.hasOwn(now as object, key))
        compare(value, (now as Record<string, unknown>)[key], { at: name, missing, ids })
      else missing.push(`${name}: not there`)
    }
}

/** Each of the earlier ones is at its place, or at another if some were put between. */
function compareLists(before: readonly unknown[], now: readonly unknown[], { at, missing, ids }: Comparison): void {
  for (const [index, one] of before.entries()) {
    const places = [now[index], ...now].filter((other) => other !== undefined)
    const found = places.find((other) => {
      const differs: string[] = []
      compare(one, other, { at: '', missing: differs, ids: new Map() })
      return differs.length === 0
    })
    if (found === undefined) missing.push(`${at}.${index}: not there`)
    else compare(one, found, { at, missing, ids })
  }
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

function whichIds(before: string, now: string, ids: Map<string, string>): void {
  const [written, given] = [before.match(ID) ?? [], now.match(ID) ?? []]
  for (const [index, id] of written.entries()) if (given[index] !== undefined) ids.set(id, given[index])
}

test('what is missing, or of another kind, is found; what is new is not asked about', () => {
  const missing: string[] = []
  const before = { task: { number: 1, tags: ['a'], deadline: null }, next: 'x' }
  compare(before, { task: { number: '1', tags: [], deadline: null, more: 1 } }, { at: '', missing, ids: new Map() })
  expect(missing).toEqual(['.task.number: number, now string', '.task.tags.0: not there', '.next: not there'])
})
