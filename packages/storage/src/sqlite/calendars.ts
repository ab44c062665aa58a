// The addresses of calendars in a SQLite file.

import type { CalendarStore } from '@pawl/operations'
import {
  type CalendarRow,
  calendarSql,
  calendarValues,
  type FoundCalendarRow,
  toCalendar,
  toFoundCalendar,
} from '../calendar-sql.ts'
import type { CommitQueue } from './commit-queue.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'

const SQL = calendarSql('', () => '?')

export function sqliteCalendars(sender: Sender, queue: CommitQueue): CalendarStore {
  const { workspace } = sender
  const all = sender.everywhere.bind(sender)
  return {
    putCalendar: (calendar, receipt) =>
      queue.run(() => {
        all(SQL.put, workspace, ...calendarValues(calendar))
        keepReceipt(sender, receipt, calendar)
      }),
    findCalendarOf: async (person) => all<CalendarRow>(SQL.ofPerson, workspace, person).map(toCalendar)[0],
    forgetCalendar: (person, receipt) =>
      queue.run(() => {
        const [forgotten] = all<CalendarRow>(SQL.forget, workspace, person).map(toCalendar)
        if (forgotten !== undefined) keepReceipt(sender, receipt, forgotten)
        return forgotten
      }),
    findCalendar: async (secretHash) => all<FoundCalendarRow>(SQL.byHash, secretHash).map(toFoundCalendar)[0],
    noteCalendarUse: (secretHash, at) => queue.run(() => void all(SQL.noteUse, at, workspace, secretHash, at)),
  }
}
