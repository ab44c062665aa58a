// Whatever anyone sends, in whosever name: no answer is a server's failure, every refusal has a code of the catalogue and
// has changed nothing that the store holds, and the memory stays level. Requests are made from the schemas of the contract.
// Another seed: PAWL_FUZZ_SEED=7 npm test -- apps/server/src/fuzz

import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  type ErrorCode,
  errorCatalogue,
  type OperationKey,
  operations,
  SIGN_IN_PATHS,
  signInInputs,
} from '@pawl/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { databases, temporaryFolder } from '../../../testing/databases.ts'
import { fuzzRequest } from '../../../testing/fuzz/fuzz-requests.ts'
import { type FuzzScene, setFuzzScene } from '../../../testing/fuzz/fuzz-scene.ts'
import { HOSTILE_BODIES } from '../../../testing/fuzz/hostile-values.ts'
import { type JsonSchema, nearlyValueFor, valueFor } from '../../../testing/fuzz/schema-values.ts'
import { type Answer, sender } from '../../../testing/fuzz/send-request.ts'
import { type StoreContent, storeContent } from '../../../testing/fuzz/store-content.ts'
import { overHttp } from '../../../testing/mcp-clients.ts'
import { type RunningServer, startServer } from './start-server.ts'

const SEED = Number(process.env.PAWL_FUZZ_SEED ?? 20_261_117)
/** The doors are the same before both databases: most of it is asked where it costs least. */
const COUNTS: Record<string, { readonly requests: number; readonly signIns: number; readonly calls: number }> = {
  SQLite: { requests: 10_500, signIns: 40, calls: 300 },
  PostgreSQL: { requests: 1_200, signIns: 8, calls: 60 },
}
/** Generous: what is kept for speed is kept once, what is lost on every request is more than this. */
const LEVEL = 64 * 1024 * 1024

function heapUsed(): number {
  setFlagsFromString('--expose_gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

/** Undefined if the answer is as it should be. */
function wrongWith({ status, text }: Answer): string | undefined {
  if (status < 400) return undefined
  if (status >= 500) return `status ${status}`
  let document: { success?: unknown; error?: { code?: string; message?: string } }
  try {
    document = JSON.parse(text)
  } catch {
    return 'not JSON'
  }
  const code = document.error?.code as ErrorCode
  if (document.success !== false || !Object.hasOwn(errorCatalogue, code)) return `unknown code ${code}`
  if (errorCatalogue[code].httpStatus !== status && status !== 431) return `${code} with status ${status}`
  return document.error?.message ? undefined : 'no message'
}

type SignInKey = keyof typeof SIGN_IN_PATHS
const keys = Object.keys(operations) as OperationKey[]

/**
 * What a refusal keeps all the same. Whoever waited in vain was told the secret of their session, to wait again with it; a
 * code is tried so many times.
 */
const KEPT: Readonly<Record<string, string>> = { NOTHING_TO_DO: 'agent_sessions', CODE_WRONG: 'address_codes' }

/** What a refusal has changed, by table; undefined if nothing. */
function changedBy(refusal: string, before: string, now: string): string | undefined {
  const held = before.split('\n')
  const changed = now.split('\n').filter((table) => !held.includes(table))
  const kept = Object.keys(KEPT).flatMap((code) => (refusal.includes(`"${code}"`) ? [KEPT[code]] : []))
  const wrong = changed.filter((table) => !kept.includes(table.split(' ')[0]))
  return wrong.length === 0 ? undefined : `changed: ${wrong.join(', ')}`
}

describe.each(databases)('on $name', ({ name, freshPlace }) => {
  const counts = COUNTS[name] as (typeof COUNTS)[string]
  const dataFolder = temporaryFolder()
  let server: RunningServer
  let http: ReturnType<typeof sender>
  let scene: FuzzScene
  let content: StoreContent

  beforeAll(async () => {
    const fresh = await freshPlace()
    const isPostgres = 'postgresUrl' in fresh
    const limits = { requests: 0, strangers: 0, streams: 0, waits: 0 }
    const databaseUrl = isPostgres ? { databaseUrl: fresh.postgresUrl } : {}
    server = await startServer({ dataFolder, ...databaseUrl, port: 0, version: 'test', log: false, limits })
    http = sender(server.url)
    scene = await setFuzzScene(http.ask)
    content = await storeContent(isPostgres ? fresh : { sqliteFile: join(dataFolder, 'pawl.db') })
  })
  afterAll(async () => {
    await content.close()
    http.close()
    await server.close()
  })

  test(`[DESIGN 5.6] ${counts.requests} requests of every operation, by everyone`, async () => {
    console.log(`seed ${SEED}`)
    const { world, secrets } = scene
    const each = Math.ceil(counts.requests / keys.length)
    const all = keys.flatMap((key, index) =>
      fc.sample(fuzzRequest(key, world, secrets.length), { seed: SEED + index, numRuns: each }),
    )
    const order = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { seed: SEED, numRuns: 1 })[0] ?? []
    expect(order.length).toBeGreaterThanOrEqual(counts.requests)
    const wrong: unknown[] = []
    let before = await content.now()
    let heap = 0
    const outcomes = { done: 0, refused: 0, changed: 0 }
    for (const [index, request] of order.entries()) {
      if (index === Math.floor(order.length / 10)) heap = heapUsed()
      const answer = await http.ask(request, secrets[request.principal])
      const isRefused = answer.status >= 400 || answer.text.trimStart().startsWith('{"success":false')
      outcomes[isRefused ? 'refused' : 'done']++
      const now = await content.now()
      const problem = wrongWith(answer) ?? (isRefused ? changedBy(answer.text, before, now) : undefined)
      if (problem !== undefined && wrong.length < 20)
        wrong.push({ problem, index, ...request, body: request.body?.slice(0, 300), said: answer.text.slice(0, 300) })
      if (now !== before) outcomes.changed++
      before = now
    }
    expect(wrong).toEqual([])
    // Some of everything: a suite that is refused everywhere proves nothing.
    expect(outcomes.done).toBeGreaterThan(order.length / 10)
    expect(outcomes.refused).toBeGreaterThan(order.length / 10)
    expect(outcomes.changed).toBeGreaterThan(order.length / 50)
    expect(heapUsed() - heap).toBeLessThan(LEVEL)
  }, 240_000)

  test('[DESIGN 5.6] whoever is not known yet, and asks to be let in', async () => {
    const wrong: unknown[] = []
    const asked = Object.entries(signInInputs()).flatMap(([key, input], index) => {
      const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
      const people = {
        ...scene.world,
        name: ['dana', 'person:local', 'nobody'],
        password: ['wrong', 'a password that is long'],
      }
      const given = fc.oneof(valueFor(schema, people), nearlyValueFor(schema, people)).map((one) => JSON.stringify(one))
      const body = fc.oneof(
        { weight: 4, arbitrary: given },
        { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_BODIES) },
      )
      return fc
        .sample(body, { seed: SEED + index, numRuns: counts.signIns })
        .map((text) => ({ key: key as SignInKey, text }))
    })
    for (const { key, text: body } of asked) {
      const before = await content.now()
      const headers = { 'content-type': 'application/json' }
      const answer = await http.ask({ method: 'POST', path: SIGN_IN_PATHS[key], headers, body })
      const now = await content.now()
      const isRefused = answer.status >= 400
      const problem = wrongWith(answer) ?? (isRefused ? changedBy(answer.text, before, now) : undefined)
      if (problem !== undefined) wrong.push({ problem, key, body: body.slice(0, 300), said: answer.text.slice(0, 300) })
    }
    expect(wrong).toEqual([])
  }, 120_000)

  test(`[DESIGN 5.6] ${counts.calls} calls of every tool over MCP, by an owner and by an agent in a room`, async () => {
    const { world, secrets } = scene
    const wrong: unknown[] = []
    for (const [whose, secret] of [secrets[1], secrets[4]].entries()) {
      const { client, close } = await overHttp('2026-07-28', { ...server, dataFolder } as never, {
        authorization: `Bearer ${secret}`,
      })
      const { tools } = await client.listTools()
      for (const [index, { name, inputSchema }] of tools.entries()) {
        const schema = inputSchema as JsonSchema
        const given = fc.oneof(valueFor(schema, world), nearlyValueFor(schema, world))
        const numRuns = Math.ceil(counts.calls / tools.length / 2)
        for (const args of fc.sample(given, { seed: SEED + index + whose, numRuns })) {
          const before = await content.now()
          const isWait = 'timeout_seconds' in (schema.properties ?? {})
          const sent = { ...(args as object), ...(isWait && { timeout_seconds: 0 }) }
          const called = client.callTool({ name, arguments: sent })
          const result = await called.catch((error: Error) => ({ isError: true, thrown: String(error) }))
          const text = JSON.stringify(result)
          const isFailure = /INTERNAL_ERROR|-32603|Internal error/.test(text)
          const changed = result.isError ? changedBy(text, before, await content.now()) : undefined
          if (isFailure || changed !== undefined)
            wrong.push({ name, changed, args: JSON.stringify(args).slice(0, 300), text: text.slice(0, 300) })
        }
      }
      await close()
    }
    expect(wrong).toEqual([])
  }, 120_000)
})
