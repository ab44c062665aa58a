// Tasks in a SQLite file.

import type { Decided, TaskStore } from '@pawl/operations'
import { toCounts, toStoredEvent, toTask } from '../rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
import { eventsOfActor, eventsOfBatch, eventsOfTask } from './statements/events.ts'
import { insertWrite, updateWrite } from './statements/task-writes.ts'
import { statusCounts, taskById, taskByRef, tasksListed } from './statements/tasks.ts'
import { nextNumber } from './statements/workspaces.ts'
import { storeTogether, storeWrites } from './store-writes.ts'

export function sqliteTasks(sender: Sender, queue: CommitQueue): TaskStore {
  return {
    insertTask: (build, receipt) =>
      queue.run(() => {
        const write = build(nextNumber(sender))
        insertWrite(sender, write)
        keepReceipt(sender, receipt, write.task)
        return write
      }),
    changeTask: (ref, decide, receipt) =>
      queue.run((): Decided | undefined => {
        const task = taskByRef(sender, ref)
        if (task === undefined) return undefined
        const decided = decide(task)
        if (decided.refused) return decided
        keepReceipt(sender, receipt, decided.unchanged ?? decided.task)
        if (decided.unchanged !== undefined) return decided
        // Nobody else can have written since it was read: the transaction holds the only right to.
        if (!updateWrite(sender, decided)) throw new Error(`${task.id} changed inside its own transaction`)
        storeWrites(sender, decided.also ?? [])
        return decided
      }),
    storeTogether: (writes, receipt) => storeTogether(sender, queue, writes, receipt),
    findTask: async (ref) => taskByRef(sender, ref),
    findTasks: async (ids) => ids.flatMap((id) => taskById(sender, id) ?? []),
    listTasks: async (query) => tasksListed(sender, query).map(toTask),
    countTasks: async (lifecycle, owners) => toCounts(statusCounts(sender, lifecycle, owners)),
    taskEvents: async (taskId) => eventsOfTask(sender, taskId).map(toStoredEvent),
    actorEvents: async (actor, limit) => eventsOfActor(sender, actor, limit).map(toStoredEvent),
    batchEvents: async (batch) => eventsOfBatch(sender, batch).map(toStoredEvent),
  }
}
