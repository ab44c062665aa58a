// The addresses of calendars in a PostgreSQL database.

import type { CalendarStore } from '@pawl/operations'
import {
  type CalendarRow,
  calendarSql,
  calendarValues,
  type FoundCalendarRow,
  toCalendar,
  toFoundCalendar,
} from '../calendar-sql.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { storeKeeping } from './receipts.ts'
import { Sender } from './send.ts'

const SQL = calendarSql('pawl.', (index) => `$${index}`)

export function postgresCalendars(pool: Pool, workspace: string): CalendarStore {
  const sender = new Sender(pool, workspace)
  return {
    putCalendar: async (calendar, receipt) => {
      const put = (own: Sender) => own.here('writes', SQL.put, [workspace, ...calendarValues(calendar)])
      await storeKeeping(pool, workspace, receipt, put, () => calendar)
    },
    findCalendarOf: (person) =>
      translated(
        async () => (await sender.here<CalendarRow>('reads', SQL.ofPerson, [workspace, person])).map(toCalendar)[0],
      ),
    forgetCalendar: (person, receipt) => {
      const forget = async (own: Sender) =>
        (await own.here<CalendarRow>('writes', SQL.forget, [workspace, person])).map(toCalendar)[0]
      return storeKeeping(pool, workspace, receipt, forget, (forgotten) => forgotten)
    },
    findCalendar: (secretHash) =>
      translated(async () => {
        const rows = await sender.everywhere<FoundCalendarRow>('reads', SQL.byHash, [secretHash])
        return rows.map(toFoundCalendar)[0]
      }),
    noteCalendarUse: (secretHash, at) =>
      translated(async () => {
        await sender.here('writes', SQL.noteUse, [at, workspace, secretHash, at])
      }),
  }
}
