// What is to change, and to what: ‘task 3 title to X and add description Y’, ‘buy milk to Friday’, ‘it to high priority’.

import type { ChangedField } from '../languages/direct-phrases.ts'
import { speech } from '../languages/index.ts'
import { LEXICON } from '../reading/lexicon.ts'
import { Phrasebook } from '../reading/phrasebook.ts'
import { splitWords, type Word } from '../reading/words.ts'
import type { Moment } from '../slots/deadline.ts'
import { wholeQuote } from '../slots/quote.ts'
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

/** How well words name a task: beyond doubt, so that it could be no other, or not at all. */
export interface Naming {
  readonly isTitle: (words: string) => boolean
  readonly isTask: (words: string) => boolean
}

/** Nobody says ‘to’ more often between a task and its new value. */
const MOST_SPLITS = 12
const MOST_LOOKED_UP = 4

export function readChange(text: string, moment: Moment, names: Naming): Change {
  const words = splitWords(text)
  const splits: Split[] = []
  for (const split of splitPoints(words)) if (splits.push(split) === MOST_SPLITS) break
  const reference = ({ left }: Split) => nameIn(text, words.slice(0, left)).reference
  // The longest title before a ‘to’: ‘Call mom to chat’ is not ‘Call mom’.
  const named =
    splits.findLast((split) => names.isTitle(reference(split))) ??
    splits.slice(0, MOST_LOOKED_UP).find((split) => names.isTask(reference(split)))
  // ‘Update welcome to Paris’, ‘change the name of להתקשר לתום’: the ‘to’ is a part of the title.
  const whole = nameIn(text, words)
  const isWhole =
    names.isTitle(text) || (named === undefined && whole.field !== undefined && names.isTask(whole.reference))
  const split = isWhole ? undefined : (named ?? splits[0])
  if (split === undefined) return changeWithoutTo(text, words, moment)
  return changeAt(text, words, split, moment)
}

function changeAt(text: string, words: readonly Word[], split: Split, moment: Moment): Change {
  const { reference, field } = nameIn(text, words.slice(0, split.left))
  const [first, ...more] = valueParts(words.slice(split.right))
  const parts = [{ field, words: first?.words ?? [], skip: split.skip }, ...more.map((part) => ({ ...part, skip: 0 }))]
  const values = parts.map((part) => valueWithInto(part.field, textOf(text, part.words, part.skip), moment))
  const fields: CommandFields = Object.assign({}, ...values)
  const isTitleSaid = parts.some((part) => part.field === 'title' || wholeQuote(textOf(text, part.words)) !== undefined)
  return { reference, fields, isTitleSaid, ...(!isSomething(fields) && { asked: field }) }
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
/** There are no more fields than that. */
const MOST_PARTS = 6

/** ‘X and add description Y’, ‘high and the deadline to Friday’. */
function valueParts(words: readonly Word[]): readonly Part[] {
  const parts: Part[] = []
  let [rest, field]: [readonly Word[], ChangedField | undefined] = [words, undefined]
  while (parts.length < MOST_PARTS) {
    const next = nextPart(rest)
    if (next === undefined) break
    parts.push({ field, words: rest.slice(0, next.at) })
    rest = next.words
    field = next.field
  }
  return [...parts, { field, words: rest }]
}

function nextPart(words: readonly Word[]): (Part & { readonly at: number }) | undefined {
  for (let at = 1; at < words.length; at++) {
    const and = andAt(words, at)
    if (and === undefined) continue
    const next = fieldIn(and.near, 0, BETWEEN + 1)
    if (next === undefined) continue
    const from = and.from + next.to
    const after = words[from]?.text ?? ''
    return { at, field: next.field, words: words.slice(from + (INTO.has(after) || after === ':' ? 1 : 0)) }
  }
  return undefined
}

/** Enough to see a field in. */
const NEAR = 8

/** An ‘and’ that stands here, or is joined to the word here: the words near it, and where they begin. */
function andAt(
  words: readonly Word[],
  at: number,
): { readonly near: readonly Word[]; readonly from: number } | undefined {
  const word = words[at] as Word
  if (word.quoted) return undefined
  if (AND.has(word.text)) return { near: words.slice(at + 1, at + 1 + NEAR), from: at + 1 }
  const prefix = AND_PREFIXES.find((one) => word.text.startsWith(one))
  if (prefix === undefined) return undefined
  const bare = { ...word, text: word.text.slice(prefix.length), start: word.start + prefix.length }
  return { near: [bare, ...words.slice(at + 1, at + NEAR)], from: at }
}
