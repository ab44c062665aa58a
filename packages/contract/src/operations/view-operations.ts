// Lists a person comes back to, each under a name. They are kept for the person, so that every door and browser has them.

import * as z from 'zod'
import { project, writtenTag } from '../input/planner-fields.ts'
import { searchText, title } from '../input/text-rules.ts'
import { once } from '../once.ts'
import { deadline, priority } from '../views/task-view.ts'
import { declareOperation } from './operation.ts'
import { LIST_SORTS, LIST_STATUSES } from './task-operations.ts'

export const LIST_GROUPS = ['due', 'priority', 'project', 'tag', 'status', 'none'] as const
export const VIEWS_LIMIT = 100
const NAME_LIMIT = 60

const viewName = () => title().max(NAME_LIMIT).describe('Its name')

const shows = () => ({
  status: z.enum(LIST_STATUSES).optional().describe('Only tasks in this status'),
  priority: priority().optional().describe('Only tasks of this priority'),
  dueBefore: deadline().optional().describe('Only tasks due before this date'),
  dueAfter: deadline().optional().describe('Only tasks due on or after this date'),
  tag: writtenTag().optional().describe('Only tasks with this tag'),
  project: project().optional().describe('Only tasks of this project'),
  text: searchText().optional().describe('Only tasks with this in the title or description'),
  sort: z.enum(LIST_SORTS).optional().describe('In which order'),
  group: z.enum(LIST_GROUPS).optional().describe('Under which headings pages show it'),
})

const savedView = once(() => z.object({ name: z.string(), ...shows() }).meta({ id: 'View' }))
export type SavedView = z.output<ReturnType<typeof savedView>>

const oneView = () => z.object({ view: savedView() })

export const addView = declareOperation({
  name: 'add-view',
  summary: 'Save a filtered list as a view, under a name; a view of the same name is replaced.',
  right: 'todo',
  http: { method: 'POST', path: '/api/views' },
  command: { words: ['view', 'add'], positional: ['name'] },
  input: () => z.strictObject({ name: viewName(), ...shows() }),
  result: oneView,
})

export const listViews = declareOperation({
  name: 'list-views',
  summary: 'Show your saved views.',
  right: 'lists',
  http: { method: 'GET', path: '/api/views' },
  command: { words: ['view', 'list'] },
  staleAfter: { changesOf: ['record'] },
  shownWhileAway: true,
  input: () => z.strictObject({}),
  result: () => z.object({ views: z.array(savedView()) }),
})

export const removeView = declareOperation({
  name: 'remove-view',
  summary: 'Remove a saved view; its tasks stay.',
  right: 'todo',
  http: { method: 'DELETE', path: '/api/views/:view' },
  command: { words: ['view', 'remove'], positional: ['view'] },
  input: () => z.strictObject({ view: viewName() }),
  result: oneView,
})
