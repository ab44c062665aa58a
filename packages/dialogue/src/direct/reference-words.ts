// The words of a command that name its task, without those that only go with the verb.

import { speech } from '../languages/index.ts'
import { LEXICON } from '../reading/lexicon.ts'
import type { Reading } from '../reading/read-message.ts'
import { splitWords, type Word } from '../reading/words.ts'
import { textOf } from './field-words.ts'
import { AROUND } from './numbers.ts'

const all = Object.values(speech).map(({ slots }) => slots)
const PRONOUNS = new Set(all.flatMap(({ pronouns }) => pronouns))
const BEFORE_DONE = new Set(all.flatMap(({ beforeDone }) => beforeDone))

/** What follows the command; a pronoun that is read as a part of it (‘delete it’) is what it is about. */
export function referenceIn(message: string, { start, order, from, to, before }: Reading): string {
  if (before !== undefined) return message.slice(before, start).trim()
  const command = message.slice(order, from)
  const words = splitWords(command)
  const pronoun = words.find((_, at) => at > 0 && PRONOUNS.has(textOf(command, words.slice(at)).toLowerCase()))
  return message.slice(pronoun === undefined ? from : order + pronoun.start, to).trim()
}

/** ‘… from my list’. */
export function withoutSource(text: string): string {
  const words = splitWords(text)
  const lastList = words.findLastIndex((_, at) =>
    LEXICON.things.at(words, at).some(({ meaning }) => isList(meaning.role)),
  )
  const at = words.findIndex((_, index) => index > 0 && isSource(words, index, lastList))
  return at === -1 ? text : text.slice(0, (words[at - 1] as Word).end)
}

/** The list it was to be taken off has a name that is none of ours. */
export function hasOtherSource(text: string, rest: string): boolean {
  const words = splitWords(text.slice(rest.length))
  return words.some(({ text: word }, at) => !AROUND.has(word) && LEXICON.things.at(words, at).length === 0)
}

function isSource(words: readonly Word[], at: number, lastList: number): boolean {
  return LEXICON.things
    .at(words, at)
    .some(({ meaning }) =>
      meaning.role === 'away' ? lastList > at : meaning.carries?.includes('away') && isList(meaning.role),
    )
}

const isList = (role: string) => role === 'list-noun' || role === 'ours-plural'

/** ‘task 3 as done’: what it is to be is no part of its name. */
export function withoutDone(text: string): string {
  const words = splitWords(text)
  const at = words.findLastIndex((_, index) =>
    LEXICON.things.at(words, index).some(({ meaning }) => meaning.role === 'finished'),
  )
  if (at === -1) return text
  const from = BEFORE_DONE.has(words[at - 1]?.text ?? '') ? at - 1 : at
  const rest = words.filter((_, index) => index < from || index > at)
  return rest.map(({ start, end }) => text.slice(start, end)).join(' ')
}
