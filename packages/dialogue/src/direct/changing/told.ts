// A deed that is told: ‘I paid the rent’, ‘#3 done’, ‘buy milk done’. Naming exactly one open task completes it [D38, D46].

import { isMadeOf, phraseSet } from '../../answers/phrase-set.ts'
import { wordsOf } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { without } from '../../slots/quote.ts'
import { titleForm, titleKey } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { whenIn } from '../../when/find-when.ts'
import { wordSet } from '../../word-tables.ts'
import { isDeedOf, isToldForm, toldTasks } from '../adding/doing.ts'
import { choose, passing, rulingOn } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Asked, Naming } from '../gate.ts'
import type { Act, Scene } from '../scene.ts'
import { joinedParts, withoutAnd } from '../several/enumeration.ts'
import { isDone, isPending } from './deeds.ts'
import { textOf } from './field-words.ts'

const TOLD: Asked = { verb: 'keyword', mood: 'told', order: '', isOurs: false }
const COMPLETE = { deed: 'complete', fields: {} } as const

const DONE = wordSet(({ answers }) =>
  Object.entries(answers.statuses).flatMap(([word, status]) => (status === 'done' ? [word] : [])),
)
const BEFORE_DONE = wordSet(({ slots }) => slots.beforeDone)
const NEGATIONS = wordSet(({ answers }) => answers.negations)
const AND = wordSet(({ slots, several }) => [...slots.and, ...several.alsoAnd])
const SURE: ReadonlySet<Naming> = new Set(['number', 'whole', 'pronoun', 'place'] as const)

export function told(message: string, scene: Scene): Act | undefined {
  const named = namedDone(message, scene)
  if (named !== undefined) return named
  const tracked = toldOfIt(message, scene)
  if (tracked !== undefined) return tracked
  const found = narrowed(scene.reader, toldOf(message, scene, isPending), message)
  const [task] = found
  if (task === undefined) return toldAgain(message, scene)
  if (found.length > 1) return choose(COMPLETE, found, message.trim(), scene)
  const ruling = rulingOn(scene.reader, COMPLETE, task, 'part', TOLD)
  return passing(COMPLETE, task, ruling === 'act' && isHalfTold(message, task, scene) ? 'propose' : ruling, scene)
}

/** ‘I bought eggs’ of ‘Buy milk, eggs and bread’: the others may still be missing. */
function isHalfTold(message: string, { title }: KnownTask, { reader }: Scene): boolean {
  const [, ...parts] = joinedParts(reader, title)
  if (parts.length === 0) return false
  const said = new Set(titleKey(reader, message).split(' '))
  const own = [...titleKey(reader, title).split(' ').slice(1)]
  return own.some((word) => !said.has(word) && !reader.get(AND).has(word) && !said.has(withoutAnd(reader, word)))
}

/** What is done already is said to be. */
function toldAgain(message: string, scene: Scene): Act | undefined {
  const [task, ...others] = toldOf(message, scene, isDone)
  if (task === undefined || others.length > 0) return undefined
  return passing(COMPLETE, task, rulingOn(scene.reader, COMPLETE, task, 'part', TOLD), scene)
}

const NOT_TELLING = wordSet(({ doing, slots, saying }) => [...doing.beforeTold, ...slots.pronouns, ...saying.adverbs])

const DONE_NOW = phraseSet(({ saying }) => saying.doneNow)

/** ‘Done’, right after one task was spoken of. */
export function doneNow(message: string, scene: Scene): Act | undefined {
  const { reader, tracked, context } = scene
  const isIt = tracked !== undefined && tracked.id === context.justTold && isPending(tracked)
  if (!isIt || message.includes('?') || !isMadeOf(reader, message, reader.get(DONE_NOW))) return undefined
  return passing(COMPLETE, tracked, rulingOn(reader, COMPLETE, tracked, 'pronoun', TOLD), scene)
}

/** ‘Paid’, ‘I returned them already’, of the task that is spoken of. */
function toldOfIt(message: string, scene: Scene): Act | undefined {
  const { reader, tracked } = scene
  if (tracked === undefined || !isPending(tracked) || message.includes('?')) return undefined
  const [verb, ...more] = wordsOf(reader, message).filter((word) => !reader.get(NOT_TELLING).has(word))
  if (verb === undefined || more.length > 0 || !isDeedOf(reader, verb, tracked)) return undefined
  return passing(COMPLETE, tracked, rulingOn(reader, COMPLETE, tracked, 'pronoun', TOLD), scene)
}

/** When it was done says nothing of which task: ‘I watered the plants this morning’. */
function toldOf(
  message: string,
  { reader, tasks, moment }: Scene,
  isMeant: (task: KnownTask) => boolean,
): readonly KnownTask[] {
  const found = toldTasks(reader, message, tasks).filter(isMeant)
  if (
    found.length > 0 ||
    !splitWords(reader, message)
      .slice(0, FIRST_FEW)
      .some(({ text }) => isToldForm(reader, text))
  )
    return found
  const { found: when, left } = whenIn(reader, message, moment)
  const stretches = [...left, ...(when?.stretches ?? [])].sort((a, b) => b.from - a.from)
  return stretches.length === 0 ? [] : toldTasks(reader, stretches.reduce(without, message), tasks).filter(isMeant)
}

/** The verb stands among the first words: I have just finally watered. */
const FIRST_FEW = 6

/** ‘I bought milk’: ‘Buy milk’ rather than ‘Buy milk for the office’. */
function narrowed(reader: Reader, found: readonly KnownTask[], message: string): readonly KnownTask[] {
  if (found.length < 2) return found
  const said = new Set(titleKey(reader, message).split(' '))
  const whole = found.filter((task) =>
    titleForm(reader, task)
      .key.split(' ')
      .slice(1)
      .every((word) => said.has(word)),
  )
  return whole.length === 1 ? whole : found
}

/** Nobody says ‘… is done’ of more words. */
const MOST_WORDS = 60

/** ‘#3 done’, ‘task 3 is completed’, ‘buy milk done’: a name beyond doubt, and that it is done. */
function namedDone(message: string, scene: Scene): Act | undefined {
  const words = splitWords(scene.reader, message).filter(({ text }) => !/^[,.!✓]$/.test(text))
  const last = words.at(-1)
  if (last === undefined || words.length < 2 || words.length > MOST_WORDS || !scene.reader.get(DONE).has(last.text))
    return undefined
  const rest = words.slice(0, -1)
  while (rest.length > 1 && scene.reader.get(BEFORE_DONE).has((rest.at(-1) as Word).text)) rest.pop()
  const name = textOf(message, rest)
  if (wordsOf(scene.reader, name).some((word) => scene.reader.get(NEGATIONS).has(word))) return undefined
  const found = resolveFitting(scene.reader, name, { ...scene, isIn: isPending })
  if (found.kind !== 'one' || !SURE.has(found.how)) return undefined
  return passing(COMPLETE, found.task, rulingOn(scene.reader, COMPLETE, found.task, found.how, TOLD), scene)
}
