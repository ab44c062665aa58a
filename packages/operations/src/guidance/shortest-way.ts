// The shortest way through a table for one caller: the rules it can pull by a call it could make now, none of which
// throws work away [D29]. Which call pulls a rule is the business of each lifecycle.

import type { OperationCall } from '@pawl/contract'
import { brokenValidation, type Lifecycle, type Task, type TransitionRule } from '@pawl/kernel'

export interface Standing {
  readonly status: string
  /** Whether the caller holds the task there. */
  readonly isMine: boolean
}

interface Search {
  readonly start: Standing
  readonly isThere: (place: Standing) => boolean
  /** The call by which this caller pulls the rule from there, and whether it holds the task afterwards. */
  readonly pull: (
    rule: TransitionRule,
    from: Standing,
  ) => { readonly call: OperationCall; readonly isMine: boolean } | undefined
}

/** Empty if the caller is there already; undefined if no safe way leads there. */
export function shortestWay(lifecycle: Lifecycle, task: Task, search: Search): OperationCall[] | undefined {
  const reached = new Map<string, { place: Standing; way: OperationCall[] }>()
  const reach = (place: Standing, way: OperationCall[]) => {
    const name = `${place.status} ${place.isMine}`
    if (!reached.has(name)) reached.set(name, { place, way })
  }
  reach(search.start, [])
  for (const { place, way } of reached.values()) {
    if (search.isThere(place)) return way
    for (const { rule } of Object.values(lifecycle.ruleIndex[place.status] ?? {})) {
      if (lifecycle.destructiveTriggers.includes(rule.trigger)) continue
      if (brokenValidation(rule, task) !== undefined) continue
      const step = search.pull(rule, place)
      if (step !== undefined) reach({ status: rule.to, isMine: step.isMine }, [...way, step.call])
    }
  }
  return undefined
}
