import type { TimeWord, Unit } from '../dates.ts'
import { isSameDays, type Recurrence } from '../recurrence.ts'

type Row = readonly [forms: string, ...meanings: TimeWord[]]

const often = (count: number, unit: Unit, forms: string): Row => [forms, { is: 'often', count, unit }]
const days = (weekdays: readonly number[], forms: string): Row => [forms, { is: 'weekdays', weekdays }]
const letter = (weekday: number, forms: string): Row => [forms, { is: 'letter', weekday }]
const FINISHED: TimeWord = { is: 'finished' }

const WORKING = [0, 1, 2, 3, 4]
const inMonth = (monthDays: readonly number[], forms: string): Row => [
  forms,
  { is: 'often', count: 1, unit: 'month', monthDays },
]

/** יומית behind ויטמין, לשתות or לדנה says how often; behind a noun of its gender it says which one: תוכנית יומית. */
const asAdverb = (unit: Unit, forms: string): Row => [
  forms,
  { is: 'often', count: 1, unit, describes: /^(?!ל).*[הת]$/ },
]

/** The same of the other gender. */
const asMasculineAdverb = (unit: Unit, forms: string): Row => [
  forms,
  { is: 'often', count: 1, unit, describes: /^(?!ל).*[^הת]$/ },
]

export const AGAIN: readonly Row[] = [
  ['כל, בכל, לכל, מדי, מידי, ובכל, וכל', { is: 'every' }],
  ['ימי, בימי, לימי, בימים', { is: 'every', isDays: true }],
  ['שנייה, שניה', { is: 'nth-time', value: 2 }],
  ['שלישית', { is: 'nth-time', value: 3 }],
  ['רביעית', { is: 'nth-time', value: 4 }],
  ['חוץ, חוץ מאשר, פרט, למעט, מלבד', { is: 'except' }],
  ['אבל לא, להוציא', { is: 'except', isWeak: true }],
  often(
    1,
    'day',
    'יום יום, יום-יום, יומיום, באופן יומי, על בסיס יומי, כל יום ויום, בכל יום ויום, אחת ליום, שבעה ימים בשבוע, מדי יום ביומו, מידי יום ביומו, יום ביומו',
  ),
  often(1, 'hour', 'אחת לשעה, פעם בשעה'),
  often(2, 'day', 'יום כן יום לא'),
  often(1, 'week', 'באופן שבועי, על בסיס שבועי, אחת לשבוע'),
  often(2, 'week', 'אחת לשבועיים, שבוע כן שבוע לא, כל שבוע שני'),
  often(1, 'month', 'באופן חודשי, על בסיס חודשי, אחת לחודש'),
  often(2, 'month', 'אחת לחודשיים'),
  often(3, 'month', 'כל רבעון, אחת לרבעון, בכל רבעון, מדי רבעון, פעם ברבעון, כל עונה, פעם בעונה'),
  often(6, 'month', 'כל חצי שנה, אחת לחצי שנה, פעם בחצי שנה'),
  often(1, 'year', 'באופן שנתי, על בסיס שנתי, אחת לשנה'),
  ['באופן קבוע, בקביעות, קבוע', { is: 'repeating' }],
  ['חוזר, חוזרת, חוזרים, שחוזר, שחוזרת, שיחזור, שתחזור, יחזור, תחזור, מחזורי, מחזורית', { is: 'repeating' }],
  asAdverb('day', 'יומית, יום יומית'),
  asAdverb('week', 'שבועית'),
  asAdverb('month', 'חודשית'),
  asAdverb('year', 'שנתית'),
  asMasculineAdverb('day', 'יומי, יומיומי, יום יומי'),
  asMasculineAdverb('week', 'שבועי'),
  asMasculineAdverb('month', 'חודשי'),
  asMasculineAdverb('year', 'שנתי'),
  often(
    1,
    'day',
    'כל יום בשבוע, כל יום השבוע, בכל יום בשבוע, כל ימות השבוע, בכל ימות השבוע, כל ימי השבוע, בכל ימי השבוע, שבעה ימים בשבוע',
  ),
  days([6], 'בשבתות, שבתות'),
  days([5, 6], 'בסוף כל שבוע, כל סופי השבוע'),
  inMonth([1], 'כל ראש חודש, בכל ראש חודש, מדי ראש חודש, מידי ראש חודש, בראשי חודשים'),
  // כמה פעמים בחודש או בשבוע, בימים שנאמרים בתשובה.
  inMonth([1, 15], 'פעמיים בחודש, 2 פעמים בחודש, שתי פעמים בחודש, פעמיים כל חודש, פעמיים לחודש'),
  days([0, 3], 'פעמיים בשבוע, 2 פעמים בשבוע, שתי פעמים בשבוע, יומיים בשבוע, פעמיים כל שבוע'),
  days([0, 2, 4], 'שלוש פעמים בשבוע, 3 פעמים בשבוע, שלושה ימים בשבוע, 3 ימים בשבוע, שלוש פעמים כל שבוע'),
  days(WORKING, "יום א-ה, יום א'-ה', יום א עד ה, יום א' עד ה', א-ה, א'-ה', ראשון עד חמישי, יום ראשון עד חמישי"),
  days(WORKING, "מראשון עד חמישי, מיום ראשון עד חמישי, מא' עד ה', מא עד ה, ימים ראשון עד חמישי, ראשון-חמישי"),
  days(
    WORKING,
    'כל ימי החול, בכל ימי החול, ימי החול, בימי החול, כל ימי העבודה, ימי חול, בימי חול, לימי חול, בימי העבודה, בימי עבודה, ימי עבודה, בימות השבוע, ימים א-ה',
  ),
  days(WORKING, "בימים א-ה, ימים א'-ה', בימים א'-ה', ימים א עד ה, בימים א עד ה, בימים א' עד ה', ימים א' עד ה'"),
  days(WORKING, 'בימי ראשון עד חמישי, ימי ראשון עד חמישי, לימי ראשון עד חמישי'),
  days([1, 2, 3, 4, 5], 'בימי שני עד שישי, ימי שני עד שישי, לימי שני עד שישי'),
  days([5, 6], 'סופי שבוע, בסופי שבוע, לסופי שבוע, סופי השבוע, בסופי השבוע'),
  ['יום חול, יום עבודה', { is: 'weekdays', weekdays: WORKING, isOne: true }],
  letter(0, "א, א'"),
  letter(1, "ב, ב', וב, וב'"),
  letter(2, "ג, ג', וג, וג'"),
  letter(3, "ד, ד', וד, וד'"),
  letter(4, "ה, ה', וה, וה'"),
  letter(5, "ו, ו', וו, וו'"),
  ['פעם', { is: 'once' }],
  ['לפני כן, מראש, קודם, לפני הזמן, לפני המועד, מוקדם יותר, קודם לכן', { is: 'ahead' }],
  ['מאוחר יותר, יותר מאוחר, אחר כך, קדימה, אחרי', { is: 'shift', sign: 1 }],
  ['מוקדם יותר, יותר מוקדם, קודם, אחורה', { is: 'shift', sign: -1 }],
  ['עוד, נוספים, נוספות, נוסף, נוספת', { is: 'more' }],
  ['פעמים', { is: 'times' }],
  ['האחרון, האחרונה, אחרון', { is: 'last' }],
  ['אחרי שאסיים, אחרי שאסיים את זה, אחרי שאסיים אותה, אחרי שאסיים אותו, אחרי שסיימתי, לאחר שאסיים', FINISHED],
  ['אחרי שאני מסיים, אחרי שאני מסיימת, אחרי סיום, לאחר סיום, אחרי הסיום, לאחר הסיום, מרגע הסיום', FINISHED],
  ['אחרי ביצוע, לאחר ביצוע, אחרי הביצוע, לאחר הביצוע, מרגע הביצוע, אחרי שאעשה את זה, אחרי שעשיתי', FINISHED],
  ['אחרי הפעם האחרונה, מהפעם האחרונה, לאחר הפעם האחרונה, אחרי שבוצע, אחרי שבוצעה, אחרי שזה נעשה', FINISHED],
]

/** One, two, and so many of them. */
const UNITS: Readonly<Record<Unit, readonly [one: string, two: string, many: string]>> = {
  minute: ['דקה', 'שתי דקות', 'דקות'],
  hour: ['שעה', 'שעתיים', 'שעות'],
  day: ['יום', 'יומיים', 'ימים'],
  week: ['שבוע', 'שבועיים', 'שבועות'],
  month: ['חודש', 'חודשיים', 'חודשים'],
  year: ['שנה', 'שנתיים', 'שנים'],
}
const DAYS = ['יום ראשון', 'יום שני', 'יום שלישי', 'יום רביעי', 'יום חמישי', 'יום שישי', 'שבת']
const MONTHS = 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'.split(' ')
const NTH: Readonly<Record<string, string>> = {
  '-1': 'האחרון',
  '1': 'הראשון',
  '2': 'השני',
  '3': 'השלישי',
  '4': 'הרביעי',
  '5': 'החמישי',
}

export function recurs(recurrence: Recurrence): string {
  const { until, count, isFromCompletion } = recurrence
  const end = until === undefined ? '' : ` עד ${until}`
  const times = count === undefined ? '' : `, ${count} פעמים`
  return isFromCompletion ? `${amount(recurrence)} אחרי הביצוע${end}${times}` : `${rhythm(recurrence)}${end}${times}`
}

function amount({ interval, unit }: Recurrence): string {
  const [one, two, many] = UNITS[unit]
  return interval === 1 ? one : interval === 2 ? two : `${interval} ${many}`
}

function rhythm(recurrence: Recurrence): string {
  const { interval, weekdays, nth, monthDays, months } = recurrence
  const every = `כל ${amount(recurrence)}`
  if (months !== undefined) return `כל שנה ${onDate(months, monthDays)}`
  if (monthDays !== undefined) return `${every} ${listed(monthDays.map(onDay))}`
  if (weekdays === undefined) return every
  if (nth !== undefined) return `${every} ${listed(weekdays.map((day) => `ב${DAYS[day]} ${NTH[nth]}`))}`
  if (interval > 1) return `${every} ${listed(weekdays.map((day) => `ב${DAYS[day]}`))}`
  if (isSameDays(weekdays, WORKING)) return 'בכל יום בימים א׳–ה׳'
  return `כל ${listed(weekdays.map((day) => DAYS[day] as string))}`
}

const onDay = (day: number) => (day === -1 ? 'ביום האחרון' : `ב-${day}`)

function onDate(months: readonly number[], days: readonly number[] | undefined): string {
  const names = listed(months.map((month) => `ב${MONTHS[month - 1]}`))
  return days === undefined ? names : `${listed(days.map(onDay))} ${names}`
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ו${names.at(-1)}`
}
