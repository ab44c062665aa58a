// What a command printed, compared with what a document says it prints. Only these differ from run to run:
//
// 1. moments (2026-11-16 04:19) and how long something took or has lasted (3 s);
// 2. days counted from today, which come with their weekday (Friday, 2026-11-20), with or without a time, and how a list says
//    them behind a title (Friday; 2 days overdue; מחר), and the next day of what comes again (2026-11-20 ↻);
// 3. ids, sessions that were given out, and secrets of tokens. One that a document names again, in a command, stands for
//    the one of this run;
// 4. how wide columns are.
//
// `…` stands for whatever is left out.

const ID = /\b[0-9a-hjkmnp-tv-z]{14}\b|\bpawl_[\w-]{20,}|(?<=session )w[0-9a-z]+-\d+/g
const DAY = /(?:(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|יום [א-ת]+|שבת), \d{4}-\d\d-\d\d/g
const LISTED_DAY = new RegExp(
  `(?<=\\()(?:${[
    String.raw`today|tomorrow|yesterday|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|\d+ days? overdue`,
    String.raw`היום|מחר|אתמול|יום [א-ת]+|שבת|איחור של [א-ת\d ]+`,
    String.raw`\d{4}-\d\d-\d\d`,
  ].join('|')})(?=[,)]| at | ב-)`,
  'g',
)
/** The first and the last day of those that are listed, where they are near: (from <day> to tomorrow), (מהיום עד <day>). */
const NEAR = 'today|tomorrow|yesterday|היום|מחר|אתמול'
const FIRST_OF_DAYS = new RegExp(`(?<=\\((?:due from |מ))(?:${NEAR})(?= to | עד )`, 'g')
const LAST_OF_DAYS = new RegExp(`(?<=\\((?:due from |מ)<day>(?: to | עד ))(?:${NEAR})(?=\\))`, 'g')
const RECURRING_DAY = /\d{4}-\d\d-\d\d(?= ↻)/g

function settled(text: string): string {
  return text
    .replaceAll(DAY, '<day>')
    .replaceAll(LISTED_DAY, '<day>')
    .replaceAll(FIRST_OF_DAYS, '<day>')
    .replaceAll(LAST_OF_DAYS, '<day>')
    .replaceAll(RECURRING_DAY, '<day>')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, '<moment>')
    .replaceAll(/\b\d+ s\b/g, '<age>')
    .replaceAll(ID, '<id>')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

export function saysTheSame(expected: string, printed: string): boolean {
  const pattern = settled(expected)
    .split('…')
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('[\\s\\S]*?')
  return new RegExp(`^${pattern}$`).test(settled(printed))
}

/** How both are shown when they differ. */
export const compared = settled

/** The ids of the document, each with the one that was printed in its place. */
export function idsOf(expected: string, printed: string): readonly (readonly [named: string, given: string])[] {
  const given = printed.match(ID) ?? []
  return (expected.match(ID) ?? []).flatMap((named, place) =>
    given[place] === undefined ? [] : [[named, given[place]]],
  )
}
