// Microsoft To Do: the JSON of Graph (tasks, a list of them, or lists with their tasks), or the CSV that Outlook exports.

import { present } from '@pawl/kernel'
import { isThing, readJson, type Thing, textIn, textsIn, thingsIn } from './json.ts'
import { recurrenceOf } from './microsoft-recurrence.ts'
import { readOutlook } from './read-outlook.ts'
import {
  namedByContent,
  namedById,
  type ReadSource,
  type SourceFile,
  type SourceTask,
  type SourceTime,
  type Surroundings,
} from './source-file.ts'
import { projectNamed, tagsFrom, textOfHtml, titled } from './source-text.ts'
import { localText, readIso } from './source-times.ts'

const STATUSES: Readonly<Record<string, SourceTask['status']>> = {
  '': 'open',
  notStarted: 'open',
  waitingOnOthers: 'open',
  deferred: 'open',
  inProgress: 'in_progress',
  completed: 'done',
}
const PRIORITIES: Readonly<Record<string, 'high' | 'low' | undefined>> = {
  '': undefined,
  normal: undefined,
  high: 'high',
  low: 'low',
}
const READ = [
  ...['title', 'body', 'status', 'importance', 'categories', 'dueDateTime', 'recurrence', 'checklistItems'],
  ...['reminderDateTime', 'isReminderOn', 'linkedResources', 'id', 'hasAttachments', 'bodyLastModifiedDateTime'],
  ...['lastModifiedDateTime'],
]

export const readMicrosoft: ReadSource = (text, file, around) => {
  if (!/^\s*[[{]/.test(text.replace(/^\ufeff/, ''))) return readOutlook(text, file, around)
  const found = tasksIn(readJson(text, file), around.name)
  if (found.length === 0 && file.unread.length === 0)
    return file.cannotRead({ line: 1, field: 'value', reason: 'missing_column' })
  const nameOf = namedByContent('microsoft', around.hash)
  for (const [index, one] of found.entries()) file.add(readTask(one, index + 1, nameOf, file, around))
}

interface Listed {
  readonly task: Thing
  readonly list: string | undefined
}

/** Wherever they stand: in `value`, in `tasks` of a list, or by themselves. */
function tasksIn(value: unknown, list: string | undefined): readonly Listed[] {
  if (Array.isArray(value)) return value.flatMap((one) => tasksIn(one, list))
  if (!isThing(value)) return []
  const name = textIn(value.displayName) || list
  for (const inside of ['value', 'lists', 'tasks'])
    if (Array.isArray(value[inside]) || isThing(value[inside])) return tasksIn(value[inside], name)
  return 'title' in value ? [{ task: value, list }] : []
}

function readTask(
  { task, list }: Listed,
  line: number,
  nameOf: ReturnType<typeof namedByContent>,
  file: SourceFile,
  around: Surroundings,
): SourceTask | undefined {
  const status = textIn(task.status)
  const importance = textIn(task.importance)
  for (const [field, given, known] of [
    ['status', status, STATUSES],
    ['importance', importance, PRIORITIES],
  ] as const)
    if (!Object.hasOwn(known, given)) return file.cannotRead({ line, field, reason: 'unknown_value', given })
  const due = dueOf(task, around)
  if (due === 'unknown')
    return file.cannotRead({ line, field: 'dueDateTime', reason: 'unknown_value', given: momentIn(task.dueDateTime) })
  const recurrence = due.deadline === undefined ? undefined : recurrenceOf(task.recurrence)
  const kept =
    isThing(task.recurrence) && recurrence === undefined ? `recurrence: ${JSON.stringify(task.recurrence)}` : ''
  const links = thingsIn(task.linkedResources).map((one) =>
    [textIn(one.displayName), textIn(one.webUrl)].filter((part) => part !== '').join(': '),
  )
  const body = bodyOf(task.body)
  const text = titled(textIn(task.title), body, links.join('\n'), kept)
  if (text === undefined) return file.cannotRead({ line, field: 'title', reason: 'no_title' })
  const steps = thingsIn(task.checklistItems).flatMap((step) => {
    const title = titled(textIn(step.displayName))?.title
    return title === undefined ? [] : [{ text: title, done: step.isChecked === true }]
  })
  const reminder = task.isReminderOn === true ? reminderOf(task.reminderDateTime, around) : undefined
  file.use('title', 'title')
  if (body !== '') file.use('body', 'description')
  if (due.deadline !== undefined) file.use('dueDateTime', 'deadline')
  if (isThing(task.recurrence)) file.use('recurrence', recurrence === undefined ? 'description' : 'recurrence')
  if (steps.length > 0) file.use('checklistItems', 'checklist', steps.length)
  if (reminder !== undefined) file.use('reminderDateTime', 'reminders')
  if (links.length > 0) file.use('linkedResources', 'description', links.length)
  if (textsIn(task.categories).length > 0) file.use('categories', 'tags')
  if (PRIORITIES[importance] !== undefined) file.use('importance', 'priority')
  if (status === 'waitingOnOthers' || status === 'deferred') file.use(`status ${status}`, null)
  if (task.hasAttachments === true) file.use('attachments', null)
  for (const [field, value] of Object.entries(task))
    if (!READ.includes(field) && !field.startsWith('@') && value !== null && value !== '') file.use(field, null)
  const id = textIn(task.id)
  const project = projectNamed(list)
  return {
    line,
    source: id === '' ? nameOf(project ?? '', text.title) : namedById('microsoft', id, around.hash),
    status: present(STATUSES[status]),
    fields: {
      ...text,
      priority: PRIORITIES[importance],
      project,
      tags: tagsFrom(textsIn(task.categories)),
      ...due,
      ...(recurrence !== undefined && { recurrence }),
      ...(reminder !== undefined && { reminders: [reminder] }),
      ...(steps.length > 0 && { checklist: steps.slice(0, 200) }),
    },
    comments: [],
  }
}

function bodyOf(body: unknown): string {
  if (!isThing(body)) return textIn(body)
  const content = textIn(body.content)
  return textIn(body.contentType).toLowerCase() === 'html' ? textOfHtml(content) : content.trim()
}

/** A day: where the time is not midnight, it is midnight of the person who wrote it. */
function dueOf({ dueDateTime }: Thing, around: Surroundings): SourceTime | 'unknown' {
  if (!isThing(dueDateTime)) return {}
  const moment = readMoment(dueDateTime, around)
  if (moment === undefined) return 'unknown'
  const written = textIn(dueDateTime.dateTime)
  const local = moment.toZonedDateTimeISO(around.timeZone).toPlainDate().toString()
  return { deadline: /T00:00/.test(written) ? written.slice(0, 10) : local }
}

function reminderOf(given: unknown, around: Surroundings): string | undefined {
  const moment = isThing(given) ? readMoment(given, around) : undefined
  return moment && localText(moment.toZonedDateTimeISO(around.timeZone))
}

/** A zone that is not known by its usual name is taken for the person's own. */
function readMoment(given: Thing, { timeZone }: Surroundings): Temporal.Instant | undefined {
  const written = textIn(given.dateTime)
  const zone = textIn(given.timeZone)
  const local = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})/.exec(written)?.[1]
  if (local === undefined || readIso(local, 'UTC') === undefined) return undefined
  const at = Temporal.PlainDateTime.from(local)
  try {
    return at.toZonedDateTime(zone === '' ? timeZone : zone).toInstant()
  } catch {
    return at.toZonedDateTime(timeZone).toInstant()
  }
}

const momentIn = (given: unknown) => (isThing(given) ? textIn(given.dateTime) : '')
