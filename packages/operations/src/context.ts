// What every operation is given beside its input. Time and ids come from here, never from the air.

import type { Language, PawlError, Place, Principal } from '@pawl/contract'
import type { RequestReceipt } from './dispatch/receipt-for.ts'
import type { ClosedPlace } from './ports/account-store.ts'
import type { WorkspaceStore } from './ports/store.ts'

export type Rewrite = (text: string) => Promise<string | undefined>

/** An operation asks for the parts of the store it uses: `Context<TaskStore>`. */
export interface Context<Store = WorkspaceStore> {
  readonly store: Store
  /** Who was authenticated, with the rights that the name acted under leaves them. */
  readonly principal: Principal
  /**
   * The places that are for some alone, as they were in the very look at the store that found who asks, for the operation that
   * follows at once. Left out, the dispatcher looks.
   */
  readonly closedPlaces?: readonly ClosedPlace[]
  /** The name acted under; events name it. */
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
  /** Whether a room or an initiative is still for whoever waits there; left out if nothing could have changed that. */
  readonly isStillLetInto?: (place: Place) => Promise<boolean>
  /** Whether whoever waits may still be here at all; left out if nothing could have changed that. */
  readonly isStillIn?: () => Promise<boolean>
  /** Told what the store could not do, before it becomes a refusal: for a log. */
  readonly onTrouble?: (error: PawlError) => void
  /**
   * Whether messages could be sent to an address of the web, as far as it says so itself. Only a server knows; it looks again
   * where it sends.
   */
  readonly sendsTo?: (address: string) => boolean
  /** Puts a reply in other words; nothing if it cannot, or not in time. Off unless it is configured. */
  readonly rewrite?: Rewrite
  /** Told what became of each rewriting. */
  readonly countRewrite?: (outcome: 'used' | 'refused' | 'failed') => void
}
