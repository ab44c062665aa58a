// Who a record of governed work is by: who was authenticated, and who is behind them [D42]. Whoever made the token that someone
// came with was shown its secret, and can act by it too.

import { LOCAL_ACTOR, type Principal } from '@pawl/contract'
import { present } from '@pawl/kernel'
import type { StoredRecord } from '../ports/record-store.ts'

/** The authenticated one, behind whatever name was acted under. */
export const signerOf = ({ actor, principal }: Pick<StoredRecord, 'actor' | 'principal'>) => principal ?? actor

/** Whoever made the token; whoever has the store itself is behind everything, and is held back by nothing. */
export function behind({ madeBy }: Pick<Principal, 'madeBy'>): readonly string[] {
  return madeBy === undefined || madeBy === LOCAL_ACTOR ? [] : [madeBy]
}

/** The field `behind` of a record; missing if nobody else stands behind whoever made it. */
export function behindField(principal: Principal, ...more: readonly string[]): { behind?: string[] } {
  const names = [...new Set([...behind(principal), ...more])].filter((name) => name !== principal.name)
  return names.length === 0 ? {} : { behind: names }
}

/** Everyone a record is by: who signed it, and who is behind them. */
export function namesBehind(record: Pick<StoredRecord, 'actor' | 'principal' | 'body'>): readonly string[] {
  const more = Array.isArray(record.body.behind) ? (record.body.behind as readonly string[]) : []
  return [signerOf(record), ...more].map(withoutSession)
}

/** The same for a record that changes: of its last change, not of the one before. */
export function behindChange(principal: Principal, { body }: Pick<StoredRecord, 'body'>): { behind?: string[] } {
  const names = [...behind(principal)]
  return names.length === 0 && body.behind === undefined ? {} : { behind: names }
}

/** How many judged who have nothing to do with each other: a person and their programs are one. */
export function countApart(cases: readonly StoredRecord[]): number {
  const groups: Set<string>[] = []
  for (const one of cases) {
    const names = namesBehind(one)
    const touched = groups.filter((group) => names.some((name) => group.has(name)))
    const others = groups.filter((group) => !touched.includes(group))
    groups.splice(0, groups.length, ...others, new Set([...names, ...touched.flatMap((group) => [...group])]))
  }
  return groups.length
}

export const withoutSession = (name: string) => present(name.split('/')[0])
