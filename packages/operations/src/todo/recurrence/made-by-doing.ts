// The occurrence that completing a task has made. Opened again, the task takes it back, so that it is not there twice.
//
// MD1. Only one that nothing was done to since: what someone has changed, begun or finished stays.

import type { Task } from '@pawl/kernel'
import type { TaskReader } from '../../ports/task-store.ts'

export async function madeByDoing(store: TaskReader, task: Task): Promise<Task | undefined> {
  const events = await store.taskEvents(task.id)
  const completion = events.findLast(({ event }) => event.to === 'done' && event.from !== 'done')
  const batch = completion?.event.batch
  const together = batch === undefined ? [] : await store.batchEvents(batch)
  const made = together.find(({ event }) => event.version === 1 && event.set.previousOccurrence === task.id)
  const [next] = made === undefined ? [] : await store.findTasks([made.event.taskId])
  return next?.status === 'open' && next.version === 1 ? next : undefined
}
