// Which task a few words point at, in document 002's order: its number or id, what was just spoken of, its exact title, a
// part of its title, and what is only similar. Articles and the word ‘task’ are no part of a title. How it was named goes
// along: what may be done by it is for the gate to say [D38].
//
// R1. Several that fit equally well are never chosen between.
// R2. A number is a task's only after ‘task’, ‘number’ or ‘#’, or as all that was said [D13, D47].

import { spend } from '../effort.ts'
import { speech } from '../languages/index.ts'
import { cleaned, normalized } from '../normalize.ts'
import { LEXICON } from '../reading/lexicon.ts'
import { Phrasebook } from '../reading/phrasebook.ts'
import { splitWords, type Word } from '../reading/words.ts'
import { tasksWithKey } from '../task-index.ts'
import { titleForm, titleKey, withoutArticle } from '../title-form.ts'
import type { KnownTask } from '../turn.ts'
import type { Naming } from './gate.ts'
import { AROUND, areNumbers, NUMBER_WORDS, namedNumber, referenceNumber } from './numbers.ts'
import { LONGEST_SIMILAR, similarity } from './similarity.ts'

export type Resolution =
  | { readonly kind: 'one'; readonly task: KnownTask; readonly how: Naming }
  | {
      readonly kind: 'several'
      readonly tasks: readonly KnownTask[]
      readonly query: string
      readonly how: Naming
    }
  | { readonly kind: 'none'; readonly query: string; readonly number?: number }
  /** No task was named. */
  | { readonly kind: 'unnamed' }
  /** All of them: never done at once [D9]. */
  | { readonly kind: 'all' }

export interface Reach {
  readonly tasks: readonly KnownTask[]
  /** The task spoken of last [D14]. */
  readonly tracked?: KnownTask | undefined
  /** What was shown last, in order. */
  readonly shown: readonly (KnownTask | undefined)[]
}

const SIMILAR = 0.6
/** Nobody names a task by more; longer words are looked up as a whole title only. */
const LONGEST_QUERY = 200

const all = Object.values(speech)
const phrases = (of: (slots: (typeof all)[number]['slots']) => readonly string[]) =>
  new Set(all.flatMap(({ slots }) => of(slots)))
const POLITE = phrases(({ polite }) => polite)
const PRONOUNS = phrases(({ pronouns }) => pronouns)
const LAST = phrases(({ last }) => last)
const ALL = new Phrasebook<true>(all.flatMap(({ slots }) => slots.all.map((phrase) => [phrase, true] as const)))
const ORDINALS = new Map(all.flatMap(({ answers }) => Object.entries(answers.ordinals)))

/** What is only alike is a guess: it is looked for where a guess can be proposed. */
export function resolve(text: string, reach: Reach): Resolution {
  const found = resolveFitting(text, reach)
  if (found.kind !== 'none' || found.number !== undefined || found.query.length > LONGEST_QUERY) return found
  const close = closeTo(found.query, reach.tasks)
  return among(close.length > 0 ? close : similarTo(found.query, reach.tasks), found.query, 'similar')
}

/** The same by what fits, without what is only alike. */
export function resolveFitting(text: string, reach: Reach): Resolution {
  const words = splitWords(text).filter(({ text: word }) => !/^[,;:.!?()]$/.test(word))
  if (areNumbers(words)) return { kind: 'all' }
  const quote = words.find(({ quoted }) => quoted)
  const query = quote === undefined ? queryOf(words) : cleaned(quote.text.slice(1, -1))
  const numbered = byNumber(words, query, reach.tasks)
  if (numbered !== undefined) return numbered
  const byId = idIn(words, reach.tasks)
  if (byId !== undefined) return one(byId, 'number')
  const said = plain(words)
  const exact = exactly([query, cleaned(text)], reach.tasks)
  if (exact.length > 0) return among(exact, query, 'whole')
  const position = positionIn(said, reach.shown.length)
  if (position !== undefined) return atPosition(position, reach)
  if (PRONOUNS.has(said)) return reach.tracked === undefined ? { kind: 'unnamed' } : one(reach.tracked, 'pronoun')
  if (isAll(words)) return { kind: 'all' }
  if (query === '') return { kind: 'unnamed' }
  if (query.length > LONGEST_QUERY) return { kind: 'none', query }
  return among(partly(query, reach.tasks), query, isCalledTask(words) ? 'called' : 'part')
}

const one = (task: KnownTask, how: Naming): Resolution => ({ kind: 'one', task, how })

function among(tasks: readonly KnownTask[], query: string, how: Naming): Resolution {
  if (tasks.length === 0) return { kind: 'none', query }
  return tasks.length === 1 ? one(tasks[0] as KnownTask, how) : { kind: 'several', tasks, query, how }
}

/** A number that stands among other words is the task's only if these do not name another (‘Call Dana about task 5’). */
function byNumber(words: readonly Word[], query: string, tasks: readonly KnownTask[]): Resolution | undefined {
  const number = referenceNumber(words)
  if (number === undefined) return undefined
  const telling = words.filter(({ text }) => !AROUND.has(text) && !NUMBER_WORDS.has(text))
  const isAlone = telling.length === 1
  if (!isAlone && exactly([query], tasks).length > 0) return undefined
  const task = tasks.find((one) => (one.number === undefined ? one.id === String(number) : one.number === number))
  if (task === undefined) return isAlone || isFirst(words) ? { kind: 'none', query: String(number), number } : undefined
  if (isAlone || isFirst(words)) return one(task, 'number')
  const { words: own } = titleForm(task)
  return one(task, telling.some(({ text }) => own.has(withoutArticle(text))) ? 'number' : 'similar')
}

/** ‘task 3 groceries’: the number comes before anything that could be a title. */
function isFirst(words: readonly Word[]): boolean {
  const first = words.findIndex(({ text }) => !AROUND.has(text) && !NUMBER_WORDS.has(text))
  return namedNumber(words.slice(0, first + 1)) !== undefined
}

/** An id is all that was said, or follows ‘task’ or ‘id’: a word inside a title is none. */
function idIn(words: readonly Word[], tasks: readonly KnownTask[]): KnownTask | undefined {
  const telling = words.filter(({ text }) => !AROUND.has(text) && !NUMBER_WORDS.has(text))
  const at = words.findIndex((_, index) => NUMBER_WORDS.has(words[index - 1]?.text ?? ''))
  const named = telling.length === 1 ? telling[0] : words[at]
  if (named === undefined || (/^\d+$/.test(named.text) && telling.length > 1)) return undefined
  spend(tasks.length)
  return tasks.find(({ id }) => id.toLowerCase() === named.text)
}

/** The words without those that only lead up to a title. */
function queryOf(words: readonly Word[]): string {
  let from = 0
  let to = words.length
  while (from < to && AROUND.has((words[from] as Word).text)) from++
  while (to > from && AROUND.has((words[to - 1] as Word).text)) to--
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}

const plain = (words: readonly Word[]) =>
  words
    .map(({ text }) => text)
    .filter((word) => !POLITE.has(word))
    .join(' ')

/** As a whole title: to the letter if there is one, else without articles and marks. */
export function exactly(names: readonly string[], tasks: readonly KnownTask[]): readonly KnownTask[] {
  const keys = [...new Set(names.map(titleKey))].filter((key) => key !== '')
  const found = keys.flatMap((key) => tasksWithKey(tasks, key))
  const wanted = new Set(names.map(normalized))
  const literal = found.filter((task) => wanted.has(titleForm(task).plain))
  return [...new Set(literal.length > 0 ? literal : found)]
}

/** ‘the first one’ after a list, ‘the last one’. */
function positionIn(said: string, length: number): number | undefined {
  if (length === 0) return undefined
  if (LAST.has(said)) return length
  const [word, ...more] = said.split(' ').filter((one) => !AROUND.has(one))
  return word !== undefined && more.length === 0 ? ORDINALS.get(word) : undefined
}

/** One that is gone since is not replaced by its neighbour. */
function atPosition(position: number, { shown, tasks }: Reach): Resolution {
  const id = shown[position - 1]?.id
  const task = tasks.find((one) => one.id === id)
  return task === undefined ? { kind: 'unnamed' } : one(task, 'place')
}

function isAll(words: readonly Word[]): boolean {
  return words.some((_, at) => ALL.at(words, at).length > 0)
}

/** ‘the groceries task’, ‘משימת הפגישה’. */
function isCalledTask(words: readonly Word[]): boolean {
  return words.some((_, at) => LEXICON.things.at(words, at).some(({ meaning }) => meaning.role === 'ours'))
}

/** Every word of the query is in the title, or the query is a part of it from the beginning of a word on. */
function partly(query: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const wanted = normalized(query)
  const tokens = wanted
    .split(' ')
    .filter((word) => !AROUND.has(word))
    .map(withoutArticle)
  spend(tasks.length)
  return tasks.filter((task) => {
    const { plain: own, words } = titleForm(task)
    if (wanted.length >= SHORTEST_PART && ` ${own}`.includes(` ${wanted}`)) return true
    return tokens.length > 0 && tokens.every((token) => words.has(token))
  })
}

/** The whole title is in what was said, with more beside it (‘buy milk chocolate’); or what was said is inside a word. */
function closeTo(query: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const wanted = normalized(query)
  if (wanted.length < SHORTEST_PART) return []
  spend(tasks.length)
  return tasks.filter((task) => {
    const { plain: own } = titleForm(task)
    return own.includes(wanted) || (own.length >= SHORTEST_PART && ` ${wanted} `.includes(` ${own} `))
  })
}

const SHORTEST_PART = 3

function similarTo(query: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const wanted = normalized(query)
  if (wanted.length > LONGEST_SIMILAR) return []
  spend(tasks.length)
  const scored = tasks
    .map((task) => ({ task, score: similarity(wanted, titleForm(task).plain) }))
    .filter(({ score }) => score > SIMILAR)
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score
  return scored.filter(({ score }) => score === best).map(({ task }) => task)
}
