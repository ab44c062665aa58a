// Feasts and holidays by the day they fall on: of our calendar, of a weekday in a month, of Easter, of the Hebrew calendar. A
// language names them in its words (`languages/*/holidays.ts`).

import { type Day, dayOf, weekdayOf } from '../slots/calendar.ts'
import { nthWeekday } from './first-day.ts'
import { hebrewDay } from './hebrew-calendar.ts'

type InYear = (year: number) => Day

const on =
  (month: number, day: number): InYear =>
  (year) =>
    dayOf({ year, month, day })
const weekday =
  (month: number, weekday: number, nth: number, later = 0): InYear =>
  (year) =>
    (nthWeekday(dayOf({ year, month, day: 1 }), weekday, nth) ?? 0) + later
const easter =
  (later: number): InYear =>
  (year) =>
    easterOf(year) + later
/** In the Hebrew year that begins in this one, or in the one that ends in it. */
const hebrew =
  (month: number, day: number, move: (day: Day) => number = () => 0): InYear =>
  (year) => {
    const found = hebrewDay(year + (month >= 7 && month <= 9 ? 3761 : 3760), month, day)
    return found + move(found)
  }

const FRIDAY = 5
const SATURDAY = 6

/** Independence Day is never beside a Sabbath: moved back from Friday and Saturday, on from Monday. */
const offSabbath = (day: Day) => ({ [FRIDAY]: -1, [SATURDAY]: -2, 1: 1 })[weekdayOf(day)] ?? 0
const remembranceOff = (day: Day) => ({ [FRIDAY]: -1, 0: 1 })[weekdayOf(day)] ?? 0
/** A fast that falls on a Sabbath is kept the day after. */
const fast = (day: Day) => (weekdayOf(day) === SATURDAY ? 1 : 0)

export const HOLIDAYS = {
  newYear: on(1, 1),
  valentines: on(2, 14),
  patricks: on(3, 17),
  aprilFools: on(4, 1),
  independence: on(7, 4),
  halloween: on(10, 31),
  veterans: on(11, 11),
  christmasEve: on(12, 24),
  christmas: on(12, 25),
  boxingDay: on(12, 26),
  newYearsEve: on(12, 31),
  martinLutherKing: weekday(1, 1, 3),
  presidents: weekday(2, 1, 3),
  mothers: weekday(5, 0, 2),
  memorial: weekday(5, 1, -1),
  fathers: weekday(6, 0, 3),
  labor: weekday(9, 1, 1),
  columbus: weekday(10, 1, 2),
  thanksgiving: weekday(11, 4, 4),
  blackFriday: weekday(11, 4, 4, 1),
  cyberMonday: weekday(11, 4, 4, 4),
  goodFriday: easter(-2),
  easter: easter(0),
  easterMonday: easter(1),
  roshHashanahEve: hebrew(6, 29),
  roshHashanah: hebrew(7, 1),
  kippurEve: hebrew(7, 9),
  kippur: hebrew(7, 10),
  sukkotEve: hebrew(7, 14),
  sukkot: hebrew(7, 15),
  simchatTorah: hebrew(7, 22),
  hanukkah: hebrew(9, 25),
  tuBishvat: hebrew(11, 15),
  purim: hebrew(13, 14),
  passoverEve: hebrew(1, 14),
  passover: hebrew(1, 15),
  holocaustDay: hebrew(1, 27, remembranceOff),
  israelRemembrance: hebrew(2, 5, (day) => offSabbath(day) - 1),
  israelIndependence: hebrew(2, 5, offSabbath),
  lagBaomer: hebrew(2, 18),
  shavuotEve: hebrew(3, 5),
  shavuot: hebrew(3, 6),
  tishaBav: hebrew(5, 9, fast),
  tuBav: hebrew(5, 15),
} as const satisfies Readonly<Record<string, InYear>>

export type Holiday = keyof typeof HOLIDAYS

/** The next one, today included. */
export function comingHoliday(holiday: Holiday, from: Day, year: number): Day {
  for (let later = -1; later <= 1; later++) {
    const day = HOLIDAYS[holiday](year + later)
    if (day >= from) return day
  }
  return HOLIDAYS[holiday](year + 2)
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
function easterOf(year: number): Day {
  const golden = year % 19
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekdayShift = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekdayShift) / 451)
  const sum = epact + weekdayShift - 7 * late + 114
  return dayOf({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 })
}
