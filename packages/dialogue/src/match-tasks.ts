// Which tasks a message points at, by document 000: a full id, else the exact title. Never a part of one.

import { bareId } from './answers/bare-id.ts'
import { tasksWithIds, tasksWithTitle } from './find-tasks.ts'
import { cleaned, normalized, withoutEnd, withoutStop } from './normalize.ts'
import type { Reader } from './reader.ts'
import type { KnownTask } from './turn.ts'
import { wordSet } from './word-tables.ts'

const BEFORE_TITLE = wordSet(({ slots }) => slots.beforeTitle)
/** Nobody puts more words than that between a command and a title. */
const MOST_STRIPPED = 6
const FIRST_QUOTES = /^["'“”״‘’]+/
const QUOTE = /["'“”״‘’]/
const AFTER_TITLE = /\s(task|please|בבקשה)[.!?]{0,9}$/i

/** `rest` is what follows the keyword. */
export function matchTasks(reader: Reader, rest: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const readings = possibleTitles(reader, rest)
  // An id is the whole of what was named: a number inside a title is no id [D13].
  const byId = tasksWithIds(reader, tasks, readings.map(bareId))
  // The fullest reading wins: a task called ‘task list’ is found by ‘delete task list’, not one called ‘list’.
  return byId.length > 0 ? byId : tasksWithTitle(reader, tasks, readings)
}

/** What may be the title: everything, then without the words that lead up to one, then without the full stop. */
function possibleTitles(reader: Reader, rest: string): string[] {
  const titles: string[] = []
  const push = (text: string) => {
    const title = normalized(text)
    if (title !== '' && !titles.includes(title)) titles.push(title)
  }
  let words = cleaned(rest).split(' ')
  for (let stripped = 0; ; stripped++) {
    const text = words.join(' ')
    push(text)
    for (const trimmed of [text, withoutStop(text), text.replace(AFTER_TITLE, '')]) {
      const bare = withoutEnd(trimmed.replace(FIRST_QUOTES, ''), QUOTE)
      if (bare !== text) push(bare)
    }
    const first = normalized(words[0] as string).replace(/:$/, '')
    if (stripped === MOST_STRIPPED || words.length < 2 || !reader.get(BEFORE_TITLE).has(first)) return titles
    words = words.slice(1)
  }
}
