// The words of a door for a call that can be made through it.

import type { OperationCall } from './operation-call.ts'

export interface DoorWords {
  readonly door: 'shell' | 'http' | 'tools'
  /** As it can be run; undefined if this door has nothing for it. */
  say(call: OperationCall): string | undefined
  /** Several, one after the other, each only if the one before it succeeded. */
  inTurn(said: readonly string[]): string
  /** The same for programs, as it stands in the document of an error. */
  data(call: OperationCall): object
}
