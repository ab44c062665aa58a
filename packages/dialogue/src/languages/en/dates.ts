import { type Dates, type Lead, numbered, type Part, type TimeWord, type Unit } from '../dates.ts'
import { HOLIDAYS } from './holidays.ts'
import { AGAIN, recurs } from './recurrence.ts'

type Row = readonly [forms: string, ...meanings: TimeWord[]]

const lead = (lead: Lead, forms: string): Row => [forms, { is: 'lead', lead }]
const part = (part: Part, forms: string): Row => [forms, { is: 'part', part }]
const lone = (part: Part, forms: string): Row => [forms, { is: 'part', part, isLone: true }]
const unit = (unit: Unit, forms: string): Row => [forms, { is: 'unit', unit }]
const one = (value: number, forms: string): Row => [forms, { is: 'number', value, form: 'one' }]
const ten = (value: number, forms: string): Row => [forms, { is: 'number', value, form: 'ten' }]
const weekday = (weekday: number, forms: string): Row => [forms, { is: 'weekday', weekday }]
const shortened = (weekday: number, forms: string): Row => [forms, { is: 'weekday', weekday, isShort: true }]

const DAYS: readonly Row[] = [
  ['today, later today, later on today', { is: 'day', days: 0 }],
  ['tonight, tonite, later tonight, later on tonight, late tonight', { is: 'day', days: 0, isEvening: true }],
  ['tomorrow, tommorow, tommorrow, tomorow, tomrow, tmrw, tmr', { is: 'day', days: 1 }],
  ['day after tomorrow', { is: 'day', days: 2 }],
  weekday(0, 'sunday'),
  weekday(1, 'monday'),
  weekday(2, 'tuesday, tueday'),
  weekday(3, 'wednesday, wensday, wednsday'),
  weekday(4, 'thursday, thusday'),
  weekday(5, 'friday'),
  weekday(6, 'saturday, saterday, saturaday'),
  shortened(0, 'sun'),
  weekday(1, 'mon'),
  weekday(2, 'tue, tues'),
  shortened(3, 'wed, weds'),
  weekday(4, 'thu, thur, thurs'),
  weekday(5, 'fri'),
  shortened(6, 'sat'),
  ['weekend', { is: 'weekend' }],
  ...numbered(
    'month',
    'january, jan',
    'february, feb',
    '',
    'april, apr',
    '',
    'june, jun',
    'july, jul',
    'august, aug',
    'september, sep, sept',
    'october, oct',
    'november, nov',
    'december, dec',
  ).filter(([form]) => form !== ''),
  ['march, mar', { is: 'month', month: 3, isWord: true }],
  ['may', { is: 'month', month: 5, isWord: true }],
]

const NUMBERS: readonly Row[] = [
  ['a, an', { is: 'number', value: 1, form: 'article' }],
  one(2, 'two, a couple, a couple of, couple of, couple'),
  one(3, 'a few'),
  ...['one', '', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen']
    .map((form, index) => one(index + 1, form))
    .filter(([form]) => form !== ''),
  one(14, 'fourteen'),
  one(15, 'fifteen'),
  one(16, 'sixteen'),
  one(17, 'seventeen'),
  one(18, 'eighteen'),
  one(19, 'nineteen'),
  ten(20, 'twenty'),
  ten(30, 'thirty'),
  ten(40, 'forty, fourty'),
  ten(50, 'fifty'),
  ten(60, 'sixty'),
  ten(90, 'ninety'),
  ['hundred', { is: 'number', value: 100, form: 'hundred' }],
  ['thousand', { is: 'number', value: 1000, form: 'thousand' }],
  ...numbered(
    'ordinal',
    ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'],
    ...['twelfth, twelveth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth'],
    ...['nineteenth', 'twentieth'],
  ),
  ['thirtieth', { is: 'ordinal', value: 30 }],
]

const TIMES: readonly Row[] = [
  ['am, a.m, a.m., a. m, a. m.', { is: 'half', half: 'am' }],
  ['pm, p.m, p.m., p. m, p. m.', { is: 'half', half: 'pm' }],
  ['noon, midday, mid day, noontime', { is: 'clock', minutes: 720 }],
  ['midnight', { is: 'clock', minutes: 1440 }],
  ["o'clock, oclock, o clock", { is: 'oclock' }],
  ['half', { is: 'fraction', minutes: 30 }],
  ['quarter, a quarter', { is: 'fraction', minutes: 15 }],
  ['past', { is: 'past' }],
  ['sharp, on the dot, promptly, at the latest, latest, exactly', { is: 'exactly' }],
  lone('morning', 'morning, monring, mornin, mornning'),
  ['first thing in the morning, first thing', { is: 'part', part: 'morning', isWhole: true }],
  lone('afternoon', 'afternoon'),
  lone('evening', 'evening'),
  part('noon', 'lunchtime, lunch time'),
  part('dawn', 'daybreak, dawn, crack of dawn'),
  part('night', 'night'),
  unit('minute', 'minute, minutes, min, mins, m'),
  unit('hour', "hour, hours, hr, hrs, h, hours time, hours' time"),
  unit('day', "day, days, days time, days' time"),
  unit('week', "week, weeks, wk, weeks time, weeks' time"),
  unit('month', 'month, months'),
  unit('year', 'year, years'),
  ['half an hour, a half hour, half hour', { is: 'amount', count: 30, unit: 'minute' }],
  ['an hour and a half, one and a half hours, hour and a half', { is: 'amount', count: 90, unit: 'minute' }],
  ['a fortnight', { is: 'amount', count: 2, unit: 'week' }],
  ['from now, from today', { is: 'from-now' }],
  ['end, the end', { is: 'end' }],
  ['beginning of, start of, early in', { is: 'within', at: 'start' }],
  ['middle of', { is: 'within', at: 'middle' }],
  ['eod, cob, end of business, close of business, end of the business day', { is: 'day-end' }],
  ['end of day, end of the day, the end of the day, end of today', { is: 'day-end' }],
]

const GLUE: readonly Row[] = [
  lead('at', 'at, @'),
  lead('on', 'on, over'),
  lead('by', 'by, due, due on, due by, due at, no later than, not later than'),
  lead('before', 'before, b4, prior to, ahead of, in advance of'),
  lead('in', 'in, during, throughout'),
  lead('within', 'within, in about, in around, in the next, within the next, over the next, during the next'),
  lead('for', 'for'),
  lead('to', 'to'),
  lead('until', 'until, till, til, through, thru'),
  lead('after', 'after'),
  lead(
    'around',
    'around, at about, at around, at exactly, exactly at, exactly, anytime, any time, sometime, some time',
  ),
  lead('range', 'from, since, for the next'),
  lead('starting', 'starting, beginning, starting on, beginning on, starting from, starting at, beginning at'),
  lead('between', 'between'),
  ['the', { is: 'the' }],
  ['of', { is: 'of' }],
  ['and, &, n', { is: 'and' }],
  ['this, this coming, coming, this upcoming, upcoming, later this', { is: 'which', which: 'this' }],
  ['next', { is: 'which', which: 'next' }],
  ['about, regarding, re, concerning', { is: 'about' }],
  ['is, are, was, were, be', { is: 'be' }],
  ["it's, that's, it’s", { is: 'be' }],
]

const ODD: TimeWord = { is: 'odd' }
const ODD_BEFORE: TimeWord = { is: 'odd', where: 'before' }
const ODD_AFTER: TimeWord = { is: 'odd', where: 'after' }
const AGAIN_ODD: TimeWord = { is: 'again' }

const NOT_UNDERSTOOD: readonly Row[] = [
  ['repeat, always, twice a, times a, days a, per, annual, twice', AGAIN_ODD],
  ['all day, all week, all month, all year, all night', AGAIN_ODD],
  ['ago, later, earlier, early, late, beforehand, before that, prior, previous, last, past few', ODD],
  ['yesterday, overnight, ahead, advance, until after', ODD],
  ['when, whenever, while, once, as soon as, as long as, few, several, another, other', ODD],
  ['spring, summer, autumn, fall, winter, semester, season, decade, fortnight, century', ODD],
  ['following, current, same, rest, remainder, entire, whole, mid, instead, instead of', ODD],
  ['sunrise, sunset, sundown, dusk, bedtime, dinnertime', ODD],
  ['ramadan, eid, diwali, eve, holiday, holidays', ODD],
  ["same time, same day, any day, all the way, or, s, 's, ’s", ODD],
  ['that day, that morning, that night, that week, that evening, that afternoon', ODD],
  [
    'black, good, cyber, ash, palm, super, shrove, taco, throwback, casual, bloody, giving',
    { is: 'odd', where: 'before', isName: true },
  ],
  ['not', ODD_BEFORE],
  ['ish, or so', ODD_AFTER],
  ['time, timezone, date, zone, seconds, sec, secs, only, vs, beyond, than', ODD_AFTER],
  ['pst, pdt, est, edt, cst, cdt, mst, gmt, utc, bst, cet, ist, pt, et, ct', ODD_AFTER],
  ['eastern, pacific, central, standard', ODD_AFTER],
  ['todays, tomorrows, tonights', ODD],
]

const AROUND: readonly Row[] = [
  ['with, because, so, if, via, using, without, then, please, thanks, thank you, that', { is: 'goes-on' }],
  ['but', { is: 'goes-on' }, { is: 'except', isWeak: true }],
  ['i, we, he, she, they, it, which, who, as, near, inside, outside, like', { is: 'goes-on' }],
  ['my, our, your, his, her, their', { is: 'own' }],
  [
    'move, push, postpone, reschedule, change, delay, shift, switch, extend, bring forward, set, put off, moved',
    { is: 'moves' },
  ],
]

export const dates: Dates = {
  words: [...DAYS, ...NUMBERS, ...TIMES, ...GLUE, ...AGAIN, ...HOLIDAYS, ...NOT_UNDERSTOOD, ...AROUND],
  prefixes: {},
  weekStart: 1,
  weekdayNames: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  due: (day, weekday, time) => `due ${weekday}, ${day}${time === undefined ? '' : ` at ${time}`}`,
  choice: (day, weekday, time) => `${weekday}, ${day}${time === undefined ? '' : ` at ${time}`}`,
  recurs,
}
