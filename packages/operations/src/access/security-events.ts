// The log of security events. Everything that is to be found in it is recorded by `recordSecurityEvent`.
//
// SV1. What is recorded never makes what was done fail: by then it is done.
// SV2. A flood costs two rows a minute: the first of a kind by someone is stored at once, those after it within the minute
//     are counted and stored as one. However many names are tried, so many are counted apart and the rest together.
// SV3. Refusals, exports and imports are recorded by the one way in (`dispatch/run-operation.ts`), so by every door.

import {
  type ErrorCode,
  errorCatalogue,
  type InputOf,
  type OperationKey,
  type Operations,
  type Outcome,
  operations,
  PawlError,
  type ResultOf,
  succeed,
} from '@pawl/contract'
import type { Context } from '../context.ts'
import type { AuditStore, SecurityEvent } from '../ports/audit-store.ts'

const MINUTE = 60_000
const COUNTED_APART = 1_000
const THE_REST = 'others'
/** What anyone can cause as often as they like. */
const FLOODS: ReadonlySet<SecurityEvent['kind']> = new Set(['refused', 'sign_in_failed', 'limited'])
/** What nobody should be able to make long. */
const LONGEST = 200

/** Without a principal nobody was authenticated: the actor is an address. */
type Recording = Pick<Context<AuditStore>, 'store' | 'now' | 'actor'> & {
  readonly principal?: Pick<Context['principal'], 'name'>
}
type Happening = Pick<SecurityEvent, 'kind'> & Partial<Pick<SecurityEvent, 'about' | 'details'>>

interface Flood {
  readonly since: number
  readonly timer: NodeJS.Timeout
  /** The last of those that are counted and not stored yet. */
  last?: SecurityEvent
}

const floods = new WeakMap<AuditStore, Map<string, Flood>>()

export async function recordSecurityEvent(context: Recording, { kind, about, details }: Happening): Promise<void> {
  const { store, now, actor } = context
  const who = context.principal?.name ?? actor
  const event: SecurityEvent = {
    at: now(),
    kind,
    who: who.slice(0, LONGEST),
    actor: actor.slice(0, LONGEST),
    about: about?.slice(0, LONGEST) ?? null,
    times: 1,
    details: details ?? {},
  }
  if (!FLOODS.has(kind) || isFirst(store, event)) await stored(store, event)
}

/** Refusals that say something of who asked rather than of what was asked: every one that is a matter of rights. */
const FORBIDDEN = 403

export async function recordRefusal(context: Recording, code: ErrorCode, about: string | undefined): Promise<void> {
  const isForbidden = errorCatalogue[code].httpStatus === FORBIDDEN
  const kind = code === 'TOKEN_INVALID' ? 'sign_in_failed' : isForbidden ? 'refused' : undefined
  if (kind !== undefined) await recordSecurityEvent(context, { kind, about: about ?? null, details: { code } })
}

/** What is worth a line when it succeeds, and has no other place to say so. */
const MOVED_WHOLE: Partial<Readonly<Record<OperationKey, SecurityEvent['kind']>>> = {
  exportStore: 'exported',
  importStore: 'imported',
}

/** An export is recorded once it has begun, so that it is not in what is exported. */
export async function recordOutcome(context: Recording, key: OperationKey, outcome: Outcome<unknown>): Promise<void> {
  if (outcome.refused) return recordRefusal(context, outcome.refusal.code, operations[key].name)
  const kind = MOVED_WHOLE[key]
  if (kind !== undefined) await recordSecurityEvent(context, { kind })
}

/** What was counted and not stored yet; before a store is closed. */
export async function storeCountedSecurityEvents(store: AuditStore): Promise<void> {
  for (const [key, flood] of floods.get(store) ?? []) await end(store, key, flood)
}

function isFirst(store: AuditStore, event: SecurityEvent): boolean {
  const own = floods.get(store) ?? new Map<string, Flood>()
  floods.set(store, own)
  const named = `${event.kind} ${event.who}`
  const key = own.has(named) || own.size < COUNTED_APART ? named : `${event.kind} ${THE_REST}`
  const flood = own.get(key)
  if (flood !== undefined) {
    flood.last = { ...event, who: key === named ? event.who : THE_REST, times: (flood.last?.times ?? 0) + 1 }
    return false
  }
  const begun: Flood = { since: event.at, timer: setTimeout(() => void end(store, key, begun), MINUTE).unref() }
  own.set(key, begun)
  return true
}

async function end(store: AuditStore, key: string, flood: Flood): Promise<void> {
  clearTimeout(flood.timer)
  floods.get(store)?.delete(key)
  if (flood.last === undefined) return
  await stored(store, { ...flood.last, details: { ...flood.last.details, since: flood.since } })
}

async function stored(store: AuditStore, event: SecurityEvent): Promise<void> {
  try {
    await store.addSecurityEvent(event)
  } catch (error) {
    if (!(error instanceof PawlError)) throw error
  }
}

export async function listSecurityEvents(
  { store }: Context<AuditStore>,
  { since, cursor, ...query }: InputOf<Operations['listSecurityEvents']>,
): Promise<Outcome<ResultOf<Operations['listSecurityEvents']>>> {
  const events = await store.securityEvents({
    ...query,
    ...(since !== undefined && { since: Date.parse(`${since}T00:00:00Z`) }),
    ...(cursor !== undefined && { before: Number(cursor) }),
  })
  const last = events.length === query.limit ? events.at(-1) : undefined
  return succeed({ events: [...events], nextCursor: last === undefined ? null : String(last.position) })
}
