// Which entries fit what was typed, best first. Pure.
//
// PM1. Every word that was typed begins a word of the entry, in any order and in either language.
// PM2. An entry whose name begins with what was typed comes before one that only has it inside.

export interface Findable {
  /** What it is called, in each language. */
  readonly names: readonly string[]
}

export function bestMatches<Entry extends Findable>(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = fold(typed)
  const words = wanted.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return [...entries]
  const ranked = entries.flatMap((entry) => {
    const fitting = entry.names.map(fold).filter((name) => words.every((word) => hasWord(name, word)))
    if (fitting.length === 0) return []
    return [{ entry, rank: fitting.some((name) => name.startsWith(wanted)) ? 0 : 1 }]
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry)
}

function hasWord(name: string, word: string): boolean {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .some((one) => one.startsWith(word) || one.replace(HEBREW_PREFIX, '').startsWith(word))
}

/** ‘the’, ‘to’, ‘in’ and the like are written as one with their word. */
const HEBREW_PREFIX = /^[הלבמשכו](?=\p{Script=Hebrew}{2})/u

const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim()
