// What is only said, of a task or of the day: ‘it broke again’, ‘I hate Mondays’. It is no task, and changes none; what was
// spoken of stays so.
//
// RM1. A remark is looked for only where nothing was done and nothing else was understood.

import { waiting } from '../command.ts'
import type { Reader } from '../reader.ts'
import { splitWords } from '../reading/words.ts'
import { phraseTable, wordSet } from '../word-tables.ts'
import { type DirectStep, only } from './chain.ts'
import { withoutFirst } from './changing/phrase-ends.ts'
import type { Scene } from './scene.ts'

const REMARKS = phraseTable(({ saying }) => saying.remarks)
const ADVERBS = phraseTable(({ saying }) => saying.adverbs)
const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const HOLD_ON = phraseTable(({ saying }) => saying.holdOn)
/** So many words may be something to add, with what stands before it: wait, some milk. */
const MOST_NAMED = 3
/** How far the beginning of a message goes. */
const LONGEST = 120

export function isRemark(reader: Reader, message: string): boolean {
  // ‘Urgent: the certificate expires, renew it’: what stands before a colon says what it is.
  if (/[?\n]|^\S+: /u.test(message)) return false
  const words = splitWords(reader, message.slice(0, LONGEST))
  // ‘Wait, it's closed on Saturdays’.
  if (words.length > MOST_NAMED && reader.get(HOLD_ON).at(words, 0).length > 0) return true
  // ‘Avi keeps asking about it’.
  if (words.length > MOST_NAMED && reader.get(PRONOUNS).has(words.at(-1)?.text ?? '')) return true
  const starts = [words, withoutFirst(reader, words, ADVERBS)]
  return starts.some((start) =>
    reader
      .get(REMARKS)
      .at(start, 0)
      .some(({ length }) => length < start.length || length > 1),
  )
}

/** It would be offered as a task, or was looked for and not found. */
export const isUnread = ({ state, acts }: DirectStep) =>
  acts.length === 1 && (state === 'CREATE:ASK_ADD' || state === 'LIST:ASK_SHOW')

/** It was asked to be said otherwise. */
export const isUnclear = ({ acts }: DirectStep) => acts.length === 1 && acts[0]?.command.missing_fields[0] === 'intent'

export function remarked(scene: Scene): DirectStep {
  return only({ text: scene.say.onlyRemarked, command: waiting('clarify', []), scene }, 'UNCLEAR')
}
