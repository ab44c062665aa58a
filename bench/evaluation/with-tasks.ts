// Every message said to someone who has thirty ordinary tasks, and every marked errand after every word that adds one.

import { errandsIn, scoreErrands } from './errands.ts'
import { harmBy, variantsOf } from './harm.ts'
import type { LabelledRow } from './rows.ts'

/** `errors`: how many of each kind are listed. */
export function withTasksReport(name: string, rows: readonly LabelledRow[], errors: number): string {
  const harm = rows.flatMap((row) => harmBy(row, variantsOf(row)))
  const said = rows.reduce((count, row) => count + variantsOf(row).length, 0)
  const errands = errandsIn(rows)
  const scores = errands.length === 0 ? [] : scoreErrands(errands, rows[0]?.lang ?? 'en')
  const lines = [
    `changes to existing tasks nobody asked for: ${harm.length} of ${said} messages`,
    ...harm.slice(0, errors).map(({ text, kind, title, why }) => `  ${kind} ‘${title}’, ${why}: ${text}`),
    ...scores.flatMap(({ trigger, added, offered, opened, of, refused }) => [
      `${(trigger || '(alone)').padEnd(16)} added ${added}, offered ${offered}, guided flow opened ${opened}, of ${of}`,
      ...refused.slice(0, errors).map((message) => `  neither: ${message}`),
    ]),
  ]
  return `\n${name}, with thirty tasks\n${lines.map((line) => `  ${line}`).join('\n')}\n`
}
