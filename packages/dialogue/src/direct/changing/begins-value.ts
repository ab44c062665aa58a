// Whether words can begin a priority or a time: most do not, and then nothing else has to be looked at.
//
// BV1. Whatever `valueSaid` reads begins with one of these words, with one of a time, or with a sign.

import { PRIORITY_WORDS } from '../../answers/values.ts'
import { kept, type Reader } from '../../reader.ts'
import { RecentAnswers } from '../../reading/recent-answers.ts'
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

/** A turn asks this of the words of its message again and again. */
const BEGIN_VALUES = kept(
  (reader) => new RecentAnswers((word) => reader.get(BEGINNINGS).has(word) || mayBeginTime(reader, word)),
)

export const mayBeginValue = (reader: Reader, [first]: readonly Word[]): boolean =>
  first === undefined || first.quoted || reader.get(BEGIN_VALUES).of(first.text)
