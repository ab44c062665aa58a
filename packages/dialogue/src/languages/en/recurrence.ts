import type { Part, TimeWord, Unit } from '../dates.ts'
import { isSameDays, type Recurrence } from '../recurrence.ts'

type Row = readonly [forms: string, ...meanings: TimeWord[]]

const often = (count: number, unit: Unit, forms: string, part?: Part): Row => [
  forms,
  part === undefined ? { is: 'often', count, unit } : { is: 'often', count, unit, part },
]
const days = (weekdays: readonly number[], forms: string, part?: Part): Row => [
  forms,
  part === undefined ? { is: 'weekdays', weekdays } : { is: 'weekdays', weekdays, part },
]
const parts = (part: Part, forms: string): Row => [forms, { is: 'parts', part }]

const WORKING = [1, 2, 3, 4, 5]
const TWICE_A_MONTH: TimeWord = { is: 'often', count: 1, unit: 'month', monthDays: [1, 15] }

export const AGAIN: readonly Row[] = [
  ['every, each, every single, each and every', { is: 'every' }],
  ['every other, every second, every alternate, each other, alternate', { is: 'every', interval: 2 }],
  often(
    1,
    'day',
    'daily, everyday, every day, each day, every single day, day by day, every 24 hours, seven days a week, 7 days a week',
  ),
  ['repeating, recurring, repeats, that repeats, which repeats, and repeat, repeated', { is: 'repeating' }],
  often(1, 'day', 'nightly', 'night'),
  often(1, 'week', 'weekly, once weekly'),
  often(2, 'week', 'biweekly, bi weekly, bi-weekly, bi - weekly, fortnightly, every fortnight'),
  often(1, 'month', 'monthly, monthy, once monthly'),
  often(2, 'month', 'bimonthly, bi monthly, bi-monthly'),
  often(3, 'month', 'quarterly, every quarter, each quarter, once a quarter'),
  often(6, 'month', 'half yearly, half-yearly, semiannually, semi annually, every half year'),
  often(1, 'year', 'yearly, annually'),
  often(1, 'hour', 'hourly'),
  days([0], 'sundays'),
  days([1], 'mondays'),
  days([2], 'tuesdays'),
  days([3], 'wednesdays'),
  days([4], 'thursdays'),
  days([5], 'fridays'),
  days([6], 'saturdays'),
  // So many times a month or a week, on days that are said back.
  [
    'twice a month, twice monthly, twice per month, two times a month, 2 times a month, twice every month',
    TWICE_A_MONTH,
  ],
  ['two times per month, 2 times per month, twice each month, semimonthly, semi-monthly', TWICE_A_MONTH],
  days([1, 4], 'twice a week, twice weekly, twice per week, two times a week, 2 times a week, twice every week'),
  days([1, 4], 'two times per week, 2 times per week, two days a week, 2 days a week, twice each week'),
  days([1, 3, 5], 'three times a week, 3 times a week, thrice a week, three times per week, 3 times per week'),
  days([1, 3, 5], 'three days a week, 3 days a week, three times every week'),
  days(WORKING, 'weekdays, week days, workdays, work days, working days, school days, business days'),
  days(WORKING, 'monday to friday, monday through friday, monday thru friday, monday - friday, m - f, m-f, mon-fri'),
  days(WORKING, 'mon - fri, mon to fri, mon through fri, mon thru fri, monday till friday, monday-friday'),
  days([6, 0], 'weekends'),
  days(WORKING, 'weeknights, week nights, school nights', 'evening'),
  ['weekday, week day, workday, work day, working day, school day, business day', weekday()],
  ['weeknight, school night, week night', { is: 'weekdays', weekdays: WORKING, part: 'evening', isOne: true }],
  parts('morning', 'mornings'),
  parts('afternoon', 'afternoons'),
  parts('evening', 'evenings'),
  parts('night', 'nights'),
  ['once a, once per, once every, once each, one time a, one time per', { is: 'once' }],
  ['prior, early, earlier, beforehand, in advance, ahead, ahead of time, before that, before then', { is: 'ahead' }],
  ["before it, before it's due, before it is due, before the time, before it starts", { is: 'ahead' }],
  ['later, back, further, further back, out, longer', { is: 'shift', sign: 1 }],
  ['earlier, sooner, forward, early', { is: 'shift', sign: -1 }],
  ['another, more', { is: 'more' }],
  ['times', { is: 'times' }],
  ['last', { is: 'last' }],
  ['except, except for, except on, apart from, other than, excluding', { is: 'except' }],
  ['but not, but not on', { is: 'except', isWeak: true }],
  ['after completion, after each completion, after completing it, after completing, from completion', finished()],
  ['after i finish it, after i finish, after i complete it, after i complete, after finishing it', finished()],
  ["after finishing, after it's done, after it is done, after its done, after i do it, after i'm done", finished()],
  ["after i've done it, after i have done it, after i've finished it, after i have finished it", finished()],
  ['after doing it, after the last time, since the last time, after i finished it, after i did it', finished()],
]

function weekday(): TimeWord {
  return { is: 'weekdays', weekdays: WORKING, isOne: true }
}

function finished(): TimeWord {
  return { is: 'finished' }
}

const UNITS: Readonly<Record<Unit, string>> = {
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
}
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const NTH: Readonly<Record<string, string>> = { '1': 'first', '2': 'second', '3': 'third', '4': 'fourth', '5': 'fifth' }

export function recurs(recurrence: Recurrence): string {
  const { until, count, isFromCompletion } = recurrence
  const end = until === undefined ? '' : ` until ${until}`
  const times = count === undefined ? '' : `, ${count} times`
  return isFromCompletion
    ? `${amount(recurrence)} after it is done${end}${times}`
    : `${rhythm(recurrence)}${end}${times}`
}

const amount = ({ interval, unit }: Recurrence) => `${interval} ${UNITS[unit]}${interval === 1 ? '' : 's'}`

function rhythm(recurrence: Recurrence): string {
  const { unit, interval, weekdays, nth, monthDays, months } = recurrence
  const every = interval === 1 ? `every ${UNITS[unit]}` : `every ${amount(recurrence)}`
  if (months !== undefined) return `every year ${onDate(months, monthDays)}`
  if (monthDays !== undefined) return `${every} on the ${listed(monthDays.map(ordinal))}${lastDay(monthDays)}`
  if (weekdays === undefined) return every
  const names = listed(weekdays.map((day) => DAYS[day] as string))
  if (nth !== undefined) return `${every} on the ${nth === -1 ? 'last' : NTH[nth]} ${names}`
  if (interval > 1) return `${every} on ${names}`
  if (isSameDays(weekdays, WORKING)) return 'every weekday'
  return `every ${names}`
}

const lastDay = (days: readonly number[]) => (days.at(-1) === -1 ? ' day' : '')

function onDate(months: readonly number[], days: readonly number[] | undefined): string {
  const names = listed(months.map((month) => MONTHS[month - 1] as string))
  return days === undefined ? `in ${names}` : `on ${names} ${listed(days.map(String))}`
}

function ordinal(day: number): string {
  if (day === -1) return 'last'
  const end = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${end}`
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
