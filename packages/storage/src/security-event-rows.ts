// Security events as rows, and the query of the log: the same for both databases but for how values are marked.

import type { SecurityEvent, SecurityEventQuery, StoredSecurityEvent } from '@pawl/operations'

export const SECURITY_EVENT_COLUMNS = 'at, kind, who, actor, about, times, details'
export const POSITIONED_SECURITY_EVENT = `sequence as position, ${SECURITY_EVENT_COLUMNS}`

export interface SecurityEventRow extends Omit<StoredSecurityEvent, 'details'> {
  readonly details: string | StoredSecurityEvent['details']
}

export function toSecurityEvent({ details, ...row }: SecurityEventRow): StoredSecurityEvent {
  return { ...row, details: typeof details === 'string' ? JSON.parse(details) : details }
}

export function securityEventValues({ at, kind, who, actor, about, times, details }: SecurityEvent) {
  return [at, kind, who, actor, about, times, JSON.stringify(details)] as const
}

/** The first value is the workspace. */
export function securityEventQuery(
  table: string,
  { since, who, kind, before, limit }: SecurityEventQuery,
  placeholder: (index: number) => string,
): { readonly sql: string; readonly values: readonly (string | number)[] } {
  const values: (string | number)[] = []
  const wanted = [`workspace = ${placeholder(1)}`]
  const want = (condition: string, value: string | number | undefined) => {
    if (value === undefined) return
    values.push(value)
    wanted.push(`${condition} ${placeholder(values.length + 1)}`)
  }
  want('at >=', since)
  want('who =', who)
  want('kind =', kind)
  want('sequence <', before)
  values.push(limit)
  const sql = `select ${POSITIONED_SECURITY_EVENT} from ${table} where ${wanted.join(' and ')}
    order by sequence desc limit ${placeholder(values.length + 1)}`
  return { sql, values }
}
