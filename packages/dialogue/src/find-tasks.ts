// The tasks that have this id, number, title or word. What is deleted is found by none of it.

import { normalized } from './normalize.ts'
import type { Reader } from './reader.ts'
import { countWith, mayHave, mayHaveAll } from './task-index.ts'
import { isThere, type Keys, type Tasks } from './tasks-by-keys.ts'
import { titleForm } from './title-form.ts'
import type { KnownTask } from './turn.ts'

const NONE: readonly string[] = []
const ofThere =
  (keysOf: (reader: Reader, task: KnownTask) => Iterable<string>): Keys =>
  (reader, task) =>
    isThere(task) ? keysOf(reader, task) : NONE

const BY_ID = ofThere((_, { id }) => [id.toLowerCase()])
/** One that has no number is called by its id. */
const BY_NUMBER = ofThere((_, { id, number }) => [number === undefined ? id : String(number)])
const BY_TITLE = ofThere((_, { title }) => [normalized(title)])
const BY_KEY = ofThere((reader, task) => [titleForm(reader, task).key])
const BY_WORD = ofThere((reader, task) => titleForm(reader, task).words)
const BY_FIRST = ofThere((reader, task) => [titleForm(reader, task).first])
/** The first letters of each word, and what follows a shorter one. */
const BY_BEGINNING = ofThere((reader, task) => beginningsIn(titleForm(reader, task).plain))
const BY_ANY_TITLE: Keys = (_, { title }) => [normalized(title)]

/** The task that has exactly this id and is not deleted. */
export function taskWithId(reader: Reader, tasks: Tasks, id: string): KnownTask | undefined {
  return mayHave(reader, tasks, BY_ID, [id.toLowerCase()]).find((task) => task.id === id && isThere(task))
}

/** The tasks that are not deleted and have one of these ids, whatever its case. */
export function tasksWithIds(reader: Reader, tasks: Tasks, ids: readonly string[]): Tasks {
  const lower = ids.map((id) => id.toLowerCase())
  return mayHave(reader, tasks, BY_ID, lower).filter((task) => isThere(task) && lower.includes(task.id.toLowerCase()))
}

/** All that have this number; one without a number, if that is its id. */
export function tasksWithNumber(reader: Reader, tasks: Tasks, number: number): Tasks {
  const said = String(number)
  return mayHave(reader, tasks, BY_NUMBER, [said]).filter(
    (task) => isThere(task) && (task.number === undefined ? task.id === said : task.number === number),
  )
}

/** The task that has this number, whatever its id. */
export function taskWithNumber(reader: Reader, tasks: Tasks, number: number): KnownTask | undefined {
  return tasksWithNumber(reader, tasks, number).find((task) => task.number === number)
}

/** The tasks with this one in the place of the one that has its id. */
export function withTask(reader: Reader, tasks: Tasks, task: KnownTask): Tasks {
  const at = onlyPlaceOf(reader, tasks, task.id)
  return at === undefined ? tasks.map((one) => (one.id === task.id ? task : one)) : tasks.with(at, task)
}

export function withoutTask(reader: Reader, tasks: Tasks, id: string): Tasks {
  const at = onlyPlaceOf(reader, tasks, id)
  return at === undefined ? tasks.filter((one) => one.id !== id) : tasks.toSpliced(at, 1)
}

/** Where the task with this id stands; undefined if there is none, or more than one. */
function onlyPlaceOf(reader: Reader, tasks: Tasks, id: string): number | undefined {
  const [only, ...more] = mayHave(reader, tasks, BY_ID, [id.toLowerCase()]).filter((task) => task.id === id)
  return only === undefined || more.length > 0 ? undefined : tasks.indexOf(only)
}

/** The tasks that are not deleted and have the first of these titles that any has, as `normalized` gives it. */
export function tasksWithTitle(reader: Reader, tasks: Tasks, titles: readonly string[]): Tasks {
  const wanted = new Set(titles)
  const found = mayHave(reader, tasks, BY_TITLE, titles)
    .filter(isThere)
    .map((task) => ({ task, title: normalized(task.title) }))
    .filter(({ title }) => wanted.has(title))
  const first = titles.find((title) => found.some((one) => one.title === title))
  return found.filter(({ title }) => title === first).map(({ task }) => task)
}

/** The tasks that are not deleted and whose title has this key, whatever its articles. */
export function tasksWithKey(reader: Reader, tasks: Tasks, key: string): Tasks {
  return mayHave(reader, tasks, BY_KEY, [key]).filter((task) => isThere(task) && titleForm(reader, task).key === key)
}

/** Whether there are any: where many have one title, the first is enough. */
export function isKeyOfTask(reader: Reader, tasks: Tasks, key: string): boolean {
  return mayHave(reader, tasks, BY_KEY, [key]).some((task) => isThere(task) && titleForm(reader, task).key === key)
}

/** The newest of this title, as `normalized` gives it; also one that is deleted. */
export function newestWithTitle(reader: Reader, tasks: Tasks, title: string): KnownTask | undefined {
  return mayHave(reader, tasks, BY_ANY_TITLE, [title]).findLast((task) => normalized(task.title) === title)
}

/** Tasks that may have all of these words in their titles. */
export function mayHaveWords(reader: Reader, tasks: Tasks, words: readonly string[]): Tasks {
  return mayHaveAll(
    reader,
    tasks,
    BY_WORD,
    words.map((word) => [word]),
  )
}

/** Tasks in whose title this may stand, from the beginning of a word on. At least three letters. */
export function mayContain(reader: Reader, tasks: Tasks, text: string): Tasks {
  const wanted = startsOf(text).map((at) => [text.slice(at, at + BEGINNING)])
  return mayHaveAll(reader, tasks, BY_BEGINNING, wanted)
}

/** The newest that begins with this word and is not called this, of those that count. `title` as `normalized` gives it. */
export function newestBeginningWith(
  reader: Reader,
  tasks: Tasks,
  word: string,
  title: string,
  isIn: (task: KnownTask) => boolean,
): KnownTask | undefined {
  // Where all that begin so are called so, none of them has to be looked at.
  const begin = countWith(reader, tasks, BY_FIRST, word)
  if (begin !== undefined && begin === countWith(reader, tasks, BY_TITLE, title)) return undefined
  return mayHave(reader, tasks, BY_FIRST, [word]).findLast((task) => {
    const { first, plain } = titleForm(reader, task)
    return isIn(task) && first === word && plain !== title
  })
}

/** Those of either, in the order of all. */
export function inOneOrder(tasks: Tasks, some: Tasks, others: Tasks): Tasks {
  const all = new Set([...some, ...others])
  if (all.size === some.length) return some
  return all.size === others.length ? others : tasks.filter((task) => all.has(task))
}

const BEGINNING = 3

const LENGTHS = Array.from({ length: BEGINNING }, (_, at) => at + 1)

/** From one letter on: the last word that is said may be shorter. */
function beginningsIn(plain: string): readonly string[] {
  return startsOf(plain).flatMap((at) => LENGTHS.map((length) => plain.slice(at, at + length)))
}

/** Where its words begin. */
function startsOf(plain: string): readonly number[] {
  const starts = [0]
  for (let at = plain.indexOf(' '); at !== -1; at = plain.indexOf(' ', at + 1)) starts.push(at + 1)
  return starts
}
