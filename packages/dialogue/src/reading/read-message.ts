// What a message asks for: its clauses, and the rule each falls under. Pure.

import { isCancel } from '../answers/confirmation.ts'
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
}

export function readMessage(message: string, lexicon: Lexicon = LEXICON): readonly Reading[] {
  if (isCancel(message)) return []
  const words = splitWords(message)
  const whole = readWhole(words, lexicon)
  if (whole !== undefined)
    return [reading(message, words, { intent: whole, start: 0, order: 0, from: words.length, to: words.length })]
  return readClauses(new Sentence(words, lexicon)).map(({ rule, start, order, from, to = words.length, role }) =>
    reading(message, words, {
      ...{ intent: rule.means, start, order, from, to },
      ...(role && { role }),
      ...(rule.ifTask && { ifTask: true }),
    }),
  )
}

/** The same in characters of the message. */
function reading(message: string, words: readonly Word[], read: Reading): Reading {
  const { start, order, from, to } = read
  const startOf = (at: number) => words[at]?.start ?? message.length
  return {
    ...read,
    start: startOf(start),
    order: startOf(order),
    from: startOf(from),
    to: to >= words.length ? message.length : Math.max(startOf(from), (words[to - 1] as Word).end),
  }
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
}

function readClauses(sentence: Sentence): readonly ReadAt[] {
  const found: ReadAt[] = []
  let refusedFrom: number | undefined
  for (const start of positions(sentence)) {
    const last = found.at(-1)
    if (start < (last?.from ?? 0)) continue
    const read = readAt(sentence, start)
    if (read === undefined) {
      if (refusedFrom === undefined && startsRefused(sentence, start)) refusedFrom = start
      continue
    }
    // ‘Do not, whatever happens, delete it’: the refusal holds to the end of its sentence.
    if (refusedFrom !== undefined && !hasStop(sentence, refusedFrom, start)) {
      found.push({ ...read, rule: REFUSED })
      break
    }
    if (last === undefined) {
      // ‘Where is it, show me’: a bare command is none without one of ours before it.
      if (start === 0 || !read.rule.has?.includes('nothing')) found.push(read)
    } else if (last.rule.ifTask && !read.rule.ifTask && found.length === 1 && last.role === undefined)
      found.splice(0, 1, read)
    else if (isJoined(sentence, start) && isSameAgain(last, read, sentence)) last.to ??= start
    else if (isChained(last, read, start, sentence)) {
      last.to ??= start
      if (isPreparation(last, read, sentence)) found.pop()
      found.push(read)
    }
  }
  if (!found.every(({ rule }) => rule.ifTask)) return found
  const late = readLate(sentence) ?? readThing(sentence)
  return late === undefined || late.rule.ifTask ? found : [late]
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
  for (let at = start; at < sentence.words.length; ) {
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
    const read = readAt(sentence, at, all)
    if (read !== undefined && read.role !== undefined) return read
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
  return found === undefined ? undefined : { rule: found.rule, start: 0, order: at, from: at }
}

function skipLeads(sentence: Sentence, from: number): number {
  for (let at = from; ; ) {
    const skipped = longest(sentence.leads(at), SAYING_NOTHING)
    if (skipped === 0) return at
    at += skipped
  }
}

function readAt(sentence: Sentence, start: number, all?: ReadonlySet<Sign>): ReadAt | undefined {
  let isHow = false
  let isRefused = false
  // ‘I want to do’: there it is no question.
  let isWished = false
  for (let at = start; at < sentence.words.length; ) {
    const orders = sentence.orders(at)
    const leads = sentence.leads(at)
    const order = orders[0]?.length ?? 0
    const lead = leads[0]?.length ?? 0
    if (order >= lead && order > 0) {
      if (isRefused) return { rule: REFUSED, start, order: at, from: at }
      if (isHow) {
        if (!hasAny(sentence.signs(at), OURS)) return undefined
        return { rule: HELP, start, order: at, from: at }
      }
      const read = readOrder(sentence, start, at, all)
      if (read !== undefined) return read.rule.means === 'UNCLEAR' ? undefined : read
    }
    const longestLeads = leads.filter(({ length }) => length === lead).map(({ meaning }) => meaning)
    for (const kind of ASKING) {
      if (!longestLeads.includes(kind) || (kind === 'question' && isWished)) continue
      // ‘יש להוסיף’ is a request where a command follows, and a question where none does.
      const isOnlyQuestion = kind === 'question' && !longestLeads.includes('request')
      const inner = isOnlyQuestion ? undefined : readAt(sentence, at + lead)
      if (inner !== undefined && isCommandAfter(kind, inner, sentence)) return inner
      const found = ruleFor([kind], sentence.signs(kind === 'question' ? at : at + lead))
      if (found !== undefined) return { rule: found.rule, start, order: at, from: at + lead }
    }
    const skipped = isComma(sentence, at) ? 1 : longest(leads, PASSED_OVER)
    if (skipped === 0)
      return isHow && hasAny(sentence.signs(at), OURS) ? { rule: HELP, start, order: at, from: at } : undefined
    if (longestLeads.includes('how')) isHow = true
    if (longestLeads.includes('refusal')) isRefused = true
    isWished = longestLeads.includes('wish')
    at += skipped
  }
  return undefined
}

/** ‘I need to delete task 3’ is a command; ‘I need to finish the report’ is a task, unless one is named as such. */
function isCommandAfter(kind: LeadRole, { rule, role, from }: ReadAt, sentence: Sentence): boolean {
  if (rule === REFUSED) return true
  if (role === undefined) return false
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
const OURS = ['ours', 'item', 'list', 'plural'] as const
const CANNOT_BE_A_TITLE = ['ours', 'list', 'reference', 'numbered', 'plural', 'to-do', 'pending', 'finished'] as const
const ASKING = ['need', 'question', 'we-need', 'need-thing'] as const
const OPENING: ReadonlySet<LeadRole> = new Set(['and', 'request'] as const)
const REFUSING: ReadonlySet<LeadRole> = new Set(['refusal'] as const)
const FOREIGN: ReadonlySet<LeadRole> = new Set(['foreign-order'] as const)
const FOREIGN_OR_REFUSED: ReadonlySet<LeadRole> = new Set(['foreign-order', 'refusal'] as const)
const SAYING_NOTHING: ReadonlySet<LeadRole> = new Set(['request', 'wish', 'filler'] as const)
const PASSED_OVER: ReadonlySet<LeadRole> = new Set(['request', 'wish', 'filler', 'how', 'refusal', 'and'] as const)
