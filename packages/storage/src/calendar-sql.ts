// The statements about calendars, the same on both databases but for the names of tables and the marks of values, and what
// their rows say. Each value stands once, in the order in which it is given.

import type { MemberRole } from '@pawl/contract'
import type { FoundCalendar, StoredCalendar } from '@pawl/operations'

const CALENDAR = 'person, secret_hash, created_at, last_used_at'

export interface CalendarRow {
  readonly person: string
  readonly secret_hash: string
  readonly created_at: number
  readonly last_used_at: number | null
}

export interface FoundCalendarRow extends CalendarRow {
  readonly workspace: string
  readonly role: MemberRole | null
  readonly owns_local: boolean | number | null
}

export function calendarSql(schema: string, mark: (index: number) => string) {
  const calendars = `${schema}calendars`
  return {
    put: `insert into ${calendars} (workspace, ${CALENDAR}) values (${mark(1)}, ${mark(2)}, ${mark(3)}, ${mark(4)}, ${mark(5)})
      on conflict (workspace, person) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at,
        last_used_at = excluded.last_used_at`,
    ofPerson: `select ${CALENDAR} from ${calendars} where workspace = ${mark(1)} and person = ${mark(2)}`,
    forget: `delete from ${calendars} where workspace = ${mark(1)} and person = ${mark(2)} returning ${CALENDAR}`,
    byHash: `select c.workspace, c.person, c.secret_hash, c.created_at, c.last_used_at, m.role, a.owns_local from ${calendars} c
      left join ${schema}members m on m.workspace = c.workspace and m.person = c.person and m.state = 'active'
      left join ${schema}accounts a on a.person = c.person where c.secret_hash = ${mark(1)}`,
    noteUse: `update ${calendars} set last_used_at = ${mark(1)}
      where workspace = ${mark(2)} and secret_hash = ${mark(3)} and coalesce(last_used_at, 0) < ${mark(4)}`,
  } as const
}

export function calendarValues({ person, secretHash, createdAt, lastUsedAt }: StoredCalendar) {
  return [person, secretHash, createdAt, lastUsedAt] as const
}

export function toCalendar({ person, secret_hash, created_at, last_used_at }: CalendarRow): StoredCalendar {
  return {
    person,
    secretHash: secret_hash,
    createdAt: Number(created_at),
    lastUsedAt: last_used_at === null ? null : Number(last_used_at),
  }
}

export function toFoundCalendar(row: FoundCalendarRow): FoundCalendar {
  const { workspace, role, owns_local } = row
  return { workspace, calendar: toCalendar(row), role, ownsLocal: Boolean(owns_local) }
}
