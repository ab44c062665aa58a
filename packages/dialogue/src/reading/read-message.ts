// What a message asks for: its clauses, and the rule each falls under. Pure.

import { isCancel } from '../answers/confirmation.ts'
import type { Mood, VerbClass } from '../direct/gate.ts'
import { spend } from '../effort.ts'
import type { LeadRole, OrderRole } from '../languages/roles.ts'
import { isPunctuation, type Sign } from './clause.ts'
import { LEXICON, type Lexicon } from './lexicon.ts'
import type { Found } from './phrasebook.ts'
import { type ReadingRule, ruleFor } from './rules.ts'
import { Sentence } from './sentence.ts'
import { readWhole } from './whole-message.ts'
import { splitWords, type Word } from './words.ts'

export interface Reading {
  readonly intent: ReadingRule['means']
  /** Where what the command is about begins and ends in the message. */
  readonly from: number
  readonly to: number
  /** Where its clause begins, and where its command does. */
  readonly start: number
  readonly order: number
  readonly role?: OrderRole
  /** Only if there is a task that fits. */
  readonly ifTask?: true
  /** What kind of verb it is, and how it is said. */
  readonly verb: VerbClass
  readonly mood: Mood
  /** A task, a reminder or a list is named as such. */
  readonly isOurs: boolean
  /** ‘I need to …’ stands before it: where what is needed begins. */
  readonly errand?: number
  readonly isNeeded?: boolean
  /** Where what it is about begins, if that stands before it: ‘buy milk is done’. */
  readonly before?: number
}

export function readMessage(message: string, lexicon: Lexicon = LEXICON): readonly Reading[] {
  if (isCancel(message)) return []
  const words = splitWords(message)
  const whole = readWhole(words, lexicon)
  if (whole !== undefined) return [wholly(message, whole)]
  const sentence = new Sentence(words, lexicon)
  return readClauses(sentence).map((read) => reading(message, sentence, read))
}

function wholly({ length }: string, intent: Reading['intent']): Reading {
  return { intent, start: 0, order: 0, from: length, to: length, verb: 'keyword', mood: 'order', isOurs: true }
}

/** What was read, in characters of the message. */
function reading(message: string, sentence: Sentence, read: ReadAt): Reading {
  const { words } = sentence
  const { rule, start, order, from, to = words.length, role, errand, isNeeded, before } = read
  const startOf = (at: number) => words[at]?.start ?? message.length
  return {
    intent: rule.means,
    start: startOf(start),
    order: startOf(order),
    from: startOf(from),
    to: to >= words.length ? message.length : Math.max(startOf(from), (words[to - 1] as Word).end),
    verb: verbClass(sentence, read),
    mood: moodOf(sentence, read),
    isOurs: hasAny(sentence.signs(before ?? from), NAMED_OURS) || hasAny(sentence.signs(start), NAMED_OURS),
    ...(role && { role }),
    ...(rule.ifTask && { ifTask: true }),
    ...(errand !== undefined && { errand: startOf(errand), isNeeded }),
    ...(before !== undefined && { before: startOf(before) }),
  }
}

/** ‘Take milk off my list’: verbs that are about a list by what stands beside them. */
const OF_A_LIST: ReadonlySet<string> = new Set<OrderRole>(['delete-from', 'cross-off', 'to-trash'])
const PLAIN: ReadonlySet<string> = new Set<OrderRole>(['delete', 'complete', 'update', 'mark'])

function verbClass(sentence: Sentence, { rule, role, order, from }: ReadAt): VerbClass {
  if (role === undefined) return 'chore'
  // ‘Mark … as done’ is one of 002's.
  if (role === 'mark' && rule.means === 'COMPLETE_TASK') return 'keyword'
  const isKeyword = sentence.lexicon.keywords
    .at(sentence.words, order)
    .some(({ meaning, length }) => meaning === role && length === from - order)
  // What could as well be meant for another assistant is no sure command of ours.
  const isForeign = role !== 'complete-ours' && sentence.signs(from).has('foreign')
  // ‘Clear the table’: 002's word, and a chore.
  if (isKeyword) return isForeign || role === 'delete-ours' ? 'synonym' : 'keyword'
  if (PLAIN.has(role) || OF_A_LIST.has(role)) return 'synonym'
  return hasAny(sentence.signs(from), ABOUT_LIST) ? 'synonym' : 'chore'
}

const ABOUT_LIST = ['off-list'] as const

function moodOf({ words }: Sentence, { mood, isRequested, to = words.length, from }: ReadAt): Mood {
  if (mood !== 'order' || isRequested) return mood
  const last = words[Math.min(to, words.length) - 1]
  return last?.text === '?' && to >= from ? 'aside' : mood
}

interface ReadAt {
  readonly rule: ReadingRule
  readonly start: number
  readonly order: number
  readonly from: number
  to?: number
  /** What it begins with, if that is a command. */
  readonly role?: OrderRole
  readonly opens?: boolean
  readonly mood: Mood
  /** Asked for in so many words: please, can you. */
  readonly isRequested?: boolean
  readonly errand?: number
  readonly isNeeded?: boolean
  readonly before?: number
}

/** Nobody asks for more at once. Whoever seems to is asked to say it again. */
export const MOST_COMMANDS = 20

function readClauses(sentence: Sentence): readonly ReadAt[] {
  const found: ReadAt[] = []
  let refusedFrom: number | undefined
  for (const start of positions(sentence)) {
    const last = found.at(-1)
    if (start < (last?.from ?? 0)) continue
    if (found.length > MOST_COMMANDS) break
    const read = placed(sentence, readAt(sentence, start), last)
    if (read === undefined) {
      if (refusedFrom === undefined && startsRefused(sentence, start)) refusedFrom = start
      continue
    }
    // ‘Do not, whatever happens, delete it’: the refusal holds to the end of its sentence.
    if (refusedFrom !== undefined && !hasStop(sentence, refusedFrom, start)) {
      found.push({ ...read, rule: REFUSED })
      break
    }
    refusedFrom = undefined
    if (last === undefined) {
      // ‘Where is it, show me’: a bare command is none without one of ours before it.
      if (start === 0 || !read.rule.has?.includes('nothing')) found.push(read)
    } else if (last.rule.ifTask && !read.rule.ifTask && found.length === 1 && last.role === undefined)
      found.splice(0, 1, read)
    else if (isJoined(sentence, start) && isSameAgain(last, read, sentence)) {
      // What follows may still say which tasks are to be listed.
      if (read.rule.means !== 'LIST_TASKS') last.to ??= start
    } else if (isChained(last, read, start, sentence)) {
      last.to ??= start
      if (!isPreparation(last, read, sentence)) found.push(read)
      else found.splice(-1, 1, withObjectOf(last, read, sentence))
    }
  }
  if (!found.every(({ rule }) => rule.ifTask)) return found
  const late = readLate(sentence) ?? readThing(sentence)
  return late === undefined || late.rule.ifTask ? found : [late]
}

/** A command further on is the sentence's own only if nothing but small words stands before it [D38]. */
function placed(sentence: Sentence, read: ReadAt | undefined, last: ReadAt | undefined): ReadAt | undefined {
  if (read === undefined || last !== undefined) return read
  const begins = sentenceBegin(sentence, read.start)
  // ‘Buy milk is done’: what it is about stands before it.
  if (read.role?.endsWith('-ours') && sentence.isCue(read.order) && read.from >= endOfWords(sentence)) {
    const before = skipLeads(sentence, begins, read.order)
    const mood = read.role === 'complete-ours' ? 'told' : 'aside'
    if (before < read.order) return { ...read, before, mood }
  }
  if (begins === read.start || skipLeads(sentence, begins, read.start) >= read.start) return read
  return read.mood === 'order' ? { ...read, mood: 'aside' } : read
}

function sentenceBegin({ words }: Sentence, at: number): number {
  for (let begin = at; begin > 0; begin--) {
    spend(1)
    if (STOPS.has((words[begin - 1] as Word).text)) return begin
  }
  return 0
}

/** One past the last word that is no punctuation. */
function endOfWords({ words }: Sentence): number {
  let end = words.length
  while (end > 0 && isPunctuation(words[end - 1] as Word)) end--
  return end
}

const REFUSED: ReadingRule = { begins: 'refusal', means: 'NOTHING' }
const HELP: ReadingRule = { begins: 'how', means: 'HELP' }

function hasStop({ words }: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (STOPS.has((words[at] as Word).text)) return true
  return false
}
const STOPS = new Set(['.', ';', '!', '?'])

/** Where a command may stand: at the beginning, after punctuation or ‘and’, and after a request in mid-sentence. */
function* positions(sentence: Sentence): Generator<number> {
  const { words } = sentence
  yield 0
  for (let at = 1; at < words.length; at++) {
    if (isPunctuation(words[at] as Word)) yield at + 1
    else if (opensClause(sentence, at)) yield at
  }
}

const opensClause = (sentence: Sentence, at: number) => longest(sentence.leads(at), OPENING) > 0 || sentence.isCue(at)

/** A refusal stands before the command that is not there. */
function startsRefused(sentence: Sentence, start: number): boolean {
  for (let at = start; at < Math.min(sentence.words.length, start + MOST_LEADING); ) {
    const found = sentence.leads(at)
    if (longest(found, REFUSING) > 0) return true
    const skipped = longest(found, SAYING_NOTHING)
    if (skipped === 0) return false
    at += skipped
  }
  return false
}

/** A conjunction, a stop or a request stands before. */
function isJoined(sentence: Sentence, start: number): boolean {
  const before = sentence.words[start - 1]
  return (
    (before !== undefined && isPunctuation(before)) ||
    sentence.lexicon.joined.at(sentence.words, start).length > 0 ||
    longest(sentence.leads(start), OPENING) > 0
  )
}

/** ‘…, so please delete it’: the same once more. */
function isSameAgain(last: ReadAt, next: ReadAt, sentence: Sentence): boolean {
  if (last.rule.means !== next.rule.means) return false
  return next.rule.means === 'LIST_TASKS' || pointsBack(next, sentence)
}

/** Whether what follows is a command of its own [D19]: a conjunction before it, and a command that could not be a title's. */
function isChained(last: ReadAt, next: ReadAt, start: number, sentence: Sentence): boolean {
  if (next.role === undefined || (next.rule.ifTask && last.role !== 'create')) return false
  if (last.rule.means === 'NOTHING' || last.rule.means === 'HELP' || next.rule.means === 'HELP') return false
  if (!isJoined(sentence, start)) return false
  // ‘… and add a description’, ‘… and set the priority to high’: more of the same change.
  if (last.rule.means === 'UPDATE_TASK' && startsWithField(sentence, next.from)) return false
  if (last.rule.means !== 'CREATE_TASK' || last.role === 'create') return true
  return next.rule.means !== last.rule.means && hasAny(sentence.signs(next.from), CANNOT_BE_A_TITLE)
}

function startsWithField(sentence: Sentence, from: number): boolean {
  return [0, 1, 2].some((offset) => sentence.things(from + offset).some(({ meaning }) => meaning.role === 'field'))
}

/** ‘Open my list and add milk’, ‘find it and delete it’, ‘is it there, if not add it’: only the second is meant. */
function isPreparation(last: ReadAt, next: ReadAt, sentence: Sentence): boolean {
  if (next.rule.means === 'LIST_TASKS') return false
  if (last.opens) return true
  return last.rule.means === 'LIST_TASKS' && pointsBack(next, sentence)
}

/** ‘Find the dentist reminder and delete it’: that is what is to be deleted. */
function withObjectOf(last: ReadAt, next: ReadAt, sentence: Sentence): ReadAt {
  const isNamed = !sentence.signs(last.from, next.start).has('nothing')
  return isNamed && pointsBack(next, sentence) ? { ...next, before: last.from } : next
}

/** ‘… and delete it’: about what was just named. */
function pointsBack({ from }: ReadAt, sentence: Sentence): boolean {
  return from >= sentence.words.length || sentence.signs(from - 1, from + 1).has('reference')
}

/** No command where one stands: one further on counts if it is about things of ours, wherever these are named. */
function readLate(sentence: Sentence): ReadAt | undefined {
  if (longest(sentence.leads(skipLeads(sentence, 0)), FOREIGN) > 0) return undefined
  const all = sentence.signs(0)
  if (!hasAny(all, OURS)) return undefined
  for (let at = 1; at < sentence.words.length; at++) {
    const [order] = sentence.orders(at)
    if (order === undefined || LATE[order.meaning] !== true || isNoun(sentence, at)) continue
    // ‘Task 3 is not done’.
    if (longest(sentence.leads(at - 1), REFUSING) > 0) continue
    const read = readAt(sentence, at, all)
    if (read !== undefined && read.role !== undefined) return { ...read, mood: 'aside' }
  }
  return undefined
}

/** Verbs that are hardly anything else. */
const LATE: { readonly [role in OrderRole]?: true } = {
  create: true,
  delete: true,
  update: true,
  list: true,
  'list-ours': true,
  complete: true,
}

/** Noun uses of ‘list’ do not count [D7]. */
const isNoun = (sentence: Sentence, at: number) =>
  sentence.things(at).some(({ meaning: { role } }) => role === 'list-noun' || role === 'ours' || role === 'ours-plural')

/** No command at all, only things: ‘my tasks’, ‘reminder to call’. */
function readThing(sentence: Sentence): ReadAt | undefined {
  const at = skipLeads(sentence, 0)
  if (longest(sentence.leads(at), FOREIGN_OR_REFUSED) > 0) return undefined
  // ‘List the shops’: the verb, and it found nothing of ours.
  const isVerb = sentence.orders(at).some(({ meaning }) => meaning === 'list')
  const found = ruleFor(['thing'], sentence.signs(isVerb ? at + 1 : at))
  return found === undefined ? undefined : { rule: found.rule, start: 0, order: at, from: at, mood: 'order' }
}

/** Nobody puts more words than that before a command. */
const MOST_LEADING = 24

function skipLeads(sentence: Sentence, from: number, to = sentence.words.length): number {
  for (let at = from; at < Math.min(to, from + MOST_LEADING); ) {
    const skipped = isComma(sentence, at) ? 1 : longest(sentence.leads(at), SAYING_NOTHING)
    if (skipped === 0) return at
    at += skipped
  }
  return Math.min(to, from + MOST_LEADING)
}

/** Nobody needs to need to more often. */
const DEEPEST = 4

/** What stands after ‘I need to’ is read once, however many ways lead to it. */
const inners = new WeakMap<Sentence, Map<number, ReadAt | undefined>>()

function readInner(sentence: Sentence, start: number, depth: number): ReadAt | undefined {
  if (depth >= DEEPEST) return undefined
  const known = inners.get(sentence) ?? new Map<number, ReadAt | undefined>()
  inners.set(sentence, known)
  const key = start * DEEPEST + depth
  if (!known.has(key)) known.set(key, readAt(sentence, start, undefined, depth))
  return known.get(key)
}

function readAt(sentence: Sentence, start: number, all?: ReadonlySet<Sign>, depth = 0): ReadAt | undefined {
  let isHow = false
  let isRefused = false
  // ‘I want to do’: there it is no question.
  let isWished = false
  let said: Pick<ReadAt, 'mood' | 'isRequested' | 'errand' | 'isNeeded'> = { mood: 'order' }
  for (let at = start; at < Math.min(sentence.words.length, start + MOST_LEADING); ) {
    const orders = sentence.orders(at)
    const leads = sentence.leads(at)
    const order = orders[0]?.length ?? 0
    const lead = leads[0]?.length ?? 0
    if (order >= lead && order > 0) {
      if (isRefused) return { rule: REFUSED, start, order: at, from: at, mood: 'order' }
      if (isHow) {
        if (!hasAny(sentence.signs(at), OURS)) return undefined
        return { rule: HELP, start, order: at, from: at, mood: 'order' }
      }
      const read = readOrder(sentence, start, at, all)
      if (read !== undefined)
        return read.rule.means === 'UNCLEAR' ? undefined : { ...read, ...moodAt(sentence, at, said) }
    }
    const longestLeads = leads.filter(({ length }) => length === lead).map(({ meaning }) => meaning)
    for (const kind of ASKING) {
      if (!longestLeads.includes(kind) || (kind === 'question' && isWished)) continue
      // ‘יש להוסיף’ is a request where a command follows, and a question where none does.
      const isOnlyQuestion = kind === 'question' && !longestLeads.includes('request')
      const inner = isOnlyQuestion ? undefined : readInner(sentence, at + lead, depth + 1)
      if (inner !== undefined && isCommandAfter(kind, inner, sentence))
        return kind === 'question' ? inner : { ...inner, mood: 'wish', errand: at + lead, isNeeded: kind !== 'we-need' }
      const found = ruleFor([kind], sentence.signs(kind === 'question' ? at : at + lead))
      if (found !== undefined) return { rule: found.rule, start, order: at, from: at + lead, mood: 'order' }
    }
    const skipped = isComma(sentence, at) ? 1 : longest(leads, PASSED_OVER)
    if (skipped === 0)
      return isHow && hasAny(sentence.signs(at), OURS)
        ? { rule: HELP, start, order: at, from: at, mood: 'order' }
        : undefined
    if (longestLeads.includes('how')) isHow = true
    if (longestLeads.includes('refusal')) isRefused = true
    isWished = longestLeads.includes('wish')
    at += skipped
    // ‘צריך’ is a request where a command follows, and still no order.
    if (longestLeads.some((lead) => NEEDING.has(lead))) said = { mood: 'wish', errand: at, isNeeded: !isWished }
    else if (longestLeads.includes('request') && said.mood === 'order') said = { mood: 'order', isRequested: true }
  }
  return undefined
}

const NEEDING: ReadonlySet<LeadRole> = new Set(['wish', 'need', 'need-thing', 'we-need'] as const)

/** An infinitive, or ‘deleting’, is an order only where it is asked for. */
function moodAt({ words }: Sentence, at: number, said: Pick<ReadAt, 'mood' | 'isRequested' | 'errand' | 'isNeeded'>) {
  const isImperative = !/^ל|^[a-z]+ing$/.test((words[at] as Word).text)
  return isImperative || said.isRequested || said.mood !== 'order' ? said : { ...said, mood: 'infinitive' as const }
}

/** ‘I need to delete task 3’ is a command; ‘I need to finish the report’ is a task, unless one is named as such. */
function isCommandAfter(kind: LeadRole, { rule, role, from }: ReadAt, sentence: Sentence): boolean {
  if (rule === REFUSED) return true
  if (role === undefined) return false
  // ‘I need to get dinner items’: the list is not named.
  if (kind === 'need' && rule.means === 'LIST_TASKS' && !hasAny(sentence.signs(from), LISTED)) return false
  return kind !== 'need' || rule.means !== 'COMPLETE_TASK' || hasAny(sentence.signs(from), NAMED)
}

/** The command at this word; a phrase beats a word [D7]. */
function readOrder(sentence: Sentence, start: number, at: number, all?: ReadonlySet<Sign>): ReadAt | undefined {
  const orders = sentence.orders(at)
  let tried = 0
  for (const { length } of orders) {
    if (length === tried) continue
    tried = length
    const roles = orders.filter((found) => found.length === length).map(({ meaning }) => meaning)
    // ‘The reminder needs to be changed’: what it is about stands before.
    const isCue = at > 0 && sentence.isCue(at)
    const found = ruleFor(roles, all ?? sentence.signs(isCue ? 0 : at + length))
    if (found !== undefined)
      return {
        ...{ rule: found.rule, start, order: at, from: at + length },
        role: found.begins as OrderRole,
        opens: roles.includes('open'),
        mood: 'order',
      }
  }
  return undefined
}

const isComma = ({ words }: Sentence, at: number) => words[at]?.text === ','

function longest<Role>(found: readonly Found<Role>[], roles: ReadonlySet<Role>): number {
  for (const { meaning, length } of found) if (roles.has(meaning)) return length
  return 0
}

function hasAny(signs: ReadonlySet<Sign>, some: readonly Sign[]): boolean {
  return some.some((sign) => signs.has(sign))
}

const NAMED = ['ours', 'item', 'list', 'reference', 'numbered'] as const
const LISTED = ['ours', 'list', 'plural', 'to-do', 'pending', 'finished', 'everything'] as const
const NAMED_OURS = ['ours', 'item', 'list', 'plural', 'numbered'] as const
const OURS = ['ours', 'item', 'list', 'plural'] as const
const CANNOT_BE_A_TITLE = ['ours', 'list', 'reference', 'numbered', 'plural', 'to-do', 'pending', 'finished'] as const
const ASKING = ['need', 'question', 'we-need', 'need-thing'] as const
const OPENING: ReadonlySet<LeadRole> = new Set(['and', 'request'] as const)
const REFUSING: ReadonlySet<LeadRole> = new Set(['refusal'] as const)
const FOREIGN: ReadonlySet<LeadRole> = new Set(['foreign-order'] as const)
const FOREIGN_OR_REFUSED: ReadonlySet<LeadRole> = new Set(['foreign-order', 'refusal'] as const)
const SAYING_NOTHING: ReadonlySet<LeadRole> = new Set(['request', 'wish', 'filler'] as const)
const PASSED_OVER: ReadonlySet<LeadRole> = new Set(['request', 'wish', 'filler', 'how', 'refusal', 'and'] as const)
