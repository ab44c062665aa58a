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
  const lexicons = [speech[language].lexicon, speech[language === 'he' ? 'en' : 'he'].lexicon]
  const wrappers = lexicons.flatMap((lexicon) => lexicon.wrappers)
  const negations = lexicons.flatMap((lexicon) => lexicon.negations)
  let leading: ReadCommand | undefined
  let inFront = true
  let negated = false
  for (let at = 0; at < words.length; ) {
    const found = lexicons
      .map((lexicon) => keywordAt(words, at, lexicon, inFront))
      .find((keyword) => keyword !== undefined)
    const wrapper = phraseAt(words, at, wrappers)
    const negation = phraseAt(words, at, negations)
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

function keywordAt(words: readonly Word[], at: number, lexicon: Lexicon, inFront: boolean) {
  let best: { action: Action; length: number } | undefined
  for (const keyword of lexicon.keywords as readonly Keyword[]) {
    if (keyword.onlyInFront && !inFront) continue
    const length = phraseAt(words, at, keyword.forms)
    if (length > (best?.length ?? 0)) best = { action: keyword.action, length }
  }
  return best
}

/** How many words the longest of these phrases takes here; 0 if none is here. */
function phraseAt(words: readonly Word[], at: number, phrases: readonly string[]): number {
  let longest = 0
  for (const phrase of phrases) {
    const parts = phrase.split(' ')
    if (parts.length > longest && parts.every((part, offset) => isWord(words[at + offset], part)))
      longest = parts.length
  }
  return longest
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
