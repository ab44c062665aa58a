// A deed that is told: ‘I paid the rent’, ‘#3 done’, ‘buy milk done’. Naming exactly one open task completes it [D38, D46].

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
import { isPending } from './deeds.ts'
import { textOf } from './field-words.ts'

const TOLD: Asked = { verb: 'keyword', mood: 'told', order: '', isOurs: false }
const COMPLETE = { deed: 'complete', fields: {} } as const

const DONE = wordSet(({ answers }) =>
  Object.entries(answers.statuses).flatMap(([word, status]) => (status === 'done' ? [word] : [])),
)
const BEFORE_DONE = wordSet(({ slots }) => slots.beforeDone)
const NEGATIONS = wordSet(({ answers }) => answers.negations)
const SURE: ReadonlySet<Naming> = new Set(['number', 'whole', 'pronoun', 'place'] as const)

export function told(message: string, scene: Scene): Act | undefined {
  const pending = scene.tasks.filter(isPending)
  const named = namedDone(message, scene, pending)
  if (named !== undefined) return named
  const tracked = toldOfIt(message, scene)
  if (tracked !== undefined) return tracked
  const found = narrowed(scene.reader, toldOf(message, scene, pending), message)
  const [task] = found
  if (task === undefined) return toldAgain(message, scene)
  return found.length === 1
    ? passing(COMPLETE, task, rulingOn(scene.reader, COMPLETE, task, 'part', TOLD), scene)
    : choose(COMPLETE, found, message.trim(), scene)
}

/** What is done already is said to be. */
function toldAgain(message: string, scene: Scene): Act | undefined {
  const [task, ...others] = toldOf(
    message,
    scene,
    scene.tasks.filter(({ status }) => status === 'done'),
  )
  if (task === undefined || others.length > 0) return undefined
  return passing(COMPLETE, task, rulingOn(scene.reader, COMPLETE, task, 'part', TOLD), scene)
}

const BEFORE_TOLD = wordSet(({ doing }) => [...doing.beforeTold])

/** ‘Paid’, of the task that is spoken of. */
function toldOfIt(message: string, scene: Scene): Act | undefined {
  const { reader, tracked } = scene
  if (tracked === undefined || !isPending(tracked) || message.includes('?')) return undefined
  const [verb, ...more] = wordsOf(reader, message).filter((word) => !reader.get(BEFORE_TOLD).has(word))
  if (verb === undefined || more.length > 0 || !isDeedOf(reader, verb, tracked)) return undefined
  return passing(COMPLETE, tracked, rulingOn(reader, COMPLETE, tracked, 'pronoun', TOLD), scene)
}

/** When it was done says nothing of which task: ‘I watered the plants this morning’. */
function toldOf(message: string, { reader, moment }: Scene, pending: readonly KnownTask[]): readonly KnownTask[] {
  const found = toldTasks(reader, message, pending)
  if (
    found.length > 0 ||
    !splitWords(reader, message)
      .slice(0, FIRST_FEW)
      .some(({ text }) => isToldForm(reader, text))
  )
    return found
  const { found: when, left } = whenIn(reader, message, moment)
  const stretches = [...left, ...(when?.stretches ?? [])].sort((a, b) => b.from - a.from)
  return stretches.length === 0 ? [] : toldTasks(reader, stretches.reduce(without, message), pending)
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
function namedDone(message: string, scene: Scene, pending: readonly KnownTask[]): Act | undefined {
  const words = splitWords(scene.reader, message).filter(({ text }) => !/^[,.!✓]$/.test(text))
  const last = words.at(-1)
  if (last === undefined || words.length < 2 || words.length > MOST_WORDS || !scene.reader.get(DONE).has(last.text))
    return undefined
  const rest = words.slice(0, -1)
  while (rest.length > 1 && scene.reader.get(BEFORE_DONE).has((rest.at(-1) as Word).text)) rest.pop()
  const name = textOf(message, rest)
  if (wordsOf(scene.reader, name).some((word) => scene.reader.get(NEGATIONS).has(word))) return undefined
  const found = resolveFitting(scene.reader, name, { ...scene, tasks: pending })
  if (found.kind !== 'one' || !SURE.has(found.how)) return undefined
  return passing(COMPLETE, found.task, rulingOn(scene.reader, COMPLETE, found.task, found.how, TOLD), scene)
}
