import { type Dates, numbered, type TimeWord } from '../../../packages/dialogue/src/languages/dates.ts'

const WEEKDAYS = ['dimanĉo', 'lundo', 'mardo', 'merkredo', 'ĵaŭdo', 'vendredo', 'sabato']

export const dates: Dates = {
  words: [
    ['hodiaŭ', { is: 'day', days: 0 }],
    ['morgaŭ', { is: 'day', days: 1 }],
    ['postmorgaŭ', { is: 'day', days: 2 }],
    ...WEEKDAYS.map((name, weekday): [string, TimeWord] => [
      `${name}, ${name}n, ${name.slice(0, -1)}e`,
      { is: 'weekday', weekday },
    ]),
    ...numbered('month', 'januaro', 'februaro', 'marto', 'aprilo', 'majo', 'junio'),
    ['tago, tagoj', { is: 'unit', unit: 'day' }],
    ['semajno, semajnoj', { is: 'unit', unit: 'week' }],
    ['je', { is: 'lead', lead: 'at' }],
    ['ĝis', { is: 'lead', lead: 'by' }],
    ['post', { is: 'lead', lead: 'in' }],
    ['ĉiu, ĉiun', { is: 'again' }],
  ],
  prefixes: {},
  isDayFirst: true,
  weekStart: 1,
  weekdayNames: WEEKDAYS,
  due: (day, weekday, time) => `ĝis ${weekday}, ${day}${time === undefined ? '' : ` je ${time}`}`,
  choice: (day, weekday, time) => `${weekday}, ${day}${time === undefined ? '' : ` je ${time}`}`,
  recurs: ({ interval, unit }) => `ĉiu ${interval} ${unit}`,
}
