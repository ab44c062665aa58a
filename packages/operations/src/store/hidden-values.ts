// `verify` goes through the whole store, whoever asks. Of a task that is not there for them it says what is wrong, and where,
// but not what stands there.

import { type Difference, isOperator } from '@pawl/contract'
import { letInto } from '../access/places.ts'
import { isSeen, sightOf } from '../access/sight.ts'
import type { Context } from '../context.ts'

const HIDDEN = '…'

type Shown = (task: string, difference: Difference) => Promise<Difference>

export async function shownTo({ store, principal }: Pick<Context, 'store' | 'principal'>): Promise<Shown> {
  if (principal.alone || isOperator(principal)) return async (_, difference) => difference
  const sight = sightOf(principal, (await letInto(store, principal)).closed)
  return async (id, difference) => {
    if (difference.reason !== 'not_as_replayed') return difference
    const task = await store.findTask({ id })
    if (task !== undefined && isSeen(sight, task)) return difference
    return { ...difference, stored: HIDDEN, replayed: HIDDEN }
  }
}
