// A task that was changed here is shown changed at once, wherever it stands, and as it was if that was refused.

import type { TaskView } from '@pawl/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Input, Result } from '../api/request.ts'
import { ASK } from '../live/change.ts'
import { noteGuess, noteTask } from '../live/known-tasks.ts'
import { type Pages, placed } from '../live/patch-list.ts'
import { isBeyondTelling } from '../live/task-order.ts'

/** As the server has said it is. */
export function showChanged(client: QueryClient, task: TaskView): void {
  noteTask(task)
  show(client, task)
}

/** As it will be, if the server allows it. */
export function showGuess(client: QueryClient, task: TaskView): void {
  noteGuess(task)
  show(client, task)
}

function show(client: QueryClient, task: TaskView): void {
  for (const [key, list] of client.getQueriesData<Pages>({ queryKey: ['listTasks'] })) {
    if (list !== undefined && 'pages' in list) client.setQueryData(key, shownIn(list, task, key[1] as Filters))
  }
  client.setQueriesData<Result<'showTask'>>({ queryKey: ['showTask'] }, (shown) =>
    shown?.task.id === task.id ? { ...shown, task } : shown,
  )
}

type Filters = Input<'listTasks'>

/** Whether it is what is looked for only the server knows: it is not put into such a list, but may leave it. */
function shownIn(list: Pages, task: TaskView, filters: Filters): Pages {
  const isHeld = list.pages.some(({ tasks }) => tasks.some(({ id }) => id === task.id))
  if (isBeyondTelling(filters) && !isHeld) return list
  const next = placed(list, task, filters)
  return next === ASK ? list : next
}
