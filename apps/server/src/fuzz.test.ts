// Whatever anyone sends, in whosever name: no answer is a server's failure, every refusal has a code of the catalogue and
// has changed nothing, and the memory stays level. Requests are made from the schemas of the contract.
// Another seed: PAWL_FUZZ_SEED=7 npm test -- apps/server/src/fuzz

import { Agent, type IncomingMessage, request as send } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { temporaryFolder } from '../../../testing/databases.ts'
import { type FuzzRequest, fuzzRequest } from '../../../testing/fuzz/fuzz-requests.ts'
import { HOSTILE_BODIES } from '../../../testing/fuzz/hostile-values.ts'
import { type JsonSchema, nearlyValueFor, valueFor, type World } from '../../../testing/fuzz/schema-values.ts'
import { overHttp } from '../../../testing/mcp-clients.ts'
import { type RunningServer, startServer } from './start-server.ts'

const SEED = Number(process.env.PAWL_FUZZ_SEED ?? 20_261_117)
const REQUESTS = 10_500
const CALLS = 300
/** Generous: what is kept for speed is kept once, what is lost on every request is more than this. */
const LEVEL = 64 * 1024 * 1024

const dataFolder = temporaryFolder()
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let server: RunningServer
let secrets: readonly (string | undefined)[]
let world: World
let database: DatabaseSync

interface Answer {
  readonly status: number
  readonly text: string
}

function ask({ method, path, headers, body }: Omit<FuzzRequest, 'operation' | 'principal'>, secret?: string) {
  const { hostname, port } = new URL(server.url)
  return new Promise<Answer>((resolve, reject) => {
    const sent = send(
      {
        ...{ hostname, port, method, path, agent },
        headers: { ...headers, ...(secret !== undefined && { authorization: `Bearer ${secret}` }) },
      },
      (response: IncomingMessage) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
        response.once('error', reject)
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

async function done(key: OperationKey, input: Record<string, unknown>) {
  const { method, path } = operations[key].http
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`:${name}`)))
  const headers = { 'content-type': 'application/json' }
  const { status, text } = await ask({ method, path: filled, headers, body: JSON.stringify(rest) })
  if (status !== 200) throw new Error(`${key}: ${text}`)
  return JSON.parse(text)
}

const OWN = 's1:a-secret-of-its-own'

/** Something of everything, so that many requests are about what is there. */
beforeAll(async () => {
  const limits = { requests: 0, strangers: 0, streams: 0, waits: 0 }
  server = await startServer({ dataFolder, port: 0, version: 'test', log: false, limits })
  for (const title of ['Buy milk', 'Call mom', 'לקנות חלב']) await done('addTask', { title })
  for (const room of ['mill', 'vault']) {
    await done('createRoom', { room, roles: ['builder', 'tester'], parallel: 3 })
    await done('postMessage', { room, content: 'Work' })
    await done('addBacklogTask', { room, content: 'Later' })
  }
  await done('addWorker', { worker: 'ada', skills: ['words'] })
  await done('addPolicy', { policy: 'brief', text: 'Be brief' })
  const { initiative, items } = await done('startInitiative', { title: 'Grow' })
  const { conversation_id } = await done('takeTurn', { message: 'add eggs' })
  const tokens = {
    owner: { actor: 'person:olga', role: 'owner' },
    member: { actor: 'person:mia', role: 'member' },
    agent: { actor: 'agent:builder', role: 'agent' },
    miller: { actor: 'agent:tester', role: 'agent', rooms: ['mill'] },
    judge: { actor: 'agent:judge', role: 'agent', systems: ['system3'] },
    auditor: { actor: 'person:udo', role: 'auditor' },
    spare: { actor: 'person:sam', role: 'member' },
  }
  const made: string[] = []
  for (const [name, token] of Object.entries(tokens)) made.push((await done('addToken', { name, ...token })).secret)
  // The one person of the machine more often than the others, so that much is done.
  secrets = [undefined, ...made, undefined, undefined, 'pawl_wrong']
  const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1))
  world = {
    task: [...numbers, ...numbers, '999', 'nothing'],
    to: ['done', 'open', '1', '4', 'builder', 'tester', 'in_progress'],
    attach: ['5', '6', '4'],
    room: ['mill', 'mill', 'vault', 'nowhere', 'new-room'],
    role: ['builder', 'tester', 'nobody'],
    roles: ['builder', 'tester'],
    entry: ['builder', 'tester'],
    session: [OWN, OWN, OWN, OWN, 's1', 's2:another-secret-17', 'ada'],
    worker: ['ada', 'ben', 'nobody'],
    policy: ['brief', 'clear', 'nothing'],
    initiative: [initiative?.id ?? 'n1', 'nothing'],
    item: [items?.[0]?.id ?? 'i1', 'nothing'],
    conversation: [conversation_id, 'nothing'],
    conversation_id: [conversation_id, 'nothing'],
    name: ['spare', 'new-token', 'other', 'todo', 'room'],
    actor: ['person:dana', 'agent:builder', 'agent:builder/s1', 'system3'],
    rooms: ['mill', 'vault'],
    change: ['1@1', '2@1', '9@9'],
    expiresIn: ['1d', '30m'],
    deadline: ['2026-12-01', '2026-12-01T09:00:00Z'],
    dueBefore: ['2026-12-01'],
    dueAfter: ['2026-01-01'],
    since: ['2026-01-01'],
    timeZone: ['Asia/Jerusalem', 'UTC'],
    now: ['2026-11-17T12:00:00Z'],
    for: ['system3', 'system4', 'system5', 'user'],
    cursor: ['1', 'nothing'],
    message: ['add milk', 'show my tasks', 'done with 1', 'delete it', 'כן', 'what?', 'undo'],
    days: [1, 7],
    limit: [1, 50],
    retryAfterSeconds: [0, 1],
  }
  database = new DatabaseSync(join(dataFolder, 'pawl.db'), { readOnly: true })
})
afterAll(async () => {
  database.close()
  agent.destroy()
  await server.close()
})

/** Everything that people and agents have made: what a refusal must leave as it was. */
const COUNTED = [
  'select count(*) || total(version) from tasks',
  'select count(*) from events',
  'select count(*) from records',
  'select count(*) || total(version) from record_heads',
  'select count(*) from rooms',
  'select count(*) || count(task_id) from room_messages',
  'select count(*) from conversations',
  'select count(*) from messages',
  'select count(*) || count(revoked_at) from tokens',
  'select count(*) from accounts',
  'select count(*) || total(length(role)) from members',
  'select count(*) || group_concat(state) from invitations',
  'select count(*) from workspaces',
].map((sql, index) => `(${sql}) as c${index}`)
function standing() {
  const version = database.prepare('pragma data_version')
  const counts = database.prepare(`select ${COUNTED.join(', ')}`)
  let seen: unknown
  let now = ''
  return () => {
    const { data_version } = version.get() as { data_version: number }
    if (data_version !== seen) now = JSON.stringify(counts.get())
    seen = data_version
    return now
  }
}

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

test(`[DESIGN 5.6] ${REQUESTS} requests of every operation, by everyone`, async () => {
  console.log(`seed ${SEED}`)
  const each = Math.ceil(REQUESTS / keys.length)
  const all = keys.flatMap((key, index) =>
    fc.sample(fuzzRequest(key, world, secrets.length), { seed: SEED + index, numRuns: each }),
  )
  const order = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { seed: SEED, numRuns: 1 })[0] ?? []
  expect(order.length).toBeGreaterThanOrEqual(10_000)
  const stands = standing()
  const wrong: unknown[] = []
  let before = stands()
  let heap = 0
  const outcomes = { done: 0, refused: 0, changed: 0 }
  for (const [index, request] of order.entries()) {
    if (index === 1_000) heap = heapUsed()
    const answer = await ask(request, secrets[request.principal])
    const isRefused = answer.status >= 400 || answer.text.trimStart().startsWith('{"success":false')
    outcomes[isRefused ? 'refused' : 'done']++
    const now = stands()
    const problem = wrongWith(answer) ?? (isRefused && now !== before ? `changed: ${before} → ${now}` : undefined)
    if (problem !== undefined && wrong.length < 20)
      wrong.push({ problem, index, ...request, body: request.body?.slice(0, 300), said: answer.text.slice(0, 300) })
    if (now !== before) outcomes.changed++
    before = now
  }
  expect(wrong).toEqual([])
  // Some of everything: a suite that is refused everywhere proves nothing.
  expect(outcomes.done).toBeGreaterThan(1_000)
  expect(outcomes.refused).toBeGreaterThan(1_000)
  expect(outcomes.changed).toBeGreaterThan(200)
  expect(heapUsed() - heap).toBeLessThan(LEVEL)
}, 240_000)

test('[DESIGN 5.6] whoever is not known yet, and asks to be let in', async () => {
  const stands = standing()
  const wrong: unknown[] = []
  const asked = Object.entries(signInInputs()).flatMap(([key, input], index) => {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
    const people = {
      ...world,
      name: ['dana', 'person:local', 'nobody'],
      password: ['wrong', 'a password that is long'],
    }
    const given = fc.oneof(valueFor(schema, people), nearlyValueFor(schema, people)).map((one) => JSON.stringify(one))
    const body = fc.oneof({ weight: 4, arbitrary: given }, { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_BODIES) })
    return fc.sample(body, { seed: SEED + index, numRuns: 40 }).map((text) => ({ key: key as SignInKey, text }))
  })
  for (const { key, text: body } of asked) {
    const before = stands()
    const headers = { 'content-type': 'application/json' }
    const answer = await ask({ method: 'POST', path: SIGN_IN_PATHS[key], headers, body })
    const problem = wrongWith(answer) ?? (answer.status >= 400 && stands() !== before ? 'changed' : undefined)
    if (problem !== undefined) wrong.push({ problem, key, body: body.slice(0, 300), said: answer.text.slice(0, 300) })
  }
  expect(wrong).toEqual([])
}, 120_000)

test(`[DESIGN 5.6] ${CALLS} calls of every tool over MCP, by an owner and by an agent in a room`, async () => {
  const stands = standing()
  const wrong: unknown[] = []
  for (const [whose, secret] of [secrets[1], secrets[4]].entries()) {
    const { client, close } = await overHttp('2026-07-28', { ...server, dataFolder } as never, {
      authorization: `Bearer ${secret}`,
    })
    const { tools } = await client.listTools()
    for (const [index, { name, inputSchema }] of tools.entries()) {
      const schema = inputSchema as JsonSchema
      const given = fc.oneof(valueFor(schema, world), nearlyValueFor(schema, world))
      const numRuns = Math.ceil(CALLS / tools.length / 2)
      for (const args of fc.sample(given, { seed: SEED + index + whose, numRuns })) {
        const before = stands()
        const isWait = 'timeout_seconds' in (schema.properties ?? {})
        const sent = { ...(args as object), ...(isWait && { timeout_seconds: 0 }) }
        const called = client.callTool({ name, arguments: sent })
        const result = await called.catch((error: Error) => ({ isError: true, thrown: String(error) }))
        const text = JSON.stringify(result)
        const isFailure = /INTERNAL_ERROR|-32603|Internal error/.test(text)
        if (isFailure || (result.isError && stands() !== before))
          wrong.push({ name, args: JSON.stringify(args).slice(0, 300), text: text.slice(0, 300) })
      }
    }
    await close()
  }
  expect(wrong).toEqual([])
}, 120_000)
