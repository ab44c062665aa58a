// A request with an Idempotency-Key is done once, however often it is sent.
//
// I3. It is run as if it were new, and its write brings the receipt along. Only what was not stored is looked up: a key
//     costs no question of its own while nothing goes wrong.
// I4. A refusal changed nothing and is not kept: sent again, the request is decided anew.
// I5. In one process a key is run one request at a time; between processes the receipt itself decides who was first.
// I6. A receipt counts for a day.

import { type OperationDeclaration, type OperationKey, type Outcome, operations, refuse } from '@pawl/contract'
import { present } from '@pawl/kernel'
import { keptUnder } from '../access/acting.ts'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import { AlreadyDone, type StoredReceipt } from '../ports/receipt-store.ts'
import { finishAgain } from './finish-again.ts'
import { openAnswer, type RequestReceipt } from './receipt-for.ts'

const DAY = 24 * 3_600_000
/** One in so many requests throws away old receipts, and then twice as many as were made meanwhile. */
const FORGET_EVERY = 64
const FORGET = 2 * FORGET_EVERY
const ATTEMPTS = 3

type Run = (context: Context) => Promise<Outcome<unknown>>
type Ended = { readonly outcome: Outcome<unknown> } | { readonly error: unknown }

export function runOnce(
  context: Context,
  operation: OperationKey,
  input: unknown,
  run: Run,
): Promise<Outcome<unknown>> {
  const key = present(context.idempotencyKey)
  const declaration: OperationDeclaration = operations[operation]
  const request = {
    principal: keptUnder(context),
    key: hashOf(key),
    fingerprint: hashOf(`${operation}\n${canonical(input)}`),
    at: context.now(),
  }
  const receipt = { request, key, tellsSecret: declaration.tellsSecret === true, asked: false }
  return context.store.oneAtATime(`${request.principal}\0${request.key}`, async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const ended = await endOf(run({ ...context, receipt }))
      if ('outcome' in ended && !ended.outcome.refused && receipt.asked) {
        await forgetSome(context, request.key)
        return ended.outcome
      }
      const found = await lookUp(context, receipt, ended)
      if (found !== undefined) return answerAgain(context, operation, input, receipt, found)
      if (!('error' in ended)) return ended.outcome
      if (!(ended.error instanceof AlreadyDone)) throw ended.error
      // What stood in the way is older than a day: it makes room.
      await context.store.forgetReceipt(request.principal, request.key, request.at - DAY)
    }
    return refuse('STORE_CONTENDED', {})
  })
}

async function endOf(outcome: Promise<Outcome<unknown>>): Promise<Ended> {
  try {
    return { outcome: await outcome }
  } catch (error) {
    return { error }
  }
}

/** If looking for a receipt fails too, the first error is the one that is told. */
async function lookUp({ store }: Context, { request }: RequestReceipt, ended: Ended) {
  try {
    const found = await store.findReceipt(request.principal, request.key)
    return found === undefined || found.at < request.at - DAY ? undefined : found
  } catch (error) {
    throw 'error' in ended && !(ended.error instanceof AlreadyDone) ? ended.error : error
  }
}

async function answerAgain(
  context: Context,
  operation: OperationKey,
  input: unknown,
  receipt: RequestReceipt,
  { fingerprint, answer }: StoredReceipt,
): Promise<Outcome<unknown>> {
  const { name }: OperationDeclaration = operations[operation]
  if (fingerprint !== receipt.request.fingerprint) return refuse('IDEMPOTENCY_KEY_REUSED', { operation: name })
  if (answer === null) return refuse('ANSWER_NOT_KEPT', { operation: name })
  const value = openAnswer(answer, receipt)
  await finishAgain(context, operation, input, value)
  return { refused: false, value, replayed: true }
}

/** Which requests do this is decided by their key, not by a counter: a command makes one request and ends. */
async function forgetSome({ store, now }: Context, key: string): Promise<void> {
  const [first] = Buffer.from(key, 'base64url')
  if (first === undefined || first % FORGET_EVERY !== 0) return
  // What was asked for is done; this can wait for the next one.
  await store.forgetReceipts(now() - DAY, FORGET).catch(() => {})
}

function hashOf(text: string): string {
  return crypto().createHash('sha256').update(text).digest('base64url')
}

/** The same text for the same input, in whatever order it was written. */
function canonical(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
