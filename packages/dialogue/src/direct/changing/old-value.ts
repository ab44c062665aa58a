// The value that was, taken out of a change: ‘from Monday to Wednesday’, ‘Thursday instead of Friday’, ‘at 6, not 7’. The new
// one is all that counts.

import type { Reader } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { type Moment, readDeadlines } from '../../slots/deadline.ts'
import { phraseTable, wordList, wordSet } from '../../word-tables.ts'
import { textOf } from './field-words.ts'
import { endingLength, withoutMarks } from './phrase-ends.ts'

const FROM = wordSet(({ saying }) => saying.from)
const FROM_PREFIXES = wordList(({ saying }) => saying.fromPrefixes)
const INTO = wordSet(({ slots }) => slots.into)
const INTO_PREFIXES = wordList(({ slots }) => [slots.intoPrefix ?? []].flat())
const NOTS = wordList(({ saying }) => saying.notValue.map((one) => ` ${one} `))
const NOT_VALUE = phraseTable(({ saying }) => saying.notValue)

/** No time is said in more words. */
const LONGEST = 8
/** Nobody says what is to change in more words. */
const MOST_WORDS = 30

const ALL = phraseTable(({ slots }) => slots.all)
/** ‘Move everything from …’: so near the beginning. */
const ALL_WITHIN = 3

export function withoutOld(reader: Reader, text: string, moment: Moment): string {
  const words = withoutMarks(splitWords(reader, text))
  if (words.length > MOST_WORDS) return text
  return (
    withoutFrom(reader, text, words, moment) ??
    withoutInstead(reader, text, words, moment) ??
    withoutRather(reader, text, words)
  )
}

/** ‘… on Friday instead’: of what was, nothing is said. */
function withoutRather(reader: Reader, text: string, words: readonly Word[]): string {
  const length = endingLength(reader, words, RATHER)
  return length > 0 && words.length > length + 1 ? textOf(text, words.slice(0, -length)) : text
}
const RATHER = phraseTable(({ saying }) => saying.ratherAtEnd ?? [])

const isTime = (reader: Reader, text: string, moment: Moment) => readDeadlines(reader, text, moment, true).length > 0

/** ‘from Monday to …’. */
function withoutFrom(reader: Reader, text: string, words: readonly Word[], moment: Moment): string | undefined {
  // ‘Everything from today to tomorrow’: there the day says which tasks.
  const isOfAll = words.some((_, at) => at < ALL_WITHIN && reader.get(ALL).at(words, at).length > 0)
  for (const [at, word] of words.entries()) {
    const prefix = reader
      .get(FROM_PREFIXES)
      .find((one) => word.text.startsWith(one) && word.text.length > one.length + 1)
    const isFrom = reader.get(FROM).has(word.text)
    if (!isFrom && prefix === undefined) continue
    const first = isFrom ? at + 1 : at
    for (let to = first + 1; to < Math.min(words.length, first + LONGEST); to++) {
      if (!isInto(reader, words[to] as Word)) continue
      const skip = isFrom ? 0 : (prefix?.length ?? 0)
      const old = textOf(text, words.slice(first, to), skip).replace(/^[-־]/, '')
      if (isTime(reader, old, moment))
        return `${text.slice(0, word.start)}${isOfAll ? `${old} ` : ''}${text.slice((words[to] as Word).start)}`
    }
  }
  return undefined
}

const isInto = (reader: Reader, { text }: Word) =>
  reader.get(INTO).has(text) || reader.get(INTO_PREFIXES).some((prefix) => text.startsWith(prefix))

/** ‘The party is on Tuesday, not Wednesday’: as it is, and not as it is not. */
export function withoutWrong(reader: Reader, text: string, moment: Moment): string {
  if (!reader.get(NOTS).some((one) => text.includes(one))) return text
  const words = withoutMarks(splitWords(reader, text))
  return (words.length > MOST_WORDS ? undefined : withoutInstead(reader, text, words, moment)) ?? text
}

/** ‘… instead of Friday’, at the end. */
function withoutInstead(reader: Reader, text: string, words: readonly Word[], moment: Moment): string | undefined {
  for (let at = Math.max(1, words.length - LONGEST); at < words.length; at++) {
    const [not] = reader.get(NOT_VALUE).at(words, at)
    if (not !== undefined && isTime(reader, textOf(text, words.slice(at + not.length)), moment))
      return text.slice(0, (words[at - 1] as Word).end)
  }
  return undefined
}
