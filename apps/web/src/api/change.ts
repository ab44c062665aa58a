// A change asked of the server, done once: a request whose answer is lost on the way is retried under the same key. While the
// server cannot be reached it is kept, and sent when it is back (`waiting-changes.ts`).
//
// H1. Whoever presses again because the server could not be reached means the same change, and sends the same key. Only an
//     answer ends it.

import { type OperationKey, retry } from '@pawl/contract'
import { newId } from '../chat/new-ids.ts'
import { type DraftTexts, draftTexts } from '../parts/form/use-draft.ts'
import { connectionNow } from './live.ts'
import { AwayError, type Input, passes, RefusedError, type Result, request, toldToWait } from './request.ts'
import { routes } from './routes.ts'
import { crossOut, endDrafts, letWait, lineUp, waitingNow, writeDown } from './waiting-changes.ts'

const BACKOFF = { first: 500, longest: 2_000 }
/** How long a lost answer is asked for again before the person is told. */
const PATIENCE = 4_000
/** How much longer if the server has only asked to wait a little. */
const LIMITED_PATIENCE = 20_000
/** After so long the same words are taken for another change. */
const FORGET_AFTER = 600_000
const TROUBLE = 500

const unanswered = new Map<string, { readonly idempotencyKey: string; readonly since: number }>()

/** The change is kept and will be made: for whoever asked for it, that is as good as done. */
export class KeptError extends AwayError {}

export interface ChangeOptions {
  /** The drafts it is made of: they end when it is made, and come back if it is refused. */
  readonly drafts?: readonly string[]
  /** The same for a form that is emptied at once, as they were when it was sent: written again, it is another change. */
  readonly written?: () => DraftTexts
}

export async function change<Key extends OperationKey>(
  key: Key,
  input: Input<Key>,
  { drafts = [], written }: ChangeOptions = {},
): Promise<Result<Key>> {
  const texts = written?.() ?? draftTexts(drafts)
  const isEmptied = written !== undefined && Object.keys(texts).length > 0
  const name = `${key} ${JSON.stringify(input)}`
  const sentBefore = unanswered.get(name)
  const isSame = !isEmptied && sentBefore !== undefined && Date.now() - sentBefore.since < FORGET_AFTER
  const sent = isSame ? sentBefore : { idempotencyKey: newId() + newId(), since: Date.now() }
  unanswered.set(name, sent)
  if (routes[key].neverLater) {
    const answer = await ask(key, input, name, sent.idempotencyKey)
    endDrafts({ drafts: texts })
    return answer
  }
  const noted = writeDown(key, input, sent.idempotencyKey, texts)
  const keepIt = (wait: typeof letWait) => {
    // The next press is another change: this one goes its own way.
    unanswered.delete(name)
    wait(noted)
    return new KeptError('The change is kept')
  }
  // A form whose text stays in it until it is sent was pressed again.
  if (drafts.length > 0 && isWaiting(name)) {
    crossOut(noted)
    throw new KeptError('The change is kept already')
  }
  const send = async () => {
    // What was made before it is sent before it.
    if (waitingNow().waiting.length > 0) throw keepIt(lineUp)
    try {
      const answer = await ask(key, input, name, sent.idempotencyKey)
      crossOut(noted)
      endDrafts(noted)
      return answer
    } catch (error) {
      if (passes(error)) throw keepIt(letWait)
      crossOut(noted)
      throw error
    }
  }
  return isEmptied ? inTurn(key, send) : send()
}

const turns = new Map<OperationKey, Promise<unknown>>()

/** What is written one after the other arrives in that order. */
function inTurn<Answer>(key: OperationKey, send: () => Promise<Answer>): Promise<Answer> {
  const own = (turns.get(key) ?? Promise.resolve()).then(send)
  turns.set(
    key,
    own.catch(() => {}),
  )
  return own
}

function isWaiting(name: string): boolean {
  return waitingNow().waiting.some(({ key, input }) => `${key} ${JSON.stringify(input)}` === name)
}

function ask<Key extends OperationKey>(key: Key, input: Input<Key>, name: string, idempotencyKey: string) {
  // Who knows already that the server is away need not wait to be told.
  const giveUpAt = Date.now() + (connectionNow() === 'away' ? 0 : PATIENCE)
  return retry(() => request(key, input, { idempotencyKey }), {
    backoff: BACKOFF,
    retryUntil: (ended) => {
      if (!('error' in ended)) unanswered.delete(name)
      else if (ended.error instanceof AwayError) return giveUpAt
      else if (toldToWait(ended.error) !== undefined) return giveUpAt + LIMITED_PATIENCE
      else if (ended.error instanceof RefusedError && ended.error.status < TROUBLE) unanswered.delete(name)
      return undefined
    },
    pauseFor: (ended) => ('error' in ended ? toldToWait(ended.error) : undefined),
    now: Date.now,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
}
