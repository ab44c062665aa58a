import type { Fields, Task } from '@pawl/kernel'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueReminders, nextReminder, reminderMoments } from './reminder-moments.ts'

const CREATED = Date.UTC(2026, 0, 1)
const todoWith = (fields: Fields, status = 'open'): Task => ({
  id: 't',
  number: 1,
  lifecycle: 'todo',
  status,
  version: 1,
  createdBy: 'person:dana',
  createdAt: CREATED,
  updatedAt: CREATED,
  fields: { title: 'Dentist', ...fields },
})
const at = (fields: Fields) => reminderMoments(todoWith(fields)).map((moment) => new Date(moment).toISOString())

const friday = { deadline: '2026-11-20T13:00:00Z', deadlineLocal: '2026-11-20T15:00[Asia/Jerusalem]' }

describe('the moment of a reminder', () => {
  test('[RM1] a duration counts from the deadline', () => {
    expect(at({ ...friday, reminders: ['-PT30M', 'PT0S', '-P1D'] })).toEqual([
      '2026-11-20T12:30:00.000Z',
      '2026-11-20T13:00:00.000Z',
      '2026-11-19T13:00:00.000Z',
    ])
  })

  test('[RM1] a day before is the same time of day, also across a change of clocks', () => {
    const deadline = { deadline: '2026-10-25T13:00:00Z', deadlineLocal: '2026-10-25T15:00[Asia/Jerusalem]' }
    expect(at({ ...deadline, reminders: ['-P1D'] })).toEqual(['2026-10-24T12:00:00.000Z'])
  })

  test('[RM2] without a time of day it is nine in the morning of that day, in its zone', () => {
    expect(at({ deadline: '2026-11-20', reminders: ['PT0S'] })).toEqual(['2026-11-20T09:00:00.000Z'])
    const local = { deadline: '2026-11-20', deadlineLocal: '2026-11-20[Asia/Jerusalem]' }
    expect(at({ ...local, reminders: ['PT0S'] })).toEqual(['2026-11-20T07:00:00.000Z'])
  })

  test('a time of its own needs no deadline, and a duration without one says nothing', () => {
    const reminders = ['2026-11-20T15:00[Asia/Jerusalem]', '2026-11-21[America/New_York]', '-PT30M']
    expect(at({ reminders })).toEqual(['2026-11-20T13:00:00.000Z', '2026-11-21T14:00:00.000Z'])
  })

  test('a time that the clocks leap over comes right after', () => {
    expect(at({ reminders: ['2026-03-27T02:30[Asia/Jerusalem]'] })).toEqual(['2026-03-27T00:30:00.000Z'])
  })
})

describe('the next reminder', () => {
  const reminders = ['-PT30M', 'PT0S']
  const due = Date.parse(friday.deadline)

  test('[RM3] what is done or deleted reminds nobody', () => {
    for (const status of ['open', 'in_progress'])
      expect(nextReminder(todoWith({ ...friday, reminders }, status))).toBe(due - 1_800_000)
    for (const status of ['done', 'deleted'])
      expect(nextReminder(todoWith({ ...friday, reminders }, status))).toBeNull()
  })

  test('[RM4] what was sent does not come again; a moved deadline brings what is later', () => {
    const sent = { ...friday, reminders, remindedUntil: due }
    expect(nextReminder(todoWith(sent))).toBeNull()
    expect(nextReminder(todoWith({ ...sent, deadline: '2026-11-21T13:00:00Z' }))).toBe(due + 86_400_000 - 1_800_000)
  })

  test('[RM4] what had passed when the task was made is not made up for', () => {
    expect(nextReminder(todoWith({ deadline: '2025-12-31T09:00:00Z', reminders }))).toBeNull()
  })

  test('a reminder that was put off comes at its new time', () => {
    const later = due + 600_000
    expect(nextReminder(todoWith({ ...friday, reminders, remindedUntil: due, snoozedUntil: later }))).toBe(later)
  })

  test('[RM4] sent up to any moment, exactly the later ones are still to come', () => {
    const minutes = fc.integer({ min: -5_000, max: 5_000 })
    fc.assert(
      fc.property(fc.array(minutes, { maxLength: 20 }), minutes, (offsets, sent) => {
        const all = offsets.map((offset) => `${offset < 0 ? '-' : ''}PT${Math.abs(offset)}M`)
        const remindedUntil = due + sent * 60_000
        const task = todoWith({ ...friday, reminders: all, remindedUntil })
        const expected = [...new Set(offsets)].filter((offset) => offset > sent).sort((a, b) => a - b)
        expect(dueReminders(task, Number.MAX_SAFE_INTEGER)).toEqual(expected.map((offset) => due + offset * 60_000))
      }),
    )
  })
})
