// A remark about a thing that a task is about: ‘the hotel was fully booked’, הטיסות מתייקרות. It is no task of its own; what to do
// with the one there is, is asked, and nothing is changed.
//
// SR1. The thing is named with its article, by words that fit one open task, and a predicate follows: ‘the hotel for Dana’ is
//      another thing.
// SR2. A deed that another did, or that came to nothing, is about the task it is the deed of: ‘Dana bought the flowers’, ‘I called mom
//      but she didn't pick up’. Of the first it is asked whether it is done.
// SR3. So is what ends in such a name, behind a predicate: ‘Maya doesn't need the raincoat’.

import { splitWords, type Word } from '../reading/words.ts'
import { wordList, wordSet } from '../word-tables.ts'
import { deedTasks, isToldForm } from './adding/doing.ts'
import { isPending } from './changing/deeds.ts'
import { textOf } from './changing/field-words.ts'
import { aboutTask, isDefiniteName } from './finding/named-task.ts'
import { propose } from './finding/refer.ts'
import { resolveFitting } from './finding/resolve-task.ts'
import type { Act, Scene } from './scene.ts'

const PREDICATES = wordSet(({ saying }) => saying.predicates)
const NO_PREDICATE = wordList(({ saying }) => saying.noPredicate ?? [])
/** Nobody names a thing, or remarks on it, in more words. */
const MOST_OF_NAME = 4
const MOST_WORDS = 16

export function remarkOnTask(message: string, scene: Scene): Act | undefined {
  const { reader } = scene
  const words = splitWords(reader, message)
  if (words.length > MOST_WORDS || message.includes('?')) return undefined
  if (!isDefiniteName(reader, words)) return deedOfTask(words, scene) ?? endsInTask(message, words, scene)
  for (let length = Math.min(MOST_OF_NAME, words.length - 1); length > 0; length--) {
    if (!isPredicate(words, length, scene)) continue
    const name = textOf(message, words.slice(0, length))
    const found = resolveFitting(reader, name, { ...scene, isIn: isPending })
    if (found.kind === 'one' && (found.how === 'part' || found.how === 'whole')) return aboutTask(found.task, scene)
  }
  return undefined
}

/** So many words say who did it. */
const MOST_FIRST = 4
const BUT = wordSet(({ saying }) => saying.but)
const NEGATIONS = wordSet(({ answers, saying }) => [...answers.negations, ...saying.hardly])
const SUBJECTS = wordSet(({ doing }) => [...doing.subjects])

function deedOfTask(words: readonly Word[], scene: Scene): Act | undefined {
  const { reader } = scene
  const at = words.slice(0, MOST_FIRST + 1).findIndex(({ text }) => isToldForm(reader, text))
  const verb = words[at]
  if (verb === undefined) return undefined
  const end = words.findIndex(({ text }, index) => index > at && (text === ',' || reader.get(BUT).has(text)))
  const object = words.slice(at + 1, end === -1 ? undefined : end).filter((word) => !/^[.!]$/.test(word.text))
  const [task, ...others] = deedTasks(reader, verb.text, object, 'told', scene.tasks, isPending)
  if (task === undefined || others.length > 0) return undefined
  const isOwn = at === 0 || words.slice(0, at).some(({ text }) => reader.get(SUBJECTS).has(text))
  // ‘Reviewed the budget, took forever’.
  const isAside = words[end]?.text === ','
  const isDone = (isAside || (end === -1 && !isOwn)) && !words.some(({ text }) => reader.get(NEGATIONS).has(text))
  return isDone ? propose({ deed: 'complete', fields: {} }, task, scene) : aboutTask(task, scene)
}

function endsInTask(message: string, words: readonly Word[], scene: Scene): Act | undefined {
  const { reader } = scene
  for (let length = Math.min(MOST_OF_NAME, words.length - 2); length > 1; length--) {
    const name = words.slice(-length)
    const before = words.slice(0, -length)
    const isSaid = before.some(
      ({ text }, at) => at > 0 && (reader.get(PREDICATES).has(text) || isToldForm(reader, text)),
    )
    if (!isSaid || !isDefiniteName(reader, name)) continue
    const found = resolveFitting(reader, textOf(message, name), { ...scene, isIn: isPending })
    if (found.kind === 'one' && (found.how === 'part' || found.how === 'whole')) return aboutTask(found.task, scene)
  }
  return undefined
}

/** ‘Was’, ‘keeps’; in Hebrew any word that has no article and joins nothing to the noun before it. */
function isPredicate(words: readonly Word[], at: number, { reader }: Scene): boolean {
  const { text } = words[at] as Word
  if (reader.get(PREDICATES).has(text)) return true
  const starts = reader.get(NO_PREDICATE)
  return /^[\u05d0-\u05ea]{2,}$/u.test(text) && starts.length > 0 && !starts.some((one) => text.startsWith(one))
}
