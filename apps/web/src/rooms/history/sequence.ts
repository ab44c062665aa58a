// Who gave what to whom, as a drawing: each party has a column, time runs downwards. Pure.
//
// SQ1. People stand before the roles, in the order they first appear; the roles stand in the order of the room.
// SQ2. What passed between two parties is an arrow; whatever one did alone is a tick on its line.

import type { Result } from '../../api/request.ts'

type History = Result<'roomHistory'>
export type Entry = History['entries'][number]

export const COLUMN = 190
export const HEAD = 40
const ARROW_ROW = 46
const TICK_ROW = 28
const MARGIN = COLUMN / 2

interface Placed {
  readonly entry: Entry
  readonly y: number
}
export type Row =
  | (Placed & { readonly kind: 'arrow'; readonly from: number; readonly to: number })
  | (Placed & { readonly kind: 'tick'; readonly at: number })

export interface Sequence {
  readonly width: number
  readonly height: number
  readonly parties: readonly { readonly name: string; readonly x: number; readonly isRole: boolean }[]
  readonly rows: readonly Row[]
}

export function layOutSequence({ roles, entries }: History, turned: 'turned' | 'straight'): Sequence {
  const names = partiesOf(roles, entries)
  const width = names.length * COLUMN
  const place = (index: number) => MARGIN + index * COLUMN
  const x = (party: string) => {
    const straight = place(names.indexOf(party))
    return turned === 'turned' ? width - straight : straight
  }
  let y = HEAD
  const rows = entries.flatMap((entry): Row[] => {
    const { from, to } = entry
    if (from !== null && to !== null && from !== to) {
      y += ARROW_ROW
      return [{ kind: 'arrow', entry, y, from: x(from), to: x(to) }]
    }
    const alone = from ?? to
    if (alone === null) return []
    y += TICK_ROW
    return [{ kind: 'tick', entry, y, at: x(alone) }]
  })
  const parties = names.map((name) => ({ name, x: x(name), isRole: roles.includes(name) }))
  return { width, height: y + TICK_ROW, parties, rows }
}

function partiesOf(roles: readonly string[], entries: readonly Entry[]): readonly string[] {
  const met = new Set(entries.flatMap(({ from, to }) => [from, to]).filter((party) => party !== null))
  return [...[...met].filter((party) => !roles.includes(party)), ...roles]
}
