import { type InputOf, type Operations, succeed } from '@pawl/contract'
import { lifecycles, stateDiagram, transitionMatrix } from '@pawl/kernel'
import type { Context } from './context.ts'

export async function listLifecycles(_context: Context, input: InputOf<Operations['listLifecycles']>) {
  const chosen = input.name === undefined ? Object.values(lifecycles) : [lifecycles[input.name]]
  return succeed({
    lifecycles: chosen.map((lifecycle) => {
      const { ruleIndex: _, ...table } = lifecycle
      return { ...table, diagram: stateDiagram(lifecycle), matrix: transitionMatrix(lifecycle) }
    }),
  })
}
