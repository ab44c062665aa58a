// What depends on what as a graph: around one task, or everything that waits now with what it waits for [D50].

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { parseTaskRef } from '../task-ref.ts'
import { toLinked } from './dependencies-of.ts'
import { linksOf } from './links.ts'
import { missingPlace } from './ready-tasks.ts'

const PAGE = 500

type Graph = ResultOf<Operations['taskGraph']>
type Place = Pick<InputOf<Operations['taskGraph']>, 'room' | 'initiative'>

export async function taskGraph(
  context: Context,
  { task: ref, limit, mermaid = false, ...place }: InputOf<Operations['taskGraph']>,
): Promise<Outcome<Graph>> {
  const begin = ref === undefined ? undefined : await context.store.findTask(parseTaskRef(ref))
  if (ref !== undefined && begin === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
  const missing = await missingPlace(context, place)
  if (missing !== undefined) return missing
  const start = begin === undefined ? await waitingIn(context, place, limit) : [begin]
  const tasks = await around(context, start, limit, begin !== undefined)
  const graph = drawn(tasks)
  return succeed(mermaid ? { ...graph, mermaid: asMermaid(graph) } : graph)
}

async function waitingIn({ store }: Context, { room, initiative }: Place, limit: number): Promise<readonly Task[]> {
  const found: Task[] = []
  for (let after = 0; found.length < limit; ) {
    const { tasks, last } = await store.tasksWaiting({ after, limit: PAGE })
    const isIn = ({ fields }: Task) =>
      (room === undefined || fields.chatroomId === room) &&
      (initiative === undefined || fields.initiative_id === initiative)
    found.push(...tasks.filter(isIn))
    if (last === null) break
    after = last
  }
  return found.slice(0, limit)
}

/** With what they depend on; where one task is asked about, also what depends on it, as far as it goes. */
async function around({ store }: Context, start: readonly Task[], limit: number, both: boolean) {
  const known = new Map(start.map((task) => [task.id, task]))
  for (let edge = start; edge.length > 0 && known.size < limit; ) {
    const ids = edge.flatMap((task) => [...linksOf(task, 'blockedBy'), ...(both ? linksOf(task, 'blocks') : [])])
    const unknown = [...new Set(ids)].filter((id) => !known.has(id)).slice(0, limit - known.size)
    const found = unknown.length === 0 ? [] : await store.findTasks(unknown)
    for (const task of found) known.set(task.id, task)
    edge = found
  }
  return known
}

function drawn(tasks: ReadonlyMap<string, Task>): Graph {
  const all = [...tasks.values()].toSorted((a, b) => a.number - b.number)
  const left = all.flatMap((task) => linksOf(task, 'blockedBy')).filter((id) => !tasks.has(id))
  return {
    tasks: all.map((task) => ({
      ...toLinked(task),
      waits: linksOf(task, 'waitsFor').length > 0,
      asked: linksOf(task, 'droppedBlockers').length > 0,
    })),
    arrows: all.flatMap((task) =>
      linksOf(task, 'blockedBy').flatMap((id) => {
        const blocker = tasks.get(id)
        return blocker === undefined ? [] : [{ from: blocker.number, to: task.number }]
      }),
    ),
    isWhole: left.length === 0,
  }
}

function asMermaid({ tasks, arrows }: Graph): string {
  const safe = (title: string) => title.replace(/\s+/g, ' ').replaceAll('#', '#35;').replaceAll('"', '#quot;')
  const shape = ({ number, title, ended }: Graph['tasks'][number]) =>
    `  t${number}["#35;${number} ${safe(title)}"]${ended === null ? '' : `:::${ended}`}`
  return [
    'flowchart LR',
    ...tasks.map(shape),
    ...arrows.map(({ from, to }) => `  t${from} --> t${to}`),
    '  classDef done opacity:0.5',
    '  classDef dropped stroke-dasharray:4',
  ].join('\n')
}
