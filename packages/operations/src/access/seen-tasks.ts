// Tasks as a principal sees them: those that are not there are neither listed nor found, counted nor changed.

import { fail } from '@pawl/contract'
import { type GovernedTask, room as roomTable, type Task, todo } from '@pawl/kernel'
import type { WorkspaceStore } from '../ports/store.ts'
import type { StoredEvent } from '../ports/task-store.ts'
import { fullPage } from './full-page.ts'
import { isSeen, type Sight } from './sight.ts'

export type SeenOfTasks = Extract<
  keyof WorkspaceStore,
  | ('findTask' | 'findTasks' | 'listTasks' | 'searchTasks' | 'tasksWaiting' | 'tasksNow')
  | ('tasksAt' | 'taskEvents' | 'actorEvents' | 'batchEvents' | 'storeTogether' | 'countTasks')
  | ('countFiled' | 'changeTask' | 'changeUnlessWaiting' | 'workerTasks')
>

const NOT_THERE = { refused: true, refusal: fail('TASK_NOT_FOUND', { task: '' }).refusal } as const

export function seenTasks(
  store: WorkspaceStore,
  sight: Sight,
  openSnapshot: WorkspaceStore['openSnapshot'],
): Pick<WorkspaceStore, SeenOfTasks> {
  const { owners } = sight
  const isThere = (task: Task) => isSeen(sight, task)
  const ifThere = <Found extends Task>(task: Found | undefined) =>
    task !== undefined && isThere(task) ? task : undefined
  const those = <Found extends Task>(tasks: readonly Found[]) => tasks.filter(isThere)
  /** The events of tasks that are there. */
  const ofThose = async (events: readonly StoredEvent[]) => {
    const ids = [...new Set(events.map(({ event }) => event.taskId))]
    const there = new Set((await store.findTasks(ids)).filter(isThere).map(({ id }) => id))
    return events.filter(({ event }) => there.has(event.taskId))
  }
  /** `decide` for tasks that are there; any other task is answered as if it did not exist. */
  const decidingWithin = <Decision>(decide: (task: Task) => Decision) => {
    const seen = { foreign: false }
    const own = (task: Task) => {
      seen.foreign = !isThere(task)
      return seen.foreign ? NOT_THERE : decide(task)
    }
    return { own, seen }
  }
  return {
    findTask: async (ref) => ifThere(await store.findTask(ref)),
    findTasks: async (ids) => (await store.findTasks(ids)).filter(isThere),
    listTasks: async (query) => {
      if (query.lifecycle !== todo.name)
        return fullPage(query.limit, (limit) => store.listTasks({ ...query, limit }), those)
      return owners?.length === 0 ? [] : store.listTasks({ ...query, owners })
    },
    searchTasks: (query) => fullPage(query.limit, (limit) => store.searchTasks({ ...query, owners, limit }), those),
    tasksWaiting: async (page) => {
      const { tasks, last } = await store.tasksWaiting(page)
      return { tasks: tasks.filter(isThere), last }
    },
    tasksNow: (lifecycle) => store.tasksNow(lifecycle, lifecycle === todo.name ? owners : undefined),
    tasksAt: async (lifecycle, moment) => (await store.tasksAt(lifecycle, moment)).filter(isThere),
    taskEvents: async (id) => (ifThere(await store.findTask({ id })) ? store.taskEvents(id) : []),
    actorEvents: async (actor, limit) => ofThose(await store.actorEvents(actor, limit)),
    batchEvents: async (batch) => ofThose(await store.batchEvents(batch)),
    storeTogether: async (writes, receipt) =>
      writes.every((write) => 'insert' in write || isThere(write.update.task))
        ? store.storeTogether(writes, receipt)
        : 'stale',
    countTasks: async (lifecycle) => {
      if (lifecycle === todo.name) return store.countTasks(lifecycle, owners)
      const areAllThere = lifecycle === roomTable.name ? sight.rooms === undefined : sight.governed
      if (sight.closed.size === 0 && areAllThere) return store.countTasks(lifecycle)
      const snapshot = await openSnapshot()
      return snapshot.statusCounts({ lifecycle }).finally(() => snapshot.close())
    },
    countFiled: async () => (owners?.length === 0 ? [] : store.countFiled(owners)),
    changeTask: async (ref, decide, receipt) => {
      const { own, seen } = decidingWithin(decide)
      const outcome = await store.changeTask(ref, own, receipt)
      return seen.foreign ? undefined : outcome
    },
    changeUnlessWaiting: async (ref, decide, receipt) => {
      const { own, seen } = decidingWithin(decide)
      const outcome = await store.changeUnlessWaiting(ref, own, receipt)
      return seen.foreign ? undefined : outcome
    },
    workerTasks: async (worker) => those<GovernedTask>(await store.workerTasks(worker)),
  }
}
