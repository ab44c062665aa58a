// Tasks in a PostgreSQL database. What is written goes in batches.

import type { TaskStore } from '@pawl/operations'
import { toCounts, toStoredEvent, toTask, toWaitingPage } from '../rows.ts'
import type { TaskCache } from '../task-cache.ts'
import { ChangeBatches } from './change-batches.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { InsertBatches } from './insert-batches.ts'
import type { AfterCommit } from './notifications.ts'
import { Sender } from './send.ts'
import { eventsOfActor, eventsOfBatch, eventsOfTasks } from './statements/events.ts'
import { tasksWithWords } from './statements/task-words.ts'
import { filedCounts, statusCounts, tasksById, tasksByNumber, tasksListed, tasksWaiting } from './statements/tasks.ts'
import { storeTogether } from './store-writes.ts'
import { storingAny } from './storing.ts'

export function postgresTasks(pool: Pool, workspace: string, cache: TaskCache, afterCommit: AfterCommit): TaskStore {
  const sender = new Sender(pool, workspace)
  const inserts = new InsertBatches(sender, afterCommit)
  const changes = new ChangeBatches(sender, cache, storingAny(pool, sender, afterCommit))
  return {
    insertTask: (build, receipt) => inserts.insert(build, receipt),
    changeTask: (ref, decide, receipt) => changes.change(ref, decide, receipt),
    storeTogether: async (writes, receipt) => {
      const stored = await translated(() => storeTogether(pool, workspace, writes, receipt))
      for (const write of writes) if ('update' in write) cache.delete(write.update.task.id)
      if (stored !== 'stale') afterCommit(stored)
      return stored
    },
    findTask: (ref) =>
      translated(async () => {
        const [row] = await ('id' in ref ? tasksById(sender, [ref.id]) : tasksByNumber(sender, [ref.number]))
        return row && toTask(row)
      }),
    findTasks: (ids) => translated(async () => (await tasksById(sender, ids)).map(toTask)),
    listTasks: (query) => translated(async () => (await tasksListed(sender, query)).map(toTask)),
    searchTasks: (query) => translated(async () => (await tasksWithWords(sender, query)).map(toTask)),
    tasksWaiting: (query) => translated(async () => toWaitingPage(await tasksWaiting(sender, query), query.limit)),
    countTasks: (lifecycle, owners) => translated(async () => toCounts(await statusCounts(sender, lifecycle, owners))),
    countFiled: (owners) => translated(() => filedCounts(sender, owners)),
    taskEvents: (taskId) => translated(async () => (await eventsOfTasks(sender, [taskId])).map(toStoredEvent)),
    actorEvents: (actor, limit) =>
      translated(async () => (await eventsOfActor(sender, actor, limit)).map(toStoredEvent)),
    batchEvents: (batch) => translated(async () => (await eventsOfBatch(sender, batch)).map(toStoredEvent)),
  }
}
