// Errands by their verbs: text that begins with a verb of doing, and deeds that are told (‘I paid the rent’) [D46].

import { spend } from '../effort.ts'
import { speech } from '../languages/index.ts'
import { splitWords, type Word } from '../reading/words.ts'
import { titleForm, withoutArticle } from '../title-form.ts'
import type { KnownTask } from '../turn.ts'
import { AROUND } from './numbers.ts'

const all = Object.values(speech).map(({ doing }) => doing)
const merged = (of: (doing: (typeof all)[number]) => ReadonlySet<string>) => new Set(all.flatMap((one) => [...of(one)]))
const VERBS = merged(({ verbs }) => verbs)
const FOR_ME = merged(({ forMe }) => forMe)
const PLACEHOLDERS = merged(({ placeholders }) => placeholders)
const BEFORE_TOLD = merged(({ beforeTold }) => beforeTold)
const SUBJECTS = merged(({ subjects }) => subjects)

/** ‘Call mom’; not ‘tell me a joke’. */
export function isErrand(text: string): boolean {
  const [verb, next] = splitWords(text)
  return verb !== undefined && next !== undefined && VERBS.has(verb.text) && !FOR_ME.has(next.text)
}

/** Whether a title begins with a verb. */
export const beginsWithVerb = (task: KnownTask) => VERBS.has(firstWord(task))

/** ‘Do the thing’, ‘task’, ‘clean it’: nothing is named. */
export function isPlaceholder(text: string): boolean {
  const words = splitWords(text)
  return words.every(
    ({ text: word }, at) =>
      PLACEHOLDERS.has(word) || (at === 0 && words.length > 1 && VERBS.has(word)) || !/[\p{L}\p{N}]/u.test(word),
  )
}

/** Nobody tells of a deed in more words. */
const MOST_TOLD = 20

/** The open tasks whose verb is told to be done, and whose other words are all that is told of it. */
export function toldTasks(message: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const words = splitWords(message)
  if (words.length > 2 * MOST_TOLD) return []
  const telling = words.filter(({ text }) => !/^[.!;:]$/.test(text))
  const at = telling.findIndex(({ text }) => !BEFORE_TOLD.has(text))
  const verb = telling[at]
  const object = telling.slice(at + 1)
  if (verb === undefined || object.length === 0 || object.some(({ text }) => text === '?')) return []
  const hasSubject = telling.slice(0, at).some(({ text }) => SUBJECTS.has(text))
  spend(tasks.length)
  return tasks.filter((task) => isTold(task, verb, hasSubject, object))
}

function isTold(task: KnownTask, { text: verb }: Word, hasSubject: boolean, object: readonly Word[]): boolean {
  const own = firstWord(task)
  // ‘Read chapter 5’ is told only by someone.
  if (!VERBS.has(own) || (own === verb && !hasSubject)) return false
  if (!all.some(({ toldForms }) => toldForms(own).includes(verb))) return false
  const { words } = titleForm(task)
  const telling = object.filter(({ text }) => text !== ',' && !AROUND.has(text))
  return telling.length > 0 && telling.every(({ text }) => words.has(withoutArticle(text)))
}

const firstWord = (task: KnownTask) => titleForm(task).plain.split(' ', 1)[0] ?? ''
