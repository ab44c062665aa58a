// Google Tasks, as Google Takeout writes them (Tasks.json): lists with their tasks; one list by itself is read too.

import { present } from '@pawl/kernel'
import { isThing, readJson, type Thing, textIn, thingsIn } from './json.ts'
import {
  namedByContent,
  namedById,
  type ReadSource,
  type SourceFile,
  type SourceTask,
  type SourceTime,
  type Surroundings,
} from './source-file.ts'
import { projectNamed, titled } from './source-text.ts'
import { readIso } from './source-times.ts'
import { addNested, type Nested } from './subtasks.ts'

const STATUSES: Readonly<Record<string, SourceTask['status']>> = { '': 'open', needsAction: 'open', completed: 'done' }
const READ = [
  ...[
    'id',
    'kind',
    'etag',
    'title',
    'notes',
    'status',
    'due',
    'scheduled_time',
    'parent',
    'links',
    'deleted',
    'hidden',
  ],
  ...['updated', 'selfLink', 'webViewLink', 'position', 'task_type'],
]

export const readGoogle: ReadSource = (text, file, around) => {
  const document = readJson(text, file)
  if (file.unread.length > 0) return
  if (!isThing(document) || !Array.isArray(document.items))
    return file.cannotRead({ line: 1, field: 'items', reason: 'missing_column' })
  const items = thingsIn(document.items)
  const lists =
    document.kind === 'tasks#taskLists' || items.some((item) => Array.isArray(item.items)) ? items : [document]
  const nameOf = namedByContent('google', around.hash)
  let line = 0
  for (const list of lists) {
    const project = projectNamed(textIn(list.title) || around.name)
    const found: (Nested & { readonly id: string; readonly parent: string })[] = []
    for (const item of thingsIn(list.items)) {
      line++
      if (item.deleted === true) {
        file.leaveOut('deleted')
        continue
      }
      const task = readTask(item, line, project, nameOf, file, around)
      if (task !== undefined) found.push({ task, depth: 1, id: textIn(item.id), parent: textIn(item.parent) })
    }
    addNested(file, inOrder(found), 'parent')
  }
}

/** Each behind the one it belongs to. */
function inOrder(found: readonly (Nested & { readonly id: string; readonly parent: string })[]): readonly Nested[] {
  const ids = new Set(found.map(({ id }) => id))
  const below = Map.groupBy(found, ({ id, parent }) => (ids.has(parent) && parent !== id ? parent : ''))
  const placed = (parent: string, depth: number): readonly Nested[] =>
    (depth > 9 ? [] : (below.get(parent) ?? [])).flatMap((one) => [
      { task: one.task, depth },
      ...(one.id === '' ? [] : placed(one.id, depth + 1)),
    ])
  const all = placed('', 1)
  const there = new Set(all.map(({ task }) => task))
  // What belongs to itself in a circle belongs to nothing.
  return [...all, ...found.filter(({ task }) => !there.has(task)).map(({ task }) => ({ task, depth: 1 }))]
}

function readTask(
  item: Thing,
  line: number,
  project: string | undefined,
  nameOf: ReturnType<typeof namedByContent>,
  file: SourceFile,
  around: Surroundings,
): SourceTask | undefined {
  const status = textIn(item.status)
  if (!Object.hasOwn(STATUSES, status))
    return file.cannotRead({ line, field: 'status', reason: 'unknown_value', given: status })
  const time = timeOf(item, around)
  if (time === undefined)
    return file.cannotRead({ line, field: 'due', reason: 'unknown_value', given: textIn(item.due) })
  const links = thingsIn(item.links).flatMap((link) => (textIn(link.link) === '' ? [] : [textIn(link.link)]))
  const text = titled(textIn(item.title), textIn(item.notes), links.join('\n'))
  if (text === undefined) {
    // The empty line at the end of a list.
    if (textIn(item.notes).trim() === '') file.leaveOut('empty')
    else file.cannotRead({ line, field: 'title', reason: 'no_title' })
    return undefined
  }
  file.use('title', 'title')
  if (textIn(item.notes) !== '') file.use('notes', 'description')
  if (time.deadline !== undefined) file.use(time.deadlineLocal === undefined ? 'due' : 'scheduled_time', 'deadline')
  if (links.length > 0) file.use('links', 'description', links.length)
  for (const [field, value] of Object.entries(item))
    if (!READ.includes(field) && value !== false && value !== null && value !== '') file.use(field, null)
  const id = textIn(item.id)
  return {
    line,
    source: id === '' ? nameOf(project ?? '', text.title) : namedById('google', id, around.hash),
    status: present(STATUSES[status]),
    fields: { ...text, project, ...time },
    comments: [],
  }
}

/** `due` is a day, whatever its hours say; a time of day stands in `scheduled_time`. Undefined if it cannot be read. */
function timeOf(item: Thing, { timeZone }: Surroundings): SourceTime | undefined {
  const planned = thingsIn(item.scheduled_time).find((one) => one.current === true)
  const start = planned === undefined ? '' : textIn(planned.start)
  if (start !== '' && !/T00:00:00/.test(start)) return readIso(start, timeZone)
  const due = textIn(item.due) || start
  return due === '' ? {} : readIso(due.slice(0, 10), timeZone)
}
