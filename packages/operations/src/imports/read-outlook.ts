// The tasks of Outlook, as it exports them to CSV in English: Subject, Start Date, Due Date, Reminder On/Off, Reminder Date,
// Reminder Time, Date Completed, % Complete, Categories, Notes, Priority, Status, and what hardly anyone fills in.
//
// OL1. Its dates are written as the machine writes them. If one of them can only be day first or month first, all are read so;
//     otherwise as the one who imports says.

import { present } from '@pawl/kernel'
import { type Named, named, type Row, readRows } from './csv.ts'
import { namedByContent, type ReadSource, type SourceTask } from './source-file.ts'
import { projectNamed, tagsFrom, titled } from './source-text.ts'
import { onDay } from './source-times.ts'

const DATES = ['Due Date', 'Start Date', 'Reminder Date', 'Date Completed'] as const
const PRIORITIES: Readonly<Record<string, 'high' | 'low' | undefined>> = {
  '': undefined,
  normal: undefined,
  high: 'high',
  low: 'low',
}
const STATUSES: Readonly<Record<string, SourceTask['status']>> = {
  '': 'open',
  'not started': 'open',
  deferred: 'open',
  'waiting on someone else': 'open',
  'in progress': 'in_progress',
  completed: 'done',
}
const READ = ['Subject', 'Due Date', 'Categories', 'Notes', 'Priority', 'Status', 'Reminder Date', 'Reminder Time']
/** What Outlook writes into every row, whether anyone said so or not. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  'Reminder On/Off': ['True', 'False'],
  Private: ['False'],
  Complete: ['True', 'False'],
  '% Complete': ['0', '0%', '100', '100%'],
  'Total Work': ['0', '0 hours'],
  'Actual Work': ['0', '0 hours'],
  Sensitivity: ['Normal'],
}

export const readOutlook: ReadSource = (text, file, around) => {
  const rows = readRows(text, file)
  const [header, ...lines] = rows ?? []
  if (rows === undefined) return
  if (header === undefined || !header.cells.some((cell) => cell.trim() === 'Subject'))
    return file.cannotRead({ line: 1, field: 'Subject', reason: 'missing_column' })
  const dayFirst = isDayFirst(header, lines) ?? around.dayFirst
  const nameOf = namedByContent('microsoft', around.hash)
  const project = projectNamed(around.name)
  for (const row of lines) {
    const cell = named(header, row)
    const { line } = row
    const [priority, status] = [cell('Priority').toLowerCase(), cell('Status').toLowerCase()]
    const bad = (field: string) => file.cannotRead({ line, field, reason: 'unknown_value', given: cell(field) })
    const due = readDate(cell('Due Date'), dayFirst)
    const text = titled(cell('Subject'), cell('Notes'))
    if (text === undefined) file.cannotRead({ line, field: 'Subject', reason: 'no_title' })
    else if (!Object.hasOwn(PRIORITIES, priority)) bad('Priority')
    else if (!Object.hasOwn(STATUSES, status)) bad('Status')
    else if (due === 'unknown') bad('Due Date')
    else {
      const reminder = reminderIn(cell, dayFirst, around.timeZone)
      const categories = cell('Categories').split(/[;,]/)
      file.use('Subject', 'title')
      if (due !== undefined) file.use('Due Date', 'deadline')
      if (cell('Notes') !== '') file.use('Notes', 'description')
      if (PRIORITIES[priority] !== undefined) file.use('Priority', 'priority')
      if (cell('Categories') !== '') file.use('Categories', 'tags')
      if (reminder !== undefined) file.use('Reminder Date', 'reminders')
      for (const column of header.cells.map((one) => one.trim()))
        if (!READ.includes(column) && cell(column) !== '' && !USUAL[column]?.includes(cell(column)))
          file.use(column, null)
      file.add({
        line,
        source: nameOf(text.title, cell('Due Date')),
        status: present(STATUSES[status]),
        fields: {
          ...text,
          priority: PRIORITIES[priority],
          project,
          tags: tagsFrom(categories),
          deadline: due,
          ...(reminder !== undefined && { reminders: [reminder] }),
        },
        comments: [],
      })
    }
  }
}

const NUMBERS = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})$/

/** Undefined if there is no date that tells. */
function isDayFirst(header: Row, rows: readonly Row[]): boolean | undefined {
  for (const row of rows)
    for (const column of DATES) {
      const [, first = '', second = ''] = NUMBERS.exec(named(header, row)(column)) ?? []
      if (first.length > 2) continue
      if (Number(first) > 12) return true
      if (Number(second) > 12) return false
    }
  return undefined
}

function readDate(text: string, dayFirst: boolean): string | undefined | 'unknown' {
  if (text === '') return undefined
  const [, first = '', second, third] = NUMBERS.exec(text) ?? []
  const [year, month, day] =
    first.length === 4 ? [first, second, third] : dayFirst ? [third, second, first] : [third, first, second]
  const short = Number(year) < 100 ? 2000 : 0
  return onDay(Number(year) + short, Number(month), Number(day)) ?? 'unknown'
}

function reminderIn(cell: Named, dayFirst: boolean, timeZone: string): string | undefined {
  if (!/^(?:true|on|yes)$/i.test(cell('Reminder On/Off'))) return undefined
  const day = readDate(cell('Reminder Date'), dayFirst)
  const [, hour, minute, , half = ''] = /^(\d{1,2}):(\d{2})(:\d{2})?\s*([AP]M)?$/i.exec(cell('Reminder Time')) ?? []
  if (day === undefined || day === 'unknown' || hour === undefined) return undefined
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)
  return hours > 23 ? undefined : `${day}T${String(hours).padStart(2, '0')}:${minute}[${timeZone}]`
}
