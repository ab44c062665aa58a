// The tasks as the commands of one turn see them: reads go to the store, writes are collected, so that several changes and
// the turn that asked for them become one commit. Every change is decided on the tasks the turn saw; if one has moved
// since, the commit is refused as stale.
//
// W0. Commands of a turn are given a `TaskStore` and nothing else of the store. Its writes are collected here; a write
//     that would go past the turn's commit does not compile.
// W1. A task that was changed before is changed again from there.
// W2. A new task is known only by its id: its number is given when it is stored, to it and to what changed it since.
// W4. What follows for other tasks [D50] follows at once; the commit looks at it again and finds it done.
// W3. If there are several writes they are one batch: taken back together.

import type { Task } from '@pawl/kernel'
import { followingWrites, hasFollowers, idsAround } from '../dependencies/follow.ts'
import type { TaskReader, TaskRef, TaskStore } from '../ports/task-store.ts'
import type { AnyWrite, NewTask, Write } from '../ports/write.ts'

const NOTHING: ReadonlyMap<string, Task> = new Map()

/** Where the tasks of a turn are looked up. */
export interface TasksOfTurn {
  find(ref: TaskRef): Task | undefined
}

/** For a few tasks: each is looked at. */
export function among(tasks: readonly Task[]): TasksOfTurn {
  return { find: (ref) => tasks.find((task) => ('id' in ref ? task.id === ref.id : task.number === ref.number)) }
}

export function collectWrites(store: TaskReader, tasks: TasksOfTurn) {
  const writes: AnyWrite[] = []
  const changed = new Map<string, Task>()
  const added = new Map<string, Write[]>()
  const find = (ref: TaskRef) => {
    const isNew = 'id' in ref && added.has(ref.id)
    if (isNew) return changed.get(ref.id)
    const found = tasks.find(ref)
    return found && (changed.get(found.id) ?? found)
  }
  const insert = ({ insert: build, changes: before = [] }: NewTask): Write => {
    const built = build(0)
    const changes = [...before]
    added.set(built.task.id, changes)
    changed.set(built.task.id, changes.at(-1)?.task ?? built.task)
    writes.push({ insert: build, changes })
    return built
  }
  const update = (write: Write) => {
    changed.set(write.task.id, write.task)
    const changes = added.get(write.task.id)
    if (changes === undefined) writes.push({ update: write })
    else changes.push(write)
  }
  /** What waits for a task that was just done can be done by the same turn [W4]. */
  const follow = async (write: Write) => {
    if (!hasFollowers(write)) return
    const around = await store.findTasks(idsAround([write], NOTHING))
    const latest = around.map((task) => [task.id, changed.get(task.id) ?? task] as const)
    for (const next of followingWrites([write], NOTHING, new Map(latest))) update(next)
  }
  const collecting: TaskStore = {
    findTask: async (ref) => find(ref),
    findTasks: (ids) => store.findTasks(ids),
    listTasks: (query) => store.listTasks(query),
    searchTasks: (query) => store.searchTasks(query),
    tasksWaiting: (page) => store.tasksWaiting(page),
    countTasks: (lifecycle) => store.countTasks(lifecycle),
    countFiled: () => store.countFiled(),
    taskEvents: (taskId) => store.taskEvents(taskId),
    actorEvents: (actor, limit) => store.actorEvents(actor, limit),
    batchEvents: (batch) => store.batchEvents(batch),
    insertTask: async (build) => insert({ insert: build }),
    storeTogether: async (together) => {
      for (const write of together) {
        if ('update' in write) update(write.update)
        else insert(write)
      }
      return together.map((write) => ('update' in write ? write.update.task : write.insert(0).task))
    },
    changeTask: async (ref, decide) => {
      const task = find(ref)
      const decided = task && decide(task)
      if (decided === undefined || decided.refused || decided.unchanged !== undefined) return decided
      update({ task: decided.task, event: decided.event })
      for (const more of decided.also ?? []) insert(more)
      await follow({ task: decided.task, event: decided.event })
      return decided
    },
  }
  return { store: collecting, writes: writes as readonly AnyWrite[] }
}
