// What stands in a stretch of words: its words are gone through once, and what each thing among them says is noted. Nothing
// is decided here.

import type { ThingRole } from '../languages/roles.ts'
import type { Sentence, ThingFound } from './sentence.ts'
import type { Sign } from './signs.ts'
import { THING_HANDLERS } from './thing-handlers.ts'
import { isPunctuation, type Word } from './words.ts'

/** How far a noun may stand from the preposition that goes with it. */
const REACH = 8

/** What was seen of a stretch of words so far. Positions are those of words. */
export class Clause {
  readonly sentence: Sentence
  readonly from: number
  readonly signs = new Set<Sign>()
  /** Of the noun that comes next. */
  determiner: 'definite' | 'new' | undefined
  /** Where the last ‘to’ and the last ‘from’ stand. */
  toward = -REACH
  away = -REACH
  /** Where the last noun of ours and the last foreign one end. */
  lastNoun = -9
  lastForeign = -2
  isMine = false
  /** A noun that is ours only if nothing foreign stands beside it. */
  isWeak = false
  /** It was said what is to be done to the thing. */
  isTold = false
  /** How many words there are, and whether none of them is unknown. */
  count = 0
  isKnown = true

  constructor(sentence: Sentence, from: number) {
    this.sentence = sentence
    this.from = from
  }

  isAfterToward(at: number): boolean {
    return at - this.toward < REACH
  }

  isAfterAway(at: number): boolean {
    return at - this.away < REACH
  }

  /** A noun of ours ends with this word: what was said before it is said of it. */
  settle(at: number, last: number): void {
    const { signs } = this
    this.lastNoun = last
    if (this.isMine) signs.add('mine')
    if (!signs.has('fresh') && !signs.has('definite')) {
      signs.add(this.determiner === 'definite' ? 'definite' : 'fresh')
      if (this.determiner === 'new') signs.add('new')
    }
    if (this.isAfterAway(at)) signs.add('off-list')
  }
}

export function signsOf(sentence: Sentence, from: number, to: number): ReadonlySet<Sign> {
  const clause = new Clause(sentence, from)
  for (let at = from; at < to; ) {
    const word = sentence.words[at]
    if (word === undefined) break
    sentence.effort.spend(1)
    const found = sentence.things(at)
    noteWord(clause, at, word, found)
    at += noteThings(clause, at, found)
  }
  return concluded(clause, to)
}

function noteWord(clause: Clause, at: number, word: Word, found: ThingFound): void {
  const { sentence, signs } = clause
  if (!isPunctuation(word)) {
    clause.count++
    if (found.length === 0 && clause.isKnown && sentence.leads(at).length === 0) clause.isKnown = false
  }
  if (word.text.endsWith("'s")) clause.determiner = 'definite'
  if (isNumber(word) && (word.text.startsWith('#') || isNumbering(sentence, at - 1))) signs.add('numbered')
}

/** How many words are done with. */
function noteThings(clause: Clause, at: number, found: ThingFound): number {
  const [longest] = found
  if (longest === undefined) return 1
  const { length } = longest
  const isLong = length > 1 && MULTI.has(longest.meaning.role)
  for (const { meaning, length: own } of found) {
    if (own < length && isLong) continue
    const { role, carries = NOTHING } = meaning
    if (carries.length > 0) noteCarried(clause, at, carries)
    THING_HANDLERS[role](clause, { at, own, length, role, carries })
  }
  return isLong ? length : 1
}

/** Letters that are joined to the word. */
function noteCarried(clause: Clause, at: number, carries: readonly string[]): void {
  if (carries.includes('definite')) clause.determiner = 'definite'
  if (carries.includes('toward')) clause.toward = at
  if (carries.includes('away')) {
    clause.away = at
    clause.signs.add('from')
  }
}

function concluded({ signs, isWeak, lastNoun, count, isKnown }: Clause, to: number): ReadonlySet<Sign> {
  if (isWeak && !signs.has('foreign')) signs.add('item')
  if (lastNoun === to - 1) signs.add('ends')
  if (count === 0) signs.add('nothing')
  if (count > 0 && count < 3) signs.add('short')
  if (isKnown) signs.add('only')
  return signs
}

const NOTHING: readonly never[] = []
/** Phrases of these are one word: nothing inside of them counts. */
const MULTI: ReadonlySet<ThingRole> = new Set(['ours', 'ours-plural', 'list-noun', 'foreign'] as const)

const isNumber = ({ text }: Word) => text.charCodeAt(0) < 58 && /^#?\d+$/.test(text)

const NUMBERING: ReadonlySet<ThingRole> = new Set(['ours', 'ours-plural', 'ours-weak', 'number'] as const)

/** ‘task’ or ‘number’ stands there. */
function isNumbering(sentence: Sentence, at: number): boolean {
  if (at < 0) return false
  return sentence.things(at).some(({ meaning: { role }, length }) => length === 1 && NUMBERING.has(role))
}
