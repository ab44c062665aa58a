// Which days a list is asked for where two things are said of them: overdue or due today, done on Sunday.

import { dayOf, isoDay } from '../../slots/calendar.ts'
import { type Moment, today } from '../../when/moment.ts'
import { DAY_LENGTH, OPEN } from './filter.ts'

/** ‘Overdue or due today’: all that is due by then. */
export function overdueAnd(days: string | undefined, moment: Moment): string {
  const last = days?.split('/').at(-1) ?? ''
  return last >= todayOf(moment) && last.length === DAY_LENGTH ? `${OPEN}/${last}` : 'overdue'
}

/** ‘What did I do on Sunday?’: nothing is done yet on a Sunday that is to come. */
export function lastTime(days: string, moment: Moment): string {
  const isToCome = days.length === DAY_LENGTH && days > todayOf(moment)
  const [year = 0, month = 1, day = 1] = days.split('-').map(Number)
  return isToCome ? isoDay(dayOf({ year, month, day }) - DAYS_OF_WEEK) : days
}

const DAYS_OF_WEEK = 7
const todayOf = (moment: Moment) => isoDay(today(moment))
