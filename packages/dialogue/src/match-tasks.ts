// Which tasks a message points at, by document 000: a full id, else the exact title. Never a part of one.

import { speech } from './languages/index.ts'
import { cleaned, normalized } from './normalize.ts'
import type { KnownTask } from './turn.ts'

const BEFORE_TITLE = new Set(Object.values(speech).flatMap(({ lexicon }) => lexicon.beforeTitle))
/** Nobody puts more words than that between a command and a title. */
const MOST_STRIPPED = 6
const QUOTES = /^["'“”״‘’]+|["'“”״‘’]+$/g

/** `rest` is what follows the keyword. */
export function matchTasks(rest: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const visible = tasks.filter((task) => task.status !== 'deleted')
  const candidates = possibleTitles(rest)
  // An id is the whole of what was named: a number inside a title is no id [D13].
  const byId = visible.filter((task) => candidates.includes(task.id.toLowerCase()))
  if (byId.length > 0) return byId
  const found = new Map<string, KnownTask[]>()
  for (const task of visible) {
    const title = normalized(task.title)
    if (!candidates.includes(title)) continue
    const same = found.get(title)
    if (same === undefined) found.set(title, [task])
    else same.push(task)
  }
  // The fullest reading wins: a task called ‘task list’ is found by ‘delete task list’, not one called ‘list’.
  const read = candidates.find((candidate) => found.has(candidate))
  return read === undefined ? [] : (found.get(read) as KnownTask[])
}

/** What may be the title: everything, then without the words that lead up to one, then without the full stop. */
function possibleTitles(rest: string): string[] {
  const titles: string[] = []
  const push = (text: string) => {
    const title = normalized(text)
    if (title !== '' && !titles.includes(title)) titles.push(title)
  }
  let words = cleaned(rest).split(' ')
  for (let stripped = 0; ; stripped++) {
    const text = words.join(' ')
    push(text)
    push(text.replace(QUOTES, ''))
    push(text.replace(/[.!?]+$/, '').replace(QUOTES, ''))
    push(text.replace(/\s+(task|please|בבקשה)[.!?]*$/i, '').replace(QUOTES, ''))
    const first = normalized(words[0] as string).replace(/:$/, '')
    if (stripped === MOST_STRIPPED || words.length < 2 || !BEFORE_TITLE.has(first)) return titles
    words = words.slice(1)
  }
}
