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
  const read = <Row>(sql: string, ...values: unknown[]) =>
    translated(() => sender.everywhere<Row>('reads', sql, values))
  return {
    putCalendar: async (calendar, receipt) => {
      const put = (own: Sender) => own.everywhere('writes', SQL.put, [workspace, ...calendarValues(calendar)])
      await storeKeeping(pool, workspace, receipt, put, () => calendar)
    },
    findCalendarOf: async (person) => (await read<CalendarRow>(SQL.ofPerson, workspace, person)).map(toCalendar)[0],
    forgetCalendar: (person, receipt) => {
      const forget = async (own: Sender) =>
        (await own.everywhere<CalendarRow>('writes', SQL.forget, [workspace, person])).map(toCalendar)[0]
      return storeKeeping(pool, workspace, receipt, forget, (forgotten) => forgotten)
    },
    findCalendar: async (secretHash) => (await read<FoundCalendarRow>(SQL.byHash, secretHash)).map(toFoundCalendar)[0],
    noteCalendarUse: (secretHash, at) =>
      translated(async () => {
        await sender.everywhere('writes', SQL.noteUse, [at, workspace, secretHash, at])
      }),
  }
}
