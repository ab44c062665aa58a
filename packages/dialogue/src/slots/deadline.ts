// A deadline in a sentence, or as the whole of it [D45].

import type { Reader } from '../reader.ts'
import { nextDay, wholeWhen } from '../when/find-when.ts'
import { localOf, type Moment, writtenTime } from '../when/moment.ts'

export type { Moment } from '../when/moment.ts'

/**
 * A deadline that is the whole of the text: an answer, or the value of a change. Several if it could be each of them. A time
 * without a day is written T17:00: what day it is depends on the task. `isAsked`: it was asked for, so that ‘5’ is one.
 */
export function readDeadlines(reader: Reader, text: string, moment: Moment, isAsked = false): readonly string[] {
  return wholeWhen(reader, isAsked ? text.replace(DOTTED, '$1/$2') : text, moment, isAsked)
}

/** 26.11: a date, where one was asked for. */
const DOTTED = /^(1[3-9]|2\d|3[01])\.(0?[1-9]|1[0-2])$/

/** The same where there is no task yet. */
export function readDeadlineExpression(reader: Reader, text: string, moment: Moment): string | undefined {
  const [only, ...more] = readDeadlines(reader, text, moment)
  return only === undefined || more.length > 0 ? undefined : movedTo(only, undefined, moment)
}

const TIME = /^T(\d{2}):(\d{2})$/

/** The new deadline of a task: another day keeps the time of the day, and another time keeps the day [D45]. */
export function movedTo(deadline: string, before: string | null | undefined, moment: Moment): string {
  const old = before ? localOf(before, moment) : undefined
  const time = TIME.exec(deadline)
  if (time !== null) {
    const minutes = Number(time[1]) * 60 + Number(time[2])
    return writtenTime(old?.day ?? nextDay(minutes, moment), minutes, moment)
  }
  const day = localOf(deadline, moment)
  if (day === undefined || day.minutes !== undefined || old?.minutes === undefined) return deadline
  return writtenTime(day.day, old.minutes, moment)
}
