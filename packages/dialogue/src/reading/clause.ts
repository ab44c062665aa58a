// What stands in a stretch of words, as the rules of reading ask for it. Pure counting of roles; nothing is decided here.

import { spend } from '../effort.ts'
import type { ThingRole } from '../languages/roles.ts'
import type { Sentence } from './sentence.ts'
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
  /** … from the reminder: less of a task that is there. */
  | 'off-ours'
  /** … on it. */
  | 'onto-it'
  | 'instead'
  /** It, that one. */
  | 'reference'
  /** Task 3. */
  | 'numbered'
  | 'pending'
  | 'finished'
  | 'everything'
  | 'field'
  | 'rank'
  | 'to-do'
  | 'nothing'
  | 'short'
  | 'from'
  | 'trash'
  | 'added'
  | 'removed'
  | 'changed'
  /** What the noun of ours is about follows it: reminder for … */
  | 'about'
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

export function signsOf(sentence: Sentence, from: number, to: number): ReadonlySet<Sign> {
  const { words } = sentence
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
  /** What is to be done to the thing: the first that is said. */
  let isTold = false
  for (let at = from; at < to; ) {
    const word = words[at]
    if (word === undefined) break
    spend(1)
    const found = sentence.things(at)
    const length = found[0]?.length ?? 1
    const isLong = length > 1 && found[0] !== undefined && MULTI.has(found[0].meaning.role)
    if (!isPunctuation(word)) {
      count++
      if (found.length === 0 && isKnown && sentence.leads(at).length === 0) isKnown = false
    }
    if (word.text.endsWith("'s")) determiner = 'definite'
    if (isNumber(word) && (word.text.startsWith('#') || isNumbering(sentence, at - 1))) signs.add('numbered')
    for (const { meaning, length: own } of found) {
      const { role, carries } = meaning
      if (own < length && isLong) continue
      if (carries !== undefined && carries.length > 0) {
        if (carries.includes('definite')) determiner = 'definite'
        if (carries.includes('toward')) toward = at
        if (carries.includes('away')) {
          away = at
          signs.add('from')
        }
      }
      switch (role) {
        case 'ours-weak':
          isWeak = true
          if (at - toward < REACH) signs.add('onto-list')
          settle()
          break
        case 'list-noun':
          // ‘My grocery list reminder’ is a reminder.
          if (isRole(sentence.things(at + own), 'ours')) break
          if (
            determiner !== 'definite' &&
            !(carries && carries.length > 0) &&
            !isMine &&
            isRole(sentence.things(at + own), 'of')
          ) {
            signs.add('list-of')
            signs.add('fresh')
            break
          }
          signs.add(lastForeign === at - 1 && !isMine && !carries?.length ? 'foreign-list' : 'list')
          if (at - toward < REACH) signs.add('onto-list')
          settle()
          break
        case 'ours':
        case 'ours-plural':
          if (role === 'ours-plural') {
            if (isRole(sentence.things(at + own), 'ours')) break
            signs.add('plural')
          }
          if (at - toward < REACH) {
            if (role === 'ours-plural') signs.add('onto-list')
            else if (determiner !== 'new' && !signs.has('ours')) signs.add('onto-ours')
          }
          if (role === 'ours' && at - away < REACH && away > from && !signs.has('ours')) signs.add('off-ours')
          signs.add('ours')
          settle()
          break
        case 'foreign':
          foreign(own)
          break
        case 'definite':
          determiner = 'definite'
          break
        case 'new':
          determiner ??= 'new'
          // In Hebrew it follows its noun.
          if (at - lastNoun <= 2) signs.add('new')
          break
        case 'toward':
          toward = at
          determiner = undefined
          break
        case 'away':
          away = at
          signs.add('from')
          break
        case 'mine':
          isMine = true
          // So does this.
          if (at - lastNoun <= 2) signs.add('mine')
          break
        case 'about':
          if (lastNoun === at - 1 && signs.has('ours')) signs.add('about')
          break
        case 'not':
          if (/^\d/.test(words[at + own]?.text ?? '')) signs.add('instead')
          break
        case 'of':
        case 'number':
        case 'when':
          break
        case 'infinitive':
          if (at === from) signs.add('infinitive')
          break
        case 'pronoun':
          signs.add('reference')
          if (at - toward === 1) signs.add('onto-it')
          break
        case 'added':
        case 'removed':
        case 'changed':
          if (!isTold) signs.add(role)
          isTold = true
          break
        default:
          signs.add(role)
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

    function foreign(own: number) {
      signs.add('foreign')
      for (let part = at; own > 1 && part < at + own; part++)
        if (sentence.things(part).some(({ meaning }) => meaning.role === 'list-noun')) signs.add('foreign-list')
      lastForeign = at + own - 1
    }
  }
  if (isWeak && !signs.has('foreign')) signs.add('item')
  if (lastNoun === to - 1) signs.add('ends')
  if (count === 0) signs.add('nothing')
  if (count > 0 && count < 3) signs.add('short')
  if (isKnown) signs.add('only')
  return signs
}

const isRole = (found: ReturnType<Sentence['things']>, role: ThingRole) =>
  found.some(({ meaning }) => meaning.role === role && !(meaning.carries && meaning.carries.length > 0))
const isNumbering = (sentence: Sentence, at: number) =>
  at >= 0 &&
  sentence
    .things(at)
    .some(
      ({ meaning: { role }, length }) => length === 1 && (role === 'ours' || role === 'ours-weak' || role === 'number'),
    )
const MULTI: ReadonlySet<ThingRole> = new Set(['ours', 'ours-plural', 'list-noun', 'foreign'] as const)
const isNumber = ({ text }: Word) => text.charCodeAt(0) < 58 && /^#?\d+$/.test(text)
const PUNCTUATION = new Set([',', ';', ':', '.', '!', '?', '—', '–', '(', ')'])
export const isPunctuation = (word: Word) => PUNCTUATION.has(word.text)
