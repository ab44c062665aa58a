// Requests of every operation, made from the schemas of the contract: valid, nearly valid and hostile.

import fc from 'fast-check'
import * as z from 'zod'
import {
  isAskedByQuery,
  type OperationDeclaration,
  type OperationKey,
  operations,
} from '../../packages/contract/src/index.ts'
import { oneOfEach } from '../one-of-each.ts'
import { HOSTILE_BODIES, HOSTILE_STRINGS } from './hostile-values.ts'
import { type JsonSchema, nearlyValueFor, valueFor, type World } from './schema-values.ts'

export interface FuzzRequest {
  readonly operation: OperationKey
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Whose request it is, among those the test knows. */
  readonly principal: number
}

const inputSchema = ({ input }: OperationDeclaration) =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema

const json = { 'content-type': 'application/json' }

export function fuzzRequest(key: OperationKey, world: World, principals: number): fc.Arbitrary<FuzzRequest> {
  const declaration: OperationDeclaration = operations[key]
  const schema = inputSchema(declaration)
  const document = fc.oneof(
    { weight: 4, arbitrary: usual(key, world) },
    { weight: 2, arbitrary: valueFor(schema, world) },
    { weight: 4, arbitrary: nearlyValueFor(schema, world) },
  )
  const sent = document.map((input) => requestOf(declaration, input as Record<string, unknown>))
  const broken = fc.constantFrom(...HOSTILE_BODIES).map((body) => ({ ...requestOf(declaration, {}), body }))
  const request = isAskedByQuery(declaration)
    ? sent
    : fc.oneof({ weight: 8, arbitrary: sent }, { weight: 1, arbitrary: broken })
  return fc.tuple(request, fc.nat(principals - 1), oddHeaders).map(([made, principal, odd]) => ({
    ...made,
    operation: key,
    principal,
    headers: { ...made.headers, ...odd },
  }))
}

/** What a program that knows the operation would send, about anything that is there. */
function usual(key: OperationKey, world: World): fc.Arbitrary<unknown> {
  const given = Object.entries(oneOfEach[key]).map(([name, value]) => {
    const known = Array.isArray(value) ? undefined : world[name]
    return [name, known === undefined ? fc.constant(value) : fc.constantFrom(...known)]
  })
  return fc.record(Object.fromEntries(given))
}

/** Most requests have none. */
const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('pawl-actor', 'idempotency-key', 'accept-language', 'content-type', 'pawl-workspace', 'cookie'),
        fc.constantFrom(...HOSTILE_STRINGS, 'agent:builder', 'system3', 'he', 'person:eve'),
      )
      .map(([name, value]) => ({ [name]: headerText(value) })),
  },
)

type Sent = Omit<FuzzRequest, 'operation' | 'principal'>

function requestOf(declaration: OperationDeclaration, given: Record<string, unknown>): Sent {
  const { http, waits } = declaration
  // Nobody in here waits for work that does not come.
  const input = waits === undefined || isOdd(given.timeoutSeconds) ? given : { ...given, timeoutSeconds: 0 }
  const rest: Record<string, unknown> = { ...input }
  const path = http.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return inAddress(value)
  })
  if (declaration.shape === 'lines in')
    return { method: http.method, path, headers: { 'content-type': 'application/x-ndjson' }, body: linesOf(rest) }
  if (!isAskedByQuery(declaration)) return { method: http.method, path, headers: json, body: JSON.stringify(rest) }
  const query = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`)
  return { method: http.method, path: query.length === 0 ? path : `${path}?${query.join('&')}`, headers: {} }
}

/** What would be refused is left as it is. */
const isOdd = (seconds: unknown) =>
  seconds !== undefined && !(typeof seconds === 'number' && seconds >= 0 && seconds <= 3600)

function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  if (!text.isWellFormed()) return '%ED%A0%80'
  return encodeURIComponent(text.slice(0, 2_000))
}

const linesOf = (rest: object) => `{"kind":"pawl","format":1}\n${JSON.stringify(rest)}\n`

/** What Node lets through as a header. */
const headerText = (text: string) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 4_000)
