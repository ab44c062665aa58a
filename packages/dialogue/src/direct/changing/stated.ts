// What is said of a task without an order: ‘the report is done’, ‘the rent is paid’, ‘the deadline for the report is Friday’,
// ‘task 6 should be removed’, ‘the invoice isn't done’. The words before the link must name one task that is there; otherwise
// nothing is read here.

import { readPriority } from '../../answers/values.ts'
import type { Link, SaidOf } from '../../languages/saying.ts'
import { normalized } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import type { Reading } from '../../reading/read-message.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { type Moment, readDeadlines } from '../../slots/deadline.ts'
import { wholeRecurrence } from '../../slots/planned.ts'
import { findPriority } from '../../slots/priority.ts'
import { titleForm } from '../../title-form.ts'
import type { CommandFields, DetectedIntent, KnownTask } from '../../turn.ts'
import { whenIn } from '../../when/find-when.ts'
import { phraseMap, phraseTable, wordMap, wordSet } from '../../word-tables.ts'
import { deedTasks, isDeedOf, isToldForm } from '../adding/doing.ts'
import { isInView } from '../finding/in-view.ts'
import { choose, notFound, passing, rulingOn } from '../finding/refer.ts'
import { isWholeTitle, type Resolution, resolveFitting } from '../finding/resolve-task.ts'
import type { Asked, Naming } from '../gate.ts'
import type { Act, Scene } from '../scene.ts'
import { doToSeveral } from '../several/do-several.ts'
import { severalIn } from '../several/which-tasks.ts'
import { mayBeginValue } from './begins-value.ts'
import { isPending, type Wish } from './deeds.ts'
import { textOf } from './field-words.ts'
import { withoutWrong } from './old-value.ts'
import { trimmed, withoutFirst, withoutMarks } from './phrase-ends.ts'
import { hasRunOut, isToBeBought } from './ran-out.ts'

const LINKS = phraseMap<Link>(({ saying }) =>
  Object.entries(saying.links).flatMap(([link, forms]) => forms.map((form) => [form, link as Link] as const)),
)
const SAID = wordMap<SaidOf>(({ saying }) => bySaid(saying.said))
const SAID_ALONE = wordMap<SaidOf>(({ saying }) => bySaid(saying.saidAlone))
export const ADVERBS = phraseTable(({ saying }) => saying.adverbs)
const DUE_LEADS = phraseTable(({ saying }) => saying.dueLeads)
const DUE_WORDS = wordSet(({ saying }) => saying.dueWords)
const BEFORE_DONE = wordSet(({ slots, answers }) => [...slots.beforeDone, ...answers.negations])
const RANKS = wordMap(({ slots }) => slots.ranks)
const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const DONE = wordSet(({ answers }) =>
  Object.entries(answers.statuses).flatMap(([word, status]) => (status === 'done' ? [word] : [])),
)
const OF_TASK = phraseTable(({ saying }) => saying.ofTask)

function bySaid(table: { readonly [what in SaidOf]: readonly string[] }): Record<string, SaidOf> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([what, forms]) => forms.map((form) => [form, what as SaidOf])),
  )
}

export interface Stated {
  readonly act: Act
  readonly detected: DetectedIntent
  /** Of a task that is not there. */
  readonly isUnknown?: boolean
}

/** Nobody says of a task what it is in more words. */
const MOST_WORDS = 20

/** `readings`: what the message asks for otherwise. */
export function stated(message: string, readings: readonly Reading[], scene: Scene): Stated | undefined {
  const right = withoutWrong(scene.reader, message, scene.moment)
  if (right !== message) return statedIn(right, readings, scene)
  const plainly = statedIn(message, readings, scene)
  if (plainly !== undefined && !plainly.isUnknown) return plainly
  const short = SHORT_IS.test(message) ? statedIn(message.replace(SHORT_IS, '$1 is '), readings, scene) : undefined
  return short ?? plainly
}

/** ‘Laundry's done’. */
const SHORT_IS = /(?<=^.{0,200})(\p{L})['’]s (?!.*['’]s )/u

function statedIn(message: string, readings: readonly Reading[], scene: Scene): Stated | undefined {
  const { reader } = scene
  const words = withoutMarks(splitWords(reader, message))
  if (words.length < 2 || words.length > MOST_WORDS || message.trimEnd().endsWith('?')) return undefined
  let unknown: Stated | undefined
  for (let at = 1; at < words.length; at++)
    for (const { meaning: link, length } of reader.get(LINKS).at(words, at)) {
      if (isCommanded(message, words.slice(0, at), readings, scene)) continue
      const found = linked(message, words.slice(0, at), link, words.slice(at + length), scene)
      if (found !== undefined && !found.isUnknown) return found
      unknown ??= found
    }
  return saidAlone(message, words, scene) ?? unknown
}

/** ‘Cancel the reminder that is on Sunday’ is an order; ‘cancel gym membership is urgent’ begins with a title. */
function isCommanded(message: string, left: readonly Word[], readings: readonly Reading[], { reader, tasks }: Scene) {
  const [first] = readings
  const isBefore = first?.role !== undefined && first.before === undefined && first.order < (left.at(-1)?.end ?? 0)
  return isBefore && !isWholeTitle(reader, [textOf(message, left)], tasks)
}

/** הדוח גמור: the last words say it by themselves. */
function saidAlone(message: string, words: readonly Word[], scene: Scene): Stated | undefined {
  const bare = trimmed(scene.reader, words, ADVERBS)
  for (const length of [2, 1]) {
    const what = scene.reader.get(SAID_ALONE).get(plain(message, bare.slice(-length)))
    const isLinked = bare.slice(0, -length).some((_, at) => isLink(scene.reader, bare, at))
    const isSaid =
      what !== undefined ||
      isDeedByItself(scene.reader, bare.slice(-length)) ||
      isMissing(message, bare.slice(-length), scene)
    if (!isSaid || bare.length <= length || isLinked) continue
    const [name, said] = [bare.slice(0, -length), bare.slice(-length)]
    const isSure = what !== undefined || isDoneTo(name, said[0]?.text ?? '', scene)
    return linked(message, name, 'is', said, scene, isSure)
  }
  return passive(message, bare, scene)
}

/** החוזה נשלח לרמי: a form that can be said of a thing alone, and more of what the title says behind it. */
function passive(message: string, words: readonly Word[], scene: Scene): Stated | undefined {
  const at = words.findIndex(({ text }, index) => index > 0 && isPassive(scene.reader, text))
  if (at === -1 || words.slice(0, at).some((_, index) => isLink(scene.reader, words, index))) return undefined
  return byDeed(message, words.slice(0, at), 'is', words.slice(at), scene)
}

const isPassive = (reader: Reader, word: string) =>
  isToldForm(reader, word) && !reader.all().some(({ doing }) => doing.isActive(word) || doing.saysWho(word))

/** ‘Mark it as done’, ‘is not done’: said with a link, it is not said alone. */
const isLink = (reader: Reader, words: readonly Word[], at: number) =>
  reader.get(LINKS).at(words, at).length > 0 || reader.get(BEFORE_DONE).has(words[at]?.text ?? '')

/** שכר הדירה שולם. In English ‘rent paid’. */
const isDeedByItself = (reader: Reader, [told, particle]: readonly Word[]) =>
  isToldForm(reader, told?.text ?? '') && (particle === undefined || reader.get(PARTICLES).has(particle.text))

const VERY = phraseTable(({ fillers }) => fillers.very)
const PARTICLES = wordSet(({ slots }) => slots.verbParticles ?? [])

/** ‘Contract sent’; ‘mom called’ and ‘rami sent’ may tell what others did: what stands before is not what the title says to do it to. */
function isDoneTo(name: readonly Word[], told: string, scene: Scene): boolean {
  const { reader } = scene
  if (!reader.all().some(({ doing }) => doing.isActive(told))) return true
  return deedTasks(reader, told, name, 'told', scene.tasks, isPending).every((task) => {
    const [verb = '', ...words] = titleForm(reader, task).key.split(' ')
    const end = words.findIndex((word) => reader.get(TO_WHOM).has(word))
    const thing = new Set(end === -1 ? words : words.slice(0, end))
    return name.some(({ text }) => thing.has(text.replace(/['’]s$/, ''))) && !reader.get(TO_PEOPLE).has(verb)
  })
}

const TO_WHOM = wordSet(({ doing }) => [...doing.toWhom])
const TO_PEOPLE = wordSet(({ doing }) => [...doing.toPeople])

const plain = (message: string, words: readonly Word[]) => normalized(textOf(message, words))

/** What is wished of the task, and how sure it is that it is. */
interface Said {
  readonly wish: Wish
  readonly asked: Asked
  readonly of: 'pending' | 'done' | 'any'
  /** It is said to be done, in so many words. */
  readonly isDone?: boolean
}

function linked(
  message: string,
  left: readonly Word[],
  link: Link,
  right: readonly Word[],
  scene: Scene,
  isSure = true,
): Stated | undefined {
  const { reader } = scene
  const name = withoutFirst(reader, trimmed(reader, left, ADVERBS), OF_TASK)
  const predicate = trimmed(reader, right, ADVERBS)
  if (name.length === 0 || right.length === 0) return undefined
  const isOfTask = name.length < trimmed(reader, left, ADVERBS).length
  if (isMissing(message, predicate, scene)) return stillToBuy(message, name, scene)
  const deed = byDeed(message, name, link, predicate, scene, isSure)
  if (deed !== undefined) return deed
  const said = saidBy(message, link, predicate, right, isOfTask, scene)
  if (said === undefined) return undefined
  const found = resolveAmong(textOf(message, name), said.of, scene)
  if (said.wish.deed === 'complete' && hasRunOut(reader, plain(message, predicate), found))
    return judged({ ...said, wish: { deed: 'update', fields: { status: 'open' } } }, found, scene)
  const isAboutTask = said.isDone || (isOfTask && said.wish.deed === 'update')
  return (
    judged(said, found, scene) ??
    severalStated(said, textOf(message, name), scene) ??
    (isAboutTask && found.kind === 'none' ? unknownTask(said, name, found, scene) : undefined)
  )
}

const MISSING = wordSet(({ saying }) => saying.missing ?? [])
const isMissing = (message: string, words: readonly Word[], { reader }: Scene) =>
  reader.get(MISSING).has(plain(message, words))

/** ביצים לא היה: what was to be bought and was not there is still to be bought. */
function stillToBuy(message: string, name: readonly Word[], scene: Scene): Stated | undefined {
  const found = resolveAmong(textOf(message, name), 'pending', scene)
  if (!isToBeBought(scene.reader, found)) return undefined
  return judged({ wish: { deed: 'update', fields: { status: 'open' } }, asked: TOLD, of: 'any' }, found, scene)
}

/** ‘The flowers and the table are sorted’. */
function severalStated({ wish, asked }: Said, name: string, scene: Scene): Stated | undefined {
  const found = wish.deed === 'complete' ? severalIn(name, 'complete', scene) : undefined
  const act = found?.kind === 'named' ? doToSeveral(wish, found, scene, asked) : undefined
  return act && { act, detected: DETECTED[wish.deed] }
}

/** ‘The dishes are done’, and there is no such task: so many words may name one. */
const LONGEST_NAME = 4

function unknownTask(
  { wish }: Said,
  name: readonly Word[],
  { query, number }: Resolution & { kind: 'none' },
  scene: Scene,
) {
  if (name.length > LONGEST_NAME) return undefined
  return { act: notFound(query, number, scene), detected: DETECTED[wish.deed], isUnknown: true }
}

function judged({ wish, asked }: Said, found: Resolution, scene: Scene): Stated | undefined {
  const detected = DETECTED[wish.deed]
  if (found.kind === 'several' && asked.mood === 'told')
    return { act: choose(wish, found.tasks, found.query, scene), detected }
  if (found.kind !== 'one' || found.how === 'similar') return undefined
  const ruling = rulingOn(scene.reader, wish, found.task, found.how, asked)
  // ‘It got cancelled’ is no order: what it is said of may be something else.
  const isUnsure = ruling === 'act' && wish.deed === 'delete' && found.how === 'pronoun'
  // ‘The shoes are for Monday’, right after they were added or shown: no other is meant.
  const isSure = ruling === 'propose' && wish.deed === 'update' && NAMED.has(found.how) && isInView(found.task, scene)
  const act = passing(wish, found.task, isUnsure ? 'propose' : isSure ? 'act' : ruling, scene)
  return act && { act, detected }
}

const NAMED: ReadonlySet<Naming> = new Set(['part', 'whole', 'called'] as const)

const DETECTED = { delete: 'DELETE_TASK', complete: 'COMPLETE_TASK', update: 'UPDATE_TASK' } as const

/** Among all of them first: their index is there already. */
function resolveAmong(name: string, of: Said['of'], scene: Scene): Resolution {
  const found = resolveFitting(scene.reader, name, scene)
  const isRight = found.kind === 'one' && IS_OF[of](found.task)
  if (isRight || found.kind === 'none' || found.kind === 'unnamed' || of === 'any') return found
  return resolveFitting(scene.reader, name, { ...scene, isIn: IS_OF[of] })
}

const IS_OF: { readonly [of in Said['of']]: (task: KnownTask) => boolean } = {
  pending: isPending,
  done: (task) => !isPending(task),
  any: () => true,
}

/** As it is told: a part of a title is enough. */
export const TOLD: Asked = { verb: 'keyword', mood: 'told', order: '', isOurs: false }
/** As it is wished for: a part of a title is asked about [D38]. */
const WISHED: Asked = { verb: 'keyword', mood: 'infinitive', order: '', isOurs: false }

function saidBy(
  message: string,
  link: Link,
  predicate: readonly Word[],
  right: readonly Word[],
  isOfTask: boolean,
  { reader, moment }: Scene,
): Said | undefined {
  const text = plain(message, predicate)
  const what = reader.get(SAID).get(text) ?? reader.get(SAID).get(plain(message, right))
  if (what !== undefined) {
    const said = ofSaid(what, link)
    return said && { ...said, isDone: said.wish.deed === 'complete' && reader.get(DONE).has(text) }
  }
  if (link === 'not') return undefined
  const fields =
    valueSaid(reader, message, predicate, moment) ??
    (predicate.length === right.length ? undefined : valueSaid(reader, message, right, moment))
  if (fields === undefined) return undefined
  const isSure = isOfTask || link !== 'is' || fields.priority !== undefined || isDue(reader, right)
  return { wish: { deed: 'update', fields }, asked: isSure ? TOLD : WISHED, of: 'pending' }
}

const isDue = (reader: Reader, words: readonly Word[]) => words.some(({ text }) => reader.get(DUE_WORDS).has(text))

function ofSaid(what: SaidOf, link: Link): Said | undefined {
  if (link === 'moved') return undefined
  switch (what) {
    case 'finished':
      if (link === 'wanted') return undefined
      return link === 'not'
        ? { wish: { deed: 'update', fields: { status: 'open' } }, asked: TOLD, of: 'any' }
        : { wish: { deed: 'complete', fields: {} }, asked: TOLD, of: 'pending' }
    case 'unwanted':
      return { wish: { deed: 'delete', fields: {} }, asked: WISHED, of: 'any' }
    case 'started':
      return link === 'not'
        ? undefined
        : { wish: { deed: 'update', fields: { status: 'in_progress' } }, asked: TOLD, of: 'pending' }
  }
}

/** A priority or a time, and nothing else. */
export function valueSaid(
  reader: Reader,
  message: string,
  words: readonly Word[],
  moment: Moment,
): CommandFields | undefined {
  const text = textOf(message, words)
  if (text === '' || !mayBeginValue(reader, words)) return undefined
  const rank = textOf(message, withoutFirst(reader, words, VERY))
  const priority = readPriority(reader, text) ?? reader.get(RANKS).get(normalized(text)) ?? readPriority(reader, rank)
  if (priority !== undefined) return { priority }
  const found = findPriority(reader, text)
  if (found !== undefined && found.from === 0 && found.to === text.length) return { priority: found.priority }
  const again = wholeRecurrence(reader, text, moment)
  if (again !== undefined) return again
  const [lead] = reader.get(DUE_LEADS).at(words, 0)
  for (const from of lead === undefined ? [0] : [0, lead.length]) {
    const dates = readDeadlines(reader, textOf(message, words.slice(from)), moment)
    const [deadline] = dates
    if (deadline !== undefined) return dates.length === 1 ? { deadline } : { dates }
  }
  return undefined
}

/** ‘It's paid’. */
const isTracked = (message: string, name: readonly Word[], { reader }: Scene) =>
  reader.get(PRONOUNS).has(plain(message, name))

/** ‘The rent is paid’, ‘the trash has been taken out’, ‘the invoice hasn't been sent’: by the verb of the title. */
function byDeed(
  message: string,
  name: readonly Word[],
  link: Link,
  predicate: readonly Word[],
  scene: Scene,
  isSure = true,
): Stated | undefined {
  const [verb, ...rest] = predicate
  if (verb === undefined || (link !== 'is' && link !== 'not') || !isToldForm(scene.reader, verb.text)) return undefined
  const isDone = link === 'is'
  const isIn = IS_OF[isDone ? 'pending' : 'done']
  const tasks = isTracked(message, name, scene)
    ? scene.tasks.filter(
        (task) => task.id === scene.tracked?.id && isIn(task) && isDeedOf(scene.reader, verb.text, task),
      )
    : (placed(message, name, verb, scene) ??
      deedTasks(scene.reader, verb.text, [...name, ...rest], 'told', scene.tasks, isIn))
  const said: Said = isDone
    ? { wish: { deed: 'complete', fields: {} }, asked: isSure ? TOLD : WISHED, of: 'pending' }
    : { wish: { deed: 'update', fields: { status: 'open' } }, asked: TOLD, of: 'done' }
  const [task, ...others] = tasks
  if (task === undefined) return isDone && rest.length === 0 ? severalByDeed(message, name, verb, scene) : undefined
  const query = textOf(message, name)
  const found: Resolution =
    others.length === 0 ? { kind: 'one', task, how: 'part' } : { kind: 'several', tasks, query, how: 'part' }
  return judged(said, found, scene)
}

/** ‘The first one is sent’, of what was shown. */
function placed(message: string, name: readonly Word[], verb: Word, scene: Scene): readonly KnownTask[] | undefined {
  if (scene.shown.length === 0 || name.length > LONGEST_NAME) return undefined
  const found = resolveFitting(scene.reader, textOf(message, name), scene)
  const isPlaced = found.kind === 'one' && found.how === 'place' && isPending(found.task)
  return isPlaced && isDeedOf(scene.reader, verb.text, found.task) ? [found.task] : undefined
}

/** ‘Gas and water bills are paid’: each of them was to be paid. */
function severalByDeed(message: string, name: readonly Word[], verb: Word, scene: Scene): Stated | undefined {
  const found = severalIn(textOf(message, name), 'complete', scene)
  const isDeed =
    found?.kind === 'named' && found.tasks.every((task) => isPending(task) && isDeedOf(scene.reader, verb.text, task))
  const act = isDeed ? doToSeveral({ deed: 'complete', fields: {} }, found, scene, TOLD) : undefined
  return act && { act, detected: 'COMPLETE_TASK' }
}

/**
 * A value without a link: ‘task 4 tomorrow’, הדוח דחוף. With the task's number it is meant for it; with less it is asked, since it
 * may as well be another task.
 */
export function valueAfterName(said: string, scene: Scene): Stated | undefined {
  const { reader, moment } = scene
  const message = withoutWrong(reader, said, moment)
  const words = withoutMarks(splitWords(reader, message))
  if (words.length < 2 || words.length > MOST_WORDS || message.includes('?')) return undefined
  const urgency = findPriority(reader, message)
  const when = urgency === undefined ? whenIn(reader, message, moment).found : undefined
  const [stretch, ...others] = urgency === undefined ? (when?.stretches ?? []) : [urgency]
  if (stretch === undefined || others.length > 0 || stretch.from === 0) return undefined
  const name = trimmed(reader, splitWords(reader, message.slice(0, stretch.from)), ADVERBS)
  const rest = trimmed(reader, splitWords(reader, message.slice(stretch.to)), ADVERBS)
  const value = splitWords(reader, message.slice(stretch.from, stretch.to))
  const fields = rest.length > 0 ? undefined : valueSaid(reader, message.slice(stretch.from, stretch.to), value, moment)
  if (name.length === 0 || fields === undefined) return undefined
  const found = resolveAmong(textOf(message, name), 'pending', scene)
  if (found.kind !== 'one') return undefined
  return judged(
    { wish: { deed: 'update', fields }, asked: POINTED.has(found.how) ? TOLD : ASIDE, of: 'pending' },
    found,
    scene,
  )
}

const POINTED: ReadonlySet<Naming> = new Set(['number', 'pronoun', 'place'] as const)
const ASIDE: Asked = { verb: 'keyword', mood: 'aside', order: '', isOurs: false }
