// Task Master: `tasks.json`, one list, or one for each tag. Subtasks stay steps in the text of their task.

import { present } from '@pawl/kernel'
import { isThing, readJson, type Thing, textIn, thingsIn } from '../json.ts'
import type { SourceFile } from '../source-file.ts'
import { type Described, PRIORITIES, type ReadWork, section, WorkCollected } from './work-item.ts'

const STATES: Readonly<Record<string, Described['state']>> = {
  '': 'open',
  pending: 'open',
  'in-progress': 'open',
  review: 'open',
  blocked: 'open',
  deferred: 'open',
  done: 'done',
  completed: 'done',
  cancelled: 'cancelled',
}
/** The list that everything is in where no tags are used. */
const MAIN = 'master'

export const readTaskMaster: ReadWork = (text, file, hash) => {
  const found = new WorkCollected('taskmaster', file, hash)
  const document = readJson(text, file)
  if (document === undefined) return found
  const lists: readonly (readonly [string, unknown])[] = !isThing(document)
    ? []
    : Array.isArray(document.tasks)
      ? [[MAIN, document.tasks]]
      : Object.entries(document).flatMap(([tag, list]) =>
          isThing(list) && Array.isArray(list.tasks) ? [[tag, list.tasks]] : [],
        )
  if (lists.length === 0) file.cannotRead({ line: 1, field: 'tasks', reason: 'missing_column' })
  let line = 0
  for (const [tag, tasks] of lists) for (const task of thingsIn(tasks)) readTask(task, ++line, tag, file, found)
  return found
}

function readTask(task: Thing, line: number, tag: string, file: SourceFile, found: WorkCollected): undefined {
  const status = textIn(task.status)
  if (!Object.hasOwn(STATES, status))
    return file.cannotRead({ line, field: 'status', reason: 'unknown_value', given: status })
  const inTag = (id: unknown) => (tag === MAIN ? String(id) : `${tag}-${id}`)
  if (task.id === undefined) return file.cannotRead({ line, field: 'id', reason: 'missing_column' })
  for (const name of Object.keys(task)) file.use(name, PLACES[name] ?? null)
  const steps = thingsIn(task.subtasks).map((step) => {
    const mark = STATES[textIn(step.status)] === 'done' ? 'x' : ' '
    const more = [textIn(step.description), textIn(step.details)].filter((part) => part.trim() !== '')
    return [
      `- [${mark}] ${textIn(step.title)}`,
      ...more.map((part) => `  ${part.trim().replaceAll('\n', '\n  ')}`),
    ].join('\n')
  })
  const dependencies = Array.isArray(task.dependencies) ? task.dependencies : []
  found.add({
    line,
    id: inTag(task.id),
    title: textIn(task.title),
    state: present(STATES[status]),
    parts: [
      textIn(task.description),
      section('Details', textIn(task.details)),
      section('How to test', textIn(task.testStrategy)),
      section('Steps', steps.join('\n')),
    ],
    priority: PRIORITIES[textIn(task.priority)],
    labels: tag === MAIN ? [] : [tag],
    // Of a task's subtask, as in 3.1, the task counts.
    blockedBy: dependencies.map((id: unknown) => inTag(String(id).split('.')[0])),
  })
}

const PLACES: Readonly<Record<string, string>> = {
  id: 'importedFrom',
  title: 'content',
  description: 'content',
  details: 'content',
  testStrategy: 'content',
  subtasks: 'content',
  status: 'status',
  priority: 'priority',
  dependencies: 'blockedBy',
}
