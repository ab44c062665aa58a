// Tasks for the eyes of a person.

import {
  type ComingTime,
  type Operations,
  type Priority,
  type ResultOf,
  shortReminder,
  type TaskView,
  wordsOf,
} from '@pawl/contract'
import type { LifecycleName } from '@pawl/kernel'
import { moment } from './moment.ts'
import { moveCommand } from './move-command.ts'
import { roomFacts, SHOWN_IN_ROOMS } from './room-facts.ts'
import type { Screen, Style } from './screen.ts'
import { table } from './table.ts'
import { statusName } from './table-words.ts'

const STATUS_MARKS: Readonly<Record<string, string>> = { open: '○', in_progress: '◐', done: '✓', deleted: '✗' }
const STATUS_STYLES: Readonly<Record<string, Style>> = { in_progress: 'cyan', done: 'green', deleted: 'dim' }
const PRIORITY_STYLES: Readonly<Record<string, Style>> = { urgent: 'red', high: 'yellow', low: 'dim' }

export function statusText(lifecycle: LifecycleName, status: string, screen: Screen): string {
  return `${STATUS_MARKS[status] ?? '•'} ${statusName(lifecycle, status, screen)}`
}

export async function renderTaskList(
  { tasks, nextCursor }: ResultOf<Operations['listTasks']>,
  screen: Screen,
  input: object,
): Promise<string> {
  const { phrases } = screen
  const filters = Object.entries(input).filter(([name, value]) => name !== 'cursor' && value !== undefined)
  // A command always says in which time zone it is run.
  const isAll = filters.every(([name]) => name === 'timeZone') && !('cursor' in input)
  if (tasks.length === 0) return isAll ? phrases.noTasks : phrases.nothingMatches
  const shown = await table(
    tasks,
    [
      { heading: phrases.headings.number, text: (task) => String(task.number), align: 'right', style: () => 'dim' },
      {
        heading: phrases.headings.title,
        text: (task) => task.title ?? '',
        free: true,
        style: (task) => (task.status === 'done' || task.status === 'deleted' ? 'dim' : undefined),
      },
      {
        heading: phrases.headings.priority,
        text: (task) => wordsOf[screen.language].priorities[task.priority as Priority] ?? '',
        style: (task) => PRIORITY_STYLES[String(task.priority)],
      },
      {
        heading: phrases.headings.due,
        text: dueText,
        style: (task) => dueStyle(task, screen.now),
      },
      ...(tasks.some((task) => filedUnder(task) !== '')
        ? [{ heading: phrases.headings.filed, text: filedUnder, free: true as const }]
        : []),
      {
        heading: phrases.headings.status,
        text: (task) => statusText(task.lifecycle, task.status, screen),
        style: (task) => STATUS_STYLES[task.status],
      },
    ],
    screen,
  )
  if (nextCursor === null)
    return screen.isTerminal ? `${shown}\n${screen.paint('dim', phrases.shown(tasks.length))}` : shown
  const page = { ...Object.fromEntries(filters), cursor: nextCursor }
  const command = screen.words.say({ operation: 'listTasks', input: page }) ?? ''
  return screen.isTerminal ? `${shown}\n${screen.paint('dim', phrases.more(command))}` : shown
}

export function renderTask({ task, moves, conversation }: ResultOf<Operations['showTask']>, screen: Screen): string {
  const { phrases, paint, quote } = screen
  const facts: [string, string][] = [
    [
      phrases.headings.status,
      paint(STATUS_STYLES[task.status] ?? 'bold', statusText(task.lifecycle, task.status, screen)),
    ],
  ]
  if (typeof task.priority === 'string') {
    facts.push([
      phrases.headings.priority,
      paint(PRIORITY_STYLES[task.priority] ?? 'bold', wordsOf[screen.language].priorities[task.priority]),
    ])
  }
  if (task.deadline !== undefined) facts.push([phrases.headings.due, dueText(task)])
  facts.push(...planFacts(task, screen))
  facts.push([phrases.created, `${moment(task.createdAt)}, ${task.createdBy}`])
  if (conversation !== null) facts.push([phrases.headings.conversation, conversation])
  facts.push([phrases.changed, `${moment(task.updatedAt)}, ${phrases.version} ${task.version}`])
  facts.push(...inRoom(task, screen))
  const lines = [paint('bold', `#${task.number} ${quote(task.title ?? String(task.content ?? ''))}`), '']
  for (const [name, value] of facts) lines.push(`  ${paint('dim', `${name}:`)} ${value.replaceAll('\n', '\n    ')}`)
  if (task.description) lines.push('', ...task.description.split('\n').map((line) => `  ${quote(line)}`))
  if (moves.length > 0) lines.push('', paint('dim', `${phrases.nextMoves}:`))
  for (const move of moves) {
    const command = moveCommand(task, move.trigger, screen)
    lines.push(`  ${command}  ${paint('dim', `→ ${statusName(task.lifecycle, move.to, screen)}`)}`)
  }
  return lines.join('\n')
}

/** Of a task in a room: where it is, who has it, what became of it so far. */
function inRoom(task: TaskView, screen: Screen): [string, string][] {
  if (task.lifecycle !== 'room') return []
  const fields = SHOWN_IN_ROOMS.filter((field) => field !== 'status')
  return roomFacts(task, fields, screen)
}

/** One line after a change: what happened, to which task, and what is worth knowing about it. */
export function renderChangedTask(what: string, task: TaskView, screen: Screen): string {
  const { paint, quote } = screen
  const details = [
    wordsOf[screen.language].priorities[task.priority as Priority],
    dueText(task),
    task.recurrenceText ?? task.recurrence,
    ...(task.reminders ?? []).map((reminder) => reminderText(shortReminder(reminder), screen)),
    filedUnder(task),
  ].filter((detail) => detail !== undefined && detail !== '')
  const tail = details.length === 0 ? '' : paint('dim', ` (${details.join(', ')})`)
  return `${paint('green', what)} ${paint('dim', `#${task.number}`)} ${quote(task.title ?? String(task.content ?? ''))}${tail}`
}

export function renderComesAgain(time: ComingTime, { paint, phrases }: Screen): string {
  return paint('dim', phrases.comesAgain(writtenTime(time)))
}

const writtenTime = ({ deadline, deadlineLocal }: Pick<TaskView, 'deadline' | 'deadlineLocal'>) =>
  deadlineLocal?.split('[')[0]?.replace('T', ' ') ?? deadline ?? ''

/** As it was written, if that is known; a task that recurs is marked. */
function dueText(task: TaskView): string {
  const written = writtenTime(task)
  return task.recurrence === undefined ? written : `${written} ↻`
}

function reminderText(short: string, { phrases: { reminders } }: Screen): string {
  if (short === '0m') return reminders.whenDue
  return /^\d+[mhdw]$/.test(short) ? reminders.before(short) : reminders.at(short)
}

/** Project and tags, as they are typed. */
function filedUnder({ project, tags = [] }: TaskView): string {
  return [...(project === undefined ? [] : [`+${project}`]), ...tags.map((tag) => `#${tag}`)].join(' ')
}

function planFacts(task: TaskView, { language, quote }: Screen): [string, string][] {
  const { fields } = wordsOf[language]
  const steps = task.checklist?.map(({ text, done }) => `[${done ? 'x' : ' '}] ${quote(text)}`)
  const facts: [string | undefined, string | undefined][] = [
    [fields.project, task.project],
    [fields.tags, task.tags?.map((tag) => `#${tag}`).join(' ')],
    [fields.recurrence, task.recurrenceText ?? task.recurrence],
    [fields.reminders, task.reminders?.map(shortReminder).join(', ')],
    [fields.snoozedUntil, task.snoozedUntil === undefined ? undefined : moment(task.snoozedUntil)],
    [fields.checklist, steps?.join('  ')],
    [fields.comment, task.comment && quote(task.comment)],
  ]
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name ?? '', value]] : []))
}

/** What is due, day by day. */
export async function renderDays(
  days: readonly { readonly heading: string; readonly tasks: readonly TaskView[] }[],
  screen: Screen,
): Promise<string> {
  const parts: string[] = []
  for (const { heading, tasks } of days.filter(({ tasks }) => tasks.length > 0)) {
    const rows = await renderTaskList({ tasks: [...tasks], nextCursor: null }, { ...screen, isTerminal: false }, {})
    parts.push(`${screen.paint('bold', heading)}\n${rows}`)
  }
  return parts.length === 0 ? screen.phrases.nothingDue : parts.join('\n\n')
}

/** As they are typed, with how many open tasks each has. */
export function renderProjects({ projects, tags }: ResultOf<Operations['listProjects']>, screen: Screen): string {
  const all = [...projects.map((one) => ({ ...one, sign: '+' })), ...tags.map((one) => ({ ...one, sign: '#' }))]
  if (all.length === 0) return screen.phrases.noProjects
  return all
    .map(({ sign, name, tasks }) => `${screen.quote(sign + name)}  ${screen.paint('dim', String(tasks))}`)
    .join('\n')
}

function dueStyle(task: TaskView, now: number): Style | undefined {
  if (task.deadline === undefined || task.status === 'done' || task.status === 'deleted') return 'dim'
  const today = moment(now).slice(0, 10)
  if (task.deadline.slice(0, 10) < today) return 'red'
  return task.deadline.slice(0, 10) === today ? 'yellow' : undefined
}
