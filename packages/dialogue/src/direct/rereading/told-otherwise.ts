// Deeds that are told in more words than a rule knows: each in a clause of its own, one thing after another without a comma, the
// thing first, the verb as it is written in a title, or a title without a verb.
//
// TD1. Every clause tells of a deed, and names a task that is to be done: otherwise nothing is read so.
// TO2. Done is only what is told of by the rules themselves. What is not said in so many words is proposed.

import { kept } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import type { KnownTask } from '../../turn.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { beginsWithVerb, isToldForm, isVerb, toldVerbs } from '../adding/doing.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import { type DirectStep, only } from '../chain.ts'
import { doDeed, isPending } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { isMark, trimmed, withoutMarks } from '../changing/phrase-ends.ts'
import { ADVERBS } from '../changing/stated.ts'
import { propose } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Scene } from '../scene.ts'
import { doAll, proposeSeveral } from '../several/do-several.ts'
import { joinedParts, withoutAnd } from '../several/enumeration.ts'

type Read = (message: string, scene: Scene) => DirectStep

/** Nobody tells of more at once. */
const MOST_WORDS = 30
const MOST_PARTS = 8
const COMPLETE = { deed: 'complete', fields: {} } as const
const BEFORE_TOLD = wordSet(({ doing }) => [...doing.beforeTold])
const NEGATIONS = wordSet(({ answers }) => answers.negations)
const ARTICLES = wordSet(({ slots }) => slots.articles)
const PERFECT = wordSet(({ fillers }) => fillers.perfect ?? [])
const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const LINKS = phraseTable(({ saying }) => saying.links.is)
const NOT_DONE = wordSet(({ doing }) => [...doing.notDone])

export function toldOtherwise(message: string, scene: Scene, read: Read): DirectStep | undefined {
  const { reader } = scene
  const words = withoutMarks(splitWords(reader, message))
  const isLong = words.length < 3 || words.length > MOST_WORDS
  if (isLong || message.includes('?') || words.some(({ text, quoted }) => quoted || reader.get(NEGATIONS).has(text)))
    return undefined
  return (
    inClauses(message, scene, read) ??
    oneAfterAnother(message, words, scene, read) ??
    topicFirst(message, scene, read) ??
    asInTitle(message, words, scene, read) ??
    byOthers(message, words, scene, read) ??
    ofVerbless(message, words, scene)
  )
}

/** ‘I finished watering the plants and I also bought the bread’. */
export function inClauses(message: string, scene: Scene, read: Read): DirectStep | undefined {
  const words = splitWords(scene.reader, message)
  if (words.length > MOST_WORDS || message.includes('?') || !words.some(({ text }) => isToldForm(scene.reader, text)))
    return undefined
  const parts = clausesIn(message, scene)
  if (parts.length < 2 || parts.length > MOST_PARTS || !parts.every((part) => isNaming(part, scene))) return undefined
  const tasks = new Set<KnownTask>()
  let isSure = true
  for (const part of parts) {
    const step = read(part, scene)
    const told = completedIn(step, scene)
    if (told.length === 0) return undefined
    isSure &&= step.state === undefined
    for (const task of told) tasks.add(task)
  }
  const all = [...tasks]
  return only(isSure ? doAll(COMPLETE, all, scene) : proposeSeveral(COMPLETE, all, scene), 'COMPLETE_TASK')
}

/** ‘Done, booked it’ says one thing twice. */
function isNaming(part: string, { reader }: Scene): boolean {
  const words = splitWords(reader, part)
  return words.length > 1 && !words.some(({ text }) => reader.get(PRONOUNS).has(text))
}

/** ‘… and I also bought the bread’ is cut at ‘also’ too: who did it is no clause. */
function clausesIn(message: string, { reader }: Scene): readonly string[] {
  const isLead = (part: string) => splitWords(reader, part).every(({ text }) => reader.get(BEFORE_TOLD).has(text))
  const parts: string[] = []
  for (const part of joinedParts(reader, message)) {
    const before = parts.at(-1)
    if (before !== undefined && isLead(before)) parts.splice(-1, 1, `${before} ${part}`)
    else parts.push(part)
  }
  return parts
}

/** The tasks that it completes, or asks whether they are done. */
function completedIn({ acts, state }: DirectStep, { tasks }: Scene): readonly KnownTask[] {
  if (state !== undefined && state !== 'COMPLETE:ASK_CONFIRMATION') return []
  const commands = acts.flatMap(({ command, more = [] }) => [command, ...more])
  const isTold = commands.every(({ ready, fields }) =>
    state === undefined ? ready && fields.status === 'done' : !ready,
  )
  const ids = commands.flatMap(({ ref }) => ref?.task_id ?? ref?.options ?? [])
  return isTold ? ids.flatMap((id) => tasks.find((task) => task.id === id) ?? []) : []
}

/** ‘I bought the milk the eggs and the bread’: as it is spoken, with no comma. */
function oneAfterAnother(message: string, words: readonly Word[], scene: Scene, read: Read): DirectStep | undefined {
  const { reader } = scene
  const told = words.findIndex(({ text }) => isToldForm(reader, text))
  const starts = words.flatMap(({ text, start }, at) =>
    at > told + 1 && reader.get(ARTICLES).has(text) ? [start] : [],
  )
  if (told !== -1 && starts.length === 0) return eachAWord(message, words.slice(told), scene, read)
  if (told === -1) return undefined
  const text = starts
    .toReversed()
    .reduce((said, start) => `${said.slice(0, start).trimEnd()}, ${said.slice(start)}`, message)
  const step = read(
    text.replace(/\b(\S+), (?=\S)/gu, (all, word: string) => (isJoining(word, scene) ? `${word} ` : all)),
    scene,
  )
  return step.state === undefined && completedIn(step, scene).length > 1 ? step : undefined
}

/** ‘Got milk bread and eggs’: every word another task. */
function eachAWord(
  message: string,
  [verb, ...things]: readonly Word[],
  scene: Scene,
  read: Read,
): DirectStep | undefined {
  const names = things.filter((word) => !isMark(word) && !scene.reader.get(AND).has(word.text))
  if (verb === undefined || names.length < 2 || names.length > MOST_PARTS) return undefined
  const parts = names.map((word, at) =>
    at === names.length - 1 ? withoutAnd(scene.reader, textOf(message, [word])) : textOf(message, [word]),
  )
  const step = read(`${textOf(message, [verb])} ${parts.join(', ')}`, scene)
  return step.state === undefined && completedIn(step, scene).length === parts.length ? step : undefined
}

const AND = wordSet(({ slots }) => slots.and)

const JOINING = wordSet(({ slots, doing }) => [...slots.and, ...doing.toWhom, ...slots.into])
const isJoining = (word: string, { reader }: Scene) => reader.get(JOINING).has(word.toLowerCase())

/** ‘The rent, I did pay that on Sunday’: what stands first is what the pronoun means. */
function topicFirst(message: string, scene: Scene, read: Read): DirectStep | undefined {
  const { reader } = scene
  const comma = message.indexOf(',')
  const name = comma === -1 ? '' : message.slice(0, comma)
  const rest = splitWords(reader, message.slice(comma + 1))
  const at = rest.findIndex(({ text }) => reader.get(PRONOUNS).has(text))
  const pronoun = rest[at]
  const found =
    name === '' || pronoun === undefined ? undefined : resolveFitting(reader, name, { ...scene, isIn: isPending })
  if (found?.kind !== 'one' || found.how === 'similar' || found.how === 'pronoun' || pronoun === undefined)
    return undefined
  const clause = message.slice(comma + 1)
  const step = read(`${clause.slice(0, pronoun.start)}${name.trim()}${clause.slice(pronoun.end)}`.trim(), scene)
  const told = completedIn(step, scene)
  return told.length === 1 && told[0]?.id === found.task.id ? step : undefined
}

/** ‘I have already send the invoice’: the verb as the title says it. It is proposed. */
function asInTitle(message: string, words: readonly Word[], scene: Scene, read: Read): DirectStep | undefined {
  const { reader } = scene
  const at = words.findIndex(({ text }) => reader.get(PERFECT).has(text))
  const verb = words.findIndex(({ text }, index) => index > at && !reader.get(BEFORE_TOLD).has(text))
  const said = words[verb]
  if (at === -1 || at > 1 || said === undefined || !isVerb(reader, said.text)) return undefined
  for (const form of reader.all().flatMap(({ doing }) => doing.toldForms(said.text))) {
    const step = read(`${message.slice(0, said.start)}${form}${message.slice(said.end)}`, scene)
    const [task, ...others] = completedIn(step, scene)
    if (task !== undefined && others.length === 0) return only(propose(COMPLETE, task, scene), 'COMPLETE_TASK')
  }
  return undefined
}

/** The forms that tell of someone else, and how whoever speaks tells it. */
const OTHERS = kept((reader) => {
  const forms = new Map<string, string>()
  for (const { doing } of reader.all())
    for (const verb of doing.verbs) {
      const [own] = doing.toldForms(verb)
      for (const form of doing.byOthers?.(verb) ?? []) {
        // קבע may as well be an order.
        const isOrder = readOpaque(reader, form).some(({ role }) => role !== undefined)
        if (own !== undefined && !isOrder) forms.set(form, own)
      }
    }
  return forms
})

const MOST_TOLD = 14

/** אחותי שטפה: who did it may be how someone is spoken to. */
export const toldByOthers = (message: string, scene: Scene, read: Read) =>
  byOthers(message, withoutMarks(splitWords(scene.reader, message)), scene, read)

/** אמא קנתה חלב, החשמלאי היה פה ותיקן את האור: read as if whoever speaks had done it, and proposed. */
function byOthers(message: string, words: readonly Word[], scene: Scene, read: Read): DirectStep | undefined {
  const { reader } = scene
  const isNot = words.some(({ text, quoted }) => quoted || reader.get(NEGATIONS).has(text))
  if (isNot || words.length > MOST_TOLD || message.includes('?')) return undefined
  for (const [at, { text, end }] of words.entries()) {
    const own = reader.get(OTHERS).get(text) ?? reader.get(OTHERS).get(withoutAnd(reader, text))
    if (at === 0 || own === undefined) continue
    // את האור תיקן בעלי: the thing stands first, and who did it last.
    const isThingFirst = reader.get(ARTICLES).has(words[0]?.text ?? '')
    const thing = isThingFirst ? textOf(message, words.slice(0, at)) : message.slice(end).trim()
    const [task, ...others] = thing === '' ? [] : completedIn(read(`${own} ${thing}`, scene), scene)
    if (task !== undefined && others.length === 0) return only(propose(COMPLETE, task, scene), 'COMPLETE_TASK')
  }
  return undefined
}

/** ‘The insurance is already paid’, of ‘Car insurance’: whatever is done to such a thing may be what was to be done. */
function ofVerbless(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const { reader } = scene
  const at = words.findIndex((_, index) => index > 0 && reader.get(LINKS).at(words, index).length > 0)
  const link = at === -1 ? 0 : (reader.get(LINKS).at(words, at)[0]?.length ?? 0)
  const [told, ...more] = trimmed(reader, words.slice(at + link), ADVERBS)
  if (link === 0 || told === undefined || more.length > 0 || !isToldForm(reader, told.text)) return undefined
  if (toldVerbs(reader, told.text).some((verb) => reader.get(NOT_DONE).has(verb))) return undefined
  const name = trimmed(reader, words.slice(0, at), ADVERBS)
  const found = name.some(isMark)
    ? undefined
    : resolveFitting(reader, textOf(message, name), { ...scene, isIn: isPending })
  if (found?.kind !== 'one' || found.how === 'similar' || beginsWithVerb(reader, found.task)) return undefined
  // ‘Already’ says that it was to be done.
  const isSure = words.some(({ text }) => reader.get(ALREADY).has(text))
  return only(isSure ? doDeed(COMPLETE, found.task, scene) : propose(COMPLETE, found.task, scene), 'COMPLETE_TASK')
}

const ALREADY = wordSet(({ fillers }) => fillers.already ?? [])
