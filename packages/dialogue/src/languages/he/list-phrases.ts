import { countedText } from '@pawl/kernel'
import type { DaySaid, ListPhrases, NarrowedBy } from '../list-phrases.ts'

const NUMBERS = new Intl.PluralRules('he')
const RANKS: Readonly<Record<string, string>> = { urgent: 'דחופה', high: 'עדיפות גבוהה', low: 'עדיפות נמוכה' }
const PRIORITIES: Readonly<Record<string, string>> = {
  ...{
    low: 'עדיפות נמוכה',
    medium: 'עדיפות בינונית',
    high: 'עדיפות גבוהה',
    urgent: 'עדיפות דחופה',
    important: 'חשובות',
  },
}
/** The days that are said by their names alone. */
const WEEK = 6

const late = (days: number) =>
  countedText(NUMBERS, days, { one: 'איחור של יום', two: 'איחור של יומיים', other: 'איחור של # ימים' })
/** A date in digits is joined by a hyphen. */
const toward = (when: string) => (/^\d/.test(when) ? `ל-${when}` : `ל${when}`)
const at = (text: string, time: string | undefined) => (time === undefined ? text : `${text} ב-${time}`)

function day({ days, day: date, weekday, time }: DaySaid): string {
  if (days === 0) return at('היום', time)
  if (days === 1) return at('מחר', time)
  if (days === -1) return at('אתמול', time)
  return at(days > 1 && days <= WEEK ? weekday : date, time)
}

const NEAR: Readonly<Record<string, string>> = { 0: 'היום', 1: 'מחר', '-1': 'אתמול' }

const fully = ({ days, day: date, weekday }: DaySaid) => NEAR[days] ?? `${weekday}, ${date}`

function due(by: NonNullable<NarrowedBy['due']>): string {
  if (by === 'overdue') return 'באיחור'
  if (by === 'none') return 'בלי תאריך'
  if (by === 'any') return 'עם תאריך'
  const { from, to } = by
  if (from !== undefined && to !== undefined)
    return from.day === to.day ? toward(fully(from)) : `מ${fully(from)} עד ${fully(to)}`
  return from === undefined ? `עד ${fully(to as DaySaid)}` : `מ${fully(from)} והלאה`
}

const STATUSES = {
  all: { none: 'אין לך משימות', one: 'יש לך משימה אחת', two: 'יש לך שתי משימות', other: 'יש לך # משימות' },
  pending: {
    ...{ none: 'אין לך משימות פתוחות', one: 'יש לך משימה פתוחה אחת' },
    ...{ two: 'יש לך שתי משימות פתוחות', other: 'יש לך # משימות פתוחות' },
  },
  completed: {
    ...{ none: 'עוד לא סיימת אף משימה', one: 'סיימת משימה אחת' },
    ...{ two: 'סיימת שתי משימות', other: 'סיימת # משימות' },
  },
} as const

const counted = (count: number, { none, ...forms }: (typeof STATUSES)[keyof typeof STATUSES]) =>
  count === 0 ? none : countedText(NUMBERS, count, forms)

export const listPhrases: ListPhrases = {
  day,
  dayFully: (said) => {
    const near = NEAR[said.days]
    return at(near === undefined ? `${said.weekday}, ${said.day}` : `${near}, ${said.weekday} ${said.day}`, said.time)
  },
  overdue: (days, time) => (days === 0 ? `באיחור מאז ${time}` : late(days)),
  rank: (priority) => RANKS[priority],
  narrowed: ({ priority, due: when, done, added, recurring, tags = [], project, about, without }) =>
    [
      ...(recurring === undefined ? [] : ['חוזרות']),
      ...(priority === undefined ? [] : [PRIORITIES[priority] ?? priority]),
      ...(when === undefined ? [] : [due(when)]),
      ...(done === undefined ? [] : [`בוצעו: ${due(done).replace(/^ל(?!\d)/, '')}`]),
      ...(added === undefined ? [] : [`נוספו: ${due(added).replace(/^ל-?/, '')}`]),
      ...tags.map((tag) => `#${tag}`),
      ...(project === undefined ? [] : [`פרויקט '${project}'`]),
      ...(about === undefined ? [] : [`על '${about}'`]),
      ...(without === undefined ? [] : [`בלי '${without}'`]),
    ].join(', '),
  goesOn: (count) => `… ועוד ${count}. אפשר לכתוב 'תראה עוד' כדי לראות אותן.`,
  tags: (names) =>
    names.length === 0
      ? "לאף משימה אין תגית. אפשר לכתוב '#בית' כשמוסיפים משימה."
      : `התגיות שלך: ${names.map(({ name, count }) => `#${name} (${count})`).join(', ')}.`,
  projects: (names) =>
    names.length === 0
      ? 'אף משימה לא שייכת לפרויקט.'
      : `הפרויקטים שלך: ${names.map(({ name, count }) => `'${name}' (${count})`).join(', ')}.`,
  nothingMore: 'אלה היו כולן.',
  counted: (count, status, narrowed) =>
    `${counted(count, STATUSES[status])}${narrowed === undefined ? '' : ` (${narrowed})`}.`,
  countedAll: (open, done) =>
    `${counted(open, STATUSES.pending)}${done === 0 ? '' : `, ועוד ${countedText(NUMBERS, done, { one: 'אחת שבוצעה', two: 'שתיים שבוצעו', other: '# שבוצעו' })}`}.`,
  next: (title, reasons) => `הבאה בתור: '${title}'. היא ${reasons.join(', ו')}.`,
  afterThat: (lines) => `ואחריה:\n${lines.join('\n')}`,
  reasons: {
    overdue: (days) => (days === 0 ? 'באיחור מהיום' : `ב${late(days)}`),
    due: (when) => `מיועדת ${toward(when)}`,
    urgent: 'דחופה',
    important: 'בעדיפות גבוהה',
    oldest: 'זו שמחכה הכי הרבה זמן',
  },
  nothingNext: 'אין לך משימות פתוחות. הכול מסודר!',
  isDue: (title, when) => `'${title}' מיועדת ${toward(when)}.`,
  wasDue: (title, when) => `'${title}' הייתה מיועדת ${toward(when)}, ועוד לא בוצעה.`,
  hasNoDate: (title) => `ל'${title}' אין תאריך.`,
  isDone: (title) => `כן, '${title}' בוצעה.`,
  isOpen: (title, details) =>
    `עוד לא: '${title}' עדיין פתוחה${details.length === 0 ? '' : ` (${details.join(', ')})`}.`,
  hasPriority: (title, priority) =>
    priority === null ? `ל'${title}' לא נקבעה עדיפות.` : `'${title}' ב${PRIORITIES[priority] ?? priority}.`,
  isIn: (title, project, tags) =>
    `${project === null ? `'${title}' לא שייכת לפרויקט` : `'${title}' בפרויקט '${project}'`}${tags.length === 0 ? '' : `, עם התגיות ${tags.map((tag) => `#${tag}`).join(' ')}`}.`,
  severalFit: (query, lines) => `כמה משימות מתאימות ל'${query}':\n${lines.join('\n')}`,
  inProject: (project) => `פרויקט '${project}'`,
}
