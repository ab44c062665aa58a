// Errands by their verbs: text that begins with a verb of doing, and deeds that are told (‘I paid the rent’) [D46].

import { mayHaveWords } from '../../find-tasks.ts'
import { kept, type Reader } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { titleForm, withoutArticle } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { AROUND } from '../finding/numbers.ts'
import { withoutAnd } from '../several/enumeration.ts'

const VERBS = wordSet(({ doing }) => [...doing.verbs])
const FOR_ME = wordSet(({ doing }) => [...doing.forMe])
const PLACEHOLDERS = wordSet(({ doing }) => [...doing.placeholders])
const BEFORE_TOLD = wordSet(({ doing }) => [...doing.beforeTold])
const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const SUBJECTS = wordSet(({ doing }) => [...doing.subjects])
/** Already, yet: they say nothing of which task. */
const AFTER_TOLD = wordSet(({ saying }) => saying.adverbs)

/** ‘Call mom’; not ‘tell me a joke’. */
export function isErrand(reader: Reader, text: string): boolean {
  const [verb, next] = splitWords(reader, text)
  return (
    verb !== undefined && next !== undefined && reader.get(VERBS).has(verb.text) && !reader.get(FOR_ME).has(next.text)
  )
}

export const isVerb = (reader: Reader, word: string) => reader.get(VERBS).has(word)

/** Whether a title begins with a verb. */
export const beginsWithVerb = (reader: Reader, task: KnownTask) => reader.get(VERBS).has(titleForm(reader, task).first)

/** ‘Do the thing’, ‘task’, ‘clean it’: nothing is named. */
export function isPlaceholder(reader: Reader, text: string): boolean {
  const words = splitWords(reader, text)
  return words.every(
    ({ text: word }, at) =>
      reader.get(PLACEHOLDERS).has(word) ||
      (at === 0 && words.length > 1 && reader.get(VERBS).has(word)) ||
      !/[\p{L}\p{N}]/u.test(word),
  )
}

/** Nobody tells of a deed in more words. */
const MOST_TOLD = 20

/** Every form that tells that something was done. */
const TOLD_FORMS = kept(
  (reader) => new Set(reader.all().flatMap(({ doing }) => [...doing.verbs].flatMap((verb) => doing.toldForms(verb)))),
)

/** The open tasks whose verb is told to be done, and whose other words are all that is told of it. */
export function toldTasks(reader: Reader, message: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const words = splitWords(reader, message)
  if (words.length > 2 * MOST_TOLD) return []
  const telling = words.filter(({ text }) => !/^[.!;:]$/.test(text))
  const at = telling.findIndex(({ text }) => !reader.get(BEFORE_TOLD).has(text))
  const verb = telling[at] && withoutJoint(reader, telling[at])
  const object = telling.slice(at + 1)
  if (verb === undefined || object.length === 0 || object.some(({ text }) => text === '?')) return []
  const hasSubject = telling.slice(0, at).some(({ text }) => reader.get(SUBJECTS).has(text))
  return deedTasks(reader, verb.text, object, hasSubject ? 'told' : 'bare', tasks)
}

/** ותיקנתי: the letter joins it to what was said before. */
function withoutJoint(reader: Reader, word: Word): Word {
  const bare = isToldForm(reader, word.text) ? word.text : withoutAnd(reader, word.text)
  return bare !== word.text && isToldForm(reader, bare) ? { ...word, text: bare } : word
}

/** Whether a word tells that something was done. */
export const isToldForm = (reader: Reader, word: string) => reader.get(TOLD_FORMS).has(word)

/** Whether a word tells that what the title says was done. */
export const isDeedOf = (reader: Reader, told: string, task: KnownTask) =>
  isToldBy(reader, told, titleForm(reader, task).first, 'told')

/**
 * The tasks whose verb this is, and whose other words are all that is said of it. `told`: by someone; `bare`: by nobody, so
 * that ‘read’ is no past; `named`: the verb itself counts too (‘I didn't send …’).
 */
export function deedTasks(
  reader: Reader,
  verb: string,
  object: readonly Word[],
  how: 'told' | 'bare' | 'named',
  tasks: readonly KnownTask[],
): readonly KnownTask[] {
  // No title has to be looked at for a word that tells of no deed.
  if (how !== 'named' && !isToldForm(reader, verb)) return []
  reader.effort.spend(tasks.length)
  const said = object
    .filter(({ text }) => text !== ',' && !isOfNoTask(reader, text))
    .map(({ text }) => withoutArticle(reader, text))
  if (said.length === 0) return []
  // Many titles begin with the same few words.
  const answers = new Map<string, boolean>()
  return mayHaveWords(reader, tasks, said).filter((task) => {
    const { first, words } = titleForm(reader, task)
    const isTold = answers.get(first) ?? isToldBy(reader, verb, first, how)
    answers.set(first, isTold)
    return isTold && said.every((word) => words.has(word))
  })
}

/** ‘Already’, ‘the’; ‘took it to the garage’. */
const isOfNoTask = (reader: Reader, word: string) =>
  reader.get(AROUND).has(word) || reader.get(AFTER_TOLD).has(word) || reader.get(PRONOUNS).has(word)

/** Whether the first word of a title is a verb and the other word tells that it was done. */
function isToldBy(reader: Reader, told: string, first: string, how: 'told' | 'bare' | 'named'): boolean {
  // ‘Read chapter 5’ is told only by someone.
  if (!reader.get(VERBS).has(first) || (first === told && how === 'bare')) return false
  if (first === told && how === 'named') return true
  return reader.all().some(({ doing }) => doing.toldForms(first).includes(told))
}
