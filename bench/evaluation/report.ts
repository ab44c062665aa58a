// What is printed of a set: each figure of the half that may be looked at, and of the half that may not; and what went wrong
// in the first.

import { HALVES, type Half, halfOf } from './halves.ts'
import { type Harm, harmBy } from './harm.ts'
import type { LabelledRow } from './rows.ts'
import { type Read, type Score, type Share, sameTitle, score } from './score.ts'

interface HalfScore {
  readonly rows: readonly LabelledRow[]
  readonly read: readonly Read[]
  readonly result: Score
  readonly harm: readonly Harm[]
}

const WIDTH = 26

export function setReport(name: string, rows: readonly LabelledRow[], read: readonly Read[], errors: number): string {
  const halves = Object.fromEntries(HALVES.map((half) => [half, halfScore(rows, read, half)])) as Record<
    Half,
    HalfScore
  >
  const line = (title: string, of: (half: HalfScore) => string) =>
    `  ${title.padEnd(WIDTH)}${HALVES.map((half) => of(halves[half]).padEnd(WIDTH)).join('')}`.trimEnd()
  const shares = (title: string, of: (result: Score) => Share) => line(title, ({ result }) => percent(of(result)))
  const intents = new Set(HALVES.flatMap((half) => [...halves[half].result.perIntent.keys()]))
  const none: Share = { part: 0, of: 0 }
  return [
    '',
    `${name.padEnd(WIDTH + 2)}${HALVES.map((half) => `${half} half`.padEnd(WIDTH)).join('')}`.trimEnd(),
    shares('intents right', ({ core }) => core),
    ...[...intents].map((intent) => shares(`  ${intent}`, ({ perIntent }) => perIntent.get(intent) ?? none)),
    shares('titles exact', ({ titles }) => titles),
    shares('  without a date', ({ titlesWithoutDate }) => titlesWithoutDate),
    shares('target found', ({ targets }) => targets),
    shares('  among several asked', ({ targetsAsked }) => targetsAsked),
    line('harm', ({ harm, rows: { length } }) => `${harm.length} of ${length}`),
    shares('read as DELETE, wrongly', ({ destructive }) => destructive),
    shares('chains right', ({ chains }) => chains),
    shares('out of domain, fired', ({ fired }) => fired),
    shares('yes, no, cancel: fired', ({ firedActs }) => firedActs),
    ...(errors > 0 ? errorLines(halves.open, errors) : []),
    '',
  ].join('\n')
}

function halfScore(rows: readonly LabelledRow[], read: readonly Read[], half: Half): HalfScore {
  const among = rows.flatMap((row, index) => (halfOf(row.text) === half ? [index] : []))
  const own = { rows: among.map((at) => rows[at] as LabelledRow), read: among.map((at) => read[at] as Read) }
  return { ...own, result: score(own.rows, own.read), harm: own.rows.flatMap((row) => harmBy(row)) }
}

function errorLines({ rows, read, result, harm }: HalfScore, most: number): readonly string[] {
  const pairs = rows.map((row, index) => ({ row, read: read[index] as Read }))
  const core = pairs.filter(({ row }) => row.tier === 'core')
  const intents = core.flatMap(({ row, read: { intents } }) => {
    const first = intents[0] ?? 'OTHER'
    return first === row.expect || row.alt?.includes(first) ? [] : [`    ${row.expect} → ${first}: ${row.text}`]
  })
  const titles = core.flatMap(({ row: { text, expect, todo }, read: { title = '' } }) =>
    expect !== 'CREATE' || todo?.length !== 1 || sameTitle(title, todo[0] ?? '')
      ? []
      : [`    ‘${todo[0]}’ → ‘${title}’: ${text}`],
  )
  const targets = core.flatMap(({ row: { text, todo }, read: { target } }) =>
    target === undefined || target === 'named' ? [] : [`    ‘${todo?.[0]}’ ${target}: ${text}`],
  )
  return [
    '  harm',
    ...harm.map(({ text, kind, title, why }) => `    ${kind} ‘${title}’, ${why}: ${text}`),
    `  intents, ${result.confusions.map(([pair, count]) => `${pair} ${count}`).join(', ')}`,
    ...intents.slice(0, most),
    '  titles',
    ...titles.slice(0, most),
    '  targets',
    ...targets.slice(0, most),
  ]
}

export function percent({ part, of }: Share): string {
  return of === 0 ? '–' : `${((100 * part) / of).toFixed(2)}% (${part} of ${of})`
}
