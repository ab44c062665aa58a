// Finds the diffs in what a program prints. Pure.
//
// DP1. A line is one of a diff only as far as the heads of its hunks say: a list with `-` before each line is none.
// DP2. All parts together are the text.

import { type DiffLine, diffLine } from '../parts/markdown/markup.ts'

interface OutputPart {
  readonly kind: DiffLine | 'text'
  readonly lines: string
}

const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/u
const FILE = /^(diff --git \S+ \S+|index [0-9a-f]+\.\.|--- (?:a\/|\/dev\/null)|\+\+\+ (?:b\/|\/dev\/null))/u

export function diffParts(text: string): readonly OutputPart[] {
  if (!/^(@@ -|diff --git )/mu.test(text)) return [{ kind: 'text', lines: text }]
  const parts: OutputPart[] = []
  let [old, added] = [0, 0]
  for (const line of text.split(/(?<=\n)/u)) {
    const hunk = HUNK.exec(line)
    let kind: OutputPart['kind'] = 'text'
    if (hunk !== null) {
      ;[old, added] = [Number(hunk[1] ?? 1), Number(hunk[2] ?? 1)]
      kind = 'place'
    } else if ((old > 0 || added > 0) && /^[ +\-\\\n]/u.test(line)) {
      kind = line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : 'same'
      if (kind !== 'added' && !line.startsWith('\\')) old--
      if (kind !== 'removed' && !line.startsWith('\\')) added--
    } else {
      ;[old, added] = [0, 0]
      if (FILE.test(line)) kind = diffLine(line)
    }
    const last = parts.at(-1)
    if (last?.kind === kind && kind === 'text') parts[parts.length - 1] = { kind, lines: last.lines + line }
    else parts.push({ kind, lines: line })
  }
  return parts
}
