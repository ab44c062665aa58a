// What is asked for by a clause that begins at a word: the leads before its command, the command, and the rule it falls under.

import type { Mood } from '../direct/gate.ts'
import type { LeadRole, OrderRole } from '../languages/roles.ts'
import { isComma, longest, MOST_LEADING, PASSED_OVER, skipLeads } from './leads.ts'
import { type ReadingRule, ruleFor } from './rules.ts'
import type { Sentence } from './sentence.ts'
import { hasAny, type Sign } from './signs.ts'
import type { Word } from './words.ts'

export interface ReadAt {
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

export const REFUSED: ReadingRule = { begins: 'refusal', means: 'NOTHING' }
const HELP: ReadingRule = { begins: 'how', means: 'HELP' }

/** Nobody needs to need to more often. */
const DEEPEST = 4

/** What stands after ‘I need to’ is read once, however many ways lead to it. */
function readInner(sentence: Sentence, start: number, depth: number): ReadAt | undefined {
  if (depth >= DEEPEST) return undefined
  const known = sentence.readInside
  const key = `${start} ${depth}`
  if (!known.has(key)) {
    sentence.effort.spend(1)
    known.set(key, readAt(sentence, start, undefined, depth))
  }
  return known.get(key)
}

export function readAt(sentence: Sentence, start: number, all?: ReadonlySet<Sign>, depth = 0): ReadAt | undefined {
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
        // ‘How do I remind Dana’, ‘how do I undo it’: what is asked for is ours.
        const isOurs = orders.some(({ meaning }) => OF_OURS.has(meaning)) || sentence.signs(at).has('reference')
        if (!isOurs && !hasAny(sentence.signs(at), OURS)) return undefined
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
        return kind === 'question'
          ? inner
          : { ...inner, start, mood: 'wish', errand: at + lead, isNeeded: kind !== 'we-need' }
      const found = ruleFor([kind], sentence.signs(kind === 'question' ? at : at + lead), sentence.rules)
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
    // ‘Can I delete it?’, ‘maybe delete it’: nobody has asked for it yet.
    else if (longestLeads.includes('doubt')) said = { ...said, mood: 'aside' }
  }
  return undefined
}

const OF_OURS: ReadonlySet<OrderRole> = new Set(['remind', 'undo'] as const)
const NEEDING: ReadonlySet<LeadRole> = new Set(['wish', 'need', 'need-thing', 'we-need'] as const)

/** An infinitive, or ‘deleting’, is an order only where it is asked for. */
function moodAt({ words }: Sentence, at: number, said: Pick<ReadAt, 'mood' | 'isRequested' | 'errand' | 'isNeeded'>) {
  // ‘Bring’ and ‘ping’ are imperatives.
  const isImperative = !/^ל|[aeiouy].*ing$/.test((words[at] as Word).text)
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

/** The command at this word, however it is asked for; a phrase beats a word [D7]. */
function readOrder(
  sentence: Sentence,
  start: number,
  at: number,
  all?: ReadonlySet<Sign>,
): Omit<ReadAt, 'mood'> | undefined {
  for (const [length, found] of Map.groupBy(sentence.orders(at), (order) => order.length)) {
    const roles = found.map(({ meaning }) => meaning)
    // ‘The reminder needs to be changed’: what it is about stands before.
    const isCue = sentence.isCue(at) && skipLeads(sentence, 0, at) < at
    const ruled = ruleFor(roles, all ?? sentence.signs(isCue ? 0 : at + length), sentence.rules)
    if (ruled !== undefined)
      return {
        rule: ruled.rule,
        start,
        order: at,
        from: at + length,
        role: ruled.begins as OrderRole,
        opens: roles.includes('open'),
      }
  }
  return undefined
}

const NAMED = ['ours', 'item', 'list', 'reference', 'numbered'] as const
const LISTED = ['ours', 'list', 'plural', 'to-do', 'pending', 'finished', 'everything'] as const
export const NAMED_OURS = ['ours', 'item', 'list', 'plural', 'numbered'] as const
export const OURS = ['ours', 'item', 'list', 'plural'] as const
export const CANNOT_BE_A_TITLE = [
  'ours',
  'list',
  'reference',
  'numbered',
  'plural',
  'to-do',
  'pending',
  'finished',
] as const
const ASKING = ['need', 'question', 'we-need', 'need-thing'] as const
