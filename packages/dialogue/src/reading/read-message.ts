// What a message asks for: its clauses, and the rule each falls under. Pure.

import { isCancel } from '../answers/confirmation.ts'
import type { Mood, VerbClass } from '../direct/gate.ts'
import type { OrderRole } from '../languages/roles.ts'
import type { Reader } from '../reader.ts'
import { LEXICON, type Lexicon } from './lexicon.ts'
import { NAMED_OURS, type ReadAt } from './read-at.ts'
import { readClauses } from './read-clauses.ts'
import type { ReadingRule, RulesByBeginning } from './rules.ts'
import { Sentence } from './sentence.ts'
import { hasAny } from './signs.ts'
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

export function readMessage(
  reader: Reader,
  message: string,
  lexicon: Lexicon = reader.get(LEXICON),
  rules?: RulesByBeginning,
): readonly Reading[] {
  if (isCancel(reader, message)) return []
  const words = splitWords(reader, message)
  const whole = readWhole(words, lexicon)
  if (whole !== undefined) return [wholly(message, whole)]
  const sentence = new Sentence(words, lexicon, reader.effort, rules)
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
    to: to === words.length ? message.length : Math.max(startOf(from), (words[to - 1] as Word).end),
    verb: verbClass(sentence, read),
    mood: moodOf(sentence, read),
    isOurs:
      hasAny(sentence.signs(before ?? from), NAMED_OURS) ||
      hasAny(sentence.signs(start), NAMED_OURS) ||
      rule.has?.includes('anymore') === true ||
      isNeedless(sentence, read),
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
  const isKeyword = sentence.lexicon.keywords.at(sentence.words, order).some(({ length }) => length === from - order)
  // What could as well be meant for another assistant is no sure command of ours.
  const isForeign = role !== 'complete-ours' && sentence.signs(from).has('foreign')
  // ‘Clear the table’: 002's word, and a chore.
  if (isKeyword) return isForeign || role === 'delete-ours' ? 'synonym' : 'keyword'
  if (PLAIN.has(role) || OF_A_LIST.has(role)) return 'synonym'
  return sentence.signs(from).has('off-list') ? 'synonym' : 'chore'
}

/** ‘No need to call the plumber’ says what need not be done: whether the task is to go is asked. */
const isNeedless = ({ words }: Sentence, { role, from }: ReadAt) =>
  role === 'delete' && NEEDLESS.test((words[from - 1] as Word).text)
const NEEDLESS = /^(?:to|need|want|צריך|צריכה|צריכים|יותר|צורך)$/

/** With a question mark nothing of it is asked for: צריך למחוק את זה? */
const ASKABLE: ReadonlySet<Mood> = new Set(['order', 'wish', 'infinitive'] as const)

function moodOf(sentence: Sentence, read: ReadAt): Mood {
  const { words } = sentence
  const { mood, isRequested, to = words.length } = read
  if (isNeedless(sentence, read)) return 'aside'
  if (!ASKABLE.has(mood) || isRequested) return mood
  return words[to - 1]?.text === '?' ? 'aside' : mood
}
