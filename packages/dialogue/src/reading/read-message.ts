// What a message asks for: its clauses, and the rule each falls under. Pure.

import { isCancel } from '../answers/confirmation.ts'
import type { OrderRole } from '../languages/roles.ts'
import type { DetectedIntent } from '../turn.ts'
import { isPunctuation, type Sign, signsOf } from './clause.ts'
import { LEXICON, type Lexicon } from './lexicon.ts'
import type { Found } from './phrasebook.ts'
import { READING_RULES, type ReadingRule } from './rules.ts'
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
  const whole = wholeMessage(words, lexicon)
  if (whole !== undefined)
    return [reading(message, words, { intent: whole, start: 0, order: 0, from: words.length, to: words.length })]
  const found: ReadAt[] = []
  let refusedFrom: number | undefined
  for (const start of positions(words, lexicon)) {
    const last = found.at(-1)
    if (start < (last?.from ?? 0)) continue
    const read = readAt(words, start, words.length, lexicon)
    if (read === undefined) {
      refusedFrom ??= startsRefused(words, start, lexicon) ? start : undefined
      continue
    }
    // ‘Do not, whatever happens, delete it’: the refusal holds to the end of its sentence.
    if (refusedFrom !== undefined && !words.slice(refusedFrom, start).some(({ text }) => /^[.;!?]$/.test(text))) {
      found.push({ ...read, rule: { begins: 'refusal', means: 'NOTHING' } })
      break
    }
    if (
      last === undefined ||
      (last.rule.ifTask && !read.rule.ifTask && found.length === 1 && last.role === undefined)
    ) {
      found.length = 0
      found.push(read)
    } else if (isJoined(words, start, lexicon) && isSameAgain(last, read, words, lexicon)) last.to ??= start
    else if (isChained(last, read, words, start, lexicon)) {
      last.to ??= start
      if (isPreparation(last, read, words, lexicon)) found.pop()
      found.push(read)
    }
  }
  if (found.every(({ rule }) => rule.ifTask)) {
    const late = readLate(words, lexicon) ?? readThing(words, lexicon)
    if (late !== undefined && !late.rule.ifTask) found.splice(0, found.length, late)
  }
  return found.map(({ rule, start, order, from, to = words.length, role }) =>
    reading(message, words, {
      ...{ intent: rule.means, start, order, from, to },
      ...(role && { role }),
      ...(rule.ifTask && { ifTask: true }),
    }),
  )
}

function startsRefused(words: readonly Word[], start: number, { leads }: Lexicon): boolean {
  for (let at = start; at < words.length; ) {
    const found = leads.at(words, at)
    if (longest(found, 'refusal') > 0) return true
    const skipped = longest(found, 'request', 'filler')
    if (skipped === 0) return false
    at += skipped
  }
  return false
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

/** A conjunction, a stop or a request stands before. */
function isJoined(words: readonly Word[], start: number, { leads, joined }: Lexicon): boolean {
  const before = words[start - 1]
  return (
    (before !== undefined && isPunctuation(before)) ||
    joined.at(words, start).length > 0 ||
    longest(leads.at(words, start), 'and', 'request') > 0
  )
}

/** ‘…, so please delete it’: the same once more. */
function isSameAgain(last: ReadAt, next: ReadAt, words: readonly Word[], lexicon: Lexicon): boolean {
  if (last.rule.means !== next.rule.means) return false
  return next.rule.means === 'LIST_TASKS' || pointsBack(next, words, lexicon)
}

/** Whether what follows is a command of its own [D19]: a conjunction before it, and a command that could not be a title's. */
function isChained(last: ReadAt, next: ReadAt, words: readonly Word[], start: number, lexicon: Lexicon): boolean {
  if (
    next.role === undefined ||
    (next.rule.ifTask && last.role !== 'create') ||
    last.rule.means === 'NOTHING' ||
    last.rule.means === 'HELP'
  )
    return false
  if (!isJoined(words, start, lexicon)) return false
  // ‘… and add a description’, ‘… and set the priority to high’: more of the same change.
  if (last.rule.means === 'UPDATE_TASK' && startsWithField(words, next.from, lexicon)) return false
  if (last.rule.means === 'CREATE_TASK' && last.role !== 'create') {
    const signs = signsOf(words, next.from, words.length, lexicon)
    return (
      ['ours', 'list', 'reference', 'numbered', 'plural', 'to-do', 'pending', 'finished'].some((sign) =>
        signs.has(sign as 'ours'),
      ) && next.rule.means !== last.rule.means
    )
  }
  return next.rule.means !== 'HELP'
}

function startsWithField(words: readonly Word[], from: number, { things }: Lexicon): boolean {
  return [0, 1, 2].some((offset) => things.at(words, from + offset).some(({ meaning }) => meaning.role === 'field'))
}

/** ‘Open my list and add milk’, ‘find it and delete it’, ‘is it there, if not add it’: only the second is meant. */
function isPreparation(last: ReadAt, next: ReadAt, words: readonly Word[], lexicon: Lexicon): boolean {
  if (next.rule.means === 'LIST_TASKS') return false
  if (last.opens) return true
  return last.rule.means === 'LIST_TASKS' && pointsBack(next, words, lexicon)
}

/** ‘… and delete it’: about what was just named. */
function pointsBack({ from }: ReadAt, words: readonly Word[], lexicon: Lexicon): boolean {
  const signs = signsOf(words, from - 1, from + 1, lexicon)
  return signs.has('reference') || from >= words.length
}

/** No command where one stands: one further on counts if it is about things of ours, wherever these are named. */
function readLate(words: readonly Word[], lexicon: Lexicon): ReadAt | undefined {
  const all = signsOf(words, 0, words.length, lexicon)
  if (!OURS.some((sign) => all.has(sign))) return undefined
  for (let at = 1; at < words.length; at++) {
    const [order] = lexicon.orders.at(words, at)
    if (order === undefined || LATE[order.meaning] !== true) continue
    const read = readAt(words, at, words.length, lexicon, all)
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
  complete: true,
}

/** No command at all, only things: ‘my tasks’, ‘reminder to call’. */
function readThing(words: readonly Word[], lexicon: Lexicon): ReadAt | undefined {
  let at = 0
  for (;;) {
    const skipped = longest(lexicon.leads.at(words, at), 'request', 'filler')
    if (skipped === 0) break
    at += skipped
  }
  if (longest(lexicon.leads.at(words, at), 'foreign-order', 'refusal') > 0) return undefined
  const signs = signsOf(words, at, words.length, lexicon)
  const rule = READING_RULES.find((row) => row.begins === 'thing' && fits(row, signs))
  return rule === undefined ? undefined : { rule, start: 0, order: at, from: at }
}

function wholeMessage(words: readonly Word[], { whole }: Lexicon): DetectedIntent | undefined {
  for (const [keys, fillers, intent] of [
    ['greeting', 'small-talk', 'GREETING'],
    ['ability-key', 'ability', 'HELP'],
  ] as const) {
    let isKey = false
    let at = 0
    while (at < words.length) {
      const found = whole.at(words, at)
      const key = found.find(({ meaning }) => meaning === keys)
      const filler = found.find(({ meaning }) => meaning === fillers)
      if (key === undefined && filler === undefined) break
      if (key !== undefined) isKey = true
      at += Math.max(key?.length ?? 0, filler?.length ?? 0)
    }
    if (isKey && at >= words.length) return intent
  }
  return undefined
}

/** Where a command may stand: at the beginning, after punctuation or ‘and’, and after a request in mid-sentence. */
function* positions(words: readonly Word[], { leads, cues }: Lexicon): Generator<number> {
  yield 0
  for (let at = 1; at < words.length; at++) {
    if (isPunctuation(words[at] as Word)) yield at + 1
    else if (longest(leads.at(words, at), 'and', 'request') > 0 || cues.at(words, at).length > 0) yield at
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

function readAt(
  words: readonly Word[],
  start: number,
  to: number,
  lexicon: Lexicon,
  all?: ReadonlySet<Sign>,
): ReadAt | undefined {
  let isHow = false
  let isRefused = false
  for (let at = start; at < to; ) {
    const orders = lexicon.orders.at(words, at)
    const leads = lexicon.leads.at(words, at)
    const order = orders[0]?.length ?? 0
    const lead = leads[0]?.length ?? 0
    if (order >= lead && order > 0) {
      if (isRefused) return { rule: { begins: 'refusal', means: 'NOTHING' }, start, order: at, from: at }
      if (isHow)
        return OURS.some((sign) => signsOf(words, at, to, lexicon).has(sign))
          ? { rule: { begins: 'how', means: 'HELP' }, start, order: at, from: at }
          : undefined
      for (const { length } of orders) {
        const roles = orders.filter((found) => found.length === length).map(({ meaning }) => meaning)
        // ‘The reminder needs to be changed’: what it is about stands before.
        const isCue = at > 0 && lexicon.cues.at(words, at).length > 0
        const signs = all ?? signsOf(words, isCue ? 0 : at + length, to, lexicon)
        const rule = READING_RULES.find((row) => roles.includes(row.begins as OrderRole) && fits(row, signs))
        if (rule !== undefined)
          return {
            rule,
            start,
            order: at,
            from: at + length,
            role: rule.begins as OrderRole,
            opens: roles.includes('open'),
          }
      }
    }
    const longestLeads = leads.filter(({ length }) => length === lead).map(({ meaning }) => meaning)
    for (const kind of ['need', 'question', 'we-need', 'need-thing'] as const) {
      if (!longestLeads.includes(kind)) continue
      const inner = kind !== 'question' ? readAt(words, at + lead, to, lexicon) : undefined
      if (inner !== undefined) return inner
      const signs = signsOf(words, at + lead, to, lexicon)
      const row = READING_RULES.find((rule) => rule.begins === kind && fits(rule, signs))
      if (row !== undefined) return { rule: row, start, order: at, from: at + lead }
    }
    const skipped = longest(leads, 'request', 'filler', 'how', 'refusal', 'and')
    if (skipped === 0) return undefined
    if (longestLeads.includes('how')) isHow = true
    if (longestLeads.includes('refusal')) isRefused = true
    at += skipped
  }
  return undefined
}

function longest<Role>(found: readonly Found<Role>[], ...roles: readonly Role[]): number {
  return found.find(({ meaning }) => roles.includes(meaning))?.length ?? 0
}

function fits({ has, hasAny, lacks }: ReadingRule, signs: ReadonlySet<string>): boolean {
  if (has?.some((sign) => !signs.has(sign))) return false
  if (lacks?.some((sign) => signs.has(sign))) return false
  return hasAny === undefined || hasAny.some((sign) => signs.has(sign))
}

const OURS = ['ours', 'item', 'list', 'plural'] as const
