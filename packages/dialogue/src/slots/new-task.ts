// What a new task is to be called, and what else was said of it: its deadline, its priority, its description. Words that
// are none of these stay in the title; a title is never empty and never loses a word silently.

import { cleaned } from '../normalize.ts'
import { kept, type Reader } from '../reader.ts'
import { CountedAnswers } from '../reading/recent-answers.ts'
import { splitWords } from '../reading/words.ts'
import type { Step } from '../turn.ts'
import { whenIn } from '../when/find-when.ts'
import { wordSet } from '../word-tables.ts'
import type { Moment } from './deadline.ts'
import { splitDescription } from './description.ts'
import { takeMarks } from './marks.ts'
import { type PlannedFields, rangeSaid, timeSaid } from './planned.ts'
import { findPriority } from './priority.ts'
import { type Stretch, wholeQuote, without } from './quote.ts'
import { trimmedTitle, withoutDestination } from './title-words.ts'

export interface NewTask extends PlannedFields {
  readonly title: string
  readonly description?: string
  readonly checklist?: readonly Step[]
  /** When it is due could be each of these [D45]. The title still has the words that say so; without them it is this one. */
  readonly unsure?: { readonly title: string; readonly dates: readonly string[] }
}

/** `isAdded`: by ‘add’ or ‘put’, which may say where to. `order`: the words of the command. */
export function readNewTask(
  reader: Reader,
  text: string,
  moment: Moment,
  isAdded = false,
  order = '',
): NewTask | undefined {
  if (isAdded || order !== '') return newTaskIn(reader, text, moment, isAdded, order)
  return reader.get(READ).in(text, moment)
}

/** A turn may read the same words as a new task more than once. */
class NewTasksOfTurn {
  readonly #reader: Reader
  #moment: Moment | undefined
  #read: CountedAnswers<NewTask | undefined> | undefined

  constructor(reader: Reader) {
    this.#reader = reader
  }

  in(text: string, moment: Moment): NewTask | undefined {
    if (this.#read === undefined || moment !== this.#moment) {
      this.#moment = moment
      this.#read = new CountedAnswers(this.#reader.effort, (words) => newTaskIn(this.#reader, words, moment, false, ''))
    }
    return this.#read.of(text)
  }
}

const READ = kept((reader) => new NewTasksOfTurn(reader))

function newTaskIn(reader: Reader, text: string, moment: Moment, isAdded: boolean, order: string): NewTask | undefined {
  const quote = wholeQuote(reader, text)
  if (quote !== undefined && quote !== '') return { title: quote }
  const titled = quotedFirst(reader, text, moment, isAdded, order)
  if (titled !== undefined) return titled
  const rhythmic = rhythmFirst(reader, text) ?? rhythmFirst(reader, `${order.trim().split(/\s+/).at(-1)} ${text}`)
  if (rhythmic !== undefined) return newTaskIn(reader, rhythmic, moment, isAdded, `${order} ${text.slice(0, LEAD)}`)
  const { rest: unmarked, ...marks } = takeMarks(reader, text)
  const urgency = marks.priority === undefined ? findPriority(reader, unmarked) : undefined
  const said = timeSaid(reader, urgency === undefined ? unmarked : without(unmarked, urgency), moment, order)
  const { found, left } = said.when
  const [deadline, ...more] = found?.dates ?? []
  const whole = named(reader, said.text, [...left, ...(found?.stretches ?? [])], isAdded)
  const bare = found === undefined ? whole : withoutTime(reader, said.text, found.stretches, left, moment, isAdded)
  if (bare.title === '') {
    // Nothing but a date or a priority: then these words are the title.
    const plain = trimmedTitle(reader, text)
    return plain === '' ? undefined : { title: plain }
  }
  const fields = { ...marks, ...(urgency !== undefined && { priority: urgency.priority }), ...said.fields }
  if (deadline === undefined) return { ...bare, ...fields }
  if (more.length > 0) return { ...whole, ...fields, unsure: { title: bare.title, dates: [deadline, ...more] } }
  return { ...rangeSaid(said), ...bare, ...fields, deadline }
}

/** ‘"Send minutes" due Friday, tag board’: what is quoted first is the title, if all that follows says something of it. */
function quotedFirst(
  reader: Reader,
  text: string,
  moment: Moment,
  isAdded: boolean,
  order: string,
): NewTask | undefined {
  if (!/["“״]/u.test(text.slice(0, LEAD))) return undefined
  const words = splitWords(reader, text)
  const at = reader.get(SCHEDULES).has(words[0]?.text ?? '') ? 1 : 0
  const quote = words[at]
  if (!quote?.quoted || words.length <= at + 1 || words.filter(({ quoted }) => quoted).length > 1) return undefined
  const title = cleaned(quote.text.slice(1, -1))
  const rest = reader
    .all()
    .reduce(
      (said, { slots }) => (slots.tagBehind ? said.replace(slots.tagBehind, ' #$1') : said),
      text.slice(quote.end),
    )
  const read = title === '' ? undefined : readNewTask(reader, `${STAND_IN} ${rest}`, moment, isAdded, order)
  if (read?.title !== STAND_IN && read?.unsure?.title !== STAND_IN) return undefined
  return { ...read, title, ...(read.unsure && { unsure: { ...read.unsure, title } }) }
}

const STAND_IN = 'X'
const SCHEDULES = wordSet(({ slots }) => slots.schedules ?? [])

/** So many letters may say what it is: ‘a daily recurring reminder’. */
const LEAD = 30

/** ‘A daily reminder to take the pills’ is to take the pills, daily. */
function rhythmFirst(reader: Reader, text: string): string | undefined {
  for (const { slots } of reader.all())
    for (const pattern of slots.rhythmFirst.patterns) {
      const { rhythm = '', rest, more = '' } = pattern.exec(text)?.groups ?? {}
      if (rest !== undefined) return `${rest}${more} ${slots.rhythmFirst.phrases[rhythm.toLowerCase()] ?? rhythm}`
    }
  return undefined
}

/** A phrase of time that stays is not cut in two: the colon of 8 : 30 introduces nothing. */
function named(
  reader: Reader,
  text: string,
  left: readonly Stretch[],
  isAdded: boolean,
  isEnd = true,
): { title: string; description?: string } {
  const { title, description } = splitDescription(reader, text, left)
  const trimmed = trimmedTitle(reader, isAdded ? withoutDestination(reader, title) : title, isEnd)
  return { title: trimmed, ...(description !== undefined && { description }) }
}

function withoutTime(
  reader: Reader,
  text: string,
  taken: readonly Stretch[],
  left: readonly Stretch[],
  moment: Moment,
  isAdded: boolean,
): { title: string; description?: string } {
  const rest = taken.toReversed().reduce(without, text)
  const isEnd = taken.every(({ to }) => /[\p{L}\p{N}]/u.test(text.slice(to)))
  return named(reader, rest, left.length === 0 ? left : whenIn(reader, rest, moment).left, isAdded, isEnd)
}
