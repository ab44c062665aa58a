// The words of a command that name its task, without those that only go with the verb.

import type { ThingRole } from '../../languages/roles.ts'
import type { Reader } from '../../reader.ts'
import { thingsAt } from '../../reading/lexicon.ts'
import type { Reading } from '../../reading/read-message.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { without } from '../../slots/quote.ts'
import { whenIn } from '../../when/find-when.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { textOf } from '../changing/field-words.ts'
import type { Scene } from '../scene.ts'
import { AROUND } from './numbers.ts'

const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const BEFORE_DONE = wordSet(({ slots }) => slots.beforeDone)

/** What follows the command; a pronoun that is read as a part of it (‘delete it’) is what it is about. */
export function referenceIn(reader: Reader, message: string, { start, order, from, to, before }: Reading): string {
  if (before !== undefined) return message.slice(before, start).trim()
  const command = message.slice(order, from)
  const words = splitWords(reader, command)
  const pronoun = words.find(
    (_, at) => at > 0 && reader.get(PRONOUNS).has(textOf(command, words.slice(at)).toLowerCase()),
  )
  return message.slice(pronoun === undefined ? from : order + pronoun.start, to).trim()
}

/** ‘… from my list’. */
export function withoutSource(reader: Reader, text: string): string {
  const words = splitWords(reader, text)
  const lastList = words.findLastIndex((_, at) =>
    thingsAt(reader, words, at).some(({ meaning }) => isList(meaning.role)),
  )
  const at = words.findIndex((_, index) => index > 0 && isSource(reader, words, index, lastList))
  return at === -1 ? text : text.slice(0, (words[at - 1] as Word).end)
}

/** The list it was to be taken off has a name that is none of ours. */
export function hasOtherSource(reader: Reader, text: string, rest: string): boolean {
  const words = splitWords(reader, text.slice(rest.length))
  return words.some(({ text: word }, at) => !reader.get(AROUND).has(word) && thingsAt(reader, words, at).length === 0)
}

function isSource(reader: Reader, words: readonly Word[], at: number, lastList: number): boolean {
  return thingsAt(reader, words, at).some(({ meaning }) =>
    meaning.role === 'away' ? lastList > at : meaning.carries?.includes('away') && isList(meaning.role),
  )
}

const ALL = phraseTable(({ slots }) => slots.all)

/** ‘The reminder to vacuum every Sunday’: how often it comes is no part of its name, and ‘every’ there is not all of them. */
export function withoutRhythm(text: string, { reader, moment }: Scene): string {
  const words = splitWords(reader, text)
  if (!words.some((_, at) => at > 0 && reader.get(ALL).at(words, at).length > 0)) return text
  const { found, left } = whenIn(reader, text, moment)
  const stretches = [...left, ...(found?.stretches ?? [])].sort((a, b) => b.from - a.from)
  const isRhythm = stretches.some(({ from, to }) =>
    words.some(({ start, end }, at) => start >= from && end <= to && reader.get(ALL).at(words, at).length > 0),
  )
  const rest = isRhythm ? stretches.reduce(without, text).trim() : text
  return rest === '' ? text : rest
}

const WHOLE: ReadonlySet<string> = new Set<ThingRole>(['list-noun', 'definite', 'mine'])

/** ‘My list’, and nothing of it. */
export function isWholeList(reader: Reader, text: string): boolean {
  const words = splitWords(reader, text).filter(({ text: word }) => !reader.get(AROUND).has(word) || word === 'list')
  const roles = words.map((_, at) => thingsAt(reader, words, at).map(({ meaning }) => meaning.role as string))
  return (
    words.length > 0 &&
    words.length <= 3 &&
    roles.some((of) => of.includes('list-noun')) &&
    roles.every((of) => of.some((role) => WHOLE.has(role)))
  )
}

const isList = (role: string) => role === 'list-noun' || role === 'ours-plural'

/** ‘task 3 as done’: what it is to be is no part of its name. */
export function withoutDone(reader: Reader, text: string): string {
  const words = splitWords(reader, text)
  const at = words.findLastIndex((_, index) =>
    thingsAt(reader, words, index).some(({ meaning }) => meaning.role === 'finished'),
  )
  if (at === -1) return text
  const from = reader.get(BEFORE_DONE).has(words[at - 1]?.text ?? '') ? at - 1 : at
  const rest = words.filter((_, index) => index < from || index > at)
  return rest.map(({ start, end }) => text.slice(start, end)).join(' ')
}
