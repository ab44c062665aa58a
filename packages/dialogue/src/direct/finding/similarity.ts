// How alike two short texts are, from 0 to 1: what is left of the longer one after the fewest changes (Levenshtein).

import { fewestChanges, type Letters } from '../../letters.ts'
import type { Reader } from '../../reader.ts'

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

export const similarity = (reader: Reader, a: string, b: string): number => similarityTo(reader, partsOf(a), b, 0)

/** The same of one text and many others. What is less alike than `least` is only known to be less. */
export function similarityTo(reader: Reader, a: Parts, b: string, least: number): number {
  const { length } = a.text
  const longer = Math.max(length, b.length)
  if (longer === 0) return 1
  // The distance is at least the difference in length: most titles need no more than that.
  if (longer >= MOST_COMPARED || Math.abs(length - b.length) / longer >= FARTHEST) return 0
  reader.effort.spend((length * b.length) >> 5)
  return 1 - distanceTo(a, b, longer, least) / longer
}

const WORD = 32

/** A text in parts of so many characters. Of each part: at which of its places a character stands, as the bits of a number. */
export interface Parts {
  readonly text: string
  readonly parts: readonly Part[]
}

/** Of a column: which places are one more, and one less, than the place before. */
interface Part {
  readonly places: ReadonlyMap<number, number>
  readonly last: number
  more: number
  less: number
}

export function partsOf(text: string): Parts {
  const parts = Array.from({ length: Math.ceil(text.length / WORD) }, (_, part) => {
    const places = new Map<number, number>()
    const end = Math.min(text.length, (part + 1) * WORD)
    for (let at = part * WORD; at < end; at++) {
      const letter = text.charCodeAt(at)
      places.set(letter, (places.get(letter) ?? 0) | (1 << (at & 31)))
    }
    return { places, last: 1 << ((end - 1) & 31), more: -1, less: 0 }
  })
  return { text, parts }
}

/**
 * A column of the table at a time, as the bits of numbers (Myers 1999, in parts as Hyyrö 2003 writes it). A column is at most one
 * less than the one before: what cannot become alike enough is given up.
 */
function distanceTo({ text, parts }: Parts, other: string, longer: number, least: number): number {
  for (const part of parts) {
    part.more = -1
    part.less = 0
  }
  let distance = text.length
  for (let at = 0; at < other.length; at++) {
    const letter = other.charCodeAt(at)
    let carried = 1
    for (const part of parts) carried = next(part, part.places.get(letter) ?? 0, carried)
    distance += carried
    const fewest = distance - (other.length - 1 - at)
    if (1 - fewest / longer < least) return fewest
  }
  return distance
}

/** The next column of a part. `carried`, and what is returned: how the place before the part, and its last one, change: 1, 0 or −1. */
function next(part: Part, places: number, carried: number): number {
  const { more, less, last } = part
  const vertical = places | less
  const same = carried < 0 ? places | 1 : places
  const level = (((same & more) + more) ^ more) | same
  let up = less | ~(level | more)
  let down = more & level
  const change = up & last ? 1 : down & last ? -1 : 0
  up = (up << 1) | (carried > 0 ? 1 : 0)
  down = (down << 1) | (carried < 0 ? 1 : 0)
  part.more = down | ~(vertical | up)
  part.less = up & vertical
  return change
}
