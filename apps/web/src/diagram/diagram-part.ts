// What of a diagram can be pointed at: a status, or the rule behind an arrow.

import type { TableWords } from '@pawl/contract'
import type { LifecycleTable } from '@pawl/kernel'

export type DiagramPart =
  | { readonly status: string }
  /** (from, to) is unique in a table: it names the rule. */
  | { readonly from: string; readonly to: string }

/** One move a task has made. */
export interface TakenMove {
  readonly from: string
  readonly to: string
}

export interface DiagramProps {
  readonly lifecycle: LifecycleTable
  /** Of a table of records; those of tasks are known. */
  readonly words?: TableWords
  /** How many tasks are in each status. */
  readonly counts?: Readonly<Record<string, number>>
  /** The moves a task has made, in order. */
  readonly path?: readonly TakenMove[]
  /** The status a task is in. */
  readonly current?: string
  readonly selected?: DiagramPart
  readonly onSelect?: (part: DiagramPart) => void
}

export function isSelected(part: DiagramPart, selected: DiagramPart | undefined): boolean {
  if (selected === undefined) return false
  if ('status' in part) return 'status' in selected && part.status === selected.status
  return 'from' in selected && part.from === selected.from && part.to === selected.to
}

/** Which steps of the path went along this arrow, counted from one: ‘1, 3’. Empty if none did. */
export function stepsAlong({ from, to }: TakenMove, path: readonly TakenMove[] = []): string {
  return path.flatMap((move, index) => (move.from === from && move.to === to ? [index + 1] : [])).join(', ')
}
