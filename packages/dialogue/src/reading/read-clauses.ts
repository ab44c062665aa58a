// The clauses of a message that are commands of their own [D19], in order.

import { present } from '@pawl/kernel'
import type { OrderRole } from '../languages/roles.ts'
import {
  FOREIGN,
  FOREIGN_OR_REFUSED,
  longest,
  MOST_LEADING,
  OPENING,
  REFUSING,
  SAYING_NOTHING,
  skipLeads,
} from './leads.ts'
import { CANNOT_BE_A_TITLE, OURS, REFUSED, type ReadAt, readAt } from './read-at.ts'
import { ruleFor } from './rules.ts'
import type { Sentence } from './sentence.ts'
import { hasAny } from './signs.ts'
import { isPunctuation, type Word } from './words.ts'

/** Nobody asks for more at once. Whoever seems to is asked to say it again. */
export const MOST_COMMANDS = 20

export function readClauses(sentence: Sentence): readonly ReadAt[] {
  const found: ReadAt[] = []
  let refusedFrom: number | undefined
  for (const start of positions(sentence)) {
    const last = found.at(-1)
    if (start < (last?.from ?? 0)) continue
    if (found.length > MOST_COMMANDS) break
    const read = placed(sentence, readAt(sentence, start), last)
    if (read === undefined) {
      if (startsRefused(sentence, start)) refusedFrom = start
      continue
    }
    // ‘Do not, whatever happens, delete it’: the refusal holds to the end of its sentence.
    if (refusedFrom !== undefined && !hasStop(sentence, refusedFrom, start) && !isConsequence(read)) {
      found.push({ ...read, rule: REFUSED })
      break
    }
    refusedFrom = undefined
    if (last === undefined) {
      // ‘Where is it, show me’: a bare command is none without one of ours before it.
      if (start === 0 || !read.rule.has?.includes('nothing')) found.push(read)
    } else if (isJoined(sentence, start) && isSameAgain(last, read, sentence)) {
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
  if (skipLeads(sentence, begins, read.start) >= read.start) return read
  return read.mood === 'order' ? { ...read, mood: 'aside' } : read
}

/** ‘I don't want to miss the bus, so remind me’: what is refused is the reason for it. */
const isConsequence = ({ role }: ReadAt) => role === 'remind' || role === 'alert'

function sentenceBegin({ words, effort }: Sentence, at: number): number {
  for (let begin = at; begin > 0; begin--) {
    effort.spend(1)
    if (STOPS.has((words[begin - 1] as Word).text)) return begin
  }
  return 0
}

/** One past the last word that is no punctuation. */
function endOfWords({ words }: Sentence): number {
  return words.findLastIndex((word) => !isPunctuation(word)) + 1
}

function hasStop({ words }: Sentence, from: number, to: number): boolean {
  return words.slice(from, to).some(({ text }) => STOPS.has(text))
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
  return (
    followsSign(sentence, start) ||
    sentence.lexicon.joined.at(sentence.words, start).length > 0 ||
    longest(sentence.leads(start), OPENING) > 0
  )
}

const followsSign = ({ words }: Sentence, at: number) => isPunctuation(present(words[at - 1]))

/** ‘…, so please delete it’: the same once more. */
function isSameAgain(last: ReadAt, next: ReadAt, sentence: Sentence): boolean {
  if (last.rule.means !== next.rule.means) return false
  // ‘… and make it urgent’ is another change of it.
  if (next.rule.means === 'UPDATE_TASK' && next.from + 1 < endOfWords(sentence)) return false
  return next.rule.means === 'LIST_TASKS' || pointsBack(next, sentence)
}

/** Whether what follows is a command of its own [D19]: a conjunction before it, and a command that could not be a title's. */
function isChained(last: ReadAt, next: ReadAt, start: number, sentence: Sentence): boolean {
  if (next.role === undefined || (next.rule.ifTask && last.role !== 'create' && !isDeed(last))) return false
  if (last.rule.means === 'NOTHING' || last.rule.means === 'HELP') return false
  if (!isJoined(sentence, start)) return false
  // ‘… and add a description’, ‘… and set the priority to high’: more of the same change.
  const isMore = startsWithField(sentence, next.from) && next.role !== 'mark' && !pointsBack(next, sentence)
  if (last.rule.means === 'UPDATE_TASK' && isMore) return false
  if (last.rule.means !== 'CREATE_TASK' || last.role === 'create') return true
  return next.rule.means !== last.rule.means && hasAny(sentence.signs(next.from), CANNOT_BE_A_TITLE)
}

/** ‘Delete the gym one and move the dentist to Friday’: after one change of a task another may follow. */
const isDeed = ({ rule, role }: ReadAt) => role !== undefined && DEEDS.has(rule.means)
const DEEDS: ReadonlySet<string> = new Set(['DELETE_TASK', 'COMPLETE_TASK', 'UPDATE_TASK'])

function startsWithField(sentence: Sentence, from: number): boolean {
  return [0, 1, 2].some((offset) => sentence.things(from + offset).some(({ meaning }) => meaning.role === 'field'))
}

/** ‘Open my list and add milk’, ‘find it and delete it’, ‘is it there, if not add it’: only the second is meant. */
function isPreparation(last: ReadAt, next: ReadAt, sentence: Sentence): boolean {
  if (last.rule.means === 'LIST_TASKS') return last.opens === true || pointsBack(next, sentence)
  if (last.rule.means !== 'UPDATE_TASK' || !last.opens) return false
  // ‘Update task 3 to tea and delete task 4’ are two; ‘update my list’ says no change.
  const named = sentence.signs(last.from, followsSign(sentence, next.start) ? next.start - 1 : next.start)
  return named.has('ends') && (named.has('list') || pointsBack(next, sentence))
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
    return read && { ...read, mood: 'aside' }
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
  sentence.things(at).some(({ meaning }) => meaning.role === 'list-noun')

/** No command at all, only things: ‘my tasks’, ‘reminder to call’. */
function readThing(sentence: Sentence): ReadAt | undefined {
  const at = skipLeads(sentence, 0)
  if (longest(sentence.leads(at), FOREIGN_OR_REFUSED) > 0) return undefined
  // ‘List the shops’: the verb, and it found nothing of ours.
  const isVerb = sentence.orders(at).some(({ meaning }) => meaning === 'list')
  const found = ruleFor(['thing'], sentence.signs(isVerb ? at + 1 : at), sentence.rules)
  return found === undefined ? undefined : { rule: found.rule, start: 0, order: at, from: at, mood: 'order' }
}
