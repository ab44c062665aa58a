// A task wherever it is shown: one that was changed here is shown changed at once, and as it was if that was refused.

import type { TaskView } from '@pawl/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Input, Result } from '../api/request.ts'
import { belongs, compareTasks } from './task-order.ts'

type Page = Result<'listTasks'>
type Pages = InfiniteData<Page>

/** Puts a task in its place in every list, out of those it left, and on its page. */
export function showChanged(client: QueryClient, task: TaskView): void {
  for (const [key, list] of client.getQueriesData<Pages>({ queryKey: ['listTasks'] })) {
    const filters = key[1] as Input<'listTasks'>
    if (list !== undefined && 'pages' in list)
      client.setQueryData(key, { ...list, pages: placed(list.pages, task, filters) })
  }
  client.setQueriesData<Result<'showTask'>>({ queryKey: ['showTask'] }, (shown) =>
    shown?.task.id === task.id ? { ...shown, task } : shown,
  )
}

function placed(pages: readonly Page[], task: TaskView, filters: Input<'listTasks'>): Page[] {
  const has = pages.some(({ tasks }) => tasks.some(({ id }) => id === task.id))
  if (has && belongs(task, filters) && filters.sort !== 'updated') return pages.map((page) => replaced(page, task))
  const without = has
    ? pages.map((page) => ({ ...page, tasks: page.tasks.filter(({ id }) => id !== task.id) }))
    : [...pages]
  // Whether it is what is looked for only the server knows.
  return belongs(task, filters) && filters.text === undefined ? inserted(without, task, filters) : without
}

function replaced(page: Page, task: TaskView): Page {
  if (!page.tasks.some(({ id }) => id === task.id)) return page
  return { ...page, tasks: page.tasks.map((one) => (one.id === task.id ? task : one)) }
}

/** Before the first that comes after it; at the end if that is the end of the list and not only of what is loaded. */
function inserted(pages: readonly Page[], task: TaskView, filters: Input<'listTasks'>): Page[] {
  const isAfter = (one: TaskView) => compareTasks(task, one, filters) < 0
  const found = pages.findIndex(({ tasks }) => tasks.some(isAfter))
  const isWhole = pages.at(-1)?.nextCursor === null
  const at = found === -1 && isWhole ? pages.length - 1 : found
  return pages.map((page, index) => {
    if (index !== at) return page
    const place = page.tasks.findIndex(isAfter)
    return { ...page, tasks: page.tasks.toSpliced(place === -1 ? page.tasks.length : place, 0, task) }
  })
}
