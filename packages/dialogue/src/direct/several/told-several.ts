// Several deeds told at once: ‘I bought milk, eggs and bread’, ‘I bought milk and called mom’. Each has to name one open task,
// by its own verb or by the first.

import { wordsOf } from '../../normalize.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { titleKey } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { isDeedOf, isToldForm, toldTasks } from '../adding/doing.ts'
import { isPending } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { stated } from '../changing/stated.ts'
import { passing, rulingOn } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Asked } from '../gate.ts'
import type { Act, Scene } from '../scene.ts'
import { doToSeveral } from './do-several.ts'
import { joinedParts } from './enumeration.ts'

const TOLD: Asked = { verb: 'keyword', mood: 'told', order: '', isOurs: false }
/** The verb is one of the first words: I have just bought. */
const MOST_LEADING = 4
const MOST_PARTS = 10
/** Nobody tells of several things in more. */
const LONGEST = 200

export function toldSeveral(message: string, scene: Scene): Act | undefined {
  if (message.length > LONGEST || message.trimEnd().endsWith('?')) return undefined
  const [first, ...others] = joinedParts(scene.reader, message)
  if (first === undefined || others.length === 0 || others.length > MOST_PARTS) return undefined
  const find = (text: string) =>
    only(toldTasks(scene.reader, text, scene.tasks).filter(isPending)) ?? didIt(text, scene)
  const own = find(first)
  if (own === undefined) return statedEach([first, ...others], scene)
  const words = splitWords(scene.reader, first)
  for (let length = 1; length <= Math.min(MOST_LEADING, words.length - 1); length++) {
    const found = others.map(
      (part) => find(part) ?? find(`${leading(first, words, length)} ${part}`) ?? ofSameThing(part, own, scene),
    )
    const tasks = [...new Set([own, ...found])].filter((task) => task !== undefined)
    // ‘I paid the rent and the electricity’, which was paid before.
    const before = others.filter(
      (part, at) => found[at] === undefined && wasDone(`${leading(first, words, length)} ${part}`, scene),
    )
    if (tasks.length + before.length === others.length + 1)
      return doToSeveral({ deed: 'complete', fields: {} }, { kind: 'named', tasks, how: 'part' }, scene, TOLD)
  }
  return statedEach([first, ...others], scene)
}

const wasDone = (text: string, { reader, tasks }: Scene) =>
  toldTasks(
    reader,
    text,
    tasks.filter((task) => !isPending(task)),
  ).length === 1

const PRONOUNS = wordSet(({ slots, saying }) => [...slots.pronouns, ...saying.itForms])

/** ‘… and reviewed it’: the one other task with that verb, about the same thing. */
function ofSameThing(part: string, own: KnownTask, { reader, tasks }: Scene): KnownTask | undefined {
  const [verb, it, ...more] = wordsOf(reader, part)
  if (verb === undefined || it === undefined || more.length > 0 || !reader.get(PRONOUNS).has(it)) return undefined
  const things = new Set(titleKey(reader, own.title).split(' ').slice(1))
  return only(
    tasks.filter(
      (task) =>
        isPending(task) &&
        task.id !== own.id &&
        isDeedOf(reader, verb, task) &&
        titleKey(reader, task.title)
          .split(' ')
          .slice(1)
          .some((word) => things.has(word)),
    ),
  )
}

/** ‘Prescription picked up and form signed’, ‘bike's fixed, faucet still isn't’: each said to be done, or not to be. */
function statedEach(parts: readonly string[], scene: Scene): Act | undefined {
  const isTold = ({ text }: Word) => isToldForm(scene.reader, text) || scene.reader.get(DONE).has(text)
  if (!splitWords(scene.reader, parts[0] ?? '').some(isTold)) return undefined
  const tasks: KnownTask[] = []
  for (const part of parts) {
    const words = splitWords(scene.reader, part)
    if (isSaidAgain(words, scene) || isStillOpen(words, scene)) continue
    const act = stated(part.replace(/\s[-–—:]\s/u, ' '), [], scene)?.act
    const { ready, fields, ref } = act?.command ?? {}
    const task = ready && fields?.status === 'done' ? scene.tasks.find(({ id }) => id === ref?.task_id) : undefined
    if (task === undefined || !isPending(task)) return undefined
    tasks.push(task)
  }
  const [task] = tasks
  if (task === undefined) return undefined
  const wish = { deed: 'complete', fields: {} } as const
  return tasks.length === 1
    ? passing(wish, task, rulingOn(scene.reader, wish, task, 'part', TOLD), scene)
    : doToSeveral(wish, { kind: 'named', tasks: [...new Set(tasks)], how: 'part' }, scene, TOLD)
}

/** ‘… and folded’: one more word of what stands before. */
const isSaidAgain = (words: readonly Word[], { reader }: Scene) =>
  words.length === 1 && isToldForm(reader, words[0]?.text ?? '')

/** ‘… faucet still isn't’: nothing is done to it. */
const isStillOpen = (words: readonly Word[], { reader }: Scene) =>
  words.length > 1 && words.length <= MOST_LEADING && reader.get(NOT_YET).has(words.at(-1)?.text ?? '')

const DONE = wordSet(({ answers }) =>
  Object.entries(answers.statuses).flatMap(([word, status]) => (status === 'done' ? [word] : [])),
)
const NOT_YET = wordSet(({ saying }) => saying.links.not)

/** ‘I did the laundry’, which has no verb of its own. */
function didIt(text: string, scene: Scene): KnownTask | undefined {
  const { reader } = scene
  const words = splitWords(reader, text)
  const at = words.findIndex(({ text: word }) => reader.get(DID).has(word))
  if (at === -1 || at >= MOST_LEADING || at === words.length - 1) return undefined
  const found = resolveFitting(reader, textOf(text, words.slice(at + 1)), { ...scene, isIn: isPending })
  return found.kind === 'one' && found.how === 'whole' ? found.task : undefined
}

const DID = wordSet(({ saying }) => saying.finishing)

const only = (found: readonly KnownTask[]) => (found.length === 1 ? found[0] : undefined)
const leading = (text: string, words: readonly Word[], length: number) => textOf(text, words.slice(0, length))
