// The words a pattern cannot do without: one of them stands, as a word of its own, in every plain text the pattern matches.
// Only what is sure is said; of what is not plainly literal nothing is known.

import { present } from '@pawl/kernel'

/** The words of a text as they are compared here, or undefined if it has a character that is not plain. */
export function plainWords(text: string): readonly string[] | undefined {
  return PLAIN.test(text) ? (text.toLowerCase().match(/[a-z0-9\u05d0-\u05ea]+/g) ?? []) : undefined
}

/** Latin and Hebrew letters, and signs that belong to no word. Letters of other alphabets could be another case of these. */
const PLAIN = /^[\t\n\r -~\u00a0\u05be\u05d0-\u05ea\u05f3\u05f4\u2010-\u2027]*$/
const isOfWord = (char: string) => /[a-z0-9\u05d0-\u05ea]/i.test(char)

type Part =
  /** One character, as it stands. */
  | { readonly is: 'char'; readonly char: string }
  /** One of several signs that belong to no word. `isOdd`: none of them is in a plain text. */
  | { readonly is: 'edge'; readonly isOdd?: boolean }
  /** Anything else. */
  | { readonly is: 'unknown' }
  | { readonly is: 'group'; readonly ways: readonly Sequence[] }
  /** Takes no room: what stands before it and behind it meet. */
  | { readonly is: 'nothing' }

interface Repeated {
  readonly part: Part
  /** It may be missing. */
  readonly isOptional: boolean
  readonly isMany: boolean
}

type Sequence = readonly Repeated[]
export type Words = ReadonlySet<string>

/**
 * Of each set one word is needed, in lower case. The rarest first: most texts have none of its words. A set is empty if no plain
 * text can match; there are none if it is not known that a word is needed.
 */
export function neededWords({ source }: RegExp): readonly Words[] {
  const ways = new Parser(source).ways()
  const isOne = ways.length === 1
  return rarestFirst(isOne ? neededIn(present(ways[0]), false, false) : neededInAll(ways, false, false))
}

function neededInAll(ways: readonly Sequence[], opens: boolean, closes: boolean): readonly Words[] {
  const each = ways.map((way) => rarestFirst(neededIn(way, opens, closes))[0])
  const all = each.filter((words) => words !== undefined)
  return all.length < each.length ? [] : [new Set(all.flatMap((words) => [...words]))]
}

/** `opens`, `closes`: whether a word that begins or ends the sequence begins and ends there. */
function neededIn(sequence: Sequence, opens: boolean, closes: boolean): readonly Words[] {
  const opensAt = edges(sequence, opens, endsAtEdge)
  const closesAt = edges(sequence.toReversed(), closes, beginsAtEdge).toReversed()
  const found: Words[] = []
  let word = ''
  let isWhole = true
  sequence.forEach(({ part, isOptional, isMany }, at) => {
    const isLetter = part.is === 'char' && isOfWord(part.char) && !isOptional && !isMany
    if (isLetter) {
      if (word === '') isWhole = opensAt[at] === true
      word += part.char.toLowerCase()
      if (closesAt[at] && isWhole) found.push(new Set([word]))
      return
    }
    word = ''
    if (part.is === 'edge' && part.isOdd && !isOptional) found.push(new Set())
    if (part.is === 'group' && !isOptional)
      found.push(...neededInAll(part.ways, opensAt[at] === true && !isMany, closesAt[at] === true && !isMany))
  })
  return found
}

/** Of each place, whether a word can begin there: at the beginning, or behind what ends at an edge. */
function edges(sequence: Sequence, first: boolean, leaves: typeof endsAtEdge): boolean[] {
  let isEdge = first
  return sequence.map((one) => {
    const before = isEdge
    isEdge = leaves(one, before)
    return before
  })
}

const endsAtEdge = (one: Repeated, before: boolean) => leavesEdge(one, before, (way) => way)
const beginsAtEdge = (one: Repeated, after: boolean) => leavesEdge(one, after, (way) => way.toReversed())

/** Whether there is an edge past this part, going the way of `order`. */
function leavesEdge({ part, isOptional }: Repeated, before: boolean, order: (way: Sequence) => Sequence): boolean {
  if (part.is === 'nothing') return before
  const isEdge =
    part.is === 'edge' ||
    (part.is === 'char' && !isOfWord(part.char)) ||
    (part.is === 'group' &&
      part.ways.every((way) => order(way).reduce((is, one) => leavesEdge(one, is, order), before)))
  return isEdge && (!isOptional || before)
}

/** Long words are rare, and so is one of a few. */
function rarestFirst(sets: readonly Words[]): readonly Words[] {
  const commonness = (words: Words) => [...words].reduce((sum, { length }) => sum + 1 / length ** 3, 0)
  return [...sets].sort((a, b) => commonness(a) - commonness(b))
}

const UNKNOWN: Part = { is: 'unknown' }

/** Reads the source of a pattern. What it does not know it takes for anything; its ends are as good as signs. */
class Parser {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  ways(): readonly Sequence[] {
    const ways: Repeated[][] = [[]]
    while (this.#at < this.#source.length && this.#source[this.#at] !== ')') {
      if (this.#source[this.#at] === '|') {
        this.#at++
        ways.push([])
      } else ways.at(-1)?.push(this.#repeated(this.#part()))
    }
    this.#at++
    return ways
  }

  #part(): Part {
    const char = this.#source[this.#at++] as string
    if (char === '(') return this.#group()
    if (char === '[') return this.#class()
    if (char === '\\') return this.#escape()
    return char === '.' ? UNKNOWN : { is: 'char', char }
  }

  #group(): Part {
    const look = this.#taken(/\?<?[=!]/y)
    this.#taken(/\?(?::|<\w+>)/y)
    const ways = this.ways()
    return look === '' ? { is: 'group', ways } : { is: 'nothing' }
  }

  /** A class of signs is an edge; one that may be a letter, or all but some, is anything. */
  #class(): Part {
    const inside = this.#taken(/(?:\\.|[^\]\\])*\]/y).slice(0, -1)
    const isSigns = !/^\^|\\|[\p{L}\p{N}]/u.test(inside)
    return isSigns ? { is: 'edge', isOdd: ![...inside].some((sign) => PLAIN.test(sign)) } : UNKNOWN
  }

  #escape(): Part {
    const char = this.#source[this.#at++] as string
    // Beside a Hebrew letter it is no edge of ours.
    if (char === 'b') return { is: 'nothing' }
    if (/[pPu]/.test(char)) this.#taken(/\{[^}]*\}/y)
    return /[\p{L}\d]/u.test(char) ? UNKNOWN : { is: 'char', char }
  }

  #repeated(part: Part): Repeated {
    const times = this.#taken(/[?*+]|\{\d+(?:,\d*)?\}/y)
    this.#taken(/\?/y)
    return { part, isOptional: times === '?' || times === '*' || times.startsWith('{0'), isMany: times !== '' }
  }

  /** What of this stands here: nothing, if it does not. */
  #taken(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const [found = ''] = pattern.exec(this.#source) ?? []
    this.#at += found.length
    return found
  }
}
