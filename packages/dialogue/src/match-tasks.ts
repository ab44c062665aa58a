// Which tasks a message points at, by document 000: a full id, else the exact title. Never a part of one.

import { speech } from './languages/index.ts'
import { cleaned, normalized } from './normalize.ts'
import type { KnownTask } from './turn.ts'

const BEFORE_TITLE = new Set(Object.values(speech).flatMap(({ lexicon }) => lexicon.beforeTitle))
const QUOTES = /^["'“”״‘’]+|["'“”״‘’]+$/g

/** `rest` is what follows the keyword. */
export function matchTasks(rest: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const visible = tasks.filter((task) => task.status !== 'deleted')
  const words = new Set(rest.split(/[\s,;]+/).map((word) => word.replace(QUOTES, '')))
  const byId = visible.filter((task) => words.has(task.id))
  if (byId.length > 0) return byId
  const candidates = possibleTitles(rest)
  const found = new Map<string, KnownTask[]>()
  for (const task of visible) {
    const title = normalized(task.title)
    if (!candidates.includes(title)) continue
    found.set(title, [...(found.get(title) ?? []), task])
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
  for (;;) {
    const text = words.join(' ')
    push(text)
    push(text.replace(QUOTES, ''))
    push(text.replace(/[.!?]+$/, '').replace(QUOTES, ''))
    push(text.replace(/\s+(task|please|בבקשה)[.!?]*$/i, '').replace(QUOTES, ''))
    if (words.length < 2 || !BEFORE_TITLE.has(normalized(words[0] as string))) return titles
    words = words.slice(1)
  }
}
