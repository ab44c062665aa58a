// A choice among tasks that were shown [D13]. A bare number is a position; ‘task 2’ and ‘#2’ are a task's own number; a
// number inside a sentence is no choice. Nothing is ever guessed.

import { cleaned, normalized, withoutStop, wordsOf } from '../normalize.ts'
import type { Reader } from '../reader.ts'
import type { KnownTask } from '../turn.ts'
import { wordMap, wordSet } from '../word-tables.ts'
import { bareId } from './bare-id.ts'

const ORDINALS = wordMap(({ answers }) => answers.ordinals)
const CHOICE_WORDS = wordSet(({ answers }) => [...answers.choiceWords, ...answers.fillers])
const TASK_NUMBER = /^\(?(?:task|id|משימה|מזהה)\s*:?\s*#?(\d{1,9})\)?$|^#(\d{1,9})$/

/** `options` by position; one that is gone since is undefined. */
export function readChoice(
  reader: Reader,
  message: string,
  options: readonly (KnownTask | undefined)[],
): KnownTask | undefined {
  const text = withoutStop(normalized(message))
  const byTitle = options.filter((task) => task !== undefined && normalized(task.title) === text)
  const byId = withId(bareId(cleaned(message)), options)
  if (byId !== undefined) return byId
  const own = TASK_NUMBER.exec(text)
  if (own !== null) return options.find((task) => task?.number === Number(own[1] ?? own[2]))
  const position = positionIn(reader, message)
  if (position !== undefined) return options[position - 1]
  return byTitle.length === 1 ? byTitle[0] : undefined
}

/** Whatever its case, unless two ids differ in nothing else. */
function withId(id: string, options: readonly (KnownTask | undefined)[]): KnownTask | undefined {
  const alike = options.filter((task) => task?.id.toLowerCase() === id.toLowerCase())
  return alike.length > 1 ? alike.find((task) => task?.id === id) : alike[0]
}

/** A number, or ‘the second one’. */
export function positionIn(reader: Reader, message: string): number | undefined {
  const words = wordsOf(reader, message).filter((word) => !reader.get(CHOICE_WORDS).has(word))
  if (words.length !== 1) return undefined
  const word = words[0] as string
  return /^\d{1,2}$/.test(word) ? Number(word) : reader.get(ORDINALS).get(word)
}
