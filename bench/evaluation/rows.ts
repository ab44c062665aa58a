// Labelled messages, one JSON document a line: {text, expect, lang, tier, todo?, multi?, alt?}.
// expect: CREATE, LIST, COMPLETE, DELETE, UPDATE, HELP, GREETING, or OTHER, which is no task intent at all.
// tier: core counts for accuracy; ood and act must not fire; adjacent is useful and not counted.

import { readFileSync } from 'node:fs'

const INTENTS = ['CREATE', 'LIST', 'COMPLETE', 'DELETE', 'UPDATE', 'HELP', 'GREETING', 'OTHER'] as const
export type Intent = (typeof INTENTS)[number]

export interface LabelledRow {
  readonly text: string
  readonly lang?: string
  readonly expect: Intent
  readonly tier: 'core' | 'adjacent' | 'ood' | 'act'
  /** The title or titles a person marked. */
  readonly todo?: readonly string[]
  /** The intents of a message that has several, in order. */
  readonly multi?: readonly Intent[]
  /** Other answers that are right too. */
  readonly alt?: readonly Intent[]
}

export function readRows(file: string): LabelledRow[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [rowIn(line, `${file}:${index + 1}`)]))
}

function rowIn(line: string, where: string): LabelledRow {
  const row = parsed(line, where) as Partial<LabelledRow>
  if (typeof row.text !== 'string') throw new Error(`${where}: a row needs a text`)
  if (!INTENTS.includes(row.expect as Intent)) throw new Error(`${where}: expect is one of ${INTENTS.join(', ')}`)
  return { ...(row as LabelledRow), tier: row.tier ?? 'core' }
}

function parsed(line: string, where: string): object {
  try {
    return JSON.parse(line) as object
  } catch {
    throw new Error(`${where}: not a JSON document`)
  }
}
