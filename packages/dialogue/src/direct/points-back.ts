// What can only be said of something that was spoken of before: ‘make it 6:30 instead’, ‘both, actually’, ‘3’. With nothing that
// it could be said of it is asked about, and is never the title of a task: a task of that name would be spoken of next, in place
// of the one that was meant.
//
// PB1. Only as the whole message, and only where nothing else was read in it.

import { languagesByScript } from '../language-of-text.ts'
import { cleaned } from '../normalize.ts'
import type { Reader } from '../reader.ts'
import { patternTable } from '../reading/pattern-index.ts'

/** Nobody says so in more letters. */
const LONGEST = 120

const POINTS_BACK = patternTable(
  ({ repairs }) => repairs.pointsBack,
  (pattern) => pattern,
)

export function pointsBack(reader: Reader, message: string): boolean {
  if (message.length > LONGEST || message.includes('\n')) return false
  const text = cleaned(message)
  return languagesByScript(reader, text).some((speech) =>
    POINTS_BACK(reader, speech, text).some((pattern) => pattern.test(text)),
  )
}
