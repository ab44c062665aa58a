// A list of to-dos after a change of one of them: as the server would list it now.
//
// LN3. Of a list that goes on, the cursor says how far it is loaded. A task that comes after it is left to the page that
//      will be asked for; one before it is put in its place.

import type { TaskView } from '@pawl/contract'
import type { Input, Result } from '../api/request.ts'
import { ASK, type LiveChange, SHARING, touches } from './change.ts'
import { belongs, comesAfter, compareTasks, isBeyondTelling } from './task-order.ts'

type Filters = Input<'listTasks'>
type Page = Result<'listTasks'>
/** What is loaded of a list page by page. */
export interface Pages {
  readonly pages: readonly Page[]
}

const DEFAULT_LIMIT = 50
/** What a search looks in. */
const SEARCHED = ['title', 'description', 'tags', 'project']

/** A list that is read page by page is kept as its pages. */
export function patchList(list: Page | Pages, change: LiveChange, filters: Filters): Page | typeof ASK {
  return 'pages' in list
    ? (patchPages(list, change, filters) as unknown as Page | typeof ASK)
    : patchOnePage(list, change, filters)
}

/** A list of a limited length is not filled up from here. */
function patchOnePage(page: Page, change: LiveChange, filters: Filters): Page | typeof ASK {
  const patched = patchPages({ pages: [page] }, change, filters)
  if (patched === ASK) return ASK
  const [now = page] = patched.pages
  if (page.nextCursor !== null && now.tasks.length !== page.tasks.length) return ASK
  return now.tasks.length > (filters.limit ?? DEFAULT_LIMIT) ? ASK : now
}

function patchPages<List extends Pages>(list: List, change: LiveChange, filters: Filters): List | typeof ASK {
  const { task } = change
  if (task === undefined || touches(change, SHARING)) return ASK
  const held = heldIn(list, task)
  if (held !== undefined && held.version >= task.version && !change.wasGuess) return list
  if (belongs(task, filters) && isBeyondTelling(filters) && !stillFound(filters, change, held)) return ASK
  return placed(list, task, filters)
}

/** With the task in its place, or without it where it does not belong. */
export function placed<List extends Pages>(list: List, task: TaskView, filters: Filters): List | typeof ASK {
  const held = heldIn(list, task)
  const isIn = belongs(task, filters)
  if (held === undefined && !isIn) return list
  if (held !== undefined && isIn && compareTasks(held, task, filters) === 0)
    return { ...list, pages: list.pages.map((page) => replaced(page, task)) }
  const without = held === undefined ? list.pages : list.pages.map((page) => removed(page, task))
  const pages = isIn ? inserted(without, task, filters) : without
  return pages === ASK ? ASK : { ...list, pages }
}

function heldIn({ pages }: Pages, task: TaskView): TaskView | undefined {
  for (const { tasks } of pages) {
    const held = tasks.find(({ id }) => id === task.id)
    if (held !== undefined) return held
  }
  return undefined
}

/** A search that found it finds it again while what is searched stays. */
function stillFound(filters: Filters, change: LiveChange, held: TaskView | undefined): boolean {
  if (filters.overdue || filters.deadline !== undefined || held === undefined) return false
  return held.version === change.event.version - 1 && !touches(change, SEARCHED)
}

function replaced(page: Page, task: TaskView): Page {
  const at = page.tasks.findIndex(({ id }) => id === task.id)
  return at === -1 ? page : { ...page, tasks: page.tasks.with(at, task) }
}

function removed(page: Page, { id }: TaskView): Page {
  const tasks = page.tasks.filter((one) => one.id !== id)
  return tasks.length === page.tasks.length ? page : { ...page, tasks }
}

/** Before the first that comes after it; at the end only if what is loaded reaches as far (LN3). */
function inserted(pages: readonly Page[], task: TaskView, filters: Filters): readonly Page[] | typeof ASK {
  const isAfter = (one: TaskView) => compareTasks(task, one, filters) < 0
  const found = pages.findIndex(({ tasks }) => tasks.some(isAfter))
  const cursor = pages.at(-1)?.nextCursor ?? null
  if (found === -1 && cursor !== null) {
    const isLater = comesAfter(cursor, task, filters)
    if (isLater !== false) return isLater === undefined ? ASK : pages
  }
  const at = found === -1 ? pages.length - 1 : found
  return pages.map((page, index) => {
    if (index !== at) return page
    const place = page.tasks.findIndex(isAfter)
    return { ...page, tasks: page.tasks.toSpliced(place === -1 ? page.tasks.length : place, 0, task) }
  })
}
