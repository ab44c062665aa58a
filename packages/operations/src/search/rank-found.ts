// Which of what was found comes first. Pure.
//
// RK1. A title that begins with what was looked for, then one that has all of it, then what has it elsewhere; whole words before
//     beginnings of words; what is to be done before what is over; what changed last first.

import type { Task } from '@pawl/kernel'
import { searchText } from './search-text.ts'
import type { SoughtWord } from './search-words.ts'

const OVER = new Set(['done', 'deleted', 'completed', 'closed', 'approved', 'rejected', 'canceled'])

export function rankFound(tasks: readonly Task[], sought: readonly SoughtWord[]): Task[] {
  const ranked = tasks.map((task) => ({ task, rank: rankOf(task, sought) }))
  return ranked
    .toSorted((one, other) => one.rank - other.rank || other.task.updatedAt - one.task.updatedAt)
    .map(({ task }) => task)
}

function rankOf({ fields, status }: Task, sought: readonly SoughtWord[]): number {
  const title = searchText(String(fields.title ?? fields.content ?? ''))
  const words = new Set(title.split(/[^\p{L}\p{N}\p{M}]+/u))
  const begins = title.startsWith(sought.map(({ word }) => word).join(' '))
  const inTitle = sought.every(({ forms }) => forms.some((form) => [...words].some((word) => word.startsWith(form))))
  const whole = sought.every(({ word }) => words.has(word))
  return (begins ? 0 : 8) + (inTitle ? 0 : 4) + (whole ? 0 : 2) + (OVER.has(status) ? 3 : 0)
}
