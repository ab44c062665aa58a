// The address of a calendar for the eyes of a person.

import type { Operations, ResultOf } from '@pawl/contract'
import { moment } from './moment.ts'
import type { Screen } from './screen.ts'
import { serverAddress } from './server-address.ts'

export function renderCalendar({ calendar }: ResultOf<Operations['showCalendar']>, { phrases }: Screen): string {
  if (calendar === null) return phrases.calendar.none
  const { createdAt, lastUsedAt } = calendar
  return phrases.calendar.there(moment(createdAt), lastUsedAt === null ? null : moment(lastUsedAt))
}

export function renderCalendarMade(
  { address }: ResultOf<Operations['addCalendar']>,
  { phrases, paint, place }: Screen,
): string {
  const { made, addressOnce } = phrases.calendar
  return [made, addressOnce, '', `  ${paint('bold', `${serverAddress(place)}${address}`)}`, ''].join('\n')
}
