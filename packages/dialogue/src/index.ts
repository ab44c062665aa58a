// The dialogue: what a message means and what is answered, without storing or executing anything.

export { saysTheSame } from './check-rewrite.ts'
export { couldNot } from './could-not.ts'
export { markerOf, withMarker, withoutMarker } from './marker.ts'
export { createReader, type Reader } from './reader.ts'
export { readAddedTask } from './slots/added-task.ts'
export type { TextPart } from './slots/marks.ts'
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
