// What is to change, and to what: ‘task 3 title to X and add description Y’, ‘buy milk to Friday’, ‘it to high priority’.
// A value is what its field allows; without a named field it is a priority, a status or a date if it is nothing else, and
// a new title otherwise.

import { readPriority, readStatus } from '../answers/values.ts'
import { speech } from '../languages/index.ts'
import { cleaned } from '../normalize.ts'
import { LEXICON } from '../reading/lexicon.ts'
import { Phrasebook } from '../reading/phrasebook.ts'
import { splitWords, type Word } from '../reading/words.ts'
import { type Moment, readDeadlineExpression } from '../slots/deadline.ts'
import { wholeQuote } from '../slots/title.ts'
import type { CommandFields } from '../turn.ts'

export interface Change {
  /** The words that name the task. */
  readonly reference: string
  readonly fields: CommandFields
  /** A field was named, but no value for it. */
  readonly asked?: Field
}

export type Field = 'title' | 'description' | 'priority' | 'deadline' | 'status'

const all = Object.values(speech).map(({ slots }) => slots)
const INTO = new Set(all.flatMap(({ into }) => into))
const PREFIX = all.flatMap(({ intoPrefix }) => (intoPrefix === undefined ? [] : [intoPrefix]))
const FIELDS = new Phrasebook<Field>(
  Object.values(speech).flatMap(({ slots }) =>
    Object.entries(slots.fieldWords).flatMap(([field, words]) => words.map((word) => [word, field as Field] as const)),
  ),
)
const AND = new Set(all.flatMap(({ and }) => and))
const NONE = new Set(all.flatMap(({ noneWords }) => noneWords))

/** `isTask` says whether words name a task well enough to end there. */
export function readChange(text: string, moment: Moment, isTask: (words: string) => boolean): Change {
  const words = splitWords(text)
  const splits = [...splitPoints(words)]
  const named = splits.find(({ left }) => isTask(nameIn(text, words.slice(0, left)).reference))
  const split = named ?? splits[0]
  if (split === undefined) return withoutValue(text, words, moment)
  const { reference, field } = nameIn(text, words.slice(0, split.left))
  const parts = valueParts(words.slice(split.right), split.skip)
  let fields: CommandFields = {}
  for (const [index, part] of parts.entries()) {
    const own = part.field ?? (index === 0 ? field : undefined)
    const value = textOf(text, part.words, part.skip)
    fields = { ...fields, ...valueFor(own, value, moment) }
  }
  return { reference, fields, ...(Object.keys(fields).length === 0 && field !== undefined && { asked: field }) }
}

/** The value of one field, if the words are one. */
export function valueFor(field: Field | undefined, value: string, moment: Moment): CommandFields {
  const quote = wholeQuote(value)
  const said = quote ?? cleaned(value).replace(/[.!]+$/, '')
  if (said === '') return {}
  if (field === 'title') return { title: said }
  if (field === 'description') return { description: said }
  const priority = quote === undefined ? readPriority(said) : undefined
  const deadline = quote === undefined ? (readDeadlineExpression(said, moment) ?? noneOf(field, said)) : undefined
  const status = quote === undefined ? readStatus(said) : undefined
  if (field === 'priority') return priority === undefined ? {} : { priority }
  if (field === 'deadline') return deadline === undefined ? {} : { deadline }
  if (field === 'status') return status === undefined ? {} : { status }
  if (priority !== undefined) return { priority }
  if (status !== undefined) return { status }
  return deadline === undefined ? { title: said } : { deadline }
}

function noneOf(field: Field | undefined, said: string): null | undefined {
  return field === 'deadline' && NONE.has(said.toLowerCase()) ? null : undefined
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
    if (word.quoted || at === 0) continue
    if (INTO.has(word.text) && at < words.length - 1) yield { left: at, right: at + 1, skip: 0 }
    for (const prefix of PREFIX) {
      if (!word.text.startsWith(prefix) || word.text.length < 2 || INTO.has(word.text)) continue
      const isInfinitive = LEXICON.things.at(words, at).some(({ meaning }) => meaning.role === 'infinitive')
      yield { left: at, right: at, skip: isInfinitive ? 0 : prefix.length + (/^ל[-־]/.test(word.text) ? 1 : 0) }
    }
  }
}

/** ‘the priority of buy milk’ → buy milk, priority. */
function nameIn(text: string, words: readonly Word[]): { reference: string; field?: Field } {
  for (const [at] of words.entries()) {
    const [found] = FIELDS.at(words, at)
    if (found === undefined) continue
    const rest = [...words.slice(0, at), ...words.slice(at + found.length)]
    return { reference: rest.map(({ start, end }) => text.slice(start, end)).join(' '), field: found.meaning }
  }
  return { reference: textOf(text, words, 0) }
}

interface Part {
  readonly field?: Field
  readonly words: readonly Word[]
  readonly skip: number
}

/** ‘X and add description Y’, ‘high and the deadline to Friday’. */
function valueParts(words: readonly Word[], skip: number): readonly Part[] {
  for (const [at, word] of words.entries()) {
    if (word.quoted || at === 0 || !AND.has(word.text)) continue
    const field = fieldAfter(words, at + 1)
    if (field === undefined) continue
    return [{ words: words.slice(0, at), skip }, { ...field }]
  }
  return [{ words, skip }]
}

function fieldAfter(words: readonly Word[], from: number): Part | undefined {
  // ‘and’, at most three words (‘add the’, ‘set its’), then the field.
  for (let at = from; at < Math.min(from + 4, words.length); at++) {
    const [found] = FIELDS.at(words, at)
    if (found === undefined) continue
    const next = at + found.length
    const skip = INTO.has(words[next]?.text ?? '') || /^[:]$/.test(words[next]?.text ?? '') ? 1 : 0
    const [rest, ...more] = valueParts(words.slice(next + skip), 0)
    return rest === undefined
      ? undefined
      : { field: found.meaning, words: [...rest.words, ...more.flatMap((part) => part.words)], skip: 0 }
  }
  return undefined
}

/** No ‘to’: ‘task 3’ alone, ‘the title of task 3’, ‘task 3 description’, or ‘make it urgent’. */
function withoutValue(text: string, words: readonly Word[], moment: Moment): Change {
  const { reference, field } = nameIn(text, words)
  if (field !== undefined) {
    const [colon] = words.filter(({ text: word }) => word === ':')
    if (colon !== undefined) {
      const fields = valueFor(field, text.slice(colon.end), moment)
      return {
        reference: nameIn(
          text,
          words.filter(({ end }) => end <= colon.start),
        ).reference,
        fields,
      }
    }
    const value = words.slice(afterField(words))
    const fields = field === 'title' || field === 'description' ? {} : valueFor(field, textOf(text, value, 0), moment)
    if (Object.keys(fields).length > 0) return { reference: textOf(text, words.slice(0, fieldAt(words)), 0), fields }
    return { reference, fields: {}, asked: field }
  }
  for (let at = 1; at < words.length; at++) {
    const value = textOf(text, words.slice(at), 0)
    const fields = valueFor(undefined, value, moment)
    if (fields.title === undefined && Object.keys(fields).length > 0)
      return { reference: textOf(text, words.slice(0, at), 0), fields }
  }
  return { reference: text, fields: {} }
}

function fieldAt(words: readonly Word[]): number {
  return words.findIndex((_, at) => FIELDS.at(words, at).length > 0)
}

function afterField(words: readonly Word[]): number {
  const at = fieldAt(words)
  return at + (FIELDS.at(words, at)[0]?.length ?? 0)
}

function textOf(text: string, words: readonly Word[], skip: number): string {
  const [first, last] = [words[0], words.at(-1)]
  return first === undefined || last === undefined ? '' : text.slice(first.start + skip, last.end)
}
