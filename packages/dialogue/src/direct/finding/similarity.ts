// How alike two short texts are, from 0 to 1: what is left of the longer one after the fewest changes (Levenshtein).

import { kept, type Reader } from '../../reader.ts'

/** Longer texts are told apart in other ways. */
export const LONGEST_SIMILAR = 60
const FARTHEST = 0.4
const MOST_COMPARED = 2 * LONGEST_SIMILAR

/** Two rows, used again for every pair: there may be thousands of them in a turn. */
const ROWS = kept(() => [new Uint16Array(MOST_COMPARED), new Uint16Array(MOST_COMPARED)] as const)

export function similarity(reader: Reader, a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  if (longer === 0) return 1
  // The distance is at least the difference in length: most titles need no more than that.
  if (longer >= MOST_COMPARED || Math.abs(a.length - b.length) / longer >= FARTHEST) return 0
  return 1 - distance(reader, a, b) / longer
}

function distance(reader: Reader, a: string, b: string): number {
  let [row, next] = reader.get(ROWS)
  reader.effort.spend((a.length * b.length) >> 5)
  for (let j = 0; j <= b.length; j++) row[j] = j
  for (let i = 1; i <= a.length; i++) {
    next[0] = i
    const letter = a.charCodeAt(i - 1)
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (letter === b.charCodeAt(j - 1) ? 0 : 1)
      const shorter = Math.min(row[j] as number, next[j - 1] as number) + 1
      next[j] = changed < shorter ? changed : shorter
    }
    const done = row
    row = next
    next = done
  }
  return row[b.length] as number
}
