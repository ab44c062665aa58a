// Whether words can begin a priority or a time: most do not, and then nothing else has to be looked at.
//
// BV1. Whatever `valueSaid` reads begins with one of these words, with one of a time, or with a sign.

import { PRIORITY_WORDS } from '../../answers/values.ts'
import { kept, type Reader } from '../../reader.ts'
import { type Word, wordsSplit } from '../../reading/words.ts'
import { mayBeginTime } from '../../when/lexemes.ts'

/** What a priority, or what leads up to a value, begins with. */
const BEGINNINGS = kept((reader) => {
  const phrases = reader
    .all()
    .flatMap(({ answers, slots, fillers, saying }) => [
      ...[...Object.keys(answers.priorities), ...answers.fillers, ...PRIORITY_WORDS],
      ...[...Object.keys(slots.ranks), ...Object.keys(slots.priorityPhrases), ...fillers.very, ...saying.dueLeads],
    ])
  return new Set(phrases.flatMap((phrase) => [phrase.split(' ', 1)[0] ?? '', wordsSplit(phrase)[0]?.text ?? '']))
})

export function mayBeginValue(reader: Reader, [first]: readonly Word[]): boolean {
  if (first === undefined || first.quoted || reader.get(BEGINNINGS).has(first.text)) return true
  return mayBeginTime(reader, first.text)
}
