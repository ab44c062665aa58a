// Every phrase of the tables, behind an errand: read whole, asked about, or left whole [D45].

import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { SHIPPED } from '../languages/index.ts'
import { readRule, ruleText } from '../languages/recurrence.ts'
import { dayOf } from '../slots/calendar.ts'
import { readNewTask } from '../slots/new-task.ts'
import { minuteNow, writtenTime } from './moment.ts'
import * as en from './phrases/en.ts'
import * as he from './phrases/he.ts'

const reader = createReader()

/** Wednesday, 7 January 2026, noon where clocks are two hours ahead. */
const MOMENT = { now: 1_767_780_000_000, utcOffset: 120 }
const TABLES = [
  ['English', 'pay rent', en],
  ['Hebrew', 'לשלם שכירות', he],
] as const

/** 2026-01-08 06:00 there → as it is stored. */
const stored = (local: string) =>
  local.length === 10
    ? local
    : writtenTime(dayIn(local), Number(local.slice(11, 13)) * 60 + Number(local.slice(14)), MOMENT)
const dayIn = (local: string) =>
  dayOf({ year: Number(local.slice(0, 4)), month: Number(local.slice(5, 7)), day: Number(local.slice(8, 10)) })

test('the moment of the tables is noon', () => {
  expect(minuteNow(MOMENT)).toBe(720)
})

describe.each(TABLES)('[D45] %s', (language, errand, { READ, ASKED, KEPT, RECURRING }) => {
  const { dates } = SHIPPED[language === 'Hebrew' ? 'he' : 'en']
  const { weekStart } = dates

  const read = READ.map(([phrase, moment, range]) => [phrase, moment, range] as const)

  test.each(read)('‘%s’ is %s', (phrase, moment, range) => {
    const read = { title: errand, deadline: stored(moment), ...(range !== undefined && { description: range }) }
    expect(readNewTask(reader, `${errand} ${phrase}`, MOMENT)).toEqual(read)
    expect(readNewTask(reader, `${phrase}, ${errand}`, MOMENT)).toEqual(read)
  })

  test.each(ASKED.map(([phrase, ...moments]) => [phrase, moments] as const))('‘%s’ could be %s', (phrase, moments) => {
    const title = `${errand} ${phrase}`
    const unsure = { title: errand, dates: moments.map(stored) }
    expect(readNewTask(reader, title, MOMENT)).toEqual({ title, unsure })
  })

  test.each(KEPT)('‘%s’ stays where it is', (phrase) => {
    const title = `${errand} ${phrase}`
    expect(readNewTask(reader, title, MOMENT)).toEqual({ title })
  })

  const again = RECURRING.map(([phrase, rule, first, from]) => [phrase, rule, first, from ?? 'date'] as const)

  test.each(again)('‘%s’ is %s, first %s', (phrase, recurrence, first, from) => {
    const read = { recurrence, deadline: stored(first), ...(from === 'completion' && { recurrenceFrom: from }) }
    const whole = { title: errand, recurrenceText: phrase, ...read }
    expect(readNewTask(reader, `${errand} ${phrase}`, MOMENT)).toEqual(whole)
    expect(readNewTask(reader, `${phrase}, ${errand}`, MOMENT)).toEqual(whole)
  })

  test.each(again)('‘%s’ is said back as %s says', (_phrase, rule, _first, from) => {
    const recurrence = readRule(rule, from)
    expect(recurrence && ruleText(recurrence, weekStart)).toBe(rule)
    expect(recurrence && dates.recurs(recurrence)).toMatch(/\S/)
  })

  test('there are at least 150 of them', () => {
    expect(new Set(READ.map(([phrase]) => phrase)).size).toBeGreaterThanOrEqual(150)
  })
})
