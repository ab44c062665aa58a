// Which tasks a request asks for, in the words of a person. Every word is a part of a filter, or says nothing of which tasks;
// what is neither is no filter that is known, and is said to be none.

import { present } from '@pawl/kernel'
import { contains, phraseSet } from '../../answers/phrase-set.ts'
import { readPriority } from '../../answers/values.ts'
import type { StatusFilter } from '../../languages/direct-phrases.ts'
import { normalized } from '../../normalize.ts'
import type { Kept, Reader } from '../../reader.ts'
import { leadsAt, thingsAt } from '../../reading/lexicon.ts'
import type { Phrasebook } from '../../reading/phrasebook.ts'
import { isPunctuation, splitWords, type Word } from '../../reading/words.ts'
import type { Moment } from '../../slots/deadline.ts'
import { titleForm } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { conventionOf } from '../../when/calendar-day.ts'
import { pastDays, stretchIn } from '../../when/stretch-of-days.ts'
import { phraseMap, phraseTable, wordList, wordMap, wordSet } from '../../word-tables.ts'
import { isPending } from '../changing/deeds.ts'
import { LONGEST_SIMILAR, partsOf, similarityTo } from '../finding/similarity.ts'
import { tasksAbout, tellingWords } from './about.ts'
import { lastTime, overdueAnd } from './days-meant.ts'
import { isNarrow, type TaskFilter, tasksThatFit, writtenStretch } from './filter.ts'
import { projectIn, projectsNamed, tagsIn, tagsNamed } from './names.ts'

export interface ReadFilter {
  readonly filter: TaskFilter
  /** Words that seem to narrow the list and are not understood. */
  readonly unknown?: string
}

const BY_PRIORITY = phraseTable(({ lists }) => lists.byPriority)
const PAST = phraseMap(({ lists }) => Object.entries(lists.past))
const NOT_DAYS: ReadonlySet<string> = new Set(['overdue', 'none', 'any'])
const WAS_DONE = phraseSet(({ lists }) => lists.wasDone)
const WAS_ADDED = phraseTable(({ lists }) => lists.wasAdded ?? [])
const PENDING = phraseSet(({ slots }) => slots.pendingWords)
const COMPLETED = phraseSet(({ slots }) => slots.completedWords)
const LIST_NAMES = wordList(({ slots }) => slots.listNames)
const NAMES_OF_LISTS = phraseSet(({ slots }) => slots.listNames)
const OVERDUE = phraseTable(({ slots }) => slots.overdue)
const NO_DATE = phraseTable(({ lists }) => lists.noDate)
const HAS_DATE = phraseTable(({ lists }) => lists.hasDate)
const RECURRING = phraseTable(({ lists }) => lists.recurring)
const ABOUT = phraseTable(({ lists }) => lists.about)
const IMPORTANT = phraseTable(({ lists }) => lists.important)
const PLAIN = wordSet(({ slots, lists }) => [...slots.listWords, ...lists.around])
const RANKS = wordMap(({ slots, lists }) => ({ ...slots.ranks, ...lists.ranks }))
const PRIORITY_WORDS = wordSet(({ slots }) => slots.fieldWords.priority)
/** Nobody asks for a list in more words; what is longer is not looked through for filters. */
const LONGEST = 300

/** All of them, unless something is said (002). `from`: where what is said after the command begins. */
export function readFilter(
  reader: Reader,
  text: string,
  from: number,
  moment: Moment,
  tasks: readonly KnownTask[],
): ReadFilter {
  const asked = text.slice(0, LONGEST)
  const request = new Request(reader, asked)
  const isByPriority = request.takePhrase(BY_PRIORITY)
  const due = request.takePhrase(OVERDUE)
    ? 'overdue'
    : request.takePhrase(NO_DATE)
      ? 'none'
      : request.takePhrase(HAS_DATE)
        ? 'any'
        : undefined
  const isAdded = request.takePhrase(WAS_ADDED)
  const isRecurring = request.takePhrase(RECURRING)
  const without = withoutIn(request, tasks)
  const tags = tagsIn(request, tasks)
  const project = projectIn(request, tasks)
  const said = due === undefined || due === 'overdue' ? request.takeDays(moment) : undefined
  const days = due === 'overdue' ? overdueAnd(said, moment) : (due ?? said)
  const about = bareName(reader, request.takeAbout(), tasks)
  const priority = request.takePhrase(IMPORTANT) ? 'important' : request.takePriority()
  const filed = { ...(tags.length > 0 && { tags }), ...(project && { project }), ...(days && { due: days }) }
  const named = { ...filed, ...(without && { without }), ...(about !== '' && { about }), ...(priority && { priority }) }
  const left = request.left(from)
  const status = statusIn(reader, asked)
  // ‘What did I finish today?’: the day it was due on is another thing.
  const isDays = days !== undefined && !NOT_DAYS.has(days)
  const isDoneThen = !isAdded && status === 'completed' && isDays
  const isAddedThen = isAdded && isDays
  const meant = leftAs(reader, left, tasks)
  const { due: _, ...undated } = named
  const narrowed: TaskFilter = {
    status,
    ...(isDoneThen || isAddedThen ? undated : named),
    ...(isDoneThen && { done: lastTime(days, moment) }),
    ...(isAddedThen && { added: lastTime(days, moment) }),
    ...(meant ?? {}),
    ...(isRecurring && { recurring: true }),
    ...(isByPriority && { sort: 'priority' }),
  }
  return {
    filter:
      status === 'all' && !isAddedThen && isNarrow(narrowed) ? openFirst(reader, narrowed, moment, tasks) : narrowed,
    ...(left !== '' && meant === undefined && { unknown: left }),
  }
}

const BUT_NOT = phraseTable(({ lists }) => lists.butNot ?? [])
/** Nobody leaves more out. */
const MOST_LEFT_OUT = 4

/** ‘But not Work’: the words behind it, up to a mark, if there are such tasks. */
function withoutIn(request: Request, tasks: readonly KnownTask[]): string | undefined {
  const { reader, words, text } = request
  const at = words.findIndex((_, index) => index > 0 && reader.get(BUT_NOT).at(words, index).length > 0)
  if (at === -1) return undefined
  const lead = reader.get(BUT_NOT).at(words, at)[0]?.length ?? 0
  const rest = words.slice(at + lead)
  const end = rest.findIndex(isPunctuation)
  const own = (end === -1 ? rest : rest.slice(0, end)).filter((_, index) => !request.isPlain(at + lead + index))
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined || own.length > MOST_LEFT_OUT) return undefined
  const said = normalized(text.slice(first.start, last.end))
  reader.effort.spend(tasks.length)
  if (tasksAbout(reader, said, tasks).length === 0) return undefined
  request.take(at, words.indexOf(last) + 1 - at)
  return said
}

/** What is looked for is what is not done yet; where nothing like that is open, it is what is done. */
function openFirst(reader: Reader, filter: TaskFilter, moment: Moment, tasks: readonly KnownTask[]): TaskFilter {
  const open: TaskFilter = { ...filter, status: 'pending' }
  if (filter.due !== undefined) return open
  const fitting = tasksThatFit(reader, filter, tasks, moment)
  return fitting.length === 0 || fitting.some(isPending) ? open : filter
}

/** The words of a request, and which of them are understood. */
export class Request {
  readonly reader: Reader
  readonly text: string
  readonly words: readonly Word[]
  readonly #taken = new Set<number>()

  constructor(reader: Reader, text: string) {
    this.reader = reader
    this.text = text
    this.words = splitWords(reader, text)
  }

  take(at: number, length = 1): void {
    for (let word = at; word < at + length; word++) this.#taken.add(word)
  }

  isTaken(at: number): boolean {
    return this.#taken.has(at)
  }

  takePhrase(table: Kept<Phrasebook<true>>): boolean {
    const phrases = this.reader.get(table)
    for (const [at] of this.words.entries()) {
      const [found] = phrases.at(this.words, at)
      if (found === undefined || this.isTaken(at)) continue
      this.take(at, found.length)
      return true
    }
    return false
  }

  takeDays(moment: Moment): string | undefined {
    const past = this.#takePast(moment)
    if (past !== undefined) return past
    const found = stretchIn(this.reader, this.#untaken(), moment)
    if (found === undefined) return undefined
    for (const [at, { start }] of this.words.entries())
      if (found.places.some(({ from, to }) => start >= from && start < to)) this.take(at)
    return writtenStretch(found.days)
  }

  /** Yesterday, last week: nothing is due then, but something may have been done. */
  #takePast(moment: Moment): string | undefined {
    const phrases = this.reader.get(PAST)
    for (const [at] of this.words.entries()) {
      const [found] = phrases.at(this.words, at)
      if (found === undefined) continue
      this.take(at, found.length)
      return writtenStretch(pastDays(found.meaning, moment, conventionOf(this.reader, this.text)))
    }
    return undefined
  }

  /** As long as it was, so that places stay. */
  #untaken(): string {
    return this.words.reduce(
      (text, { start, end }, at) =>
        this.isTaken(at) ? `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}` : text,
      this.text,
    )
  }

  /** What stands behind ‘about’, up to what is understood otherwise. */
  takeAbout(): string {
    const phrases = this.reader.get(ABOUT)
    for (const [at] of this.words.entries()) {
      const [lead] = phrases.at(this.words, at)
      if (lead === undefined || this.isTaken(at)) continue
      const from = at + lead.length
      let to = from
      while (to < this.words.length && !this.isTaken(to) && !this.#ends(to)) to++
      const own = this.words.slice(from, to).filter((word) => !isPunctuation(word))
      const said = own.map(({ text, quoted }) => (quoted ? text.slice(1, -1) : text)).join(' ')
      // ‘What about that one?’
      if (tellingWords(this.reader, said).length === 0) continue
      this.take(at, to - at)
      return said
    }
    return ''
  }

  #ends(at: number): boolean {
    return isPunctuation(this.words[at] as Word)
  }

  /** ‘high priority’, ‘urgent’; not ‘high’ alone, which may be said of anything. */
  takePriority(): string | undefined {
    const { reader, words } = this
    const ranks = reader.get(RANKS)
    const isNamed = words.some(({ text }) => reader.get(PRIORITY_WORDS).has(text) || /priorit|עדיפות/.test(text))
    for (const [at, word] of words.entries()) {
      if (word.quoted || this.isTaken(at)) continue
      const priority = ranks.get(word.text) ?? readPriority(reader, word.text)
      if (priority === undefined || !(isNamed || priority === 'urgent' || ranks.has(word.text))) continue
      this.take(at)
      return priority
    }
    return undefined
  }

  /** Whether a word says nothing of which tasks. */
  isPlain(at: number): boolean {
    return isPlain(this.reader, this.words, at)
  }

  /** Words of nouns, questions and lists say nothing of which tasks; what is left over does. */
  left(from: number): string {
    const { reader, words, text } = this
    const left = words.filter(
      (word, at) =>
        word.start >= from && !this.isTaken(at) && !isPlain(reader, words, at) && /[\p{L}\p{N}]/u.test(word.text),
    )
    return left.map(({ start, end }) => text.slice(start, end)).join(' ')
  }
}

/** ‘My home tasks’, ‘car tasks’: what is left may be a project, a tag, or words of titles. */
function leftAs(reader: Reader, left: string, tasks: readonly KnownTask[]): Partial<TaskFilter> | undefined {
  if (left === '') return undefined
  const said = normalized(left).replace(/['’]s$/, '')
  for (const name of new Set([said, said.replace(JOINED, '')])) {
    const [project] = projectsNamed(reader, tasks, name)
    if (project !== undefined) return { project }
    const [tag] = tagsNamed(reader, tasks, name)
    if (tag !== undefined) return { tags: [tag] }
  }
  reader.effort.spend(tasks.length)
  if (tasksAbout(reader, said, tasks).length > 0) return { about: bareName(reader, said, tasks) }
  return spelledLike(reader, said, tasks)
}

/** ‘My shoping list’: the one project or tag that is as good as the same. */
function spelledLike(reader: Reader, said: string, tasks: readonly KnownTask[]): Partial<TaskFilter> | undefined {
  if (said.length < SHORTEST_NAME || said.length > LONGEST_SIMILAR) return undefined
  const parts = partsOf(said)
  const isLike = (name: string) => similarityTo(reader, parts, normalized(name), ALMOST) >= ALMOST
  const projects = [...new Set(tasks.flatMap(({ project }) => project ?? []))].filter(isLike)
  const tags = [...new Set(tasks.flatMap(({ tags: own }) => own ?? []))].filter(isLike)
  const [project, tag] = [projects[0], tags[0]]
  if (projects.length + tags.length !== 1) return undefined
  return project === undefined ? { tags: [present(tag)] } : { project }
}

const SHORTEST_NAME = 5
const ALMOST = 0.8

/** Letters that say ‘and’, ‘in’ or ‘the’ of a name: בעבודה. */
const JOINED = /^ו?[בהלמ]?(?:-|(?=[א-ת]{2}))/

const JOINED_TO_NAME = /^(?:ו?[בלמ]|ו)(?=[א-ת]{2})/

/** ורונית is said of רונית, if the same tasks are about her. */
function bareName(reader: Reader, about: string, tasks: readonly KnownTask[]): string {
  const bare = about.replace(JOINED_TO_NAME, '')
  if (bare === about || about.includes(' ')) return about
  reader.effort.spend(tasks.length)
  // ביטוח begins with such a letter, and is written so.
  if (tasks.some((task) => titleForm(reader, task).plain.split(' ').includes(about))) return about
  const [all, own] = [tasksAbout(reader, about, tasks), tasksAbout(reader, bare, tasks)]
  return all.length > 0 && all.length === own.length ? bare : about
}

function statusIn(reader: Reader, text: string): StatusFilter {
  const words = withoutListNames(reader, normalized(text).replace(/[.,!?]/g, ' ')).split(' ')
  if (contains(words, reader.get(WAS_DONE))) return 'completed'
  if (contains(words, reader.get(PENDING))) return 'pending'
  return contains(words, reader.get(COMPLETED)) ? 'completed' : 'all'
}

function withoutListNames(reader: Reader, plain: string): string {
  if (!contains(plain.split(' '), reader.get(NAMES_OF_LISTS))) return plain
  return reader.get(LIST_NAMES).reduce((rest, name) => rest.replaceAll(` ${name} `, ' '), ` ${plain} `)
}

function isPlain(reader: Reader, words: readonly Word[], at: number): boolean {
  const word = (words[at] as Word).text
  if (reader.get(PLAIN).has(word)) return true
  const isThing = thingsAt(reader, words, at).some(({ meaning }) => !NARROWS.has(meaning.role))
  return isThing || leadsAt(reader, words, at).some(({ meaning }) => meaning !== 'foreign-order')
}

/** What a list is about is no part of asking for it. */
const NARROWS: ReadonlySet<string> = new Set(['foreign', 'when', 'infinitive', 'rank'])
