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
  const distance = a.length < b.length ? distanceBetween(reader, a, b) : distanceBetween(reader, b, a)
  return 1 - distance / longer
}

const WORD = 32
/** For each character, where it stands in a part of the shorter text: used again for every pair. */
const PLACES = kept(() =>
  Array.from({ length: Math.ceil(MOST_COMPARED / WORD) }, (): Uint32Array | undefined => undefined),
)

/** Of one part of the shorter text: which places of a column are one more, and one less, than the place before. */
interface Part {
  readonly places: Uint32Array
  readonly last: number
  more: number
  less: number
}

/** A column of the table at a time, as the bits of numbers (Myers 1999, in parts as Hyyrö 2003 writes it). */
function distanceBetween(reader: Reader, shorter: string, longer: string): number {
  if (shorter.length === 0) return longer.length
  const parts = partsOf(reader, shorter)
  let distance = shorter.length
  for (let at = 0; at < longer.length; at++) {
    const letter = longer.charCodeAt(at)
    let carried = 1
    for (const part of parts) carried = next(part, part.places[letter] as number, carried)
    distance += carried
  }
  for (let at = 0; at < shorter.length; at++) (parts[at >> 5] as Part).places[shorter.charCodeAt(at)] = 0
  return distance
}

function partsOf(reader: Reader, text: string): readonly Part[] {
  const all = reader.get(PLACES)
  return Array.from({ length: Math.ceil(text.length / WORD) }, (_, part) => {
    const places = all[part] ?? new Uint32Array(1 << 16)
    all[part] = places
    const end = Math.min(text.length, (part + 1) * WORD)
    for (let at = part * WORD; at < end; at++) {
      const letter = text.charCodeAt(at)
      places[letter] = (places[letter] as number) | (1 << (at & 31))
    }
    return { places, last: 1 << ((end - 1) & 31), more: -1, less: 0 }
  })
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
