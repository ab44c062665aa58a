// Which task a few words point at, in document 002's order: its number or id, what was just spoken of, its exact title, a
// part of its title, and what is only similar. Articles and the word ‘task’ are no part of a title. How it was named goes
// along: what may be done by it is for the gate to say [D38].
//
// RE1. Several that fit equally well are never chosen between.
// RE2. A number is a task's only after ‘task’, ‘number’ or ‘#’, or as all that was said [D13, D47].

import {
  inOneOrder,
  isKeyOfTask,
  mayContain,
  mayHaveWords,
  tasksWithIds,
  tasksWithKey,
  tasksWithNumber,
  taskWithId,
} from '../../find-tasks.ts'
import { lettersOf } from '../../letters.ts'
import { cleaned, normalized } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { thingsAt } from '../../reading/lexicon.ts'
import { isSign, splitWords, type Word } from '../../reading/words.ts'
import { without } from '../../slots/quote.ts'
import { forEachTitle } from '../../task-index.ts'
import { titleForm, titleKey, withoutArticle } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { whenIn } from '../../when/find-when.ts'
import { localOf, type Moment } from '../../when/moment.ts'
import { phraseTable, wordList, wordMap, wordSet } from '../../word-tables.ts'
import { asErrand, verbOfNoun } from '../adding/doing.ts'
import type { Naming } from '../gate.ts'
import { AROUND, areNumbers, NUMBER_WORDS, namedNumber, referenceNumber } from './numbers.ts'
import { LONGEST_SIMILAR, mostAlike, partsOf, similarityTo } from './similarity.ts'

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
  /** Which of them are looked at; all, unless it is said. */
  readonly isIn?: (task: KnownTask) => boolean
  /** The task spoken of last [D14]. */
  readonly tracked?: KnownTask | undefined
  /** What was shown last, in order. */
  readonly shown: readonly (KnownTask | undefined)[]
  /** What was just added: ‘the last one’. */
  readonly latest?: KnownTask | undefined
  /** What this conversation added last, whatever it did since: ‘the new one’. */
  readonly newest?: KnownTask | undefined
  /** When it is: without it, words of time name no task. */
  readonly moment?: Moment
}

const ANY = () => true
const SIMILAR = 0.6
/** Nobody names a task by more; longer words are looked up as a whole title only. */
const LONGEST_QUERY = 200

const POLITE = wordSet(({ slots }) => slots.polite)
const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const LAST = wordSet(({ slots }) => slots.last)
const NEW_ONE = wordSet(({ repairs }) => repairs.newOne)
const ALL = phraseTable(({ slots }) => slots.all)
const ORDINALS = wordMap(({ answers }) => answers.ordinals)

/** What is only alike is a guess: it is looked for where a guess can be proposed. */
export function resolveTask(reader: Reader, text: string, reach: Reach): Resolution {
  const found = resolveNamed(reader, text, reach)
  if (found.kind !== 'none' || found.number !== undefined || found.query.length > LONGEST_QUERY) return found
  const akin = akinTo(reader, found.query, reach)
  if (akin.length > 0) return among(akin, found.query, 'echo')
  const close = closeTo(reader, found.query, reach)
  return among(close.length > 0 ? close : similarTo(reader, found.query, reach), found.query, 'similar')
}

/** The same by what fits, with or without the time that is said: where a guess would not count, none is looked for. */
export function resolveNamed(reader: Reader, text: string, reach: Reach): Resolution {
  const found = resolveFitting(reader, text, reach)
  if (found.kind !== 'none' || found.number !== undefined || found.query.length > LONGEST_QUERY) return found
  return resolveDated(reader, text, reach) ?? found
}

/** ‘The dentist on Monday’: by the words without the time. One that is due then is named; one that is not is only similar. */
function resolveDated(reader: Reader, text: string, reach: Reach): Resolution | undefined {
  const { moment } = reach
  if (moment === undefined) return undefined
  const { found: when, left } = whenIn(reader, text, moment)
  const stretches = [...left, ...(when?.stretches ?? [])].sort((a, b) => b.from - a.from)
  if (stretches.length === 0) return undefined
  const found = resolveFitting(reader, stretches.reduce(without, text), reach)
  const isDue = ({ deadline }: KnownTask) =>
    when !== undefined && deadline != null && when.dates.some((date) => isSameDay(date, deadline, moment))
  if (found.kind === 'several') {
    const due = found.tasks.filter(isDue)
    return due.length === 1 ? one(due[0] as KnownTask, found.how) : found
  }
  if (found.kind !== 'one') return undefined
  return isDue(found.task) ? found : { ...found, how: 'similar' }
}

const isSameDay = (a: string, b: string, moment: Moment) => localOf(a, moment)?.day === localOf(b, moment)?.day

const isMark = isSign(',;:.!?()')

/** The same by what fits, without what is only alike. */
export function resolveFitting(reader: Reader, text: string, reach: Reach): Resolution {
  const words = splitWords(reader, text).filter((word) => !isMark(word))
  if (areNumbers(reader, words)) return { kind: 'all' }
  const quote = words.find(({ quoted }) => quoted)
  const query = quote === undefined ? queryOf(reader, words) : cleaned(quote.text.slice(1, -1))
  const numbered = byNumber(reader, words, query, reach)
  if (numbered !== undefined) return numbered
  const byId = idIn(reader, words, reach)
  if (byId !== undefined) return one(byId, 'number')
  const said = plain(reader, words)
  const exact = exactly(reader, [query, cleaned(text)], reach.tasks, reach.isIn)
  if (exact.length > 0) return among(exact, query, 'whole')
  const errand = asErrand(reader, query)
  const named = errand === undefined ? [] : exactly(reader, [errand], reach.tasks, reach.isIn)
  if (named.length > 0) return among(named, query, 'part')
  if (reader.get(NEW_ONE).has(said))
    return reach.newest === undefined ? { kind: 'none', query: said } : one(reach.newest, 'place')
  if (reach.latest !== undefined && reader.get(LAST).has(said)) return one(reach.latest, 'place')
  const position = positionIn(reader, said, reach.shown.length)
  if (position !== undefined) return atPosition(reader, position, reach)
  if (reader.get(PRONOUNS).has(said) || isPronoun(reader, words))
    return reach.tracked === undefined ? { kind: 'unnamed' } : one(reach.tracked, 'pronoun')
  if (isAll(reader, words)) return { kind: 'all' }
  if (query === '') return { kind: 'unnamed' }
  if (query.length > LONGEST_QUERY) return { kind: 'none', query }
  const parts = partly(reader, query, reach)
  if (parts.length === 0 && errand !== undefined) return among(partly(reader, errand, reach), query, 'echo')
  return among(parts, query, isCalledTask(reader, words) ? 'called' : 'part')
}

const one = (task: KnownTask, how: Naming): Resolution => ({ kind: 'one', task, how })

function among(tasks: readonly KnownTask[], query: string, how: Naming): Resolution {
  if (tasks.length === 0) return { kind: 'none', query }
  return tasks.length === 1 ? one(tasks[0] as KnownTask, how) : { kind: 'several', tasks, query, how }
}

/** A number that stands among other words is the task's only if these do not name another (‘Call Dana about task 5’). */
function byNumber(
  reader: Reader,
  words: readonly Word[],
  query: string,
  { tasks, isIn = ANY }: Reach,
): Resolution | undefined {
  const number = referenceNumber(reader, words)
  if (number === undefined) return undefined
  const telling = words.filter(({ text }) => !reader.get(AROUND).has(text) && !reader.get(NUMBER_WORDS).has(text))
  const isAlone = telling.length === 1
  if (!isAlone && exactly(reader, [query], tasks, isIn).length > 0) return undefined
  const task = tasksWithNumber(reader, tasks, number).find(isIn)
  if (task === undefined)
    return isAlone || isFirst(reader, words) ? { kind: 'none', query: String(number), number } : undefined
  const { words: own } = titleForm(reader, task)
  const isNamed = telling.some(({ text }) => own.has(withoutArticle(reader, text)))
  // ‘Task 3 of the math homework’ may be no task of ours.
  const isSure = isAlone || isNamed || (isFirst(reader, words) && telling.length <= FEW_BESIDE)
  return one(task, isSure ? 'number' : 'similar')
}

/** The number, and so many words beside it that its title has not. */
const FEW_BESIDE = 2

/** ‘task 3 groceries’: the number comes before anything that could be a title. */
function isFirst(reader: Reader, words: readonly Word[]): boolean {
  const first = words.findIndex(({ text }) => !reader.get(AROUND).has(text) && !reader.get(NUMBER_WORDS).has(text))
  return namedNumber(reader, words.slice(0, first + 1)) !== undefined
}

/** An id is all that was said, or follows ‘task’ or ‘id’: a word inside a title is none. */
function idIn(reader: Reader, words: readonly Word[], { tasks, isIn = ANY }: Reach): KnownTask | undefined {
  const telling = words.filter(({ text }) => !reader.get(AROUND).has(text) && !reader.get(NUMBER_WORDS).has(text))
  const at = words.findIndex((_, index) => reader.get(NUMBER_WORDS).has(words[index - 1]?.text ?? ''))
  const named = telling.length === 1 ? telling[0] : words[at]
  if (named === undefined || (/^\d+$/.test(named.text) && telling.length > 1)) return undefined
  reader.effort.spend(tasks.length)
  return tasksWithIds(reader, tasks, [named.text]).find(isIn)
}

/** The words without those that only lead up to a title. */
function queryOf(reader: Reader, words: readonly Word[]): string {
  let from = 0
  let to = words.length
  while (from < to && reader.get(AROUND).has((words[from] as Word).text)) from++
  while (to > from && reader.get(AROUND).has((words[to - 1] as Word).text)) to--
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}

const AROUND_PRONOUN = wordSet(({ slots, saying }) => [
  ...slots.polite,
  ...saying.adverbs.filter((one) => !slots.all.includes(one)),
])

/** ‘It already’, ‘it then’. */
const isPronoun = (reader: Reader, words: readonly Word[]) =>
  words.length > 1 &&
  words.length <= FEW_BESIDE + 1 &&
  reader.get(PRONOUNS).has(
    words
      .map(({ text }) => text)
      .filter((word) => !reader.get(AROUND_PRONOUN).has(word))
      .join(' '),
  )

const plain = (reader: Reader, words: readonly Word[]) =>
  words
    .map(({ text }) => text)
    .filter((word) => !reader.get(POLITE).has(word))
    .join(' ')

/** As a whole title: to the letter if there is one, else without articles and marks. */
export function exactly(
  reader: Reader,
  names: readonly string[],
  tasks: readonly KnownTask[],
  isIn: (task: KnownTask) => boolean = ANY,
): readonly KnownTask[] {
  const found = keysOf(reader, names)
    .flatMap((key) => tasksWithKey(reader, tasks, key))
    .filter(isIn)
  const wanted = new Set(names.map(normalized))
  const literal = found.filter((task) => wanted.has(titleForm(reader, task).plain))
  return [...new Set(literal.length > 0 ? literal : found)]
}

/** Whether one of these is a whole title: whether there are any `exactly`. */
export function isWholeTitle(reader: Reader, names: readonly string[], tasks: readonly KnownTask[]): boolean {
  return keysOf(reader, names).some((key) => isKeyOfTask(reader, tasks, key))
}

function keysOf(reader: Reader, names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => titleKey(reader, name)))].filter((key) => key !== '')
}

/** ‘the first one’ after a list, ‘the last one’. */
function positionIn(reader: Reader, said: string, length: number): number | undefined {
  if (length === 0) return undefined
  if (reader.get(LAST).has(said)) return length
  const [word, ...more] = said.split(' ').filter((one) => !reader.get(AROUND).has(one))
  return word !== undefined && more.length === 0 ? reader.get(ORDINALS).get(word) : undefined
}

/** Whether words can name a task by its place: they say one of those that were shown or added, and nothing else. */
export function mayBePlace(reader: Reader, text: string): boolean {
  const said = plain(
    reader,
    splitWords(reader, text).filter((word) => !isMark(word)),
  )
  return reader.get(NEW_ONE).has(said) || positionIn(reader, said, 1) !== undefined
}

/** One that is gone since is not replaced by its neighbour. */
function atPosition(reader: Reader, position: number, { shown, tasks, isIn = ANY }: Reach): Resolution {
  const id = shown[position - 1]?.id
  const task = id === undefined ? undefined : taskWithId(reader, tasks, id)
  return task === undefined || !isIn(task) ? { kind: 'unnamed' } : one(task, 'place')
}

function isAll(reader: Reader, words: readonly Word[]): boolean {
  return words.some((_, at) => reader.get(ALL).at(words, at).length > 0)
}

/** ‘the groceries task’, ‘משימת הפגישה’. */
function isCalledTask(reader: Reader, words: readonly Word[]): boolean {
  return words.some((_, at) => thingsAt(reader, words, at).some(({ meaning }) => meaning.role === 'ours'))
}

/** Every word of the query is in the title, or the query is a part of it from the beginning of a word on. */
function partly(reader: Reader, query: string, { tasks, isIn = ANY }: Reach): readonly KnownTask[] {
  const wanted = normalized(query)
  const tokens = wanted
    .split(' ')
    .filter((word) => !reader.get(AROUND).has(word))
    // ‘Noa's present’.
    .map((word) => withoutArticle(reader, word.replace(/['’]s$/, '')))
  reader.effort.spend(tasks.length)
  const isPart = (task: KnownTask) => ` ${titleForm(reader, task).plain}`.includes(` ${wanted}`)
  const hasWords = (task: KnownTask) => tokens.every((token) => titleForm(reader, task).words.has(token))
  const owned = ownedBy(reader, tokens)
  const parts = wanted.length < SHORTEST_PART ? [] : mayContain(reader, tasks, wanted).filter(isPart)
  const named = tokens.length === 0 ? [] : mayHaveWords(reader, tasks, tokens).filter(hasWords)
  const found = inOneOrder(tasks, parts, named).filter(isIn)
  if (found.length > 0 || owned === undefined) return found
  return mayHaveWords(reader, tasks, owned)
    .filter((task) => owned.every((token) => titleForm(reader, task).words.has(token)))
    .filter(isIn)
}

/** ‘Noas present’: typed without its apostrophe. */
function ownedBy(reader: Reader, tokens: readonly string[]): readonly string[] | undefined {
  const [first = '', ...others] = tokens
  const end = reader.get(OWNING_ENDS).find((one) => first.endsWith(one) && first.length > one.length + 1)
  return end === undefined || others.length === 0 ? undefined : [first.slice(0, -end.length), ...others]
}

const OWNING_ENDS = wordList(({ slots }) => slots.pluralEnds?.filter((end) => end === 's') ?? [])

/** The whole title is in what was said, with more beside it (‘buy milk chocolate’); or what was said is inside a word. */
function closeTo(reader: Reader, query: string, { tasks, isIn = ANY }: Reach): readonly KnownTask[] {
  const wanted = normalized(query)
  if (wanted.length < SHORTEST_PART) return []
  reader.effort.spend(tasks.length)
  const found: KnownTask[] = []
  const around = ` ${wanted} `
  const { once: letters } = lettersOf(around)
  const { once: lettersOfWanted } = lettersOf(wanted)
  forEachTitle(reader, tasks, ({ plain: own, letters: { once: ownLetters } }, task) => {
    // What stands in the other has no letter that the other has not.
    const isWithin = own.length < wanted.length ? (ownLetters & ~letters) === 0 : (lettersOfWanted & ~ownLetters) === 0
    if (!isWithin) return
    if (own.length < wanted.length ? own.length >= SHORTEST_PART && around.includes(` ${own} `) : own.includes(wanted))
      found.push(task)
  })
  return found.filter(isIn)
}

const SHORTEST_PART = 3
/** Two words that begin with so many letters alike are one noun and its verb. */
const SAME_STEM = 5

/** ‘The camp registration’, of ‘Register Maya for camp’: its words, one of them as another part of speech. */
function akinTo(reader: Reader, query: string, { tasks, isIn = ANY }: Reach): readonly KnownTask[] {
  const tokens = normalized(query)
    .split(' ')
    .filter((word) => !reader.get(AROUND).has(word))
  const planned = tokens.length < 2 ? [] : plannedIn(reader, tokens, tasks).filter(isIn)
  if (planned.length > 0) return planned
  const long = tokens.filter((word) => word.length > SAME_STEM)
  if (tokens.length < 2 || long.length === 0) return []
  for (const noun of long) {
    const others = tokens.filter((word) => word !== noun)
    const stem = noun.slice(0, SAME_STEM)
    const found = mayHaveWords(reader, tasks, others).filter((task) => {
      const { words } = titleForm(reader, task)
      return others.every((word) => words.has(word)) && [...words].some((word) => word.startsWith(stem))
    })
    if (found.some(isIn)) return found.filter(isIn)
  }
  return []
}

/** ‘The team meeting planning’, of ‘Plan the team meeting’. */
function plannedIn(reader: Reader, tokens: readonly string[], tasks: readonly KnownTask[]): readonly KnownTask[] {
  return tokens.flatMap((noun) => {
    const verb = verbOfNoun(reader, noun)
    const beside = tokens.filter((word) => word !== noun)
    return verb === undefined
      ? []
      : mayHaveWords(reader, tasks, [verb, ...beside]).filter((task) => {
          const { first, words } = titleForm(reader, task)
          return first === verb && beside.every((word) => words.has(word))
        })
  })
}

function similarTo(reader: Reader, query: string, { tasks, isIn = ANY }: Reach): readonly KnownTask[] {
  const wanted = normalized(query)
  if (wanted.length > LONGEST_SIMILAR) return []
  reader.effort.spend(tasks.length)
  const letters = lettersOf(wanted)
  const wantedParts = partsOf(wanted)
  let best = SIMILAR
  let found: KnownTask[] = []
  forEachTitle(reader, tasks, ({ plain: own, letters: ownLetters }, task) => {
    if (mostAlike(wanted, letters, own, ownLetters) < best || !isIn(task)) return
    const score = similarityTo(reader, wantedParts, own, best)
    if (score > best) found = [task]
    else if (score === best && found.length > 0) found.push(task)
    best = Math.max(best, score)
  })
  return found
}
