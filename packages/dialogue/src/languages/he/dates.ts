import { type Dates, type Lead, numbered, type Part, type TimeWord, type Unit } from '../dates.ts'
import { HEBREW_CALENDAR } from './hebrew-calendar.ts'
import { HOLIDAYS } from './holidays.ts'
import { AGAIN, recurs } from './recurrence.ts'

type Row = readonly [forms: string, ...meanings: TimeWord[]]

const lead = (lead: Lead, forms: string): Row => [forms, { is: 'lead', lead }]
const part = (part: Part, forms: string): Row => [forms, { is: 'part', part }]
const unit = (unit: Unit, forms: string): Row => [forms, { is: 'unit', unit }]
const amount = (count: number, unit: Unit, forms: string): Row => [forms, { is: 'amount', count, unit }]
const one = (value: number, forms: string): Row => [forms, { is: 'number', value, form: 'one' }]
const ten = (value: number, forms: string): Row => [forms, { is: 'number', value, form: 'ten' }]
const weekday = (weekday: number, forms: string): Row => [forms, { is: 'weekday', weekday }]
/** ראשון is a day of the week, the first of a month, and what is first. */
const ordinal = (value: number, forms: string, ...also: TimeWord[]): Row => [
  forms,
  { is: 'ordinal', value },
  ...(value <= 6 ? [{ is: 'weekday', weekday: value - 1, isShort: true } as const] : []),
  ...also,
]

const DAYS: readonly Row[] = [
  ['היום', { is: 'day', days: 0 }],
  ['הערב, הלילה', { is: 'day', days: 0, isEvening: true }],
  ['מחר, למחרת', { is: 'day', days: 1 }],
  ['מחרתיים', { is: 'day', days: 2 }],
  weekday(0, "יום ראשון, יום א, יום א'"),
  weekday(1, "יום שני, יום ב, יום ב'"),
  weekday(2, "יום שלישי, יום ג, יום ג'"),
  weekday(3, "יום רביעי, יום ד, יום ד'"),
  weekday(4, "יום חמישי, יום ה, יום ה'"),
  weekday(5, "יום שישי, יום ו, יום ו'"),
  weekday(6, 'יום שבת, שבת'),
  ['מוצאי שבת, מוצש, מוצ"ש, מוצאי השבת', { is: 'weekday', weekday: 6, part: 'night' }],
  weekday(5, 'ערב שבת'),
  ['סוף השבוע', { is: 'weekend', isWhole: true }],
  ['סוף שבוע, סופש, סופ"ש', { is: 'weekend' }],
  ...numbered(
    'month',
    ...['ינואר', 'פברואר', 'מרץ, מרס', 'אפריל', 'מאי', 'יוני', 'יולי', 'אוגוסט', 'ספטמבר', 'אוקטובר', 'נובמבר'],
    'דצמבר',
  ),
]

const NUMBERS: readonly Row[] = [
  one(1, 'אחת, אחד'),
  one(2, 'שתיים, שתים, שניים, שנים, שתי'),
  one(3, 'שלוש, שלושה, שלושת'),
  one(4, 'ארבע, ארבעה, ארבעת'),
  one(5, 'חמש, חמישה, חמשה, חמשת'),
  one(6, 'שש, שישה, ששה, ששת'),
  one(7, 'שבע, שבעה, שבעת'),
  one(8, 'שמונה, שמונת'),
  one(9, 'תשע, תשעה, תשעת'),
  one(10, 'עשר, עשרה, עשרת'),
  one(11, 'אחת עשרה, אחד עשר, אחת-עשרה, אחד-עשר'),
  one(12, 'שתים עשרה, שתיים עשרה, שנים עשר, שניים עשר, שתים-עשרה, שתיים-עשרה, שתיים עשר'),
  one(13, 'שלוש עשרה, שלושה עשר'),
  one(14, 'ארבע עשרה, ארבעה עשר'),
  one(15, 'חמש עשרה, חמישה עשר, חמשה עשר'),
  one(16, 'שש עשרה, שישה עשר, ששה עשר'),
  one(17, 'שבע עשרה, שבעה עשר'),
  one(18, 'שמונה עשרה, שמונה עשר'),
  one(19, 'תשע עשרה, תשעה עשר'),
  ten(20, 'עשרים'),
  ten(30, 'שלושים'),
  ten(40, 'ארבעים'),
  ten(50, 'חמישים'),
  ten(60, 'שישים'),
  ten(90, 'תשעים'),
  ['אלפיים', { is: 'number', value: 2000, form: 'thousand' }],
  // Minutes are masculine, hours feminine.
  ['חמישה, חמשה, עשרה, עשרים', { is: 'minutes' }],
  ['פחות', { is: 'less' }],
  ordinal(1, 'ראשון'),
  ordinal(2, 'שני', { is: 'number', value: 2, form: 'one' }),
  ordinal(3, 'שלישי'),
  ordinal(4, 'רביעי'),
  ordinal(5, 'חמישי'),
  ordinal(6, 'שישי'),
  ordinal(7, 'שביעי'),
  ordinal(8, 'שמיני'),
  ordinal(9, 'תשיעי'),
  ordinal(10, 'עשירי'),
]

const TIMES: readonly Row[] = [
  ['צהרי היום, חצות היום', { is: 'clock', minutes: 720 }],
  ['חצות, חצות הלילה', { is: 'clock', minutes: 1440 }],
  ['חצי', { is: 'fraction', minutes: 30 }],
  ['רבע', { is: 'fraction', minutes: 15 }],
  ['לפנות ערב, לקראת ערב, לקראת הערב', { is: 'part', part: 'evening', isWhole: true }],
  part('morning', 'שעות הבוקר'),
  part('noon', 'צהרי, שעות הצהריים'),
  part('afternoon', 'שעות אחר הצהריים, שעות אחרי הצהריים'),
  part('evening', 'שעות הערב'),
  ['לפנות בוקר', { is: 'part', part: 'dawn', isWhole: true }],
  part('morning', 'בוקר'),
  ['על הבוקר', { is: 'part', part: 'morning', isWhole: true }],
  part('noon', 'צהריים, צהרים, צוהריים'),
  [
    'אחר הצהריים, אחרי הצהריים, אחר הצהרים, אחרי הצהרים, אחר הצוהריים, אחר צהריים, אחרי צהריים, אחצ, אחה"צ',
    { is: 'part', part: 'afternoon', isWhole: true },
  ],
  part('evening', 'ערב'),
  part('night', 'לילה'),
  ['הבוקר', { is: 'part', part: 'morning', isToday: true }],
  unit('minute', 'דקה, דקות'),
  unit('hour', 'שעה, שעות'),
  unit('day', 'יום, ימים'),
  unit('week', 'שבוע, שבועות'),
  unit('month', 'חודש, חודשים, חדשים'),
  unit('year', 'שנה'),
  amount(30, 'minute', 'חצי שעה'),
  amount(15, 'minute', 'רבע שעה'),
  amount(75, 'minute', 'שעה ורבע'),
  amount(90, 'minute', 'שעה וחצי'),
  amount(150, 'minute', 'שעתיים וחצי'),
  amount(45, 'minute', 'שלושת רבעי שעה'),
  amount(1, 'hour', 'שעה אחת'),
  amount(2, 'hour', 'שעתיים'),
  amount(2, 'day', 'יומיים'),
  amount(2, 'week', 'שבועיים'),
  amount(2, 'month', 'חודשיים'),
  amount(2, 'year', 'שנתיים'),
  ['מעכשיו, מהיום', { is: 'from-now' }],
  ['השבוע, השבוע הזה', { is: 'period', unit: 'week' }],
  ['החודש, החודש הזה', { is: 'period', unit: 'month' }],
  ['השנה, השנה הזאת, השנה הזו', { is: 'period', unit: 'year' }],
  ['סוף', { is: 'end' }],
  ['תחילת, ראשית', { is: 'within', at: 'start' }],
  ['אמצע', { is: 'within', at: 'middle' }],
  ['סוף היום, סוף יום העבודה', { is: 'day-end' }],
]

const GLUE: readonly Row[] = [
  lead('at', 'בשעה, השעה, לשעה'),
  lead('on', 'בתאריך, לתאריך'),
  lead('by', 'עד, לא יאוחר מ, עד לא יאוחר מ, לכל המאוחר'),
  lead('before', 'לפני'),
  lead('around', 'לקראת, בסביבות, בערך, סביב, בדיוק, מתישהו, מתי שהוא'),
  lead('within', 'בעוד, תוך, בתוך, לעוד, עוד, כעבור'),
  lead('after', 'אחרי, לאחר'),
  lead('starting', 'החל, החל מ, מתחיל מ'),
  lead('between', 'בין'),
  lead('range', 'משעה, מהשעה'),
  ['במשך, למשך', { is: 'lead', lead: 'for' }, { is: 'odd' }],
  ['הבאים, הבאות, הקרובים, הקרובות', { is: 'coming' }],
  ['בדיוק, לכל המאוחר', { is: 'exactly' }],
  ['הבא, הבאה', { is: 'which', which: 'next' }],
  ['הקרוב, הקרובה, הזה, הזו, הזאת, זה, זו', { is: 'which', which: 'this' }],
  ['על, לגבי, בנוגע, אודות, בקשר, של', { is: 'about' }],
  // What is planned, and not when.
  ['לתכנן את השבוע, לתכנן את היום, לתכנן את החודש, לסכם את השבוע, לסכם את היום, לסכם את החודש, לפתוח את השבוע'],
  ['לתכנן את סוף השבוע, לתכנן את הסופש, לתכנן את הערב, להתחיל את השבוע, להתחיל את היום, לסגור את החודש'],
]

const NOT_UNDERSTOOD: readonly Row[] = [
  ['ופעם, מימי', { is: 'again' }],
  ['פעמיים, דו שבועית, דו-שבועית, תמיד', { is: 'again' }],
  ['אתמול, שלשום, שעבר, שעברה, האחרון, האחרונה, קודם, קודם לכן, אחרי כן, אחר כך', { is: 'odd' }],
  ['לפני כן, לפני זה, לפני הזמן, לפני המועד, לפני האירוע, לפניו, לפניה', { is: 'ahead' }, { is: 'odd' }],
  ['מוקדם, מאוחר, יותר מאוחר, במהלך, שאר, המשך, כמה, מספר, בזמן, זמן, שעון', { is: 'odd' }],
  ['הראשונים, הראשונה, מזמן, כאשר, או', { is: 'odd' }],
  ['זריחה, שקיעה, חג, מוצאי, ימות', { is: 'odd' }],
  ['שלם, שלמה, הוא', { is: 'odd' }],
  ['כשאני, כשאתה, כשאת, כשהוא, כשהיא, כשאנחנו, כשהם, כשאגיע, כשנגיע, כשתגיע, ברגע, מתי', { is: 'odd' }],
  ['סוף היום הולדת, צהרי היום הולדת, חצות היום הולדת, היום הפנוי, שנת', { is: 'odd' }],
  // ‘מתנה ליום הולדת ב-2 בדצמבר’: what it is for, and then when.
  ['יום הולדת, יום ההולדת, היום הולדת', { is: 'odd', where: 'after' }],
]

const AROUND: readonly Row[] = [
  ['את, עם, אצל, כדי, כי, אם, בלי, בבקשה, תודה, אבל, אז, אני, אנחנו, הוא, היא, גם, אל, דרך', { is: 'goes-on' }],
  ['לדחות, להעביר, להזיז, לשנות, להקדים, לקבוע מחדש, תדחה, תדחי, תעביר, תעבירי, דחה, דחי, העבר', { is: 'moves' }],
]

const AT: TimeWord = { is: 'lead', lead: 'at' }
const TO: TimeWord = { is: 'lead', lead: 'to' }
const FROM: TimeWord = { is: 'lead', lead: 'range' }
const THE: TimeWord = { is: 'the' }
const AND: TimeWord = { is: 'and' }

export const dates: Dates = {
  words: [
    ...[...DAYS, ...NUMBERS, ...TIMES, ...GLUE, ...AGAIN],
    ...[...HOLIDAYS, ...HEBREW_CALENDAR, ...NOT_UNDERSTOOD, ...AROUND],
  ],
  prefixes: { ב: [AT], ל: [TO], ה: [THE], מ: [FROM], ו: [AND], מה: [FROM], וב: [AND], ול: [AND], וה: [AND] },
  isDayFirst: true,
  weekStart: 0,
  weekdayNames: ['יום ראשון', 'יום שני', 'יום שלישי', 'יום רביעי', 'יום חמישי', 'יום שישי', 'שבת'],
  due: (day, weekday, time) => `לביצוע עד ${weekday}, ${day}${time === undefined ? '' : ` בשעה ${time}`}`,
  choice: (day, weekday, time) => `${weekday}, ${day}${time === undefined ? '' : ` בשעה ${time}`}`,
  recurs,
}
