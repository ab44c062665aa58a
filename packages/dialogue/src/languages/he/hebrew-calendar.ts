// The months of the Hebrew calendar, and its days and years in letters: כ״ה בכסלו תשפ״ז.

import type { TimeWord } from '../dates.ts'

type Row = readonly [forms: string, ...meanings: TimeWord[]]

/** Counted from Nisan. Where no day is said, the month says nothing of when. */
const MONTHS = [
  ...['ניסן', 'אייר, איר', 'סיוון, סיון', 'תמוז', 'אב, מנחם אב', 'אלול', 'תשרי', 'חשוון, חשון, מרחשוון', 'כסלו'],
  ...['טבת', 'שבט', '', 'אדר'],
]

const ONES = ['', 'א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט']
const TENS = ['', 'י', 'כ', 'ל', 'מ', 'נ', 'ס', 'ע', 'פ', 'צ']

/** Fifteen and sixteen are nine and six, nine and seven. */
function letters(value: number): string {
  const rest = value % 10
  const tens = TENS[Math.floor(value / 10)] ?? ''
  return value === 15 ? 'טו' : value === 16 ? 'טז' : `${tens}${ONES[rest]}`
}

/** With their sign only: יד is a hand. To one that is a single letter another is joined here: בה׳ בטבת. */
function written(value: number): string {
  const said = letters(value)
  return said.length === 1 ? `${said}', ב${said}', ל${said}'` : `${said.slice(0, -1)}"${said.slice(-1)}`
}

const FIRST_YEAR = 5780
const YEARS = 20

/** 5787 is תשפ״ז. */
function writtenYear(value: number): string {
  const said = `תש${letters(value % 100)}`
  return `${said.slice(0, -1)}"${said.slice(-1)}`
}

export const HEBREW_CALENDAR: readonly Row[] = [
  ...MONTHS.map((forms, index): Row => [forms, { is: 'hebrew-month', month: index + 1 }, { is: 'odd' }]).filter(
    ([forms]) => forms !== '',
  ),
  ...Array.from({ length: 30 }, (_, index): Row => [written(index + 1), { is: 'letters', value: index + 1 }]),
  ['ראש חודש', { is: 'letters', value: 1 }],
  ...Array.from(
    { length: YEARS },
    (_, index): Row => [writtenYear(FIRST_YEAR + index), { is: 'letters', value: FIRST_YEAR + index }],
  ),
]
