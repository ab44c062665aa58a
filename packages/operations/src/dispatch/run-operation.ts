// The one way in. Every door hands over who asks, which operation, and what was given; the outcome is a value.
//
// W1. Who asks, and what they may, stands in the context; this is the one place where it is held against the operation.
//     An operation is given the store as its principal sees it (`access/seen-store.ts`); only what reads or
//     writes the whole store in lines, such as an export, is given all of it. Who is let into what may change while an
//     operation waits: what it found is then looked for again. So may whether they are let in at all: then it is not given to them.
// W2. What was given is read by the operation's schema before anything else sees it.
// W3. A request that may be sent again is done once (`run-once.ts`).
// W4. What the store cannot do is a refusal too. Anything else that is thrown is a defect.

import {
  isWriting,
  type LinesInKey,
  type LinesOutKey,
  type OperationDeclaration,
  type OperationKey,
  type Outcome,
  type OutcomeOf,
  operations,
  PawlError,
  type Place,
  type Principal,
  readInput,
  refuse,
  refuseWithout,
  succeed,
} from '@pawl/contract'
import { withoutHidden } from '../access/hidden-links.ts'
import { letInto } from '../access/places.ts'
import { recordOutcome } from '../access/security-events.ts'
import { storeSeenBy } from '../access/seen-store.ts'
import type { Context } from '../context.ts'
import type { WorkspaceStore } from '../ports/store.ts'
import { handlers, streams } from './handlers.ts'
import { runOnce } from './run-once.ts'

/** Hands the lines of an operation that reads lines to the one who takes them in. */
export type LineSource = <Result>(take: (lines: AsyncIterable<string>) => Promise<Result>) => Promise<Result>

type AnyHandler = (context: Context, input: unknown) => Promise<Outcome<unknown>>

/** Of an operation that writes lines the value is its lines; the first has been read, so that it can be refused. */
export function runOperation<Key extends OperationKey>(
  context: Context,
  key: Key,
  given: unknown,
  lines?: LineSource,
): Promise<OutcomeOf<Key>>
export async function runOperation(
  context: Context,
  key: OperationKey,
  given: unknown,
  lines: LineSource = (take) => take(noLines()),
): Promise<Outcome<unknown>> {
  const outcome = await dispatched(context, key, given, lines)
  await recordOutcome(context, key, outcome)
  return outcome
}

async function dispatched(
  asked: Context,
  key: OperationKey,
  given: unknown,
  lines: LineSource,
): Promise<Outcome<unknown>> {
  const { input: schema, shape }: OperationDeclaration = operations[key]
  const notAllowed = refuseWithout(asked.principal, operations[key])
  if (notAllowed !== undefined) return notAllowed
  const input = readInput(schema, given, asked.language)
  if (input.refused) return input
  try {
    switch (shape) {
      case 'lines in':
        return await lines((each) => streams[key as LinesInKey](asked, each, input.value as never))
      case 'lines out':
        return succeed(await begun(asText(streams[key as LinesOutKey](asked))))
      case undefined:
        return await runSeen(asked, key, input.value)
    }
  } catch (error) {
    if (!(error instanceof PawlError)) throw error
    asked.onTrouble?.(error)
    return { refused: true, refusal: error.refusal }
  }
}

async function runSeen(asked: Context, key: OperationKey, input: unknown): Promise<Outcome<unknown>> {
  const { waits }: OperationDeclaration = operations[key]
  for (let isFirst = true; ; isFirst = false) {
    const seen = await asSeen(asked, isFirst ? asked.closedPlaces : undefined)
    const outcome = await seen.shown(await runDocument(seen.context, key, input))
    // One that waits in pieces takes what it finds, and looks itself whether it may (`isStillLetInto`).
    if (waits !== 'in one request') return outcome
    if (!((await asked.isStillIn?.()) ?? true)) return refuse('TOKEN_INVALID', {})
    if (await seen.isStillSo()) return outcome
  }
}

interface Seen {
  readonly context: Context
  /** An answer without what is not there for them. */
  readonly shown: (outcome: Outcome<unknown>) => Promise<Outcome<unknown>> | Outcome<unknown>
  readonly isStillSo: () => Promise<boolean>
}

/** The store as its principal sees it, and the principal with what they are in places that are for some alone. */
async function asSeen(asked: Context, known: Context['closedPlaces']): Promise<Seen> {
  const { store, principal, isStillIn } = asked
  if (principal.alone || principal.role === 'owner') {
    const everywhere = { ...asked, store: storeSeenBy(store, principal, []) }
    const context = isStillIn === undefined ? everywhere : { ...everywhere, isStillLetInto: isStillIn }
    return { context, shown: shownTo(principal, everywhere.store), isStillSo: async () => true }
  }
  const { closed, named } = await letInto(store, principal, known)
  const closedNow = async () => (await letInto(store, principal)).closed
  const isStillLetInto = async (place: Place) => ((await isStillIn?.()) ?? true) && !(await closedNow()).includes(place)
  const seen = storeSeenBy(store, principal, closed)
  return {
    context: { ...asked, store: seen, principal: { ...principal, named }, isStillLetInto },
    shown: shownTo(principal, seen),
    isStillSo: async () => (await closedNow()).join() === closed.join(),
  }
}

function shownTo({ alone }: Principal, store: WorkspaceStore): Seen['shown'] {
  return alone ? (outcome) => outcome : (outcome) => withoutHidden(store, outcome)
}

function runDocument(context: Context, key: OperationKey, input: unknown): Promise<Outcome<unknown>> {
  const declaration: OperationDeclaration = operations[key]
  const handler = handlers[key as keyof typeof handlers] as AnyHandler
  const hasReceipt = isWriting(declaration) && declaration.doneOnceBy === undefined
  if (context.idempotencyKey === undefined || !hasReceipt) return handler(context, input)
  return runOnce(context, key, input, (own) => handler(own, input))
}

async function* asText(lines: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const line of lines) yield typeof line === 'string' ? line : JSON.stringify(line)
}

/** What cannot be begun is refused before anything is sent. */
async function begun(lines: AsyncGenerator<string>): Promise<AsyncGenerator<string>> {
  const first = await lines.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* lines
  })()
}

async function* noLines(): AsyncGenerator<string> {}
