// Which task a few words point at, in document 002's order: its number or id, what was just spoken of, its exact title, a
// part of its title, and what is only similar. Articles and the word ‘task’ are no part of a title.
//
// R1. Several that fit equally well are never chosen between.
// R2. What is only similar is proposed, not taken [D10].

import { cutText } from '@pawl/kernel'
import { speech } from '../languages/index.ts'
import { cleaned, normalized } from '../normalize.ts'
import { Phrasebook } from '../reading/phrasebook.ts'
import { splitWords, type Word } from '../reading/words.ts'
import type { KnownTask } from '../turn.ts'
import { AROUND, areNumbers, referenceNumber } from './numbers.ts'
import { similarity } from './similarity.ts'

export type Resolution =
  | { readonly kind: 'one'; readonly task: KnownTask; readonly how: 'sure' | 'similar' }
  | { readonly kind: 'several'; readonly tasks: readonly KnownTask[]; readonly query: string }
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

const all = Object.values(speech)
const phrases = (of: (slots: (typeof all)[number]['slots']) => readonly string[]) =>
  new Set(all.flatMap(({ slots }) => of(slots)))
const POLITE = phrases(({ polite }) => polite)
const PRONOUNS = phrases(({ pronouns }) => pronouns)
const LAST = phrases(({ last }) => last)
const ALL = new Phrasebook<true>(all.flatMap(({ slots }) => slots.all.map((phrase) => [phrase, true] as const)))
const ORDINALS = new Map(all.flatMap(({ answers }) => Object.entries(answers.ordinals)))

export function resolve(text: string, reach: Reach): Resolution {
  const words = splitWords(text).filter(({ text: word }) => !/^[,;:.!?()]$/.test(word))
  if (areNumbers(words)) return { kind: 'all' }
  const number = referenceNumber(words)
  if (number !== undefined) {
    const task = reach.tasks.find((one) =>
      one.number === undefined ? one.id === String(number) : one.number === number,
    )
    return task === undefined ? { kind: 'none', query: String(number), number } : sure(task)
  }
  const byId = idIn(words, reach.tasks)
  if (byId !== undefined) return sure(byId)
  const quote = words.find(({ quoted }) => quoted)
  const query = quote === undefined ? queryOf(words) : cleaned(quote.text.slice(1, -1))
  const said = plain(words)
  const exact = exactly(query, cleaned(text), reach.tasks)
  if (exact.length > 0) return among(exact, query)
  const position = positionIn(said, reach.shown.length)
  if (position !== undefined) return atPosition(position, reach)
  if (PRONOUNS.has(said)) return reach.tracked === undefined ? { kind: 'unnamed' } : sure(reach.tracked)
  if (isAll(words)) return { kind: 'all' }
  if (query === '') return { kind: 'unnamed' }
  const parts = partly(query, reach.tasks)
  if (parts.length > 0) return among(parts, query)
  const close = closeTo(query, reach.tasks)
  const similar = close.length > 0 ? close : similarTo(query, reach.tasks)
  if (similar.length === 1) return { kind: 'one', task: similar[0] as KnownTask, how: 'similar' }
  return similar.length > 1 ? { kind: 'several', tasks: similar, query } : { kind: 'none', query }
}

const sure = (task: KnownTask): Resolution => ({ kind: 'one', task, how: 'sure' })

function among(tasks: readonly KnownTask[], query: string): Resolution {
  return tasks.length === 1 ? sure(tasks[0] as KnownTask) : { kind: 'several', tasks, query }
}

function idIn(words: readonly Word[], tasks: readonly KnownTask[]): KnownTask | undefined {
  return tasks.find(({ id }) => words.some(({ text }) => text === id.toLowerCase()))
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

function exactly(query: string, whole: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const wanted = new Set([normalized(query), normalized(whole)])
  wanted.delete('')
  return tasks.filter(({ title }) => wanted.has(normalized(title)))
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
  return task === undefined ? { kind: 'unnamed' } : sure(task)
}

function isAll(words: readonly Word[]): boolean {
  return words.some((_, at) => ALL.at(words, at).length > 0)
}

/** Every word of the query is in the title, or the query is a part of it from the beginning of a word on. */
function partly(query: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const wanted = normalized(query)
  const tokens = wanted.split(' ').filter((word) => !AROUND.has(word))
  return tasks.filter(({ title }) => {
    const own = normalized(title)
    if (wanted.length >= SHORTEST_PART && ` ${own}`.includes(` ${wanted}`)) return true
    const words = new Set(own.split(/[^\p{L}\p{N}'"]+/u).flatMap(waysToName))
    return tokens.length > 0 && tokens.every((token) => words.has(withoutArticle(token)))
  })
}

/** The whole title is in what was said, with more beside it (‘buy milk chocolate’); or what was said is inside a word. */
function closeTo(query: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const wanted = normalized(query)
  if (wanted.length < SHORTEST_PART) return []
  return tasks.filter(({ title }) => {
    const own = normalized(title)
    return own.includes(wanted) || (own.length >= SHORTEST_PART && ` ${wanted} `.includes(` ${own} `))
  })
}

const SHORTEST_PART = 3

const ARTICLES = all.flatMap(({ slots }) => slots.articlePrefix ?? [])
const SHORTEST_NOUN = 3

/** ‘הדוח’ → ‘דוח’. */
function withoutArticle(word: string): string {
  const article = ARTICLES.find((one) => word.startsWith(one) && word.length >= one.length + SHORTEST_NOUN)
  return article === undefined ? word : word.slice(article.length)
}

const TITLE_PREFIXES = all.flatMap(({ slots }) => slots.titlePrefixes ?? [])

/** ‘לרופא’ → ‘לרופא’, ‘רופא’. */
function waysToName(word: string): readonly string[] {
  const prefix = TITLE_PREFIXES.find((one) => word.startsWith(one) && word.length >= one.length + SHORTEST_NOUN)
  return prefix === undefined ? [word] : [word, word.slice(prefix.length)]
}

function similarTo(query: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const wanted = normalized(query)
  if (wanted.length > 200) return []
  const scored = tasks
    .map((task) => ({ task, score: similarity(wanted, cutText(normalized(task.title), 200)) }))
    .filter(({ score }) => score > SIMILAR)
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score
  return scored.filter(({ score }) => score === best).map(({ task }) => task)
}
