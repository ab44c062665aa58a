// The database and the clocks: what opening the store would do, without opening it.

import { type Language, renderError } from '@pawl/contract'
import { examineStore, type StoreCondition, storeFileIn } from '@pawl/storage'
import type { Settings } from '../settings.ts'
import { type Finding, finding } from './finding.ts'

/** Deadlines and leases do not suffer from less, in milliseconds. */
const CLOCK_TOLERANCE = 5_000

export async function lookAtStore({ databaseUrl, dataFolder, language }: Settings, now: () => number) {
  const sqliteFile = storeFileIn(dataFolder)
  const condition = await examineStore(databaseUrl === undefined ? { sqliteFile } : { postgresUrl: databaseUrl })
  const place = databaseUrl === undefined ? sqliteFile : placeOf(databaseUrl)
  return [databaseFinding(condition, place, language), ...storeClock(condition, now())]
}

/** Where the database is, without the name and password of whoever uses it. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = URL.parse(databaseUrl) ?? { host: '', pathname: '' }
  return host === '' ? 'PostgreSQL' : `PostgreSQL ${host}${pathname}`
}

function databaseFinding(condition: StoreCondition, place: string, language: Language): Finding {
  const { state, missing, damage = '', refusal } = condition
  const said = refusal === undefined ? undefined : renderError(refusal, language).error
  switch (state) {
    case 'none':
      return finding('database', 'database_none', { place })
    case 'current':
      return finding('database', 'database_good', { place })
    case 'older':
      return finding('database', 'database_older', { place, missing })
    case 'damaged':
      return finding('database', 'database_damaged', { place, damage })
    case 'unfit':
      return finding('database', 'database_unfit', { message: said?.message ?? '', next: said?.aiGuidance ?? '' })
    case 'away':
      if (isUnreachable(refusal)) return finding('database', 'database_unreachable', { place })
      return finding('database', 'database_away', { place, next: said?.aiGuidance ?? '' })
  }
}

/** Nothing is known of it but where it should be; of the rest the store itself says what to do. */
function isUnreachable(refusal: StoreCondition['refusal']): boolean {
  if (refusal?.code !== 'STORE_UNAVAILABLE') return false
  const { reason } = refusal.variables
  return reason === 'unreachable' || reason === 'silent'
}

/** A database has a clock of its own; a file remembers when it was last changed, which cannot be later than now. */
function storeClock({ clock, lastChangeAt }: StoreCondition, now: number): Finding[] {
  if (clock !== undefined) return [clockFinding(clock, now, 'PostgreSQL')]
  if (lastChangeAt === undefined || lastChangeAt <= now + CLOCK_TOLERANCE) return []
  return [finding('clock', 'clock_past', { seconds: Math.round((lastChangeAt - now) / 1000) })]
}

export function clockFinding(theirs: number, ours: number, whose: string): Finding {
  const seconds = Math.round((ours - theirs) / 1000)
  const isOff = Math.abs(ours - theirs) > CLOCK_TOLERANCE
  return isOff ? finding('clock', 'clock_off', { seconds, whose }) : finding('clock', 'clock_good')
}
