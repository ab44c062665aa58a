// The words of time of all languages, as a text is read with them.
//
// VO1. A form is taken apart when a text has the letters it begins with: to read one title, most of them need not be.

import type { Dates, TimeWord } from '../languages/dates.ts'
import { kept } from '../reader.ts'
import { plainText, tokensOf } from './tokens.ts'

export interface Entry {
  readonly rest: readonly string[]
  readonly meanings: readonly TimeWord[]
}

export interface TimeWords {
  readonly words: Vocabulary
  readonly prefixes: ReadonlyMap<string, readonly TimeWord[]>
  readonly longestPrefix: number
  /** A name of time with other letters joined to it: tomorrowat. */
  readonly longName: RegExp
}

export const TIME_WORDS = kept((reader): TimeWords => {
  const languages = reader.all().map(({ dates }) => dates)
  const words = new Vocabulary(languages)
  const prefixes = new Map(languages.flatMap((dates) => Object.entries(dates.prefixes)))
  const longestPrefix = Math.max(0, ...[...prefixes.keys()].map(({ length }) => length))
  return { words, prefixes, longestPrefix, longName: longNames(words) }
})

interface Form {
  readonly text: string
  readonly meanings: readonly TimeWord[]
}

class Vocabulary {
  /** By the letters they begin with. */
  readonly #forms = new Map<string, Form[]>()
  readonly #entries = new Map<string, ReadonlyMap<string, readonly Entry[]>>()

  constructor(languages: readonly Dates[]) {
    for (const dates of languages)
      for (const [forms, ...meanings] of dates.words)
        for (const text of forms.split(', ')) {
          const beginning = beginningOf(text)
          const known = this.#forms.get(beginning)
          if (known === undefined) this.#forms.set(beginning, [{ text, meanings }])
          else known.push({ text, meanings })
        }
  }

  /** What begins with this word, the longest first. */
  get(first: string): readonly Entry[] | undefined {
    const beginning = beginningOf(first)
    const known = this.#entries.get(beginning)
    if (known !== undefined) return known.get(first)
    const forms = this.#forms.get(beginning)
    if (forms === undefined) return undefined
    const entries = entriesOf(forms)
    this.#entries.set(beginning, entries)
    return entries.get(first)
  }

  /** The words that alone have such a meaning, and are at least as long. */
  wordsMeaning(kinds: readonly TimeWord['is'][], shortest: number): readonly string[] {
    const means = ({ text, meanings }: Form) =>
      text.length >= shortest && !text.includes(' ') && meanings.some(({ is }) => kinds.includes(is))
    const forms = [...this.#forms.values()].flatMap((some) => some.filter(means))
    const words = forms.map(({ text }) => (LETTERS.test(text) ? [text] : tokensOf(text).map((token) => token.text)))
    return [...new Set(words.flatMap((some) => (some.length === 1 ? some : [])))]
  }
}

const LETTERS = /^[a-z\u05d0-\u05ea]+$/
const FIRST_LETTERS = /^[a-z\u05d0-\u05ea]+/

/** The same for a form and for its first word: letters of the usual scripts, or the first sign. */
function beginningOf(text: string): string {
  if (text.length === 1 && text < '\u0080') return text.toLowerCase()
  if (LETTERS.test(text)) return text
  const plain = plainText(text)
  return FIRST_LETTERS.exec(plain)?.[0] ?? plain.charAt(0)
}

/** By their first word, the longest first. */
function entriesOf(forms: readonly Form[]): ReadonlyMap<string, readonly Entry[]> {
  const words = new Map<string, readonly Entry[]>()
  for (const { text, meanings } of forms) {
    const [first = '', ...rest] = tokensOf(text).map((token) => token.text)
    const known = words.get(first) ?? []
    const same = known.find((entry) => entry.rest.join(' ') === rest.join(' '))
    const entry = { rest, meanings: [...(same?.meanings ?? []), ...meanings] }
    words.set(
      first,
      [...known.filter((one) => one !== same), entry].sort((a, b) => b.rest.length - a.rest.length),
    )
  }
  return words
}

function longNames(words: Vocabulary): RegExp {
  const names = words.wordsMeaning(['day', 'weekday', 'part'], 6).filter(({ length }) => length >= 6)
  return new RegExp(`^(?:${names.join('|')})\\p{L}+$|^\\p{L}+(?:${names.join('|')})$`, 'u')
}
