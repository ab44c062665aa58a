// A change asked of the server, done once: a request whose answer is lost on the way is retried under the same key.
//
// H1. Whoever presses again because the server could not be reached means the same change, and sends the same key. Only an
//     answer ends it.

import { type OperationKey, retry } from '@pawl/contract'
import { newId } from '../chat/new-ids.ts'
import { AwayError, type Input, RefusedError, type Result, request, toldToWait } from './request.ts'

const BACKOFF = { first: 500, longest: 2_000 }
/** How long a lost answer is asked for again before the person is told. */
const PATIENCE = 4_000
/** How much longer if the server has only asked to wait a little. */
const LIMITED_PATIENCE = 20_000
/** After so long the same words are taken for another change. */
const FORGET_AFTER = 600_000
const TROUBLE = 500

const unanswered = new Map<string, { readonly idempotencyKey: string; readonly since: number }>()

export async function change<Key extends OperationKey>(key: Key, input: Input<Key>): Promise<Result<Key>> {
  const name = `${key} ${JSON.stringify(input)}`
  const sentBefore = unanswered.get(name)
  const isSame = sentBefore !== undefined && Date.now() - sentBefore.since < FORGET_AFTER
  const sent = isSame ? sentBefore : { idempotencyKey: newId() + newId(), since: Date.now() }
  unanswered.set(name, sent)
  const giveUpAt = Date.now() + PATIENCE
  return retry(() => request(key, input, { idempotencyKey: sent.idempotencyKey }), {
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
