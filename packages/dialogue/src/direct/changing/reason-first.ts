// A reason that names a task, and then what is wanted of it: ‘the faucet is leaking badly, make it urgent’, ‘I have the doctor on
// Tuesday, remind me an hour before’. The task is the one that the first part names, and no other.
//
// RF1. What follows must point back by a pronoun or ‘that reminder’, or be nothing but a reminder: anything else is about what it names itself.
// RF2. What is to be deleted is never found by a reason alone: it is asked.
// RF3. A condition is no reason: it is not so yet.

import type { Reader } from '../../reader.ts'
import { thingsAt } from '../../reading/lexicon.ts'
import type { Reading } from '../../reading/read-message.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { findReminder, isOnlyReminder } from '../../slots/reminder.ts'
import type { KnownTask } from '../../turn.ts'
import { whenIn } from '../../when/find-when.ts'
import { phraseTable, wordList, wordSet } from '../../word-tables.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import { type DirectStep, only } from '../chain.ts'
import { propose } from '../finding/refer.ts'
import { referenceIn } from '../finding/reference-words.ts'
import { exactly, resolveFitting, resolveNamed } from '../finding/resolve-task.ts'
import type { Naming } from '../gate.ts'
import type { Scene } from '../scene.ts'
import { doDeed, isPending } from './deeds.ts'
import { textOf } from './field-words.ts'

const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const ARTICLES = wordSet(({ slots }) => slots.articles.filter((one) => !slots.indefinite?.includes(one)))
const INDEFINITE = wordSet(({ slots }) => slots.indefinite ?? [])
const ARTICLE_PREFIXES = wordList(({ slots }) => [slots.articlePrefix ?? []].flat())
const HAVING = phraseTable(({ saying }) => saying.having)

/** Nobody gives a reason in more letters or words, or names a task in more. */
const LONGEST = 200
const MOST_WORDS = 30
const LONGEST_NAME = 4
const NAMED: ReadonlySet<Naming> = new Set(['whole', 'called', 'part'] as const)

/** `read`: reads a message as if it was typed. */
export function reasonFirst(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const { reader } = scene
  if (message.length > LONGEST || message.includes('?')) return undefined
  const parts = /^(?<reason>.+?)(?:[,;.!]\s+|\s+(?:so|-|–)\s+)(?<wanted>[^,;.!]+)[.!]*$/su.exec(message.trim())?.groups
  if (parts === undefined) return undefined
  const [reason, wanted] = [parts.reason as string, parts.wanted as string]
  const words = splitWords(reader, reason)
  const said = splitWords(reader, wanted)
  if (words.length + said.length > MOST_WORDS || isCondition(reader, words)) return undefined
  const isReminder = isOnlyReminder(reader, wanted)
  const order = isReminder ? undefined : unnamedOrder(wanted, said, scene)
  const isPointed = order !== undefined || said.some(({ text }) => reader.get(PRONOUNS).has(text))
  if (!isReminder && !isPointed) return undefined
  // ‘Yoga was moved to 7, update my reminder’.
  const told = order?.intent === 'UPDATE_TASK' ? read(reason, { ...scene, isPlain: true }) : undefined
  if (told?.detected.length === 1 && told.detected[0] === 'UPDATE_TASK') return told
  if (readOpaque(reader, reason).some(({ role, ifTask }) => role !== undefined && !ifTask)) return undefined
  const task = namedIn(reason, words, order !== undefined, scene) ?? pointedOut(reason, scene)
  if (task === undefined) return undefined
  if (isReminder) return reminded(wanted, task, scene)
  const step = read(wanted, { ...scene, tracked: task, context: { ...scene.context, justDone: [], done: [] } })
  if (isOfIt(step, task)) return step
  const isDeleted = order?.intent === 'DELETE_TASK'
  return isDeleted ? only(propose({ deed: 'delete', fields: {} }, task, scene), 'DELETE_TASK') : undefined
}

/** ‘Delete that reminder’, ‘update my reminder’: an order, and no word of what it is of. */
function unnamedOrder(wanted: string, said: readonly Word[], scene: Scene): Reading | undefined {
  const { reader } = scene
  const isOfOurs = said.some((_, at) => thingsAt(reader, said, at).some(({ meaning }) => OURS.has(meaning.role)))
  const [reading, ...more] = isOfOurs ? readOpaque(reader, wanted) : []
  if (reading === undefined || reading.mood !== 'order' || more.length > 0) return undefined
  const reference = reading.intent === 'UPDATE_TASK' ? 'unnamed' : referenceKind(wanted, reading, scene)
  return reference === 'unnamed' || reference === 'all' ? reading : undefined
}

const referenceKind = (wanted: string, reading: Reading, scene: Scene) =>
  resolveFitting(scene.reader, referenceIn(scene.reader, wanted, reading), { ...scene, tracked: undefined }).kind
const OURS: ReadonlySet<string> = new Set(['ours', 'ours-plural'])

function reminded(wanted: string, task: KnownTask, scene: Scene): DirectStep | undefined {
  const found = findReminder(scene.reader, wanted)
  if (found === undefined || !task.deadline) return undefined
  const reminders = [...new Set([...(task.reminders ?? []), found.reminder])]
  return only(doDeed({ deed: 'update', fields: { reminders } }, task, scene), 'UPDATE_TASK')
}

const isOfIt = ({ acts, detected }: DirectStep, { id }: KnownTask) =>
  detected.every((intent) => intent === 'UPDATE_TASK' || intent === 'COMPLETE_TASK') &&
  acts.length > 0 &&
  acts.every(({ command }) => command.ready && command.ref?.task_id === id)

/** The one open task that ‘the faucet’, or what someone has, names; undefined if there are several. `isOfOurs`: a reminder is spoken of. */
export function namedIn(
  reason: string,
  words: readonly Word[],
  isOfOurs: boolean,
  scene: Scene,
): KnownTask | undefined {
  const { reader } = scene
  const [having] = reader.get(HAVING).at(words, 0)
  const hadFrom = having?.length ?? 0
  const isNew =
    having !== undefined && words.slice(hadFrom - 1, hadFrom + 1).some(({ text }) => reader.get(INDEFINITE).has(text))
  const found = new Set<KnownTask>()
  // היום says when, and names no birthday.
  const times = whenIn(reader, reason, scene.moment).found?.stretches ?? []
  for (const [at, word] of words.entries()) {
    if (times.some(({ from, to }) => word.end > from && word.start < to)) continue
    const isHad = having !== undefined && at === having.length
    const isNoun = isHad || isDefinite(reader, word) || (isOfOurs && at === 0)
    if (!isNoun && !isOfOurs) continue
    const most = isHad ? words.length - at : LONGEST_NAME
    for (let length = Math.min(most, words.length - at); length > 0; length--) {
      const name = textOf(reason, words.slice(at, at + length))
      // ‘Late for yoga’: without its article only by its whole title.
      const task = isNoun ? fitting(name, scene) : onlyOne(exactly(reader, [name], scene.tasks, isPending))
      if (task === undefined) continue
      // ‘I have a meeting with the bank’ is another one than ‘Plan the team meeting’.
      const next = words[at + length]
      const isWhole = next === undefined || times.some(({ from, to }) => next.end > from && next.start < to)
      if (isHad && isNew && !isWhole) break
      found.add(task)
      break
    }
  }
  return found.size === 1 ? [...found][0] : undefined
}

function fitting(name: string, scene: Scene): KnownTask | undefined {
  const named = resolveNamed(scene.reader, name, { ...scene, isIn: isPending })
  return named.kind === 'one' && NAMED.has(named.how) ? named.task : undefined
}

/** ‘The last one, move it to Friday’, of what was shown. */
function pointedOut(reason: string, scene: Scene): KnownTask | undefined {
  const found = resolveFitting(scene.reader, reason, scene)
  return found.kind === 'one' && (found.how === 'place' || found.how === 'number') ? found.task : undefined
}

const onlyOne = (tasks: readonly KnownTask[]) => (tasks.length === 1 ? tasks[0] : undefined)

const CONDITIONS = phraseTable(({ saying }) => saying.conditions)
const CONDITION_PREFIXES = wordList(({ saying }) => saying.conditionPrefixes)

/** ‘When the hotel confirms, mark it done’: that is not so yet. */
export function isCondition(reader: Reader, words: readonly Word[]): boolean {
  const { text = '' } = words[0] ?? {}
  const isJoined = reader.get(CONDITION_PREFIXES).some((one) => text.startsWith(one) && text.length > one.length + 2)
  return isJoined || reader.get(CONDITIONS).at(words, 0).length > 0
}

function isDefinite(reader: Reader, { text }: Word): boolean {
  const prefixed = reader.get(ARTICLE_PREFIXES).some((one) => text.startsWith(one) && text.length > one.length + 2)
  return reader.get(ARTICLES).has(text) || prefixed
}
