// Words with what stands at their beginning or end taken off: adverbs, marks, whatever leads up to a name.

import type { Kept, Reader } from '../../reader.ts'
import type { Phrasebook } from '../../reading/phrasebook.ts'
import { isSign, type Word } from '../../reading/words.ts'

type Phrases = Kept<Phrasebook<unknown>>

const isSignOf = isSign(',;:.!?—–()✓-')
/** No phrase is longer. */
const LONGEST = 5

/** Without marks and these phrases at either end. */
export function trimmed(reader: Reader, words: readonly Word[], phrases: Phrases): readonly Word[] {
  return withoutLast(reader, withoutFirst(reader, words, phrases), phrases)
}

/** Without them at the beginning, however many there are. */
export function withoutFirst(reader: Reader, words: readonly Word[], phrases: Phrases): readonly Word[] {
  let at = 0
  while (at < words.length) {
    const length = isMark(words[at]) ? 1 : (reader.get(phrases).at(words, at)[0]?.length ?? 0)
    if (length === 0) break
    at += length
  }
  return at === 0 ? words : words.slice(at)
}

function withoutLast(reader: Reader, words: readonly Word[], phrases: Phrases): readonly Word[] {
  const book = reader.get(phrases)
  let end = words.length
  while (end > 0) {
    const last = words[end - 1]
    if (last === undefined) break
    const length = isMark(last) ? 1 : book.canEndWith(last) ? endingLength(reader, words.slice(0, end), phrases) : 0
    if (length === 0) break
    end -= length
  }
  return end === words.length ? words : words.slice(0, end)
}

/** How many words the phrase has that the words end with. */
export function endingLength(reader: Reader, words: readonly Word[], phrases: Phrases): number {
  const last = words.at(-1)
  if (last === undefined || !reader.get(phrases).canEndWith(last)) return 0
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    const found = reader.get(phrases).at(words, words.length - length)
    if (found.some((one) => one.length === length)) return length
  }
  return 0
}

export const isMark = (word: Word | undefined) => word !== undefined && isSignOf(word)

/** The same without a mark at the end. */
export function withoutMarks(words: readonly Word[]): readonly Word[] {
  let end = words.length
  while (end > 0 && isMark(words[end - 1])) end--
  return end === words.length ? words : words.slice(0, end)
}
