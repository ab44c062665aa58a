// The statements about codes for addresses of email, the same on both databases but for the names of tables and the marks of
// values, and what their rows say. Each value stands once, in the order in which it is given.

import type { AddressCode } from '@pawl/operations'

const CODE = 'mailbox, person, day, to_mailbox, by_person, code, channel, tries, created_at, confirmed_at'

export interface AddressCodeRow {
  readonly mailbox: string
  readonly person: string
  readonly day: number
  readonly to_mailbox: number
  readonly by_person: number
  readonly code: string
  readonly channel: string
  readonly tries: number
  readonly created_at: number
  readonly confirmed_at: number | null
}

export interface CountRow {
  readonly to_mailbox: number
  readonly by_person: number
}

export function addressSql(schema: string, mark: (index: number) => string) {
  const codes = `${schema}address_codes`
  return {
    ofDay: `select count(case when mailbox = ${mark(1)} then 1 end) as to_mailbox,
        count(case when person = ${mark(2)} then 1 end) as by_person
      from ${codes} where workspace = ${mark(3)} and day = ${mark(4)}`,
    find: `select ${CODE} from ${codes} where workspace = ${mark(1)} and mailbox = ${mark(2)} and person = ${mark(3)}
      order by (confirmed_at is not null) desc, day desc, by_person desc limit 1`,
    confirmed: `select distinct mailbox from ${codes} where workspace = ${mark(1)} and person = ${mark(2)}
      and confirmed_at is not null`,
    insert: `insert into ${codes} (workspace, ${CODE}) values (${Array.from({ length: 11 }, (_, index) => mark(index + 1)).join(', ')})
      on conflict do nothing returning mailbox`,
    change: `update ${codes} set tries = ${mark(1)}, confirmed_at = ${mark(2)}
      where workspace = ${mark(3)} and mailbox = ${mark(4)} and day = ${mark(5)} and to_mailbox = ${mark(6)} and tries = ${mark(7)}
      returning mailbox`,
    release: `update ${schema}deliveries set state = 'waiting', attempts = 0, next_at = ${mark(1)}
      where workspace = ${mark(2)} and state = 'held' and channel in (select id from ${schema}channels
        where channels.workspace = deliveries.workspace and kind = 'email' and person = ${mark(3)})`,
  } as const
}

export function codeValues(code: AddressCode) {
  const { mailbox, person, day, toMailbox, byPerson, code: secret, channel, tries, createdAt, confirmedAt } = code
  return [mailbox, person, day, toMailbox, byPerson, secret, channel, tries, createdAt, confirmedAt] as const
}

export function toAddressCode(row: AddressCodeRow): AddressCode {
  return {
    mailbox: row.mailbox,
    person: row.person,
    day: row.day,
    toMailbox: row.to_mailbox,
    byPerson: row.by_person,
    code: row.code,
    channel: row.channel,
    tries: row.tries,
    createdAt: Number(row.created_at),
    confirmedAt: row.confirmed_at === null ? null : Number(row.confirmed_at),
  }
}

export const toCounts = ({ to_mailbox, by_person }: CountRow) => ({
  toMailbox: Number(to_mailbox),
  byPerson: Number(by_person),
})
