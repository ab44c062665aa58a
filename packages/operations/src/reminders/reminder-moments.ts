// When a to-do reminds its owner: the moments its reminders stand for. A function of the task alone, so that every server
// and `pawl verify` come to the same.
//
// RM1. A duration counts from the deadline, by the calendar of the deadline's zone: a day before is the same time of day.
// RM2. A deadline without a time of day is counted from nine in the morning of its day, there; without a zone, in UTC.
// RM3. What is done or deleted reminds nobody; it does again once it is taken up.
// RM4. A moment that had passed when the task was made, or up to which reminders were sent, does not come again. Moving the
//     deadline moves what is to come, and a later moment comes though an earlier one was sent.

import { type Task, type TodoTask, todo } from '@pawl/kernel'

const MORNING = '09:00'
const ZONE = /\[([^\]]+)\]$/

/** The next moment at which something is to be sent; null if there is none. */
export function nextReminder(task: Task): number | null {
  return remindersToCome(task)[0] ?? null
}

/** Those that are due by now, earliest first. */
export function dueReminders(task: Task, now: number): readonly number[] {
  return remindersToCome(task).filter((moment) => moment <= now)
}

function remindersToCome(task: Task): readonly number[] {
  if (task.lifecycle !== todo.name) return []
  const { reminders, snoozedUntil, remindedUntil } = task.fields as Partial<TodoTask['fields']>
  // Most tasks have none, and this is asked at every write.
  if (reminders === undefined && snoozedUntil === undefined) return []
  if ('end' in todo.statuses[task.status as TodoTask['status']]) return []
  const after = Math.max(task.createdAt - 1, remindedUntil ?? 0)
  const moments = new Set([...reminderMoments(task), ...(snoozedUntil === undefined ? [] : [snoozedUntil])])
  return [...moments].filter((moment) => moment > after).sort((a, b) => a - b)
}

/** What its reminders stand for, whether or not they are still to come. */
export function reminderMoments({ fields }: Pick<Task, 'fields'>): readonly number[] {
  const { reminders = [], deadline, deadlineLocal } = fields as Partial<TodoTask['fields']>
  const due = deadline === undefined ? undefined : momentOf(deadline, deadlineLocal)
  return reminders.flatMap((reminder) => {
    const at = /^-?P/.test(reminder) ? due && after(due, reminder) : localMoment(reminder)
    return at === undefined ? [] : [at.epochMilliseconds]
  })
}

/** The deadline is a day or a moment in UTC; how it was written says the zone. */
function momentOf(deadline: string, written: string | undefined): Temporal.ZonedDateTime | undefined {
  const zone = ZONE.exec(written ?? '')?.[1] ?? 'UTC'
  return ifThere(() =>
    deadline.includes('T')
      ? Temporal.Instant.from(deadline).toZonedDateTimeISO(zone)
      : Temporal.PlainDate.from(deadline).toZonedDateTime({ timeZone: zone, plainTime: MORNING }),
  )
}

function after(due: Temporal.ZonedDateTime, duration: string): Temporal.ZonedDateTime | undefined {
  return ifThere(() => due.add(duration))
}

/** `2026-11-20T15:00[Asia/Jerusalem]`, or the morning of a day. */
function localMoment(text: string): Temporal.ZonedDateTime | undefined {
  const zone = ZONE.exec(text)?.[1] ?? 'UTC'
  const local = text.replace(ZONE, '')
  return ifThere(() =>
    Temporal.PlainDateTime.from(local.includes('T') ? local : `${local}T${MORNING}`).toZonedDateTime(zone),
  )
}

/** A time that no calendar has, or a zone this machine does not know, must not keep the task from being stored. */
function ifThere(at: () => Temporal.ZonedDateTime): Temporal.ZonedDateTime | undefined {
  try {
    return at()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
