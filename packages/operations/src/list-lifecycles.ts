import { type InputOf, type Operations, type Outcome, type ResultOf, succeed } from '@pawl/contract'
import { type Lifecycle, lifecycles, stateDiagram, transitionMatrix } from '@pawl/kernel'
import type { Context } from './context.ts'

type Result = ResultOf<Operations['listLifecycles']>
type Table = Pick<Result['lifecycles'][number], 'name' | 'statuses' | 'fields' | 'rules'>

export async function listLifecycles(
  { store }: Context,
  input: InputOf<Operations['listLifecycles']>,
): Promise<Outcome<Result>> {
  const chosen = input.name === undefined ? Object.values(lifecycles) : [lifecycles[input.name]]
  const shown = chosen.map(async (lifecycle: Lifecycle) => {
    const { ruleIndex: _, ...table } = lifecycle
    const none = Object.fromEntries(Object.keys(table.statuses).map((status) => [status, 0]))
    return {
      ...(table as unknown as Table),
      ...{ diagram: stateDiagram(lifecycle), matrix: transitionMatrix(lifecycle) },
      counts: { ...none, ...(await store.countTasks(lifecycle.name)) },
    }
  })
  return succeed({ lifecycles: await Promise.all(shown) })
}
