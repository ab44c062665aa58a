// A message read in pieces, where no rule reads it as a whole: a value, a word of putting it there, and the name of a task, in
// whatever order. ‘The plants I'll do tomorrow’, ‘26 high’, ‘everything due today should move to Friday’.
//
// IP1. Every word is one of those pieces: what is left over belongs to something else, and then nothing is read so.
// IP2. With an order in front, or behind the name, it is done where the gate lets an order do it; said without one it is proposed.
// IP3. Only values of a closed set: a time, how often, a priority. Titles and texts are never taken from what is left.

import { readPriority } from '../../answers/values.ts'
import type { Reader } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { readDeadlines } from '../../slots/deadline.ts'
import { postponed, readPostponement, writtenShift } from '../../slots/postpone.ts'
import { findPriority } from '../../slots/priority.ts'
import type { CommandFields, KnownTask } from '../../turn.ts'
import { whenIn } from '../../when/find-when.ts'
import { phraseMap, phraseTable, wordList, wordMap, wordSet } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import { isPending, type Wish } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { partOfDay } from '../changing/follow-up.ts'
import { endingLength, isMark, trimmed, withoutMarks } from '../changing/phrase-ends.ts'
import { saysDirection } from '../changing/shift.ts'
import { valueSaid } from '../changing/stated.ts'
import { isInView } from '../finding/in-view.ts'
import { choose, isOnlyItsVerb, lookUp, notFound, passing, rulingOn } from '../finding/refer.ts'
import { isWholeTitle, type Resolution, resolveFitting } from '../finding/resolve-task.ts'
import type { Asked } from '../gate.ts'
import type { Act, Scene } from '../scene.ts'
import { doToSeveral } from '../several/do-several.ts'
import { severalIn } from '../several/which-tasks.ts'

/** Nobody says so in more words. */
const MOST_WORDS = 16

const PUTS = phraseTable(({ fillers }) => fillers.puts)
const RAISES = phraseTable(({ fillers }) => fillers.raises ?? [])
const PUTS_BEHIND = phraseTable(({ fillers }) => fillers.putsBehind)
const GLUE = phraseTable(({ fillers, slots }) => [...fillers.glue, ...fillers.within, ...slots.polite])
const RANKS = wordMap(({ slots, lists }) => ({ ...slots.ranks, ...lists.ranks }))
const VERY = phraseTable(({ fillers }) => fillers.very)
const JOINS = wordSet(({ fillers }) => fillers.glue)
/** Whoever does it, and that it will be done, say nothing of which task it is. */
const WHO_DOES = wordSet(({ fillers }) => fillers.whoDoes)

/** A value, from one word to before another. */
interface Value {
  readonly from: number
  readonly to: number
  readonly isShift?: true
  /** A priority: what raises or lowers one raises nothing else. */
  readonly isRank?: true
  /** What it is of several. */
  readonly ofSeveral?: CommandFields
  /** Of a task, since an amount is counted from when it was due. */
  readonly fieldsFor: (task: KnownTask | undefined) => CommandFields | undefined
}

/** What may as well be an errand is proposed. */
export function inPieces(said: string, scene: Scene, as?: 'perhaps an errand'): DirectStep | undefined {
  const message = withoutWrongTime(said, scene)
  const words = withoutMarks(splitWords(scene.reader, message))
  if (words.length < 2 || words.length > MOST_WORDS || words.some(({ quoted }) => quoted) || message.includes('?'))
    return undefined
  for (const value of valuesOf(message, words, scene)) {
    const act = putThere(message, words, value, as === undefined, scene)
    if (act !== undefined) return only(act, 'UPDATE_TASK')
  }
  return undefined
}

/** ‘Not on Tuesday but Wednesday’: the time that it is not says nothing more. */
function withoutWrongTime(message: string, { reader, moment }: Scene): string {
  const words = splitWords(reader, message)
  const not = words.findIndex(({ text }) => reader.get(NOT).has(text))
  if (not === -1 || words.length > MOST_WORDS) return message
  const but = words.findIndex((word, at) => at > not + 1 && (isMark(word) || reader.get(BUT).has(word.text)))
  const wrong = but === -1 ? '' : textOf(message, words.slice(not + 1, but))
  if (wrong === '' || readDeadlines(reader, wrong, moment, true).length === 0) return message
  return `${message.slice(0, words[not]?.start)}${message.slice(words[but]?.end).trimStart()}`
}

const BUT = wordSet(({ saying }) => saying.but)
const NOT = wordSet(({ saying }) => saying.notValue.filter((one) => !one.includes(' ')))

/** The last first: ‘everything due today should move to Friday’. */
function valuesOf(message: string, words: readonly Word[], scene: Scene): readonly Value[] {
  return [
    ...shiftsIn(message, words, scene),
    ...stepsIn(words, scene),
    ...timesIn(message, words, scene).toReversed(),
    ...ranksIn(message, words, scene),
  ]
}

const always = (fields: CommandFields | undefined) => () => fields

/** Each phrase of time by itself: which of two is meant to be the value, the rest shows. */
function timesIn(message: string, words: readonly Word[], scene: Scene): readonly Value[] {
  const { found, left } = whenIn(scene.reader, message, scene.moment)
  const stretches = [...(found?.stretches ?? []), ...left].sort((a, b) => a.from - b.from)
  return stretches.flatMap(({ from, to }) => {
    const [first, last] = [words.findIndex(({ end }) => end > from), words.findLastIndex(({ start }) => start < to)]
    const fields = first === -1 || last < first ? undefined : timeSaid(message, words.slice(first, last + 1), scene)
    return fields === undefined ? [] : [{ from: first, to: last + 1, fieldsFor: always(fields) }]
  })
}

function timeSaid(message: string, words: readonly Word[], scene: Scene): CommandFields | undefined {
  const bare = trimmed(scene.reader, words, GLUE)
  const [only, ...others] = bare
  const part = only === undefined || others.length > 0 ? undefined : partOfDay(only, scene)
  return (
    part ??
    valueSaid(scene.reader, message, words, scene.moment) ??
    valueSaid(scene.reader, message, bare, scene.moment)
  )
}

function ranksIn(message: string, words: readonly Word[], scene: Scene): readonly Value[] {
  const { reader } = scene
  const found = findPriority(reader, message)
  if (found !== undefined) {
    const [from, to] = [
      words.findIndex(({ start }) => start >= found.from),
      words.findLastIndex(({ end }) => end <= found.to),
    ]
    return [{ from, to: to + 1, isRank: true, fieldsFor: always({ priority: found.priority }) }]
  }
  const at = words.length - 1
  const priority = rankOf(words[at]?.text ?? '', scene)
  if (priority === undefined) return []
  // ‘Very important’ is more than important.
  const [more] = at > 0 ? reader.get(VERY).at(words, at - 1) : []
  return [{ from: more === undefined ? at : at - 1, to: at + 1, isRank: true, fieldsFor: always({ priority }) }]
}

const rankOf = (word: string, { reader }: Scene) => reader.get(RANKS).get(word) ?? readPriority(reader, word)

/** ‘Less urgent’, ‘lower the priority of …’: one step from what it is. */
function stepsIn(words: readonly Word[], { reader }: Scene): readonly Value[] {
  for (const from of words.keys()) {
    const [found] = reader.get(STEPS).at(words, from)
    if (found === undefined) continue
    const fieldsFor = (task: KnownTask | undefined) => {
      const at = PRIORITIES.indexOf(task?.priority ?? 'medium')
      const priority = PRIORITIES[at + (found.meaning === 'higher' ? 1 : -1)]
      return task === undefined || priority === undefined ? undefined : { priority }
    }
    return [{ from, to: from + found.length, isShift: true, fieldsFor }]
  }
  return []
}

const STEPS = phraseMap(({ fillers }) => fillers.steps)
const PRIORITIES: readonly string[] = ['low', 'medium', 'high', 'urgent']

/** The longest amount with a direction: back an hour, two days later. */
function shiftsIn(message: string, words: readonly Word[], scene: Scene): readonly Value[] {
  const { reader, moment } = scene
  const isPutFirst = reader.get(MOVES).at(words, 0).length > 0
  if (!isPutFirst && !saysDirection(reader, words)) return []
  for (let length = Math.min(LONGEST_SHIFT, words.length - 1); length > 1; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const said = words.slice(from, from + length)
      const isCounted = isPutFirst && from + length === words.length && reader.get(COUNTED).has(said[0]?.text ?? '')
      // ‘Two more days’.
      const bare = said.filter(({ text }) => !reader.get(MORE).has(text))
      const isMore = bare.length > 1 && bare.length < said.length
      const text = isMore ? bare.map(({ text: word }) => word).join(' ') : textOf(message, said)
      const by = saysDirection(reader, said) || isCounted || isMore ? readPostponement(reader, text) : undefined
      if (by === undefined) continue
      const fieldsFor = (task: KnownTask | undefined) => {
        const deadline = task?.deadline == null ? undefined : postponed(task.deadline, by, moment)
        return deadline === undefined ? undefined : { deadline }
      }
      const deadlineBy = writtenShift(by)
      const ofSeveral = deadlineBy === undefined ? {} : { ofSeveral: { deadlineBy } }
      return [{ from, to: from + length, isShift: true, fieldsFor, ...ofSeveral }]
    }
  return []
}

const MORE = wordSet(({ fillers }) => fillers.more ?? [])
const LONGEST_SHIFT = 6
const MOVES = phraseTable(({ fillers }) => fillers.moves)
/** ‘Push it a week’: so an amount begins that is no day. */
const COUNTED = wordSet(({ fillers }) => fillers.counted)

/** What the words around a value are: how it is put there, and of which task. */
function putThere(
  message: string,
  words: readonly Word[],
  value: Value,
  isOrder: boolean,
  scene: Scene,
): Act | undefined {
  const { reader } = scene
  const before = trimmed(reader, words.slice(0, value.from), GLUE)
  const after = trimmed(reader, words.slice(value.to), GLUE)
  const orders = value.isRank ? [PUTS, RAISES] : [PUTS]
  const put = Math.max(...orders.map((order) => reader.get(order).at(before, 0)[0]?.length ?? 0))
  const ordered = trimmed(reader, before.slice(put), GLUE)
  // את העציצים תשאיר להיום.
  const orderBehind = put > 0 ? 0 : endingLength(reader, ordered, PUTS)
  const behind = orderBehind > 0 ? orderBehind : endingLength(reader, ordered, PUTS_BEHIND)
  const left = trimmed(reader, ordered.slice(0, ordered.length - behind), GLUE)
  const right = trimmed(reader, after, GLUE)
  const asked = askedAs(put + orderBehind > 0 && isOrder, behind > 0 && isOrder)
  // ‘Give me until five’: the one that was just spoken of.
  const isNameless = [...left, ...right].every(({ text }) => reader.get(WHO_DOES).has(text))
  if (isNameless && put > 0 && isOrder) return ofSpoken(value, asked, scene)
  if ((left.length === 0) === (right.length === 0)) return undefined
  const name = left.length === 0 ? right : left
  if (name.some(isMark)) return undefined
  const isInto = before.length < value.from || value.isShift === true
  // ‘The call to the dentist’, of ‘Call the dentist’.
  const bare = name.filter(({ text }) => !reader.get(WHO_DOES).has(text) && !reader.get(JOINS).has(text))
  return (
    ofNamed(textOf(message, name), value, asked, isInto, scene) ??
    (bare.length === 0 || bare.length === name.length
      ? undefined
      : ofNamed(bare.map(({ text }) => text).join(' '), value, asked, isInto, scene))
  )
}

function ofSpoken({ fieldsFor }: Value, asked: Asked, scene: Scene): Act | undefined {
  const { tracked, context } = scene
  const isSpokenOf = tracked !== undefined && [context.justTold, context.justDone.at(-1)?.taskId].includes(tracked.id)
  const fields = isSpokenOf && isPending(tracked) ? fieldsFor(tracked) : undefined
  if (tracked === undefined || fields === undefined) return undefined
  const wish: Wish = { deed: 'update', fields, isSaidTo: true }
  return passing(wish, tracked, rulingOn(scene.reader, wish, tracked, 'pronoun', asked), scene)
}

/** As an order that is the sentence's own, as it is told of a task, or without either. */
const askedAs = (isOrdered: boolean, isTold: boolean): Asked => ({
  verb: isOrdered ? 'chore' : 'keyword',
  mood: isOrdered ? 'order' : isTold ? 'told' : 'aside',
  order: '',
  isOurs: false,
})

function ofNamed(
  name: string,
  { fieldsFor, ofSeveral }: Value,
  asked: Asked,
  isSaidTo: boolean,
  scene: Scene,
): Act | undefined {
  const fields = fieldsFor(undefined) ?? ofSeveral
  const several = fields === undefined ? undefined : severalIn(name, 'update', scene)
  if (several !== undefined) {
    // ‘That is all for today’.
    const isLoose = several.kind === 'everything' && asked.mood !== 'order'
    if (fields === undefined || several.kind === 'missing' || isLoose) return undefined
    return doToSeveral({ deed: 'update', fields, isSaidTo }, several, scene, asked)
  }
  const found = named(name, scene)
  // Two of one title: which, is asked.
  if (found?.kind === 'several' && found.tasks.every((task) => isWholeTitle(scene.reader, [name], [task])) && fields)
    return choose({ deed: 'update', fields, isSaidTo }, found.tasks, name, scene)
  if (found?.kind !== 'one' || found.how === 'similar' || !isPending(found.task)) return undefined
  if (found.how === 'called' && isOnlyItsVerb(name, found.task, scene)) return undefined
  const own = fieldsFor(found.task)
  if (own === undefined) return undefined
  const wish: Wish = { deed: 'update', fields: own, isSaidTo }
  // ‘26 high’: a number is nothing else; ‘the hotel on the 25th’, of what was just listed.
  const isMeant = found.how === 'number' || isInView(found.task, scene)
  const said: Asked = isMeant && asked.mood === 'aside' ? { ...asked, mood: 'told' } : asked
  return passing(wish, found.task, rulingOn(scene.reader, wish, found.task, found.how, said), scene)
}

function named(name: string, scene: Scene): Resolution | undefined {
  const open = resolveFitting(scene.reader, name, { ...scene, isIn: isPending })
  return open.kind === 'one' || open.kind === 'several' ? open : undefined
}

/**
 * ‘Push the bread a week’, ‘move the sofa to Friday’, and there is no such task: by an amount or to a time is said of what is on
 * the list, so that it is said not to be there; and so does ‘make the essay high’. ‘Move the sofa on Friday’ is an errand.
 */
export function movedButMissing(message: string, scene: Scene): DirectStep | undefined {
  const { reader } = scene
  const words = withoutMarks(splitWords(reader, message))
  const moves = reader.get(MOVES).at(words, 0)[0]?.length ?? 0
  const verb = moves > 0 ? moves : (reader.get(PUTS).at(words, 0)[0]?.length ?? 0)
  if (verb === 0 || words.length > MOST_WORDS || words.some(({ quoted }) => quoted)) return undefined
  for (const { from, to, isShift, fieldsFor } of valuesOf(message, words, scene)) {
    const isRank = fieldsFor(undefined)?.priority !== undefined
    const isTo =
      [words[from], words[from - 1]].some((word) => reader.get(TO).has(word?.text ?? '')) ||
      reader.get(TO_PREFIXES).some((letter) => words[from]?.text.startsWith(letter))
    const name = trimmed(reader, words.slice(verb, from), GLUE)
    if (to < words.length || !(isRank || (moves > 0 && (isShift || isTo))) || name.length === 0) continue
    const found = lookUp('update', textOf(message, name), scene)
    return found.kind === 'none' ? only(notFound(found.query, found.number, scene), 'UPDATE_TASK') : undefined
  }
  return undefined
}

const TO = wordSet(({ slots }) => slots.into)
const TO_PREFIXES = wordList(({ slots }) => [slots.intoPrefix ?? []].flat())

/** It begins with an order that gives a task another value. */
export const isPut = (reader: Reader, message: string) => reader.get(PUTS).at(splitWords(reader, message), 0).length > 0
