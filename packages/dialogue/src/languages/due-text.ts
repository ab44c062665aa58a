// A deadline as it is said back, with its weekday, so that a wrong reading is seen at once. A time is that of the person's clocks.

import { dayOf, isoDay, weekdayOf } from '../slots/calendar.ts'
import type { Dates } from './dates.ts'

export function dueText(deadline: string, utcOffset: number, dates: Dates): string {
  return said(deadline, utcOffset, dates, dates.due)
}

export function choiceText(deadline: string, utcOffset: number, dates: Dates): string {
  return said(deadline, utcOffset, dates, dates.choice)
}

function said(deadline: string, utcOffset: number, { weekdayNames }: Dates, put: Dates['due']): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/.exec(deadline)
  if (match === null) return deadline.replace(/^T/, '')
  const day = dayOf({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) })
  if (match[4] === undefined) return put(isoDay(day), weekdayNames[weekdayOf(day)] as string, undefined)
  const minutes = day * 1440 + Number(match[4]) * 60 + Number(match[5]) + utcOffset
  const local = Math.floor(minutes / 1440)
  return put(isoDay(local), weekdayNames[weekdayOf(local)] as string, clock(minutes - local * 1440))
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
