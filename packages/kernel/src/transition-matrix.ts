// Every status against every trigger: where it leads, or that it is refused. No cell is left open.

import type { Lifecycle } from './lifecycle.ts'

export interface TransitionMatrix {
  readonly triggers: readonly string[]
  readonly rows: readonly { readonly status: string; readonly cells: readonly MatrixCell[] }[]
}

/** The statuses the trigger can lead to; none means the trigger is refused here. */
export type MatrixCell = readonly string[]

export function transitionMatrix(lifecycle: Lifecycle): TransitionMatrix {
  const triggers = [...new Set(lifecycle.rules.map((rule) => rule.trigger))]
  const rows = Object.keys(lifecycle.statuses).map((status) => ({
    status,
    cells: triggers.map((trigger) =>
      lifecycle.rules.filter((rule) => rule.from === status && rule.trigger === trigger).map((rule) => rule.to),
    ),
  }))
  return { triggers, rows }
}
