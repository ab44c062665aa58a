// What is to change, and to what: ‘task 3 title to X and add description Y’, ‘buy milk to Friday’, ‘it to high priority’.

import type { ChangedField } from '../../languages/direct-phrases.ts'
import type { Reader } from '../../reader.ts'
import { thingsAt } from '../../reading/lexicon.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import type { Moment } from '../../slots/deadline.ts'
import { wholeQuote } from '../../slots/quote.ts'
import type { CommandFields } from '../../turn.ts'
import { phraseTable, wordList, wordSet } from '../../word-tables.ts'
import { changeWithoutTo, type SpokenChange } from './change-without-to.ts'
import { fieldIn, nameIn, textOf } from './field-words.ts'
import { isSomething, valueFor } from './value.ts'

const INTO = wordSet(({ slots }) => slots.into)
const PREFIXES = wordList(({ slots }) => [slots.intoPrefix ?? []].flat())
const LIST_NAMES = phraseTable(({ slots }) => slots.listNames)
const AND = wordSet(({ slots }) => slots.and)
const AND_PREFIXES = wordList(({ slots }) => [slots.andPrefix ?? []].flat())

/** How well words name a task: beyond doubt, so that it could be no other, or not at all. */
export interface ChangeNames {
  readonly isTitle: (words: string) => boolean
  readonly isTask: (words: string) => boolean
}

/** Nobody says ‘to’ more often between a task and its new value. */
const MOST_SPLITS = 12
const MOST_LOOKED_UP = 4

export function readChange(reader: Reader, text: string, moment: Moment, names: ChangeNames): SpokenChange {
  const words = splitWords(reader, text)
  const splits: Split[] = []
  for (const split of splitPoints(reader, words)) if (splits.push(split) === MOST_SPLITS) break
  const reference = ({ left }: Split) => nameIn(reader, text, words.slice(0, left)).reference
  // The longest title before a ‘to’: ‘Call mom to chat’ is not ‘Call mom’.
  const named =
    splits.findLast((split) => names.isTitle(reference(split))) ??
    splits.slice(0, MOST_LOOKED_UP).find((split) => names.isTask(reference(split)))
  // ‘Update welcome to Paris’, ‘change the name of להתקשר לתום’: the ‘to’ is a part of the title.
  const whole = nameIn(reader, text, words)
  const isWhole =
    names.isTitle(text) || (named === undefined && whole.field !== undefined && names.isTask(whole.reference))
  const split = isWhole ? undefined : (named ?? splits[0])
  if (split === undefined) return changeWithoutTo(reader, text, words, moment)
  return changeAt(reader, text, words, split, moment)
}

function changeAt(reader: Reader, text: string, words: readonly Word[], split: Split, moment: Moment): SpokenChange {
  const { reference, field } = nameIn(reader, text, words.slice(0, split.left))
  const [first, ...more] = valueParts(reader, words.slice(split.right))
  const parts = [{ field, words: first?.words ?? [], skip: split.skip }, ...more.map((part) => ({ ...part, skip: 0 }))]
  const values = parts.map((part) => valueWithInto(reader, part.field, textOf(text, part.words, part.skip), moment))
  const fields: CommandFields = Object.assign({}, ...values)
  const isTitleSaid = parts.some(
    (part) => part.field === 'title' || wholeQuote(reader, textOf(text, part.words)) !== undefined,
  )
  return { reference, fields, isTitleSaid, isSaidTo: true, ...(!isSomething(fields) && { asked: field }) }
}

function valueWithInto(reader: Reader, field: ChangedField | undefined, value: string, moment: Moment): CommandFields {
  const fields = valueFor(reader, field, value, moment)
  return isSomething(fields) ? fields : valueFor(reader, field, withoutInto(reader, value), moment)
}

/** The value without the letter that says ‘to’. */
export function withoutInto(reader: Reader, value: string): string {
  const prefix = reader.get(PREFIXES).find((one) => value.startsWith(one))
  return prefix === undefined ? value : value.slice(prefix.length).replace(/^[-־]/, '')
}

interface Split {
  /** One past the last word of the name. */
  readonly left: number
  readonly right: number
  /** Letters of the first word of the value that belong to ‘to’. */
  readonly skip: number
}

function* splitPoints(reader: Reader, words: readonly Word[]): Generator<Split> {
  for (const [at, word] of words.entries()) {
    if (word.quoted || reader.get(LIST_NAMES).at(words, at).length > 0) continue
    const isInto = reader.get(INTO).has(word.text)
    if (isInto && at < words.length - 1) yield { left: at, right: at + 1, skip: 0 }
    if (isInto || at === 0 || withoutInto(reader, word.text) === word.text || word.text.length < 2) continue
    const isInfinitive = thingsAt(reader, words, at).some(({ meaning }) => meaning.role === 'infinitive')
    yield { left: at, right: at, skip: isInfinitive ? 0 : word.text.length - withoutInto(reader, word.text).length }
  }
}

interface Part {
  readonly field: ChangedField | undefined
  readonly words: readonly Word[]
}

/** At most so many words between ‘and’ and the field it joins: add the, set its. */
const BETWEEN = 3
/** There are no more fields than that. */
const MOST_PARTS = 6

/** ‘X and add description Y’, ‘high and the deadline to Friday’. */
function valueParts(reader: Reader, words: readonly Word[]): readonly Part[] {
  const parts: Part[] = []
  let [rest, field]: [readonly Word[], ChangedField | undefined] = [words, undefined]
  while (parts.length < MOST_PARTS) {
    const next = nextPart(reader, rest)
    if (next === undefined) break
    parts.push({ field, words: rest.slice(0, next.at) })
    rest = next.words
    field = next.field
  }
  return [...parts, { field, words: rest }]
}

function nextPart(reader: Reader, words: readonly Word[]): (Part & { readonly at: number }) | undefined {
  for (let at = 1; at < words.length; at++) {
    const and = andAt(reader, words, at)
    if (and === undefined) continue
    const next = fieldIn(reader, and.near, 0, BETWEEN + 1)
    if (next === undefined) continue
    const from = and.from + next.to
    const after = words[from]?.text ?? ''
    return { at, field: next.field, words: words.slice(from + (reader.get(INTO).has(after) || after === ':' ? 1 : 0)) }
  }
  return undefined
}

/** Enough to see a field in. */
const NEAR = 8

/** An ‘and’ that stands here, or is joined to the word here: the words near it, and where they begin. */
function andAt(
  reader: Reader,
  words: readonly Word[],
  at: number,
): { readonly near: readonly Word[]; readonly from: number } | undefined {
  const word = words[at] as Word
  if (word.quoted) return undefined
  if (reader.get(AND).has(word.text)) return { near: words.slice(at + 1, at + 1 + NEAR), from: at + 1 }
  const prefix = reader.get(AND_PREFIXES).find((one) => word.text.startsWith(one))
  if (prefix === undefined) return undefined
  const bare = { ...word, text: word.text.slice(prefix.length), start: word.start + prefix.length }
  return { near: [bare, ...words.slice(at + 1, at + NEAR)], from: at }
}
