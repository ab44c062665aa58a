// What is left of a message without the words that say nothing of what is wanted: ‘ok so’, ‘I'm sorry’, ‘um’, ‘if you would’.

import type { Reader } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { endingLength, isMark, withoutFirst } from '../changing/phrase-ends.ts'

const BEFORE = phraseTable(({ fillers }) => fillers.before)
const AFTER = phraseTable(({ fillers }) => fillers.after)
const WITHIN = wordSet(({ fillers }) => fillers.within)
const ASIDES = phraseTable(({ fillers }) => fillers.asides)

/** Undefined if there are none, or nothing else. */
export function withoutFillers(reader: Reader, message: string): string | undefined {
  const words = splitWords(reader, message)
  const left = withoutLast(reader, withoutFirst(reader, words, BEFORE))
  const [first] = left
  if (first === undefined) return undefined
  const text = withoutWithin(reader, message, left) + (words.at(-1)?.text === '?' ? '?' : '')
  return text === '' || text === '?' || left.length === words.filter((word) => !isMark(word)).length ? undefined : text
}

function withoutLast(reader: Reader, words: readonly Word[]): readonly Word[] {
  let end = words.length
  while (end > 1) {
    const length = isMark(words[end - 1]) ? 1 : endingLength(reader, words.slice(0, end), AFTER)
    if (length === 0 || length === end) break
    end -= length
  }
  return words.slice(0, end)
}

/** As it was typed, but for the words of hesitation. */
function withoutWithin(reader: Reader, message: string, words: readonly Word[]): string {
  let text = ''
  let from = words[0]?.start ?? 0
  for (const { text: word, start, end, quoted } of words) {
    if (quoted || !reader.get(WITHIN).has(word)) continue
    text += message.slice(from, start).trimEnd() === '' ? '' : `${message.slice(from, start).trimEnd()} `
    from = end
  }
  return (text + message.slice(from, words.at(-1)?.end)).replace(/^[\s,;.!–—-]+/u, '').trim()
}

/** What stands before an aside: ‘move the gym to Thursday’ of ‘move the gym to Thursday I'm so tired’. The longest first. */
export function beforeAsides(reader: Reader, message: string): readonly string[] {
  const words = splitWords(reader, message)
  const starts: number[] = []
  for (let at = words.length - 1; at >= FEWEST_BEFORE; at--) {
    const isBreak = isMark(words[at]) && at < words.length - 1
    if (isBreak || reader.get(ASIDES).at(words, at).length > 0) starts.push(words[at]?.start ?? 0)
  }
  return starts.slice(0, MOST_ASIDES).map((start) => message.slice(0, start).trim())
}

const FEWEST_BEFORE = 3
const MOST_ASIDES = 3
