// Feasts and holidays fall on their days: checked against the calendar of ICU, and against known dates.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { dayOf, isoDay, weekdayOf } from '../slots/calendar.ts'
import { readNewTask } from '../slots/new-task.ts'
import { hebrewDay } from './hebrew-calendar.ts'
import { comingHoliday, HOLIDAYS, type Holiday } from './holidays.ts'

const DAY = 86_400_000
const icu = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const hebrew = (day: number) => icu.format(day * DAY)

test('[D45] days of the Hebrew calendar are those of ICU', () => {
  const months = ['Nisan', 'Iyar', 'Sivan', 'Tamuz', 'Av', 'Elul', 'Tishri', 'Heshvan', 'Kislev', 'Tevet', 'Shevat']
  fc.assert(
    fc.property(
      fc.integer({ min: 5700, max: 5900 }),
      fc.integer({ min: 1, max: 11 }),
      fc.integer({ min: 1, max: 29 }),
      (year, month, day) => {
        expect(hebrew(hebrewDay(year, month, day))).toBe(`${day} ${months[month - 1]} ${year}`)
      },
    ),
  )
  expect(hebrew(hebrewDay(5787, 13, 14))).toBe('14 Adar II 5787')
  expect(hebrew(hebrewDay(5786, 13, 14))).toBe('14 Adar 5786')
})

test.each<[Holiday, number, string]>([
  ['roshHashanah', 2026, '2026-09-12'],
  ['kippur', 2026, '2026-09-21'],
  ['sukkot', 2027, '2027-10-16'],
  ['hanukkah', 2024, '2024-12-26'],
  ['purim', 2027, '2027-03-23'],
  ['passover', 2026, '2026-04-02'],
  ['passover', 2030, '2030-04-18'],
  ['shavuot', 2026, '2026-05-22'],
  ['israelIndependence', 2024, '2024-05-14'],
  ['israelIndependence', 2025, '2025-05-01'],
  ['israelRemembrance', 2025, '2025-04-30'],
  ['holocaustDay', 2025, '2025-04-24'],
  ['tishaBav', 2022, '2022-08-07'],
  ['easter', 2027, '2027-03-28'],
  ['easter', 2038, '2038-04-25'],
  ['thanksgiving', 2026, '2026-11-26'],
  ['blackFriday', 2026, '2026-11-27'],
  ['memorial', 2027, '2027-05-31'],
  ['mothers', 2026, '2026-05-10'],
])('[D45] %s of %i is on %s', (holiday, year, day) => {
  expect(isoDay(HOLIDAYS[holiday](year))).toBe(day)
})

test('[D45] the one that comes is never past, and never two years away', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(HOLIDAYS) as Holiday[])),
      fc.integer({ min: 0, max: 40_000 }),
      (holiday, from) => {
        const { year } = { year: Number(isoDay(from).slice(0, 4)) }
        const day = comingHoliday(holiday, from, year)
        expect(day).toBeGreaterThanOrEqual(from)
        expect(day - from).toBeLessThan(400)
      },
    ),
  )
})

test('[D45] Independence Day is never on a day beside the Sabbath, and never on one', () => {
  for (let year = 2004; year < 2100; year++) expect([2, 3, 4]).toContain(weekdayOf(HOLIDAYS.israelIndependence(year)))
})

test('[D45] a holiday says when behind a preposition, and what for otherwise', () => {
  const moment = { now: dayOf({ year: 2026, month: 1, day: 7 }) * DAY, utcOffset: 120 }
  const read = (text: string) => readNewTask(createReader(), text, moment)
  expect(read('clean the house before Passover')).toEqual({ title: 'clean the house', deadline: '2026-04-02' })
  expect(read('buy gifts for Christmas')).toEqual({ title: 'buy gifts for Christmas' })
  expect(read('order Christmas cards')).toEqual({ title: 'order Christmas cards' })
})
