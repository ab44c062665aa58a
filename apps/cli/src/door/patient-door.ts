// The door of a command that lasts: it retries while a server restarts or a store is away.
//
// P1. Only what passes by itself is retried: a server or a store that is away, busy or being replaced. A refusal is an
//     answer.
// P2. What may have been done although the answer was lost is retried under the same key, so that it is done once.
// P3. Each time the way to the data is looked for anew: a server that is back at another port is found by the record in
//     the data folder, and without a server the store is opened.
// P4. It is told once when the waiting begins and once when it is over.

import {
  askedToWait,
  type ErrorCode,
  type OperationKey,
  type Outcome,
  type OutcomeOf,
  PASSING_TROUBLE,
  PawlError,
  pauseAfter,
  type Refusal,
  retry,
} from '@pawl/contract'
import type { Settings } from '../settings.ts'
import type { AwayNotice } from './away-notice.ts'
import { type Door, loadDoors, openDoor } from './door.ts'
import { pauseUnless } from './pause.ts'
import type { SaidRefusal } from './remote-door.ts'
import { newKey } from './send-again.ts'
import { type SharedDoor, shareDoor } from './shared-door.ts'

/** Over in a moment, as a rule: not worth a notice unless it lasts. */
const BRIEF: ReadonlySet<ErrorCode> = new Set(['WRONG_SERVER', 'STORE_BUSY', 'STORE_CONTENDED', 'RATE_LIMITED'])
const NOTICED_AFTER = 2_000
const BACKOFF = { first: 100, longest: 5_000 }
/** An answer to a request that has its own time limit is due by then. */
const SLACK = 5_000

export interface Asking {
  /** Raised by someone who does not want the answer any more. */
  readonly gone?: AbortSignal | undefined
  /** When nobody needs the answer any more, as performance.now() counts. */
  readonly until?: number | undefined
  /** Of someone who may ask for the same again; else it is made up here. */
  readonly idempotencyKey?: string | undefined
}

export type Ask = <Key extends OperationKey>(key: Key, input: object, asking?: Asking) => Promise<OutcomeOf<Key>>

export interface PatientDoor {
  readonly ask: Ask
  /** Comes along whenever something may have happened, also after an absence. */
  happenings(gone: AbortSignal): AsyncIterable<void>
}

export interface Patience {
  /** How many milliseconds the server or the store may be away in one go. */
  readonly most: number
  readonly notice: AwayNotice
  /** Shared with others; one of its own if left out. */
  readonly shared?: SharedDoor
}

/** A server that finds its store upgraded is about to be replaced; a command that does so itself has to be. */
export function isAway({ code, said }: SaidRefusal): boolean {
  return PASSING_TROUBLE.has(code) || (code === 'STORE_UPGRADED' && said !== undefined)
}

export function patientDoor(settings: Settings, { most, notice, shared = shareDoor(settings) }: Patience): PatientDoor {
  let awaySince: number | undefined
  const loaded = loadDoors(settings)
  // Told to whoever asks.
  loaded.catch(() => {})
  const troubled = (refusal: Refusal) => {
    const now = performance.now()
    awaySince ??= now
    if (!BRIEF.has(refusal.code) || now - awaySince > NOTICED_AFTER) notice.away(refusal)
    return awaySince
  }
  const fine = () => {
    awaySince = undefined
    notice.back()
  }
  const once = async <Value>(work: (door: Door) => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    await loaded
    try {
      return await shared.through(work)
    } catch (error) {
      if (error instanceof PawlError) return { refused: true, refusal: error.refusal }
      throw error
    }
  }
  return {
    ask: (key, input, { gone, until = Number.POSITIVE_INFINITY, idempotencyKey = newKey(key) } = {}) => {
      const attempt = () => once((door) => door.run(key, input, signalOf(gone, until), idempotencyKey))
      return retry(attempt, {
        backoff: BACKOFF,
        retryUntil: (ended) => {
          if ('error' in ended) return undefined
          const { value: outcome } = ended
          if (!outcome.refused || !isAway(outcome.refusal)) {
            fine()
            return undefined
          }
          return gone?.aborted ? undefined : Math.min(until, troubled(outcome.refusal) + most)
        },
        pauseFor: (ended) => ('value' in ended && ended.value.refused ? askedToWait(ended.value.refusal) : undefined),
        now: () => performance.now(),
        pause: (milliseconds) => pauseUnless(milliseconds, gone),
      })
    },
    happenings: async function* (gone) {
      for (let failures = 1; !gone.aborted; failures++) {
        try {
          await loaded
          for await (const _ of await happeningsOf(settings, gone)) {
            failures = 1
            yield
          }
        } catch (error) {
          if (!(error instanceof PawlError) || !isAway(error.refusal)) throw error
        }
        await pauseUnless(pauseAfter(BACKOFF, failures), gone)
        yield
      }
    },
  }
}

/** Raised when nobody wants the answer any more, or when it is overdue. */
function signalOf(gone: AbortSignal | undefined, until: number): AbortSignal | undefined {
  if (!Number.isFinite(until)) return gone
  const overdue = AbortSignal.timeout(Math.ceil(Math.max(0, until - performance.now())) + SLACK)
  return gone === undefined ? overdue : AbortSignal.any([gone, overdue])
}

/** A door of its own: the shared one is closed between two questions. */
async function* happeningsOf(settings: Settings, gone: AbortSignal): AsyncGenerator<void> {
  const door = await openDoor(settings)
  try {
    yield* door.happenings(gone)
  } finally {
    await door.close()
  }
}
