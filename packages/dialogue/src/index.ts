// The dialogue: what a message means and what is answered, without storing or executing anything.

export { saysTheSame } from './check-rewrite.ts'
export { couldNot } from './could-not.ts'
export { createReader } from './create-reader.ts'
export { markerOf, withMarker, withoutMarker } from './marker.ts'
export type { Reader } from './reader.ts'
export { suggestionsFor } from './suggestions.ts'
export { takeTurn } from './take-turn.ts'
export type {
  Command,
  CommandFields,
  CommandRef,
  DetectedIntent,
  HistoryMessage,
  Intent,
  KnownTask,
  Language,
  Mode,
  Turn,
  TurnInput,
} from './turn.ts'
export { WINDOW } from './window.ts'
