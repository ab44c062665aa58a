// How alike two short texts are, from 0 to 1: what is left of the longer one after the fewest changes (Levenshtein).

import { fewestChanges, type Letters } from '../../letters.ts'
import { kept, type Reader } from '../../reader.ts'

/** Longer texts are told apart in other ways. */
export const LONGEST_SIMILAR = 60
const FARTHEST = 0.4
const MOST_COMPARED = 2 * LONGEST_SIMILAR

/** They are no more alike than that: each letter that only one of them has, or has more often, is a change. */
export function mostAlike(a: string, ofA: Letters, b: string, ofB: Letters): number {
  const longer = Math.max(a.length, b.length)
  if (longer === 0) return 1
  return 1 - Math.max(fewestChanges(ofA, ofB), Math.abs(a.length - b.length)) / longer
}

export function similarity(reader: Reader, a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  if (longer === 0) return 1
  // The distance is at least the difference in length: most titles need no more than that.
  if (longer >= MOST_COMPARED || Math.abs(a.length - b.length) / longer >= FARTHEST) return 0
  reader.effort.spend((a.length * b.length) >> 5)
  const distance = a.length <= WORD ? distanceInWords(reader, a, b) : distanceInRows(reader, a, b)
  return 1 - distance / longer
}

const WORD = 32
/** For each character, where it stands in the text that is compared: used again for every pair. */
const PLACES = kept(() => new Uint32Array(1 << 16))

/** A column of the table at a time, as the bits of a number (Myers 1999, as Hyyrö writes it). */
function distanceInWords(reader: Reader, a: string, b: string): number {
  const places = reader.get(PLACES)
  const last = 1 << (a.length - 1)
  for (let at = 0; at < a.length; at++) places[a.charCodeAt(at)] = (places[a.charCodeAt(at)] as number) | (1 << at)
  let more = -1
  let less = 0
  let distance = a.length
  for (let at = 0; at < b.length; at++) {
    const same = places[b.charCodeAt(at)] as number
    const vertical = same | less
    const level = (((same & more) + more) ^ more) | same
    let up = less | ~(level | more)
    let down = more & level
    if (up & last) distance++
    if (down & last) distance--
    up = (up << 1) | 1
    down <<= 1
    more = down | ~(vertical | up)
    less = up & vertical
  }
  for (let at = 0; at < a.length; at++) places[a.charCodeAt(at)] = 0
  return a.length === 0 ? b.length : distance
}

/** Two rows, used again for every pair: there may be thousands of them in a turn. */
const ROWS = kept(() => [new Uint16Array(MOST_COMPARED), new Uint16Array(MOST_COMPARED)] as const)

function distanceInRows(reader: Reader, a: string, b: string): number {
  let [row, next] = reader.get(ROWS)
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
