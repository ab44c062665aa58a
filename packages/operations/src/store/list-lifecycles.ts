import { type InputOf, type Operations, type Outcome, type ResultOf, succeed } from '@pawl/contract'
import { type Lifecycle, lifecycles, recordLifecycles, stateDiagram, transitionMatrix } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { TaskReader } from '../ports/task-store.ts'

type Result = ResultOf<Operations['listLifecycles']>

export async function listLifecycles(
  { store }: Context<TaskReader>,
  { name }: InputOf<Operations['listLifecycles']>,
): Promise<Outcome<Result>> {
  const chosen = (tables: Readonly<Record<string, Lifecycle>>) =>
    Object.values(tables).filter((table) => name === undefined || table.name === name)
  const counted = chosen(lifecycles).map(async (lifecycle) => {
    const none = Object.fromEntries(Object.keys(lifecycle.statuses).map((status) => [status, 0]))
    return { ...shown(lifecycle), counts: { ...none, ...(await store.countTasks(lifecycle.name)) } }
  })
  return succeed({ lifecycles: await Promise.all(counted), records: chosen(recordLifecycles).map(shown) })
}

function shown(lifecycle: Lifecycle): Result['records'][number] {
  const { ruleIndex: _, ...table } = lifecycle
  const drawn = { ...table, diagram: stateDiagram(lifecycle), matrix: transitionMatrix(lifecycle) }
  return drawn as unknown as Result['records'][number]
}
