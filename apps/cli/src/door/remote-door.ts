// Through a server: the one that owns the data of this folder, or one elsewhere. Tokens and sessions go there and nowhere
// else: a redirect is not followed.

import {
  type AnswerOf,
  type ErrorDocument,
  type Guidance,
  isWriting,
  type LinesInKey,
  type OperationKey,
  type Outcome,
  type OutcomeOf,
  operations,
  PawlError,
  type Refusal,
  requestFor,
  systemTrouble,
} from '@pawl/contract'
import type { Settings } from '../settings.ts'
import { type Answer, connectTo, type ServerIdentity } from './connection.ts'
import type { Door } from './door.ts'
import { newKey, sendAgain, wasNotSent } from './send-again.ts'

/** The server that owns the data folder, and the way to the data should it be gone by the time it is asked. */
interface Owner extends ServerIdentity {
  readonly otherwise: () => Promise<Door>
}

export async function openRemoteDoor(settings: Settings, address: string, owner?: Owner): Promise<Door> {
  const { send, stream, unreachable } = connectTo(settings, address, owner)
  return {
    run: async <Key extends OperationKey>(key: Key, input: object, gone?: AbortSignal, idempotencyKey?: string) => {
      const request = requestFor({ operation: key, input: { ...input } })
      const sentAs = idempotencyKey ?? settings.idempotencyKey ?? newKey(key)
      let lost = false
      const attempt = async (): Promise<OutcomeOf<Key> | 'the server has gone'> => {
        let answer: Answer
        try {
          answer = await send(request, gone, isWriting(operations[key]) ? sentAs : undefined)
        } catch (error) {
          if (!wasNotSent(error)) lost = true
          else if (owner !== undefined) return 'the server has gone'
          throw error
        }
        if (!answer.isPawl) throw unreachable({ reason: 'another_program' })
        const outcome = wholeOutcome<AnswerOf<Key>>(answer)
        const isOther = outcome.refused && outcome.refusal.code === 'WRONG_SERVER' && owner !== undefined
        return isOther ? 'the server has gone' : outcome
      }
      const again = idempotencyKey === undefined
      const outcome = await (again ? sendAgain(attempt, gone, settings.patience) : attempt()).catch(
        (error: unknown) => {
          if (error instanceof PawlError) throw error
          const mayBeDone = again && isWriting(operations[key]) && lost
          throw unreachable(systemTrouble(error), error, mayBeDone ? sentAs : undefined)
        },
      )
      if (outcome !== 'the server has gone') return outcome
      // The data is free.
      const { otherwise } = owner as Owner
      return through(await otherwise(), (door) => door.run(key, input, gone, sentAs))
    },
    happenings: async function* (gone) {
      const response = await stream('/api/events', { signal: gone })
      if (!response.ok) throw asError(toOutcome(false, await response.text()))
      try {
        for await (const _ of response.body as unknown as AsyncIterable<Uint8Array>) yield
      } catch (error) {
        if (!gone.aborted) throw unreachable(systemTrouble(error), error)
      }
      if (!gone.aborted) throw unreachable({ reason: 'cut_off' })
    },
    lines: async function* (key) {
      const response = await stream(operations[key].http.path)
      if (!response.ok) throw asError(toOutcome(false, await response.text()))
      const { splitLines } = await import('@pawl/operations')
      yield* splitLines(response.body as unknown as AsyncIterable<Uint8Array>)
    },
    takeLines: async <Key extends LinesInKey>(key: Key, input: object, lines: AsyncIterable<string>) => {
      const withBreaks = async function* () {
        for await (const line of lines) yield Buffer.from(`${line}\n`)
      }
      const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
      const response = await stream(`${operations[key].http.path}?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson' },
        body: withBreaks() as never,
        duplex: 'half',
      } as RequestInit)
      return toOutcome<AnswerOf<Key>>(response.ok, await response.text())
    },
    close: async () => {},
  }
}

async function through<Value>(door: Door, work: (door: Door) => Promise<Value>): Promise<Value> {
  try {
    return await work(door)
  } finally {
    await door.close()
  }
}

/** A refusal keeps the words of the server: `said` is what it answered, in the language asked for. */
export type SaidRefusal = Refusal & { readonly said?: ErrorDocument }

/** What a server answers is taken at its word. */
function toOutcome<Value>(ok: boolean, body: string): Outcome<Value> {
  const document = JSON.parse(body)
  // A long answer has its status before its outcome.
  if (ok && document.success !== false) return { refused: false, value: document }
  const { code, variables } = (document as ErrorDocument).error
  const { guidance, ...facts } = variables as { guidance?: Guidance }
  const refusal = { code, variables: facts, said: document, ...(guidance && { guidance }) }
  return { refused: true, refusal: refusal as unknown as Refusal }
}

/** A server that is stopped leaves answers half-written. */
function wholeOutcome<Value>({ ok, body }: Answer): Outcome<Value> {
  try {
    return toOutcome(ok, body)
  } catch {
    throw new Error('the answer was cut off')
  }
}

function asError(outcome: Outcome<unknown>): Error {
  return outcome.refused ? new PawlError(outcome.refusal) : new Error('not a refusal')
}
