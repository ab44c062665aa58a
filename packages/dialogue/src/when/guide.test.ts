// The guide shows no phrase of time that is not in the tables, where each has its moment.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as en from './phrases/en.ts'
import * as he from './phrases/he.ts'

const guide = readFileSync(new URL('../../../../docs/guides/conversation.md', import.meta.url), 'utf8')
const rows = guide
  .slice(guide.indexOf('**Dates.**'), guide.indexOf('**What it cannot do.**'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes(' · '))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test.each([
  ['English', 2, en],
  ['Hebrew', 3, he],
] as const)(
  '[D45] every phrase of the guide in %s is read as the table says',
  (_, column, { READ, ASKED, RECURRING }) => {
    const known = new Set([...READ, ...ASKED, ...RECURRING].map(([phrase]) => phrase))
    const shown = rows.flatMap((cells) => cells[column]?.split(' · ') ?? [])
    expect(shown.length).toBeGreaterThan(25)
    expect(shown.filter((phrase) => !known.has(phrase))).toEqual([])
  },
)
