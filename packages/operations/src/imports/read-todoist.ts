// A project of Todoist, as its export to CSV writes it: TYPE, CONTENT, DESCRIPTION, PRIORITY, INDENT, AUTHOR, RESPONSIBLE, DATE,
// DATE_LANG, TIMEZONE, and in newer ones DURATION, DURATION_UNIT, DEADLINE, DEADLINE_LANG. There are no ids in it; what is done
// is not in it.

import { present } from '@pawl/kernel'
import { named, readRows } from './csv.ts'
import {
  namedByContent,
  type ReadSource,
  type SourceFile,
  type SourceTask,
  type SourceTime,
  type Surroundings,
} from './source-file.ts'
import { projectNamed, tagsFrom, titled } from './source-text.ts'
import { readIso } from './source-times.ts'
import { addNested, type Nested } from './subtasks.ts'

const NEEDED = ['TYPE', 'CONTENT'] as const
/** 4 is what a task has if nobody gave it one. */
const PRIORITIES: Readonly<Record<string, SourceTask['fields']['priority']>> = {
  '': undefined,
  '1': 'urgent',
  '2': 'high',
  '3': 'medium',
  '4': undefined,
}
const isPriority = (written: string) => Object.hasOwn(PRIORITIES, written)
const LABEL = /(?<=^|\s)@([\p{L}\p{N}][\p{L}\p{N}_./&+-]*)/gu
const LABELS_AT_END = /(?:\s+@[\p{L}\p{N}][\p{L}\p{N}_./&+-]*)+$/u
const NO_PLACE = ['RESPONSIBLE', 'DURATION'] as const

type Cell = (column: string) => string
type Found = { -readonly [key in keyof Nested]: Nested[key] }

export const readTodoist: ReadSource = (text, file, around) => {
  const rows = readRows(text, file)
  const [header, ...lines] = rows ?? []
  if (rows === undefined) return
  const missing = NEEDED.find((column) => !header?.cells.some((cell) => cell.trim() === column))
  if (header === undefined || missing !== undefined)
    return file.cannotRead({ line: 1, field: missing ?? 'TYPE', reason: 'missing_column' })
  const nameOf = namedByContent('todoist', around.hash)
  const found: Found[] = []
  let section: string | undefined
  for (const row of lines) {
    const cell = named(header, row)
    const type = cell('TYPE')
    const last = found.at(-1)
    if (type === 'task') {
      const task = readTask(cell, row.line, projectNamed(around.name, section), { nameOf, file, around })
      if (task !== undefined) found.push(task)
    } else if (type === 'section') {
      section = cell('CONTENT')
      file.use('section', 'project')
    } else if (type === 'note' && last !== undefined) {
      last.task = { ...last.task, comments: [...last.task.comments, cell('CONTENT')] }
      file.use('note', 'comment')
    } else if (type === 'note') file.use('note', null)
    // How the project is shown.
    else if (type !== 'meta' && type !== '')
      file.cannotRead({ line: row.line, field: 'TYPE', reason: 'unknown_value', given: type })
  }
  addNested(file, found, 'INDENT')
}

interface Reading {
  readonly nameOf: ReturnType<typeof namedByContent>
  readonly file: SourceFile
  readonly around: Surroundings
}

/** Undefined if it cannot be read, which the file then says. */
function readTask(cell: Cell, line: number, project: string | undefined, reading: Reading): Found | undefined {
  const { nameOf, file } = reading
  const cannotRead = (field: string, given: string) => {
    file.cannotRead({ line, field, reason: 'unknown_value', given })
    return undefined
  }
  const content = cell('CONTENT')
  const depth = Number(cell('INDENT') || '1')
  if (!isPriority(cell('PRIORITY'))) return cannotRead('PRIORITY', cell('PRIORITY'))
  if (!Number.isInteger(depth) || depth < 1 || depth > 9) return cannotRead('INDENT', cell('INDENT'))
  const kept: string[] = []
  const time = timeOf(cell, kept, reading)
  const text = titled(content.replace(LABELS_AT_END, ''), cell('DESCRIPTION'), ...kept)
  if (text === undefined) {
    file.cannotRead({ line, field: 'CONTENT', reason: 'no_title' })
    return undefined
  }
  const labels = [...content.matchAll(LABEL)].map(([, label]) => present(label))
  const priority = PRIORITIES[cell('PRIORITY')]
  file.use('CONTENT', 'title')
  if (cell('DESCRIPTION') !== '') file.use('DESCRIPTION', 'description')
  if (priority !== undefined) file.use('PRIORITY', 'priority')
  if (labels.length > 0) file.use('@label', 'tags', labels.length)
  for (const column of NO_PLACE) if (cell(column) !== '') file.use(column, null)
  const task: SourceTask = {
    line,
    source: nameOf(project ?? '', content),
    status: 'open',
    fields: { ...text, priority, project, tags: tagsFrom(labels), ...time },
    comments: [],
  }
  return { task, depth }
}

/** What is not understood whole is put into `kept`, to be read by a person. */
function timeOf(cell: Cell, kept: string[], { file, around }: Reading): SourceTime {
  const zone = cell('TIMEZONE') || around.timeZone
  const read = (column: string, language: string): SourceTime | undefined => {
    const said = cell(column)
    if (said === '') return undefined
    const time = readIso(said, around.timeZone) ?? around.readTime(said, language)
    file.use(column, time === undefined ? 'description' : time.recurrence === undefined ? 'deadline' : 'recurrence')
    if (time === undefined) kept.push(`${column}: ${said}${zone === around.timeZone ? '' : ` (${zone})`}`)
    return time
  }
  const date = read('DATE', cell('DATE_LANG'))
  if (date === undefined) return read('DEADLINE', cell('DEADLINE_LANG')) ?? {}
  if (cell('DEADLINE') !== '') {
    file.use('DEADLINE', 'description')
    kept.push(`DEADLINE: ${cell('DEADLINE')}`)
  }
  return date
}
