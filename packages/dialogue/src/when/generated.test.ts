// Phrases put together from a day and a time are read as the moment they were made from, at any moment and in any order.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { civilOf, type Day, weekdayOf } from '../slots/calendar.ts'
import { readNewTask } from '../slots/new-task.ts'
import { today, writtenTime } from './moment.ts'

const reader = createReader()

const two = (value: number) => String(value).padStart(2, '0')
const isoOf = (day: Day) => {
  const { year, month, day: of } = civilOf(day)
  return `${year}-${two(month)}-${two(of)}`
}

interface Words {
  readonly errand: string
  readonly days: readonly ((now: Day, ahead: number) => readonly [text: string, day: Day])[]
  readonly times: readonly ((minutes: number) => string)[]
}

const EN_MONTHS = 'January February March April May June July August September October November December'.split(' ')
const EN_DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const EN_HOURS = 'twelve one two three four five six seven eight nine ten eleven'.split(' ')
const HE_MONTHS = 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'.split(' ')
const HE_DAYS = 'ראשון שני שלישי רביעי חמישי שישי שבת'.split(' ')
const HE_HOURS = 'שתים עשרה,אחת,שתיים,שלוש,ארבע,חמש,שש,שבע,שמונה,תשע,עשר,אחת עשרה'.split(',')

const weekdayAhead = (now: Day, ahead: number) => now + 1 + (ahead % 7)
const hour12 = (minutes: number) => Math.floor(minutes / 60) % 12 || 12
const half = (minutes: number) => (minutes < 720 ? 'am' : 'pm')
const clock24 = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
const partEn = (minutes: number) =>
  minutes < 720 ? 'in the morning' : minutes < 1080 ? 'in the afternoon' : 'in the evening'
const partHe = (minutes: number) => (minutes < 720 ? 'בבוקר' : minutes < 1080 ? 'אחר הצהריים' : 'בערב')

const ENGLISH: Words = {
  errand: 'pay rent',
  days: [
    (now) => ['tomorrow', now + 1],
    (now) => ['the day after tomorrow', now + 2],
    (now, ahead) => [`in ${ahead + 2} days`, now + ahead + 2],
    (now, ahead) => [`on ${EN_DAYS[weekdayOf(weekdayAhead(now, ahead))]}`, weekdayAhead(now, ahead)],
    (now, ahead) => [isoOf(now + ahead), now + ahead],
    (now, ahead) => {
      const { year, month, day } = civilOf(now + ahead)
      return [`on ${EN_MONTHS[month - 1]} ${day}, ${year}`, now + ahead]
    },
    (now, ahead) => {
      const { month, day } = civilOf(now + ahead + 1)
      return [`on ${day} ${EN_MONTHS[month - 1]}`, now + ahead + 1]
    },
    (now, ahead) => {
      const { month, day } = civilOf(now + ahead + 1)
      return [`${EN_DAYS[weekdayOf(now + ahead + 1)]}, ${EN_MONTHS[month - 1]} ${day}`, now + ahead + 1]
    },
  ],
  times: [
    (minutes) => `at ${hour12(minutes)}:${two(minutes % 60)} ${half(minutes)}`,
    (minutes) => `at ${hour12(minutes)}:${two(minutes % 60)} ${partEn(minutes)}`,
    (minutes) => `at ${clock24(minutes)}`,
    (minutes) => `${hour12(minutes)}:${two(minutes % 60)}${half(minutes)}`,
    (minutes) => `at ${EN_HOURS[hour12(minutes) % 12]} ${minutes % 60 === 0 ? '' : 'thirty '}${half(minutes)}`,
  ],
}

const HEBREW: Words = {
  errand: 'לשלם שכירות',
  days: [
    (now) => ['מחר', now + 1],
    (now) => ['מחרתיים', now + 2],
    (now, ahead) => [`בעוד ${ahead + 2} ימים`, now + ahead + 2],
    (now, ahead) => [`ביום ${HE_DAYS[weekdayOf(weekdayAhead(now, ahead))]}`, weekdayAhead(now, ahead)],
    (now, ahead) => [isoOf(now + ahead), now + ahead],
    (now, ahead) => {
      const { year, month, day } = civilOf(now + ahead)
      return [`ב-${day} ב${HE_MONTHS[month - 1]} ${year}`, now + ahead]
    },
    (now, ahead) => {
      const { month, day } = civilOf(now + ahead + 1)
      return [`ב-${day}/${month}`, now + ahead + 1]
    },
  ],
  times: [
    (minutes) => `ב-${clock24(minutes)}`,
    (minutes) => `בשעה ${clock24(minutes)}`,
    (minutes) => `ב-${hour12(minutes)}:${two(minutes % 60)} ${partHe(minutes)}`,
    (minutes) => `ב${HE_HOURS[hour12(minutes) % 12]} ${minutes % 60 === 0 ? '' : 'וחצי '}${partHe(minutes)}`,
  ],
}

/** Four years from 2026 on, to the hour; clocks that are up to half a day ahead or behind. */
const moment = fc.record({
  now: fc.integer({ min: 0, max: 4 * 365 * 24 }).map((hours) => 1_767_225_600_000 + hours * 3_600_000),
  utcOffset: fc.constantFrom(-480, -300, 0, 60, 120, 330, 720),
})
/** Half past one in the night to half past ten in the evening. */
const halfHours = fc.integer({ min: 3, max: 45 }).map((halves) => halves * 30)

describe.each([
  ['English', ENGLISH],
  ['Hebrew', HEBREW],
])('[D45] %s', (_, { errand, days, times }) => {
  test('a day and a time, in any order', () => {
    const made = fc.record({
      moment,
      day: fc.constantFrom(...days),
      ahead: fc.integer({ min: 0, max: 300 }),
      time: fc.constantFrom(...times),
      minutes: halfHours,
      order: fc.constantFrom('day time', 'day, time', 'time day'),
    })
    fc.assert(
      fc.property(made, ({ moment, day, ahead, time, minutes, order }) => {
        const [words, on] = day(today(moment), ahead)
        const phrase = order.replace('day', words).replace('time', time(minutes).trim())
        const expected = { title: errand, deadline: writtenTime(on, minutes, moment) }
        expect(readNewTask(reader, `${errand} ${phrase}`, moment), phrase).toEqual(expected)
        expect(readNewTask(reader, `${phrase}, ${errand}`, moment), phrase).toEqual(expected)
      }),
      { numRuns: 2_000 },
    )
  })
})
