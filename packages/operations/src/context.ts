// What every operation is given beside its input. Time and ids come from here, never from the air.

import type { Language } from '@pawl/contract'
import type { WorkspaceStore } from './ports/store.ts'
import type { RequestReceipt } from './receipt-for.ts'

export type Rewrite = (text: string) => Promise<string | undefined>

export interface Context {
  readonly store: WorkspaceStore
  readonly actor: string
  /** Of the one who asks; for what is wrong with their input. */
  readonly language: Language
  readonly now: () => number
  readonly newId: () => string
  /** The name of this request: sent again under it, it is done once. */
  readonly idempotencyKey?: string
  /** Of a request with a key while it is run: handlers give it to their write (`receipt-for.ts`). */
  readonly receipt?: RequestReceipt
  /** Raised when the one who asks has gone; whoever waits for long looks at it. */
  readonly signal?: AbortSignal
  /** Puts a reply in other words; nothing if it cannot, or not in time. Off unless it is configured. */
  readonly rewrite?: Rewrite
  /** Told what became of each rewriting. */
  readonly countRewrite?: (outcome: 'used' | 'refused' | 'failed') => void
}
