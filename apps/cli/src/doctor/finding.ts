// What the doctor can find, and how bad each is. A code has a sentence in every language, and one with the cure if it needs one.

export type Check = 'runtime' | 'place' | 'folder' | 'disk' | 'database' | 'server' | 'clock'

/** `broken`: commands will be refused. `warning`: they work, and something is not as it should be. */
type Severity = 'good' | 'warning' | 'broken'

export const SEVERITIES = {
  node_good: 'good',
  node_old: 'broken',
  place_server: 'good',
  place_database: 'good',
  place_project: 'good',
  place_home: 'good',
  place_named: 'good',
  folder_good: 'good',
  folder_none: 'good',
  folder_unmakeable: 'broken',
  folder_no_folder: 'broken',
  folder_not_writable: 'broken',
  file_not_writable: 'broken',
  folder_of_another: 'warning',
  folder_open: 'warning',
  disk_good: 'good',
  disk_low: 'warning',
  disk_full: 'broken',
  database_good: 'good',
  database_none: 'good',
  database_older: 'warning',
  database_unfit: 'broken',
  database_damaged: 'broken',
  database_away: 'broken',
  database_unreachable: 'broken',
  server_none: 'good',
  server_good: 'good',
  server_gone: 'good',
  server_silent: 'broken',
  server_unreachable: 'broken',
  server_stranger: 'broken',
  server_refuses: 'broken',
  server_distrusted: 'warning',
  server_version: 'warning',
  clock_good: 'good',
  clock_off: 'warning',
  clock_past: 'warning',
} as const satisfies Record<string, Severity>

export type FindingCode = keyof typeof SEVERITIES
/** Those that want a cure. */
export type TroubleCode = {
  [Code in FindingCode]: (typeof SEVERITIES)[Code] extends 'good' ? never : Code
}[FindingCode]
export type Facts = Readonly<Record<string, string | number>>

export interface Finding {
  readonly check: Check
  readonly code: FindingCode
  readonly facts: Facts
}

export function finding(check: Check, code: FindingCode, facts: Facts = {}): Finding {
  return { check, code, facts }
}
