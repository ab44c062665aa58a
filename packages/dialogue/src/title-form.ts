// Titles as they are compared [D38]: without case, articles and marks. Worked out once for each task, since a task that
// changes is another object.

import { type Letters, lettersOf } from './letters.ts'
import { normalized, wordsIn } from './normalize.ts'
import { kept, type Reader } from './reader.ts'
import { RecentAnswers } from './reading/recent-answers.ts'
import type { KnownTask } from './turn.ts'
import { wordList, wordSet } from './word-tables.ts'

export interface TitleForm {
  /** As `normalized` gives it. */
  readonly plain: string
  /** The first word of that. */
  readonly first: string
  /** The same without articles. */
  readonly key: string
  /** Its words, and what they are without the letters joined to them. */
  readonly words: ReadonlySet<string>
  readonly letters: Letters
}

/** Longer than a title can be; what is longer came from a caller, and is told by its beginning. */
const MOST_READ = 1_000

const ARTICLES = wordSet(({ slots }) => slots.articles)
const ARTICLE_PREFIXES = wordList(({ slots }) => [slots.articlePrefix ?? []].flat())
const TITLE_PREFIXES = wordList(({ slots }) => slots.titlePrefixes ?? [])
const VERB_PARTICLES = wordSet(({ slots }) => slots.verbParticles ?? [])
const CONSTRUCT_ENDS = kept((reader) => reader.all().flatMap(({ slots }) => slots.constructEnds ?? []))
const SHORTEST_NOUN = 3
/** הגז. */
const SHORTEST_DEFINITE = 2

const FORMS = kept(() => new WeakMap<KnownTask, TitleForm>())

export function titleForm(reader: Reader, task: KnownTask): TitleForm {
  const known = reader.get(FORMS).get(task)
  if (known !== undefined) return known
  const plain = normalized(task.title.slice(0, MOST_READ))
  const own = plain.split(/[^\p{L}\p{N}'"]+/u)
  const words = new Set(own.flatMap((word) => waysToName(reader, word)))
  for (const [at, word] of own.entries())
    if (at > 0 && reader.get(VERB_PARTICLES).has(word)) words.add(`${own[at - 1]}${word}`)
  const form = {
    plain,
    first: plain.split(' ', 1)[0] ?? '',
    key: keyOf(reader, plain),
    words,
    letters: lettersOf(plain),
  }
  reader.get(FORMS).set(task, form)
  return form
}

/** Of a task that has the same title as the one it was: the form is that one's. */
export function keepTitleForm(reader: Reader, before: KnownTask, task: KnownTask): void {
  const known = reader.get(FORMS).get(before)
  if (known !== undefined) reader.get(FORMS).set(task, known)
}

/** What two titles have in common that differ only in articles and marks. */
export const titleKey = (reader: Reader, text: string): string => reader.get(KEYS).of(text)

/** A turn compares the same words with titles more than once. */
const KEYS = kept((reader) => new RecentAnswers((text) => keyOf(reader, text)))

function keyOf(reader: Reader, text: string): string {
  const words = wordsIn(text)
  // At the end it is none: Vitamin A.
  const telling = words.filter((word, at) => at === words.length - 1 || !reader.get(ARTICLES).has(word))
  return telling.map((word) => withoutArticle(reader, word)).join(' ')
}

/** ‘הדוח’ → ‘דוח’. */
export function withoutArticle(reader: Reader, word: string): string {
  return withoutPrefix(word, reader.get(ARTICLE_PREFIXES), SHORTEST_DEFINITE)
}

/** ‘לרופא’ → ‘לרופא’, ‘רופא’; ‘עוגת’ → ‘עוגת’, ‘עוגה’. */
export function waysToName(reader: Reader, word: string): readonly string[] {
  // ה-PR: the letter is joined by a hyphen.
  const joined = /^[\u05d0-\u05ea]{1,2}[-־](?<own>.+)$/u.exec(word)?.groups?.own
  if (joined !== undefined) return [word, ...waysToName(reader, joined)]
  const ways = [...new Set([word, withoutPrefix(word, reader.get(TITLE_PREFIXES)), withoutArticle(reader, word)])]
  const all = [...ways, ...ways.flatMap((way) => standingAlone(reader, way))]
  // דו"ח is as often written דוח.
  const unmarked = word.includes('"') ? all.map((way) => way.replaceAll('"', '')) : []
  return [...all, ...unmarked, ...all.flatMap((way) => spelledOnce(reader, way))]
}

const DOUBLED = kept((reader) =>
  reader.all().flatMap(({ slots }) => (slots.doubledLetters ?? []).map((letter) => [letter + letter, letter] as const)),
)

/** ווטרינר as it is spelled with one letter. */
function spelledOnce(reader: Reader, word: string): readonly string[] {
  const once = reader.get(DOUBLED).reduce((text, [twice, letter]) => text.replaceAll(twice, letter), word)
  return once === word || once.length < SHORTEST_NOUN ? [] : [once]
}

/** A noun that is joined to the next one, as it is alone. */
function standingAlone(reader: Reader, word: string): readonly string[] {
  return reader
    .get(CONSTRUCT_ENDS)
    .filter(([joined]) => word.length > SHORTEST_NOUN && word.endsWith(joined))
    .map(([joined, alone]) => `${word.slice(0, -joined.length)}${alone}`)
}

function withoutPrefix(word: string, prefixes: readonly string[], shortest = SHORTEST_NOUN): string {
  const prefix = prefixes.find((one) => word.startsWith(one) && word.length >= one.length + shortest)
  return prefix === undefined ? word : word.slice(prefix.length)
}
