// What is to change, and to what: ‘task 3 title to X and add description Y’, ‘buy milk to Friday’, ‘it to high priority’.

import type { ChangedField } from '../languages/direct-phrases.ts'
import { speech } from '../languages/index.ts'
import { LEXICON } from '../reading/lexicon.ts'
import { Phrasebook } from '../reading/phrasebook.ts'
import { splitWords, type Word } from '../reading/words.ts'
import type { Moment } from '../slots/deadline.ts'
import type { CommandFields } from '../turn.ts'
import { type Change, changeWithoutTo } from './change-without-to.ts'
import { fieldIn, nameIn, textOf } from './field-words.ts'
import { isSomething, valueFor } from './value.ts'

const all = Object.values(speech).map(({ slots }) => slots)
const INTO = new Set(all.flatMap(({ into }) => into))
const PREFIXES = all.flatMap(({ intoPrefix }) => intoPrefix ?? [])
const LIST_NAMES = new Phrasebook<true>(all.flatMap(({ listNames }) => listNames.map((name) => [name, true] as const)))
const AND = new Set(all.flatMap(({ and }) => and))
const AND_PREFIXES = all.flatMap(({ andPrefix }) => andPrefix ?? [])

/** How well words name a task: they are its title, it could be no other, or not at all. */
export type Naming = (words: string) => 'title' | 'task' | undefined

export function readChange(text: string, moment: Moment, names: Naming): Change {
  const words = splitWords(text)
  const whole = nameIn(text, words)
  const splits = [...splitPoints(words)]
  const named = splits.find(({ left }) => names(nameIn(text, words.slice(0, left)).reference) !== undefined)
  // ‘Update welcome to Paris’, ‘change the name of להתקשר לתום’: the ‘to’ is a part of the title.
  const isWhole =
    names(text) === 'title' || (named === undefined && whole.field !== undefined && names(whole.reference))
  const split = isWhole ? undefined : (named ?? splits[0])
  if (split === undefined) return changeWithoutTo(text, words, moment)
  const { reference, field } = nameIn(text, words.slice(0, split.left))
  const [first, ...more] = valueParts(words.slice(split.right))
  const parts = [{ field, words: first?.words ?? [], skip: split.skip }, ...more.map((part) => ({ ...part, skip: 0 }))]
  const values = parts.map((part) => valueWithInto(part.field, textOf(text, part.words, part.skip), moment))
  const fields: CommandFields = Object.assign({}, ...values)
  return { reference, fields, ...(!isSomething(fields) && { asked: field }) }
}

function valueWithInto(field: ChangedField | undefined, value: string, moment: Moment): CommandFields {
  const fields = valueFor(field, value, moment)
  return isSomething(fields) ? fields : valueFor(field, withoutInto(value), moment)
}

/** The value without the letter that says ‘to’. */
export function withoutInto(value: string): string {
  const prefix = PREFIXES.find((one) => value.startsWith(one))
  return prefix === undefined ? value : value.slice(prefix.length).replace(/^[-־]/, '')
}

interface Split {
  /** One past the last word of the name. */
  readonly left: number
  readonly right: number
  /** Letters of the first word of the value that belong to ‘to’. */
  readonly skip: number
}

function* splitPoints(words: readonly Word[]): Generator<Split> {
  for (const [at, word] of words.entries()) {
    if (word.quoted || LIST_NAMES.at(words, at).length > 0) continue
    const isInto = INTO.has(word.text)
    if (isInto && at < words.length - 1) yield { left: at, right: at + 1, skip: 0 }
    if (isInto || at === 0 || withoutInto(word.text) === word.text || word.text.length < 2) continue
    const isInfinitive = LEXICON.things.at(words, at).some(({ meaning }) => meaning.role === 'infinitive')
    yield { left: at, right: at, skip: isInfinitive ? 0 : word.text.length - withoutInto(word.text).length }
  }
}

interface Part {
  readonly field: ChangedField | undefined
  readonly words: readonly Word[]
}

/** At most so many words between ‘and’ and the field it joins: add the, set its. */
const BETWEEN = 3

/** ‘X and add description Y’, ‘high and the deadline to Friday’. */
function valueParts(words: readonly Word[], field?: ChangedField): readonly Part[] {
  for (const at of words.keys()) {
    const rest = at === 0 ? undefined : afterAnd(words, at)
    const next = rest && fieldIn(rest, 0, BETWEEN + 1)
    if (rest === undefined || next === undefined) continue
    const after = rest[next.to]?.text ?? ''
    const value = rest.slice(next.to + (INTO.has(after) || after === ':' ? 1 : 0))
    return [{ field, words: words.slice(0, at) }, ...valueParts(value, next.field)]
  }
  return [{ field, words }]
}

/** What follows an ‘and’ that stands here, or is joined to the word here. */
function afterAnd(words: readonly Word[], at: number): readonly Word[] | undefined {
  const word = words[at] as Word
  if (word.quoted) return undefined
  if (AND.has(word.text)) return words.slice(at + 1)
  const prefix = AND_PREFIXES.find((one) => word.text.startsWith(one))
  if (prefix === undefined) return undefined
  const bare = { ...word, text: word.text.slice(prefix.length), start: word.start + prefix.length }
  return [bare, ...words.slice(at + 1)]
}
