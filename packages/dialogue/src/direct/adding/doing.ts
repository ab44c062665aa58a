// Errands by their verbs: text that begins with a verb of doing, and deeds that are told (‘I paid the rent’) [D46].

import { mayHaveWords } from '../../find-tasks.ts'
import { kept, type Reader } from '../../reader.ts'
import { isSign, splitWords, type Word } from '../../reading/words.ts'
import { titleForm, waysToName, withoutArticle } from '../../title-form.ts'
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

/** ‘Call mom’; not ‘tell me a joke’, nor ‘wait, we are’, ‘wait the shop is closed’. */
export function isErrand(reader: Reader, text: string): boolean {
  const [verb, next] = splitWords(reader, text)
  return (
    verb !== undefined &&
    next !== undefined &&
    next.text !== ',' &&
    !isNoErrand(reader, verb.text, next.text) &&
    reader.get(VERBS).has(verb.text) &&
    !reader.get(FOR_ME).has(next.text)
  )
}

const isNoErrand = (reader: Reader, verb: string, next: string) =>
  reader.all().some(({ doing }) => doing.isNoErrand(verb, next))

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

/** The forms that tell that something was done, and the verbs they tell of. */
const TOLD_FORMS = kept((reader) => {
  const verbs = new Map<string, Set<string>>()
  for (const { doing } of reader.all())
    for (const verb of doing.verbs)
      for (const form of doing.toldForms(verb)) verbs.set(form, (verbs.get(form) ?? new Set()).add(verb))
  return verbs
})

/** The same by verbs that are told for one another: ‘I got the prescription’, of ‘Pick up the prescription’. */
const ALIKE_FORMS = kept((reader) => {
  const groups = reader.all().flatMap(({ doing }) => doing.alike)
  const alike = (verb: string) => groups.filter((group) => group.includes(verb)).flat()
  return new Map([...reader.get(TOLD_FORMS)].map(([form, verbs]) => [form, new Set([...verbs].flatMap(alike))]))
})

/** What deeds are called as things, and their verbs. */
const NOUN_VERBS = kept((reader) => {
  const verbs = new Map<string, string>()
  for (const { doing } of reader.all())
    for (const verb of doing.verbs)
      for (const noun of doing.nounsOf(verb)) if (!doing.verbs.has(noun)) verbs.set(noun, verb)
  return verbs
})

/** ‘Buying milk’, קניית חלב, as a title says it: ‘buy milk’. Undefined if the first word is no such noun. */
export function asErrand(reader: Reader, name: string): string | undefined {
  const space = name.indexOf(' ')
  const noun = space === -1 ? '' : name.slice(0, space)
  const verb = reader.get(NOUN_VERBS).get(noun) ?? reader.get(NOUN_VERBS).get(withoutArticle(reader, noun))
  return verb === undefined ? undefined : `${verb}${name.slice(space)}`
}

/** The verb of a noun: planning, plan. */
export const verbOfNoun = (reader: Reader, noun: string): string | undefined => reader.get(NOUN_VERBS).get(noun)

const isMark = isSign('.!;:')

/** The open tasks whose verb is told to be done, and whose other words are all that is told of it. */
export function toldTasks(reader: Reader, message: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const words = splitWords(reader, message)
  if (words.length > 2 * MOST_TOLD) return []
  const telling = words.filter((word) => !isMark(word))
  const at = telling.findIndex(({ text }) => !reader.get(BEFORE_TOLD).has(text))
  const verb = telling[at] && withoutJoint(reader, telling[at])
  const object = telling.slice(at + 1)
  if (verb === undefined || object.length === 0 || object.some(({ text }) => text === '?')) return []
  const hasSubject = telling.slice(0, at).some(({ text }) => reader.get(SUBJECTS).has(text))
  if (!isToldForm(reader, verb.text)) return thingFirst(reader, telling, tasks)
  return deedTasks(reader, verb.text, object, hasSubject ? 'told' : 'bare', tasks)
}

/** So many words name the thing that comes first. */
const MOST_FIRST = 6

/** ‘The library books I returned’, את הספרים החזרתי: the thing, and then what was done with it, by whoever speaks. */
function thingFirst(reader: Reader, words: readonly Word[], tasks: readonly KnownTask[]): readonly KnownTask[] {
  const at = words.findIndex(({ text }, index) => index > 0 && index <= MOST_FIRST && isToldForm(reader, text))
  const verb = words[at]
  if (verb === undefined) return []
  const isOurs = reader.all().some(({ doing }) => doing.saysWho(verb.text))
  const subject = words.findLastIndex(({ text }, index) => index < at && reader.get(SUBJECTS).has(text))
  const isTold = words.slice(subject + 1, at).every(({ text }) => reader.get(BEFORE_TOLD).has(text))
  if (!isOurs && (subject < 1 || !isTold)) return []
  const thing = words.slice(0, at).filter(({ text }) => !reader.get(BEFORE_TOLD).has(text))
  const rest = words.slice(at + 1).filter(({ text }) => !reader.get(PLACEHOLDERS).has(text))
  const own = deedTasks(reader, verb.text, [...thing, ...rest], 'told', tasks)
  // העציצים עשיתי: finished says it of any task.
  return own.length > 0 || !reader.get(FINISHING).has(verb.text) ? own : withWords(reader, [...thing, ...rest], tasks)
}

const FINISHING = wordSet(({ saying }) => saying.finishing)

/** The tasks whose titles have all of these words. */
function withWords(reader: Reader, object: readonly Word[], tasks: readonly KnownTask[]): readonly KnownTask[] {
  const said = tellingWords(reader, object)
  if (said.length === 0) return []
  return mayHaveWords(reader, tasks, said).filter((task) =>
    said.every((word) => titleForm(reader, task).words.has(word)),
  )
}

const tellingWords = (reader: Reader, object: readonly Word[]) =>
  object
    .filter(({ text }) => text !== ',' && !isOfNoTask(reader, text))
    // ‘Noa's present’.
    .map(({ text }) => withoutArticle(reader, text.replace(/['’]s$/, '')))

/** ותיקנתי: the letter joins it to what was said before. */
function withoutJoint(reader: Reader, word: Word): Word {
  const bare = isToldForm(reader, word.text) ? word.text : withoutAnd(reader, word.text)
  return bare !== word.text && isToldForm(reader, bare) ? { ...word, text: bare } : word
}

/** Whether a word tells that something was done. */
export const isToldForm = (reader: Reader, word: string) => reader.get(TOLD_FORMS).has(word)

/** The verbs that it tells of. */
export const toldVerbs = (reader: Reader, word: string): readonly string[] => [
  ...(reader.get(TOLD_FORMS).get(word) ?? []),
]

/** Whether a word tells that what the title says was done. */
export function isDeedOf(reader: Reader, told: string, task: KnownTask): boolean {
  const { first } = titleForm(reader, task)
  return isToldBy(reader, told, first, 'told') || reader.get(ALIKE_FORMS).get(told)?.has(first) === true
}

/**
 * The tasks whose verb this is, and whose other words are all that is said of it. `told`: by someone; `bare`: by nobody, so
 * that ‘read’ is no past; `named`: the verb itself counts too (‘I didn't send …’). `isIn`: which of the tasks count. Those are
 * not taken out of the array beforehand, because its index is there already.
 */
export function deedTasks(
  reader: Reader,
  verb: string,
  object: readonly Word[],
  how: 'told' | 'bare' | 'named',
  tasks: readonly KnownTask[],
  isIn: (task: KnownTask) => boolean = ANY,
): readonly KnownTask[] {
  // No title has to be looked at for a word that tells of no deed.
  if (how !== 'named' && !isToldForm(reader, verb)) return []
  reader.effort.spend(tasks.length)
  const said = tellingWords(reader, object)
  if (said.length === 0) return []
  const withAll = (all: readonly string[]) =>
    mayHaveWords(reader, tasks, all).filter((task) => {
      const { words } = titleForm(reader, task)
      return all.every((word) => words.has(word)) && isIn(task)
    })
  const exact = withAll(said)
  // ‘עניתי לעורך הדין’, of לענות למייל של עורך הדין: the letter is the verb's.
  const named = exact.length > 0 ? exact : withAll(said.map((word) => waysToName(reader, word)[1] ?? word))
  const own = named.filter((task) => isToldBy(reader, verb, titleForm(reader, task).first, how))
  // ‘Read chapter 5’, ‘set the gym to weekly’: by nobody it is no past.
  if (own.length > 0 || how === 'named' || (how === 'bare' && reader.get(VERBS).has(verb))) return own
  const alike = named.filter((task) => reader.get(ALIKE_FORMS).get(verb)?.has(titleForm(reader, task).first))
  if (alike.length > 0 || isNotDone(reader, verb)) return alike
  // ‘הלכתי לחדר כושר’: the letter is the verb's.
  const bare = said.map((word) => waysToName(reader, word)[1] ?? word)
  return named.filter((task) => isWholeThing(reader, task, said) || isWholeThing(reader, task, bare))
}

const ANY = () => true

const NOT_DONE = wordSet(({ doing }) => [...doing.notDone])

/** ‘The meeting got cancelled’. */
const isNotDone = (reader: Reader, told: string) =>
  [...(reader.get(TOLD_FORMS).get(told) ?? [])].some((verb) => reader.get(NOT_DONE).has(verb))

/** ‘I bought bananas’, of ‘Bananas’: a title without a verb, and every word of it. */
function isWholeThing(reader: Reader, task: KnownTask, said: readonly string[]): boolean {
  const { first, key } = titleForm(reader, task)
  const own = key.split(' ').filter((word) => !isOfNoTask(reader, word))
  return !reader.get(VERBS).has(first) && own.join(' ') === said.join(' ')
}

/** ‘Already’, ‘the’; ‘took it to the garage’. */
const isOfNoTask = (reader: Reader, word: string) =>
  reader.get(AROUND).has(word) || reader.get(AFTER_TOLD).has(word) || reader.get(PRONOUNS).has(word)

/** Whether the first word of a title is a verb and the other word tells that it was done. */
function isToldBy(reader: Reader, told: string, first: string, how: 'told' | 'bare' | 'named'): boolean {
  // ‘Read chapter 5’ is told only by someone.
  const own = reader.get(NOUN_VERBS).get(first) ?? first
  if (!reader.get(VERBS).has(own) || (own === told && how === 'bare')) return false
  if (own === told && how === 'named') return true
  return reader.get(TOLD_FORMS).get(told)?.has(own) === true
}
