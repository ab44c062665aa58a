// A question that is not the one to answer any more.

import { type OutdatedBecause, refuse } from '@pawl/contract'
import type { StoredRecord } from '../ports/record-store.ts'
import type { RefusedEffects } from './effects.ts'

export function outdated(item: StoredRecord, because: OutdatedBecause): RefusedEffects {
  return refuse('ITEM_OUTDATED', { item: item.id, ...because })
}
