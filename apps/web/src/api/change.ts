// A change asked of the server, done once: an answer that is lost on the way is asked for again under the same key.
//
// H1. Whoever presses again because the server could not be reached means the same change, and sends the same key. Only an
//     answer ends it.

import type { OperationKey } from '@pawl/contract'
import { newId } from '../chat/new-ids.ts'
import { AwayError, type Input, RefusedError, type Result, request } from './request.ts'

const PAUSES = [300, 900, 2_700]
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
  for (let tries = 0; ; tries++) {
    try {
      const result = await request(key, input, { idempotencyKey: sent.idempotencyKey })
      unanswered.delete(name)
      return result
    } catch (error) {
      if (error instanceof RefusedError && error.status < TROUBLE) unanswered.delete(name)
      const pause = PAUSES[tries]
      if (!(error instanceof AwayError) || pause === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
