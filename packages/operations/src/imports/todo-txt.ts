// One line of a todo.txt file: x, dates, (A), the text with +projects and @contexts, and pairs such as due:2026-03-01.

import { present } from '@pawl/kernel'
import type { ReadLine } from './read-text.ts'
import type { SourceFile } from './source-file.ts'
import { projectNamed } from './source-text.ts'
import { readIso, readSpan } from './source-times.ts'

const DONE = /^[xX] (?:(\d{4}-\d{2}-\d{2}) )?/
const PRIORITY = /^\(([A-Z])\) /
const MADE = /^(\d{4}-\d{2}-\d{2}) /
const PAIR = /^(due|rec|pri|t|h|p|id|sup):(\S+)$/
const LETTERS = { A: 'urgent', B: 'high', C: 'medium' } as const

/** A list in Markdown may hold an @ too; these say that it is todo.txt. */
export function usesTodoTxt(lines: readonly string[]): boolean {
  return lines.some(
    (line) =>
      !/^\s*[-*+#]\s/.test(line) &&
      (/^(?:[xX] \d{4}-\d{2}-\d{2} |\([A-Z]\) \S|\d{4}-\d{2}-\d{2} \S)/.test(line) ||
        /\sdue:\d{4}-\d{2}-\d{2}(?:\s|$)/.test(line) ||
        /\S\s\+\p{L}\S*(?:\s|$)/u.test(line)),
  )
}

export function readTodoTxt(line: string, file: SourceFile): ReadLine {
  let rest = line
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest)
    if (found !== null) rest = rest.slice(found[0].length)
    return found
  }
  const done = take(DONE)
  const letter = take(PRIORITY)?.[1]
  if (done?.[1] !== undefined) file.use('completion date', null)
  if (take(MADE) !== null) file.use('creation date', null)
  const words = rest.split(' ')
  const pairs = new Map<string, string>()
  const projects: string[] = []
  const contexts: string[] = []
  const title = words.filter((word) => {
    const [, name, value] = PAIR.exec(word) ?? []
    const isKept = name === undefined || (name === 'due' && readIso(present(value), 'UTC') === undefined)
    if (name !== undefined && !isKept) pairs.set(name, present(value))
    else if (/^\+\S/.test(word)) projects.push(word.slice(1))
    else if (/^@\S/.test(word)) contexts.push(word.slice(1))
    else return true
    return false
  })
  const [project, ...more] = projects
  const priority = letter ?? pairs.get('pri')?.toUpperCase()
  if (priority !== undefined) file.use('(A)', 'priority')
  if (project !== undefined) file.use('+project', 'project')
  if (more.length > 0) file.use('+project', 'tags', more.length)
  if (contexts.length > 0) file.use('@context', 'tags', contexts.length)
  const due = pairs.get('due')
  if (due !== undefined) file.use('due:', 'deadline')
  const recurrence = due === undefined ? undefined : readSpan((pairs.get('rec') ?? '').replace(/^\+/, ''))
  for (const name of pairs.keys())
    if (name !== 'due' && name !== 'pri') file.use(`${name}:`, name === 'rec' && recurrence ? 'recurrence' : null)
  // The words themselves are all there is if nothing else is left.
  const text = title.join(' ').trim()
  return {
    title: text === '' ? rest : text,
    isDone: done !== null,
    fields: {
      ...(priority !== undefined && { priority: LETTERS[priority as keyof typeof LETTERS] ?? 'low' }),
      ...(project !== undefined && { project: projectNamed(project) }),
      tags: [...contexts, ...more],
      ...(due !== undefined && { deadline: readIso(due, 'UTC')?.deadline }),
      ...(recurrence !== undefined && {
        recurrence,
        recurrenceText: pairs.get('rec'),
        // Without a + it counts from when it was done.
        ...(!pairs.get('rec')?.startsWith('+') && { recurrenceFrom: 'completion' as const }),
      }),
    },
  }
}
