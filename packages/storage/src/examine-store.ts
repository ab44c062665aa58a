// Looks at a store as it is, without opening it for work: nothing is made, upgraded or locked. For whoever wants to know why
// it cannot be opened, or what opening it would do.

import { PawlError, type Refusal } from '@pawl/contract'
import type { StorePlace } from './open-store.ts'

export interface StoreCondition {
  /**
   * `none`: there is no store yet. `older`: opening it upgrades it. `unfit`: a newer program wrote it, or a program with
   * other migrations. `damaged`: its pages do not fit together. `away`: it cannot be reached or read.
   */
  readonly state: 'none' | 'current' | 'older' | 'unfit' | 'damaged' | 'away'
  /** How many migrations opening it would apply. */
  readonly missing: number
  /** Why it is unfit or away. */
  readonly refusal?: Refusal
  /** What the database says of its damage. */
  readonly damage?: string
  /** When the last change was made, in milliseconds. */
  readonly lastChangeAt?: number
  /** What time it is for the database, in milliseconds; a file has no clock. */
  readonly clock?: number
}

export async function examineStore(place: StorePlace): Promise<StoreCondition> {
  try {
    if ('sqliteFile' in place) return (await import('./sqlite/examine.ts')).examineSqlite(place.sqliteFile)
    return await (await import('./postgres/examine.ts')).examinePostgres(place.postgresUrl)
  } catch (error) {
    if (!(error instanceof PawlError)) throw error
    const isUnfit = UNFIT.includes(error.refusal.code)
    return { state: isUnfit ? 'unfit' : 'away', missing: 0, refusal: error.refusal }
  }
}

const UNFIT = ['STORE_TOO_NEW', 'MIGRATION_CHANGED', 'MIGRATION_UNKNOWN']
