// To-dos as an iCalendar file (RFC 5545), as programs that show calendars read it best [decision 0021].
//
// CF1. Every to-do is an event that begins at its deadline and takes no time of its own; one due on a day lasts that day.
// CF2. The same to-dos make the same file, to the byte: nothing in it tells when it was made.
// CF3. A time of day keeps its time zone, so that a series stays at its hour when clocks change.
// CF4. What repeats from when it was done has no rule here: nobody knows yet when that will be.

import type { Priority } from '@pawl/contract'
import type { TodoTask } from '@pawl/kernel'
import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  type ICalCalendar,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { ruleFor } from './calendar-rule.ts'
import { type Start, secondsBefore, startOf } from './calendar-times.ts'

/** 1 is the most important, 9 the least. */
const PRIORITIES: { readonly [priority in Priority]: number } = { urgent: 1, high: 3, medium: 5, low: 9 }

export function calendarFile(tasks: readonly TodoTask[]): string {
  const calendar = ical({
    name: 'Pawl',
    prodId: { company: 'Pawl', product: 'Pawl', language: 'EN' },
    timezone: { name: null, generator: zoneBlock },
    ttl: 3600,
  })
  for (const task of tasks) addTask(calendar, task)
  return calendar.toString()
}

/** An occurrence that was moved stands for itself, and the series without it. */
function addTask(calendar: ICalCalendar, task: TodoTask): void {
  const { deadline, deadlineLocal, occurrence } = task.fields
  if (deadline === undefined) return
  const start = startOf(deadline, deadlineLocal, hasZone)
  const rule = ruleOf(task)
  const isMoved = rule !== undefined && occurrence !== undefined && occurrence !== deadline
  addEvent(calendar, task, { id: `${task.id}@pawl`, start, rule: isMoved ? undefined : rule })
  if (!isMoved) return
  const first = startOf(occurrence, localOccurrence(occurrence, deadlineLocal), hasZone)
  addEvent(calendar, task, { id: `${task.id}-series@pawl`, start: first, rule, without: first })
}

interface Shown {
  readonly id: string
  readonly start: Start
  readonly rule: string | undefined
  /** Leaves this occurrence out of the series. */
  readonly without?: Start
}

function addEvent(calendar: ICalCalendar, task: TodoTask, { id, start, rule, without }: Shown): void {
  const { title, priority, project, tags = [], reminders = [] } = task.fields
  const description = descriptionOf(task)
  const given: ICalEventData = {
    id,
    start: start.at,
    allDay: start.kind === 'day',
    ...(start.kind === 'zoned' && { timezone: start.zone }),
    summary: title,
    ...(description !== '' && { description }),
    stamp: moment(task.updatedAt),
    created: moment(task.createdAt),
    lastModified: moment(task.updatedAt),
    sequence: task.version - 1,
    status: ICalEventStatus.CONFIRMED,
    // A deadline does not make anyone busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(priority !== undefined && { priority: PRIORITIES[priority] }),
    categories: [...(project === undefined ? [] : [project]), ...tags].map((name) => ({ name })),
  }
  const event = calendar.createEvent(given)
  if (rule !== undefined) event.repeating(ruleFor(rule, start, without))
  for (const reminder of reminders) {
    const alarm = event.createAlarm({ type: ICalAlarmType.display, trigger: secondsBefore(reminder, start) })
    alarm.relatesTo(ICalAlarmRelatesTo.start)
  }
}

function ruleOf({ fields: { recurrence, recurrenceFrom } }: TodoTask): string | undefined {
  return recurrenceFrom === 'completion' ? undefined : recurrence
}

/** The hour and the zone of the series, on the day of the occurrence. */
function localOccurrence(occurrence: string, deadlineLocal: string | undefined): string | undefined {
  const zone = /\[(.+)\]$/.exec(deadlineLocal ?? '')?.[1]
  if (zone === undefined || !occurrence.includes('T')) return undefined
  const local = Temporal.Instant.from(occurrence).toZonedDateTimeISO(zone).toPlainDateTime()
  return `${local.toString({ smallestUnit: 'minute' })}[${zone}]`
}

function descriptionOf({ fields: { description = '', checklist } }: TodoTask): string {
  const steps = (Array.isArray(checklist) ? checklist : []) as { readonly text: string; readonly done: boolean }[]
  const listed = steps.map(({ text, done }) => `[${done ? 'x' : ' '}] ${text}`).join('\n')
  return [description, listed].filter((part) => part !== '').join('\n\n')
}

const moment = (at: number) => Temporal.Instant.fromEpochMilliseconds(at)

/** Programs are told when the clocks of a zone change; of a zone that is not known, a time is given in UTC. */
function zoneBlock(zone: string): string | null {
  const [block] = tzlib_get_ical_block(zone)
  return block || null
}

const hasZone = (zone: string) => zoneBlock(zone) !== null
