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

export function readCommand(message: string, language: Language): ReadCommand | undefined {
  const words = splitWords(message)
  // Whoever writes Hebrew may still say ‘add’; the other language's keywords come second.
  const own = speech[language].lexicon
  const other = speech[language === 'he' ? 'en' : 'he'].lexicon
  return firstCommand(words, message, own) ?? firstCommand(words, message, other)
}

function firstCommand(words: readonly Word[], message: string, lexicon: Lexicon): ReadCommand | undefined {
  let inFront = true
  for (let at = 0; at < words.length; ) {
    const found = keywordAt(words, at, lexicon, inFront)
    if (found !== undefined) {
      const end = (words[at + found.length - 1] as Word).end
      const before = words.slice(Math.max(0, at - 3), at).map((word) => word.text)
      const negated = lexicon.negations.some((phrase) => ` ${before.join(' ')} `.includes(` ${phrase} `))
      return { action: found.action, rest: message.slice(end).trim(), negated }
    }
    const wrapper = phraseAt(words, at, [...lexicon.wrappers, ...lexicon.negations])
    if (wrapper === 0) inFront = false
    at += Math.max(1, wrapper)
  }
  return undefined
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
