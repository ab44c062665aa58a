// Whether a rewritten reply says the same as the one that was decided [D22, D52]. When in doubt it does not, and the decided
// one goes out. Markers are not its business: they are taken off before and put back after.
//
// CR1. What carries the meaning — titles, numbers, list lines, choices, fields, verbs — comes in the same order, and nothing
//     else comes. Only small words and words of the same group may differ, so that another language, another question or
//     one more step has no words to be said in.
// CR2. No sentence is added, and none becomes a question.

import type { Rewording } from './languages/rewording.ts'
import { normalized } from './normalize.ts'
import { kept, type Reader } from './reader.ts'
import type { Language } from './turn.ts'

const LIST_LINE = /^\s*(?:\d+[.)]|[-*•])\s/
const QUOTED = /(?<![\p{L}\p{N}])'([^\n]+?)'(?![\p{L}\p{N}])/gu

export function saysTheSame(reader: Reader, decided: string, rewritten: string, language: Language): boolean {
  return (
    rewritten.trim() !== '' &&
    rewritten.length <= decided.length * 2 + 80 &&
    !/\[\[|\]\]/.test(rewritten.replaceAll('[\u2060[', '').replaceAll(']\u2060]', '')) &&
    sameItems(listLines(decided), listLines(rewritten)) &&
    sentencesOf(rewritten).length <= sentencesOf(decided).length &&
    questions(rewritten) === questions(decided) &&
    sameItems(meaningOf(reader, decided, language), meaningOf(reader, rewritten, language))
  )
}

function questions(text: string): number {
  return text.match(/[?؟？]/g)?.length ?? 0
}

/** Options and lists, line by line, as they are. */
function listLines(text: string): string[] {
  return text.split('\n').flatMap((line) => (LIST_LINE.test(line) ? [line.trim()] : []))
}

/** The prose around the lists, sentence by sentence. What is quoted is one word, whatever stands in it. */
function sentencesOf(text: string): readonly string[] {
  const prose = text
    .split('\n')
    .filter((line) => !LIST_LINE.test(line))
    .join('\n')
    .replace(QUOTED, (_, quoted: string) => ` ${MARK}${written(quoted)} `)
  return prose.split(/(?<=[.!?:;…])\s+|\n+|—/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** Before what is quoted: no word has it. */
const MARK = '§'

/** To the letter, and without a letter: spaces and capitals count. */
const written = (quoted: string) => [...quoted].map((sign) => sign.codePointAt(0)).join('-')

interface Words {
  readonly polite: RegExp
  readonly small: ReadonlySet<string>
  readonly asking: ReadonlySet<string>
  readonly phrases: RegExp | undefined
  readonly groupOf: ReadonlyMap<string, string>
  readonly prefixes: readonly string[]
}

/** By language. */
const WORDS = kept(() => new Map<Language, Words>())

function wordsFor(reader: Reader, language: Language): Words {
  const known = reader.get(WORDS).get(language)
  if (known !== undefined) return known
  const made = wordsOf(reader.speech(language).rewording)
  reader.get(WORDS).set(language, made)
  return made
}

function wordsOf({ polite, small, asking, groups, prefixes }: Rewording): Words {
  const groupOf = new Map(groups.flatMap((group) => group.map((word) => [word, group[0] as string] as const)))
  const phrases = [...groupOf.keys()].filter((word) => word.includes(' '))
  return {
    small: new Set(small),
    asking: new Set(asking),
    groupOf,
    prefixes,
    polite: anyOf(polite),
    phrases: phrases.length === 0 ? undefined : anyOf(phrases),
  }
}

/** The longest first. */
function anyOf(phrases: readonly string[]): RegExp {
  const longest = phrases.toSorted((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}\\p{N}'])(?:${longest.join('|')})(?![\\p{L}\\p{N}'])`, 'gu')
}

/** What carries the meaning, in order; the same said twice in a row is said once. */
function meaningOf(reader: Reader, text: string, language: Language): readonly string[] {
  const meant: string[] = []
  const words = wordsFor(reader, language)
  for (const sentence of sentencesOf(text))
    for (const word of carriedBy(sentence, words)) if (meant.at(-1) !== word) meant.push(word)
  return meant
}

function carriedBy(sentence: string, words: Words): readonly string[] {
  const isQuestion = /[?؟？]/.test(sentence)
  const plain = normalized(sentence.replaceAll('’', "'").replace(/[־]/g, '-'))
  const polite = plain.replace(words.polite, ' ')
  const grouped =
    words.phrases === undefined ? polite : polite.replace(words.phrases, (phrase) => phrase.replaceAll(' ', '_'))
  return grouped
    .split(/\s+/)
    .map((word) => word.replace(EDGES, ''))
    .flatMap((word) => (word === '' ? [] : meaningIn(word, isQuestion, words)))
}

const EDGES = /^[^\p{L}\p{N}§]+|[^\p{L}\p{N}]+$/gu

function meaningIn(word: string, isQuestion: boolean, words: Words): readonly string[] {
  if (word.startsWith(MARK) || /^\d/.test(word)) return [word]
  for (const form of formsOf(word, words)) {
    if (words.small.has(form) || (isQuestion && words.asking.has(form))) return []
    const group = words.groupOf.get(form.replaceAll('_', ' '))
    if (group !== undefined) return [group]
  }
  return [word]
}

/** The word, and what it is without a letter that is joined to it. */
function formsOf(word: string, { prefixes }: Words): readonly string[] {
  return [
    word,
    ...prefixes
      .filter((one) => word.startsWith(one) && word.length > one.length + 1)
      .map((one) => word.slice(one.length).replace(/^-/, '')),
  ]
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}
