// Tasks in a SQLite file.

import type { Task } from '@pawl/kernel'
import { type Decided, hasFollowers, type TaskStore } from '@pawl/operations'
import { toCounts, toStoredEvent, toTask, toWaitingPage } from '../rows.ts'
import { withFollowing } from '../with-following.ts'
import type { CommitQueue } from './commit-queue.ts'
import { storeFollowing } from './follow-writes.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
import { eventsOfActor, eventsOfBatch, eventsOfTask } from './statements/events.ts'
import { tasksWithWords } from './statements/task-words.ts'
import { insertWrite } from './statements/task-writes.ts'
import { filedCounts, statusCounts, taskById, taskByRef, tasksListed, tasksWaiting } from './statements/tasks.ts'
import { nextNumber } from './statements/workspaces.ts'
import { storeTogether, storeWrites } from './store-writes.ts'

export function sqliteTasks(sender: Sender, queue: CommitQueue): TaskStore {
  return {
    insertTask: (build, receipt) =>
      queue.run(() => {
        const write = build(nextNumber(sender))
        insertWrite(sender, write)
        const following = hasFollowers(write) ? storeFollowing(sender, [write], new Map()) : []
        const [task] = withFollowing([write.task], following) as [Task]
        keepReceipt(sender, receipt, task)
        return { ...write, task }
      }),
    changeTask: (ref, decide, receipt) =>
      queue.run((): Decided | undefined => {
        const task = taskByRef(sender, ref)
        if (task === undefined) return undefined
        const decided = decide(task)
        if (decided.refused) return decided
        if (decided.unchanged !== undefined) {
          keepReceipt(sender, receipt, decided.unchanged)
          return decided
        }
        const [now] = storeWrites(sender, [{ update: decided }, ...(decided.also ?? [])]) as [Task]
        keepReceipt(sender, receipt, now)
        return { ...decided, task: now }
      }),
    storeTogether: (writes, receipt) => storeTogether(sender, queue, writes, receipt),
    findTask: async (ref) => taskByRef(sender, ref),
    findTasks: async (ids) => ids.flatMap((id) => taskById(sender, id) ?? []),
    listTasks: async (query) => tasksListed(sender, query).map(toTask),
    searchTasks: async (query) => tasksWithWords(sender, query).map(toTask),
    tasksWaiting: async (query) => toWaitingPage(tasksWaiting(sender, query), query.limit),
    countTasks: async (lifecycle, owners) => toCounts(statusCounts(sender, lifecycle, owners)),
    countFiled: async (owners) => filedCounts(sender, owners),
    taskEvents: async (taskId) => eventsOfTask(sender, taskId).map(toStoredEvent),
    actorEvents: async (actor, limit) => eventsOfActor(sender, actor, limit).map(toStoredEvent),
    batchEvents: async (batch) => eventsOfBatch(sender, batch).map(toStoredEvent),
  }
}
