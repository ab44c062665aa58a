// What a refused caller can do, as data [D29]. It is worked out once, where the operation was refused, and every door
// says it in its own words.
//
// G1. `steps` lead to what was attempted, with everything filled in and the caller's own arguments kept. They can be run
//     as they are, and none of them throws work away.
// G2. Nobody is given the session of another.
// G3. Where no such steps exist, it is said why, and who decides.

import type { OperationCall } from './operation-call.ts'

export type Guidance =
  | { readonly kind: 'way'; readonly steps: readonly OperationCall[] }
  | { readonly kind: 'alreadyThere'; readonly status: string; readonly otherwise?: OperationCall }
  | { readonly kind: 'noWay'; readonly because: NoWay; readonly otherwise?: OperationCall }

/** Why no safe way leads there for this caller. */
export type NoWay =
  /** Only a step that throws work away would lead there, or what was asked is one itself. */
  | { readonly reason: 'throwsAway' }
  | { readonly reason: 'over'; readonly status: string }
  | { readonly reason: 'underReview' }
  | { readonly reason: 'held'; readonly role: string; readonly since: number }
  | { readonly reason: 'onOffer'; readonly role: string }
  | { readonly reason: 'notNext'; readonly role: string; readonly next: number }
  | { readonly reason: 'holdsAnother'; readonly task: number }
  | { readonly reason: 'claimIsOver'; readonly epoch: number }
  | { readonly reason: 'queued' }
  /** Other work has to be done first; of those that were dropped a person decides. */
  | { readonly reason: 'waits'; readonly tasks: readonly number[]; readonly dropped: readonly number[] }
  | { readonly reason: 'roomIsBusy' }
  | { readonly reason: 'inBacklog' }
  | { readonly reason: 'attached'; readonly to: readonly number[] }
  /** A task with itself, or with one of another room. */
  | { readonly reason: 'never' }
  | { readonly reason: 'notAssigned'; readonly assignee: string | null }
  | { readonly reason: 'asked'; readonly whom: string; readonly item: string }
  | { readonly reason: 'missing'; readonly field: string }
  | { readonly reason: 'fieldNotAllowed'; readonly field: string }
  | { readonly reason: 'unknownStatus'; readonly statuses: readonly string[] }
  | { readonly reason: 'otherKind'; readonly lifecycle: string }
  /** This door has nothing for one of the steps. */
  | { readonly reason: 'notThroughThisDoor'; readonly operations: readonly string[] }
