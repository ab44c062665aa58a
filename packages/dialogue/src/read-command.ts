// What a message asks for when no question is open: the first keyword in it, outside quotes [D7, D16].

import { speech } from './languages/index.ts'
import type { Action, Keyword, Lexicon } from './languages/lexicon.ts'
import { normalized } from './normalize.ts'
import type { Language } from './turn.ts'

export interface ReadCommand {
  readonly action: Action
  /** What follows the keyword, as it was written. */
  readonly rest: string
  /** ‘Don't delete …’ asks for nothing [D9]. */
  readonly negated: boolean
}

interface Word {
  readonly text: string
  readonly end: number
  readonly quoted: boolean
}

/** Greetings and calls for help come before commands; they count only if no command follows. */
const LEADING: readonly Action[] = ['greet', 'help']

export function readCommand(message: string, language: Language): ReadCommand | undefined {
  const words = splitWords(message)
  // Whoever writes Hebrew may still say ‘add’: the keyword that comes first wins, in whichever language.
  const keywords = [KEYWORDS[language], KEYWORDS[language === 'he' ? 'en' : 'he']]
  let leading: ReadCommand | undefined
  let inFront = true
  let negated = false
  for (let at = 0; at < words.length; ) {
    const found =
      keywordAt(words, at, keywords[0] as Phrasebook<Keyword>, inFront) ??
      keywordAt(words, at, keywords[1] as Phrasebook<Keyword>, inFront)
    const wrapper = phraseAt(words, at, WRAPPERS)
    const negation = phraseAt(words, at, NEGATIONS)
    if (found !== undefined && !LEADING.includes(found.action)) {
      const end = (words[at + found.length - 1] as Word).end
      return { action: found.action, rest: message.slice(end).trim(), negated }
    }
    if (found !== undefined) leading ??= { action: found.action, rest: '', negated }
    // ‘Don't forget to’ is a wrapper, though it begins like a negation.
    if (negation > wrapper) negated = true
    const length = Math.max(found?.length ?? 0, wrapper, negation)
    if (length === 0) inFront = false
    at += Math.max(1, length)
  }
  return leading
}

/** Phrases by their first word: most words of a message begin none. */
type Phrasebook<Meaning> = ReadonlyMap<
  string,
  readonly { readonly parts: readonly string[]; readonly meaning: Meaning }[]
>

function phrasebook<Meaning>(entries: readonly (readonly [phrase: string, meaning: Meaning])[]): Phrasebook<Meaning> {
  const phrases = entries.map(([phrase, meaning]) => ({ parts: phrase.split(' '), meaning }))
  return Map.groupBy(phrases, ({ parts }) => parts[0] as string)
}

const keywordsOf = ({ keywords }: Lexicon) =>
  phrasebook(keywords.flatMap((keyword) => keyword.forms.map((form) => [form, keyword] as const)))
const lexicons = Object.values(speech).map(({ lexicon }) => lexicon)
const KEYWORDS: { readonly [language in Language]: Phrasebook<Keyword> } = {
  en: keywordsOf(speech.en.lexicon),
  he: keywordsOf(speech.he.lexicon),
}
const WRAPPERS = phrasebook(
  lexicons.flatMap((lexicon) => lexicon.wrappers.map((phrase) => [phrase, 'wrapper'] as const)),
)
const NEGATIONS = phrasebook(
  lexicons.flatMap((lexicon) => lexicon.negations.map((phrase) => [phrase, 'negation'] as const)),
)

function keywordAt(words: readonly Word[], at: number, keywords: Phrasebook<Keyword>, inFront: boolean) {
  let best: { action: Action; length: number } | undefined
  for (const { parts, meaning } of keywords.get(words[at]?.text ?? '') ?? []) {
    if (meaning.onlyInFront && !inFront) continue
    if (parts.length > (best?.length ?? 0) && isPhrase(words, at, parts))
      best = { action: meaning.action, length: parts.length }
  }
  return best
}

/** How many words the longest of these phrases takes here; 0 if none is here. */
function phraseAt(words: readonly Word[], at: number, phrases: Phrasebook<unknown>): number {
  let longest = 0
  for (const { parts } of phrases.get(words[at]?.text ?? '') ?? []) {
    if (parts.length > longest && isPhrase(words, at, parts)) longest = parts.length
  }
  return longest
}

function isPhrase(words: readonly Word[], at: number, parts: readonly string[]): boolean {
  return parts.every((part, offset) => isWord(words[at + offset], part))
}

function isWord(word: Word | undefined, text: string): boolean {
  return word !== undefined && !word.quoted && word.text === text
}

const TOKEN = /"[^"]*"|“[^”]*”|״[^״]*״|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])|[^\s"“”,;:.!?]+/gu

function splitWords(message: string): Word[] {
  return [...message.matchAll(TOKEN)].map((match) => ({
    text: normalized(match[0]).replace(/[’`]/g, "'"),
    end: match.index + match[0].length,
    quoted: /^["“״']/.test(match[0]),
  }))
}
