// What calendars need of a store: under which address each person's is read. The store has only hashes of the addresses.

import type { MemberRole } from '@pawl/contract'
import type { Receipt } from './receipt-store.ts'

export interface StoredCalendar {
  /** Whose it is, such as person:dana. */
  readonly person: string
  readonly secretHash: string
  readonly createdAt: number
  /** To the minute. */
  readonly lastUsedAt: number | null
}

export interface FoundCalendar {
  readonly workspace: string
  readonly calendar: StoredCalendar
  /** What its person is in the workspace; null for whoever is no member of it. */
  readonly role: MemberRole | null
  /** They have what was made on the machine. */
  readonly ownsLocal: boolean
}

export interface CalendarStore {
  /** In place of the one the person had. */
  putCalendar(calendar: StoredCalendar, receipt?: Receipt<StoredCalendar>): Promise<void>
  findCalendarOf(person: string): Promise<StoredCalendar | undefined>
  /** Undefined if the person had none. */
  forgetCalendar(person: string, receipt?: Receipt<StoredCalendar>): Promise<StoredCalendar | undefined>
  /** Of any workspace. */
  findCalendar(secretHash: string): Promise<FoundCalendar | undefined>
  /** Never goes back. */
  noteCalendarUse(secretHash: string, at: number): Promise<void>
}
