// Whether a message asks to take the last deed back: ‘please undo that’, ‘ugh, wrong one, restore it’.

import { wordsOf } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { leadsAt, ordersAt } from '../../reading/lexicon.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'

/** ‘Actually, no’. */
const TAKEN_BACK = wordSet(({ saying }) => saying.takenBack)
const FIRST = wordSet(({ slots }) => slots.beforeCorrection)
const WRONG_ONE = phraseTable(({ slots }) => slots.other)

/** As the whole message: where ‘cancel that’ is one, it is read before ‘cancel’. */
export function isUndo(reader: Reader, message: string): boolean {
  return reader.get(TAKEN_BACK).has(wordsOf(reader, message).join(' ')) || isUndoOrder(reader, message)
}

/** The same by an order: ‘no wait’ alone may lead up to something else. */
export function isUndoOrder(reader: Reader, message: string): boolean {
  const words = splitWords(reader, message).filter(({ text }) => !/^[,;:.!?]$/.test(text))
  for (let at = beforeUndo(reader, words); at < words.length; ) {
    const undone = ordersAt(reader, words, at).find(({ meaning }) => meaning === 'undo')
    if (undone !== undefined) return at + undone.length >= words.length
    const lead = leadsAt(reader, words, at).find(({ meaning }) => meaning === 'filler' || meaning === 'request')
    if (lead === undefined) return false
    at += lead.length
  }
  return false
}

/** How many words stand before what is wanted. */
function beforeUndo(reader: Reader, words: readonly Word[]): number {
  const isFirst = (at: number) => reader.get(FIRST).has(words[at]?.text ?? '')
  for (let at = 0; ; at++) {
    const [wrong] = reader.get(WRONG_ONE).at(words, at)
    if (wrong !== undefined && at + wrong.length < words.length) return at + wrong.length
    if (!isFirst(at)) return at
  }
}
