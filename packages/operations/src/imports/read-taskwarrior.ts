// What `task export` of Taskwarrior writes: a list of objects, or one object in a line.
//
// TW1. Of a task that recurs Taskwarrior has a template and its occurrences. The first open occurrence is the one that recurs
//     here, under the name of the template, so that the same series is not taken in twice.

import { isThing, readJson, type Thing, textIn, textsIn, thingsIn } from './json.ts'
import {
  namedById,
  type ReadSource,
  type SourceFile,
  type SourceTask,
  type SourceTime,
  type Surroundings,
} from './source-file.ts'
import { projectNamed, tagsFrom, titled } from './source-text.ts'
import { readIso, readSpan } from './source-times.ts'

const STATUSES: readonly string[] = ['pending', 'waiting', 'recurring', 'completed', 'deleted']
const PRIORITIES: Readonly<Record<string, 'high' | 'medium' | 'low'>> = { H: 'high', M: 'medium', L: 'low' }
/** Worked out by Taskwarrior, or how it keeps its own books. */
const OWN = ['id', 'urgency', 'mask', 'imask', 'rtype', 'template', 'last', 'parent', 'uuid', 'status', 'modified']
const READ = ['description', 'due', 'project', 'tags', 'priority', 'annotations', 'recur', 'start', ...OWN]

export const readTaskwarrior: ReadSource = (text, file, around) => {
  const found = objectsIn(text, file)
  const series = new Map(found.filter(isTemplate).map((template) => [textIn(template.uuid), template]))
  const carried = new Set<Thing>()
  for (const [uuid] of series) {
    const [first] = found
      .filter((task) => task.parent === uuid && isOpen(task))
      .sort((one, other) => (textIn(one.due) < textIn(other.due) ? -1 : 1))
    if (first !== undefined) carried.add(first)
  }
  const isCarried = (template: Thing) => [...carried].some(({ parent }) => parent === template.uuid)
  for (const [index, task] of found.entries()) {
    if (textIn(task.status) === 'deleted') file.leaveOut('deleted')
    else if (isTemplate(task) && isCarried(task)) file.leaveOut('template')
    else file.add(readTask(task, index + 1, carried.has(task) || isTemplate(task), file, around))
  }
}

const isTemplate = ({ status }: Thing) => status === 'recurring'
const isOpen = ({ status }: Thing) => status === 'pending' || status === 'waiting'

function objectsIn(text: string, file: SourceFile): readonly Thing[] {
  if (text.trimStart().startsWith('[')) return thingsIn(readJson(text, file))
  const lines = text.split('\n').map((line) => line.trim().replace(/,$/, ''))
  return lines.flatMap((line, index) => {
    const object = line === '' ? undefined : readJson(line, file, index + 1)
    return isThing(object) ? [object] : []
  })
}

function readTask(
  task: Thing,
  line: number,
  recurs: boolean,
  file: SourceFile,
  around: Surroundings,
): SourceTask | undefined {
  const uuid = textIn(task.uuid)
  const status = textIn(task.status)
  const priority = textIn(task.priority)
  if (uuid === '') return file.cannotRead({ line, field: 'uuid', reason: 'missing_column' })
  if (!STATUSES.includes(status))
    return file.cannotRead({ line, field: 'status', reason: 'unknown_value', given: status })
  const time = timeOf(task, recurs, around)
  if (time === undefined)
    return file.cannotRead({ line, field: 'due', reason: 'unknown_value', given: textIn(task.due) })
  const isDone = status === 'completed'
  const kept = recurs && time.recurrence === undefined && !isDone ? `recur: ${textIn(task.recur)}` : undefined
  const text = titled(textIn(task.description), kept)
  if (text === undefined) return file.cannotRead({ line, field: 'description', reason: 'no_title' })
  const annotations = thingsIn(task.annotations).map((one) => textIn(one.description))
  file.use('description', 'title')
  if (task.due !== undefined) file.use('due', 'deadline')
  if (recurs) file.use('recur', kept === undefined ? 'recurrence' : 'description')
  if (annotations.length > 0) file.use('annotations', 'comment', annotations.length)
  if (textIn(task.project) !== '') file.use('project', 'project')
  if (textsIn(task.tags).length > 0) file.use('tags', 'tags')
  if (PRIORITIES[priority] !== undefined) file.use('priority', 'priority')
  if (task.start !== undefined) file.use('start', isOpen(task) ? 'status' : null)
  if (recurs && task.until !== undefined) file.use('until', kept === undefined ? 'recurrence' : null)
  const read = recurs ? [...READ, 'until'] : READ
  for (const field of Object.keys(task)) if (!read.includes(field)) file.use(field, null)
  return {
    line,
    source: namedById('taskwarrior', recurs && textIn(task.parent) !== '' ? textIn(task.parent) : uuid, around.hash),
    status: isDone ? 'done' : task.start !== undefined && isOpen(task) ? 'in_progress' : 'open',
    fields: {
      ...text,
      priority: PRIORITIES[priority],
      project: projectNamed(textIn(task.project)),
      tags: tagsFrom(textsIn(task.tags)),
      ...time,
    },
    comments: annotations,
  }
}

/** Undefined if its due date is none. */
function timeOf(task: Thing, recurs: boolean, { timeZone }: Surroundings): SourceTime | undefined {
  if (task.due === undefined) return {}
  const due = readIso(textIn(task.due), timeZone)
  if (due === undefined || !recurs) return due
  const recurrence = readSpan(textIn(task.recur))
  if (recurrence === undefined) return due
  const until = textIn(task.until) === '' ? undefined : readIso(textIn(task.until), timeZone)?.deadline
  const ends = until === undefined ? '' : `;UNTIL=${until.slice(0, 10).replaceAll('-', '')}`
  return { ...due, recurrence: `${recurrence}${ends}`, recurrenceText: textIn(task.recur) }
}
