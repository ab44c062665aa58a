// The way from a tool to the operations. Each transport brings its own; the tools do not know which it is.

import type { DoorWords, ErrorDocument, Language, OperationKey, OutcomeOf, Principal, Refusal } from '@pawl/contract'

export interface ToolDoor {
  /** Who calls, where that is known before anything is called: they are shown the tools they may use. */
  readonly principal?: Principal | undefined
  readonly language: Language
  /**
   * Never throws: whatever goes wrong on the way is a refusal too. The signal says that nobody waits any more. A request
   * that the client may send again comes with the client's key; without one the door sends its own where it tries again.
   */
  run<Key extends OperationKey>(
    key: Key,
    input: object,
    signal?: AbortSignal,
    idempotencyKey?: string,
  ): Promise<OutcomeOf<Key>>
  /** A refusal as a document, in the words of the tools. */
  say(refusal: Refusal, words: DoorWords): ErrorDocument
}
