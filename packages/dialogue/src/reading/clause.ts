// What stands in a stretch of words, as the rules of reading ask for it. Pure counting of roles; nothing is decided here.

import type { ThingRole } from '../languages/roles.ts'
import type { Lexicon } from './lexicon.ts'
import type { Word } from './words.ts'

export type Sign =
  | 'ours'
  | 'item'
  | 'plural'
  | 'list'
  /** A list of …: of what, is said. */
  | 'list-of'
  /** Mine: my tasks. */
  | 'mine'
  | 'foreign'
  | 'fresh'
  | 'definite'
  /** … to my list. */
  | 'onto-list'
  | 'off-list'
  /** … to the reminder: more for a task that is there. */
  | 'onto-ours'
  | 'onto-foreign'
  | 'instead'
  /** It, that one. */
  | 'reference'
  /** Task 3. */
  | 'numbered'
  | 'pending'
  | 'finished'
  | 'everything'
  | 'field'
  | 'to-do'
  | 'service'
  | 'nothing'
  | 'short'
  | 'from'
  | 'anymore'
  /** The noun of ours is the last word. */
  | 'ends'
  | 'infinitive'
  /** A list of foreign things: contact list. */
  | 'foreign-list'
  | 'with'
  | 'off'
  | 'yours'
  | 'new'
  /** No word in it is unknown. */
  | 'only'

/** How far a noun may stand from the preposition that goes with it. */
const REACH = 8

export function signsOf(words: readonly Word[], from: number, to: number, lexicon: Lexicon): ReadonlySet<Sign> {
  const { things } = lexicon
  const signs = new Set<Sign>()
  let determiner: 'definite' | 'new' | undefined
  let toward = -REACH
  let away = -REACH
  let count = 0
  let isWeak = false
  let isMine = false
  let lastForeign = -2
  let lastNoun = -9
  let isKnown = true
  for (let at = from; at < to; ) {
    const word = words[at] as Word
    if (word === undefined) break
    const found = things.at(words, at)
    const length = found[0]?.length ?? 1
    const isLong = found[0] !== undefined && MULTI.has(found[0].meaning.role)
    if (!isPunctuation(word)) {
      count++
      if (found.length === 0 && lexicon.leads.at(words, at).length === 0) isKnown = false
    }
    if (word.text.endsWith("'s")) determiner ??= 'definite'
    if (isNumber(word)) {
      const before = words[at - 1]
      if (word.text.startsWith('#') || (before !== undefined && NUMBERED.has(before.text))) signs.add('numbered')
    }
    for (const {
      meaning: { role: meaning, carries },
      length: own,
    } of found) {
      if (own < length && isLong) continue
      if (carries?.includes('definite')) determiner = 'definite'
      if (carries?.includes('toward')) toward = at
      if (carries?.includes('away')) {
        away = at
        signs.add('from')
      }
      switch (meaning) {
        case 'ours-weak':
          isWeak = true
          if (at - toward < REACH) signs.add('onto-list')
          settle()
          break
        case 'list-noun':
          if (
            determiner !== 'definite' &&
            !(carries && carries.length > 0) &&
            !isMine &&
            isOf(things, words, at + own)
          ) {
            signs.add('list-of')
            signs.add('fresh')
            break
          }
          signs.add(lastForeign === at - 1 && !isMine ? 'foreign-list' : 'list')
          if (at - toward < REACH) signs.add('onto-list')
          settle()
          break
        case 'ours':
        case 'ours-plural':
          if (meaning === 'ours-plural') signs.add('plural')
          if (at - toward < REACH)
            signs.add(meaning === 'ours' ? (signs.has('ours') ? 'ours' : 'onto-ours') : 'onto-list')
          signs.add('ours')
          settle()
          break
        case 'foreign':
          signs.add('foreign')
          lastForeign = at + own - 1
          if (at - toward < REACH) signs.add('onto-foreign')
          break
        case 'definite':
          determiner = 'definite'
          if (word.text === 'my' || word.text === 'our') isMine = true
          break
        case 'new':
          determiner ??= 'new'
          // In Hebrew it follows its noun.
          if (at - lastNoun <= 2) signs.add('new')
          break
        case 'toward':
          toward = at
          break
        case 'away':
          away = at
          signs.add('from')
          break
        case 'mine':
          isMine = true
          break
        case 'of':
          break
        case 'infinitive':
          if (at === from) signs.add('infinitive')
          break
        case 'pronoun':
          signs.add('reference')
          break
        case 'service':
          if (at === from) signs.add('service')
          break
        default:
          signs.add(meaning)
      }
    }
    at += isLong ? length : 1

    function settle() {
      lastNoun = at + length - 1
      if (isMine) signs.add('mine')
      if (!signs.has('fresh') && !signs.has('definite')) {
        signs.add(determiner === 'definite' ? 'definite' : 'fresh')
        if (determiner === 'new') signs.add('new')
      }
      if (at - away < REACH) signs.add('off-list')
    }
  }
  if (isWeak && !signs.has('foreign')) signs.add('item')
  if (lastNoun === to - 1) signs.add('ends')
  if (count === 0) signs.add('nothing')
  if (count > 0 && count < 3) signs.add('short')
  if (isKnown) signs.add('only')
  return signs
}

const isOf = (things: Lexicon['things'], words: readonly Word[], at: number) =>
  things.at(words, at).some(({ meaning }) => meaning.role === 'of')
const MULTI: ReadonlySet<ThingRole> = new Set(['ours', 'ours-plural', 'list-noun', 'pronoun'] as const)
const NUMBERED = new Set(['task', 'number', 'id', 'item', 'reminder', 'no', 'משימה', 'מספר', 'פריט'])
const isNumber = (word: Word) => /^#?\d+$/.test(word.text)
export const isPunctuation = (word: Word) => /^[,;:.!?—–()]$/.test(word.text)
