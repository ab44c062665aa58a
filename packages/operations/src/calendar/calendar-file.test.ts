// The file as a parser of calendars reads it.

import { createTask, type TodoTask, todo } from '@pawl/kernel'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { HOSTILE_TEXTS, ORDINARY_TEXTS } from '../../../../testing/hostile-texts.ts'
import { calendarFile } from './calendar-file.ts'

const taskWith = (fields: Partial<TodoTask['fields']>, id = 'a'): TodoTask =>
  createTask(todo, { id, number: 1, by: 'person:dana', at: 1_000, fields: { title: 'Call Dana', ...fields } }).task

function read(...tasks: readonly TodoTask[]) {
  const file = calendarFile(tasks)
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent')
  return { file, calendar, events: events.map((event) => new ICAL.Event(event)), first: new ICAL.Event(events[0]) }
}
/** The first of its name in an event. */
const line = (file: string, name: string) =>
  file
    .slice(file.indexOf('BEGIN:VEVENT'))
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((one) => one.startsWith(name))
const triggers = ({ component }: ICAL.Event) =>
  component.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger')))

test('[CF1] a deadline on a day is an event of that day, and leaves its owner free', () => {
  const { first, file } = read(taskWith({ deadline: '2026-11-20' }))
  expect(first.startDate.isDate).toBe(true)
  expect(String(first.startDate)).toBe('2026-11-20')
  expect(String(first.endDate)).toBe('2026-11-21')
  expect(line(file, 'TRANSP')).toBe('TRANSP:TRANSPARENT')
  expect(line(file, 'STATUS')).toBe('STATUS:CONFIRMED')
})

test('[CF3] a time of day is where it was written, and its zone is described', () => {
  const { first, file, calendar } = read(
    taskWith({ deadline: '2026-11-20T13:00:00Z', deadlineLocal: '2026-11-20T15:00[Asia/Jerusalem]' }),
  )
  expect(line(file, 'DTSTART;')).toBe('DTSTART;TZID=Asia/Jerusalem:20261120T150000')
  const [zone] = calendar.getAllSubcomponents('vtimezone')
  ICAL.TimezoneService.register(new ICAL.Timezone({ component: zone as ICAL.Component, tzid: 'Asia/Jerusalem' }))
  expect(first.startDate.toJSDate().toISOString()).toBe('2026-11-20T13:00:00.000Z')
})

test('[CF3] a time that was given in UTC, or whose zone does not fit it any more, is given in UTC', () => {
  for (const deadlineLocal of [undefined, '2026-11-20T09:00[Asia/Jerusalem]', '2026-11-20T13:00[UTC]'])
    expect(line(read(taskWith({ deadline: '2026-11-20T13:00:00Z', deadlineLocal })).file, 'DTSTART')).toBe(
      'DTSTART:20261120T130000Z',
    )
})

test('a series has its rule, which ends as its beginning is written', () => {
  const rule = (deadline: string, recurrence: string, more = {}) =>
    line(read(taskWith({ deadline, recurrence, ...more })).file, 'RRULE')
  expect(rule('2026-11-20', 'FREQ=WEEKLY;BYDAY=FR')).toBe('RRULE:FREQ=WEEKLY;BYDAY=FR')
  expect(rule('2026-11-20', 'FREQ=DAILY;UNTIL=20270601T120000Z')).toBe('RRULE:FREQ=DAILY;UNTIL=20270601')
  const local = { deadlineLocal: '2026-11-20T15:00[Asia/Jerusalem]' }
  expect(rule('2026-11-20T13:00:00Z', 'FREQ=DAILY;UNTIL=20270601', local)).toBe(
    'RRULE:FREQ=DAILY;UNTIL=20270601T205959Z',
  )
})

test('[CF4] what counts from when it was done has no rule', () => {
  const task = taskWith({ deadline: '2026-11-20', recurrence: 'FREQ=DAILY;INTERVAL=10', recurrenceFrom: 'completion' })
  expect(read(task).first.isRecurring()).toBe(false)
})

test('an occurrence that was moved stands where it is, and the series goes on without it', () => {
  const moved = { deadline: '2026-11-22', occurrence: '2026-11-20', recurrence: 'FREQ=WEEKLY;BYDAY=FR' }
  const { events } = read(taskWith(moved))
  expect(events.map((event) => [event.uid, String(event.startDate), event.isRecurring()])).toEqual([
    ['a@pawl', '2026-11-22', false],
    ['a-series@pawl', '2026-11-20', true],
  ])
  const next = (events[1] as ICAL.Event).iterator()
  expect([String(next.next()), String(next.next())]).toEqual(['2026-11-27', '2026-12-04'])
})

test('reminders are alarms: before the deadline, at it, and at nine of a day', () => {
  const timed = { deadline: '2026-11-20T13:00:00Z', deadlineLocal: '2026-11-20T15:00[Asia/Jerusalem]' }
  const reminders = ['-PT30M', 'PT0S', '-P1D', '2026-11-20T12:00[Asia/Jerusalem]']
  expect(triggers(read(taskWith({ ...timed, reminders })).first)).toEqual(['-PT30M', 'PT0S', '-P1D', '-PT3H'])
  const day = read(taskWith({ deadline: '2026-11-20', reminders: ['PT0S', '-P1D', '2026-11-19T20:00[UTC]'] }))
  expect(triggers(day.first)).toEqual(['PT9H', '-PT15H', '-PT4H'])
  expect(day.file).not.toContain('RELATED=END')
})

test('[CF2] it is the same to the byte each time, and says which version it is of', () => {
  const task = { ...taskWith({ deadline: '2026-11-20' }), version: 4 }
  expect(calendarFile([task])).toBe(calendarFile([task]))
  expect(line(calendarFile([task]), 'SEQUENCE')).toBe('SEQUENCE:3')
})

test('project, tags, priority and checklist are told', () => {
  const { file, first } = read(
    taskWith({
      deadline: '2026-11-20',
      project: 'Home, sweet home',
      tags: ['garden'],
      priority: 'urgent',
      description: 'Soon',
      checklist: [
        { text: 'Buy seeds', done: true },
        { text: 'Sow', done: false },
      ],
    }),
  )
  expect(line(file, 'PRIORITY')).toBe('PRIORITY:1')
  expect(first.component.getFirstProperty('categories')?.getValues()).toEqual(['Home, sweet home', 'garden'])
  expect(first.description).toBe('Soon\n\n[x] Buy seeds\n[ ] Sow')
})

const TEXTS = [
  ...ORDINARY_TEXTS,
  ...HOSTILE_TEXTS.map((text) => text.toWellFormed()),
  'a, b; c\\ d: "e"',
  'x\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:forged',
  'x\r\nEND:VEVENT\r\nEND:VCALENDAR',
  'שלום לכולם, להתקשר אל רופא השיניים ולקבוע תור לשבוע הבא לפני החג, בבקשה 🎉🎉🎉'.repeat(3),
]

test.each(TEXTS)('text stays text, in lines of 75 octets: %j', (text) => {
  const { file, events, first } = read(taskWith({ title: text, description: text, deadline: '2026-11-20' }))
  expect(events).toHaveLength(1)
  // Control characters have no place in a calendar (RFC 5545, 3.1), and ends of lines are one character.
  const visible = (one: string) => one.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '')
  expect(visible(first.summary)).toBe(visible(text))
  expect(first.description).toBe(first.summary)
  for (const one of file.split('\r\n')) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75)
})
