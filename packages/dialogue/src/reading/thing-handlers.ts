// What each kind of thing says of the clause it stands in. One handler a role; the compiler counts them.

import type { ThingRole } from '../languages/roles.ts'
import type { Clause } from './clause.ts'
import type { ThingFound } from './sentence.ts'

/** A thing among the words of a clause. */
interface Here {
  readonly at: number
  /** How many words it has. */
  readonly own: number
  /** How many the longest thing that begins here has. */
  readonly length: number
  readonly role: ThingRole
  /** Letters that are joined to it. */
  readonly carries: readonly string[]
}

type Handler = (clause: Clause, here: Here) => void

export const THING_HANDLERS: { readonly [role in ThingRole]: Handler } = {
  ours,
  'ours-plural': oursPlural,
  'ours-weak': oursWeak,
  'list-noun': listNoun,
  foreign,
  definite: (clause) => {
    clause.determiner = 'definite'
  },
  new: (clause, { at }) => {
    clause.determiner ??= 'new'
    if (followsNoun(clause, at)) clause.signs.add('new')
  },
  mine: (clause, { at }) => {
    clause.isMine = true
    if (followsNoun(clause, at)) clause.signs.add('mine')
  },
  toward: (clause, { at }) => {
    clause.toward = at
    clause.determiner = undefined
  },
  away: (clause, { at }) => {
    clause.away = at
    clause.signs.add('from')
  },
  about: ({ lastNoun, signs }, { at }) => {
    if (lastNoun === at - 1 && signs.has('ours')) signs.add('about')
  },
  not: ({ sentence, signs }, { at, own }) => {
    const isTime = isRole(sentence.things(at + own), 'when')
    if (isTime || /^\d/.test(sentence.words[at + own]?.text ?? '')) signs.add('instead')
  },
  infinitive: ({ from, signs }, { at }) => {
    if (at === from) signs.add('infinitive')
  },
  pronoun: ({ signs, toward }, { at }) => {
    signs.add('reference')
    if (at - toward === 1) signs.add('onto-it')
  },
  added: toBeDone('added'),
  removed: toBeDone('removed'),
  changed: toBeDone('changed'),
  of: saysNothing,
  number: saysNothing,
  when: saysNothing,
  anymore: says('anymore'),
  everything: says('everything'),
  field: says('field'),
  finished: says('finished'),
  instead: says('instead'),
  off: says('off'),
  pending: says('pending'),
  rank: says('rank'),
  'to-do': says('to-do'),
  trash: says('trash'),
  with: says('with'),
  yours: says('yours'),
}

type Plain =
  | 'anymore'
  | 'everything'
  | 'field'
  | 'finished'
  | 'instead'
  | 'off'
  | 'pending'
  | 'rank'
  | 'to-do'
  | 'trash'
  | 'with'
  | 'yours'

/** It is there, and that is all. */
function says(sign: Plain): Handler {
  return ({ signs }) => signs.add(sign)
}

function saysNothing(): void {}

/** Only the first counts: ‘milk added and removed’. */
function toBeDone(sign: 'added' | 'removed' | 'changed'): Handler {
  return (clause) => {
    if (!clause.isTold) clause.signs.add(sign)
    clause.isTold = true
  }
}

function ours(clause: Clause, { at, length }: Here): void {
  const { signs } = clause
  const isFirst = !signs.has('ours')
  if (clause.isAfterToward(at) && clause.determiner !== 'new' && isFirst) signs.add('onto-ours')
  if (clause.isAfterAway(at) && clause.away > clause.from && isFirst) signs.add('off-ours')
  signs.add('ours')
  clause.settle(at, at + length - 1)
}

function oursPlural(clause: Clause, { at, own, length }: Here): void {
  const { signs, sentence } = clause
  if (isRole(sentence.things(at + own), 'ours')) return
  signs.add('plural')
  if (clause.isAfterToward(at)) signs.add('onto-list')
  signs.add('ours')
  clause.settle(at, at + length - 1)
}

function oursWeak(clause: Clause, { at, length }: Here): void {
  clause.isWeak = true
  if (clause.isAfterToward(at)) clause.signs.add('onto-list')
  clause.settle(at, at + length - 1)
}

function listNoun(clause: Clause, { at, own, length, carries }: Here): void {
  const { signs, sentence, determiner, isMine, lastForeign } = clause
  const next = sentence.things(at + own)
  // ‘My grocery list reminder’ is a reminder.
  if (isRole(next, 'ours')) return
  const isBare = carries.length === 0 && !isMine
  if (determiner !== 'definite' && isBare && isRole(next, 'of')) {
    signs.add('list-of')
    signs.add('fresh')
    return
  }
  signs.add(lastForeign === at - 1 && isBare ? 'foreign-list' : 'list')
  if (clause.isAfterToward(at)) signs.add('onto-list')
  clause.settle(at, at + length - 1)
}

function foreign(clause: Clause, { at, own }: Here): void {
  const { signs, sentence } = clause
  signs.add('foreign')
  for (let part = at; part < at + own; part++)
    if (sentence.things(part).some(({ meaning }) => meaning.role === 'list-noun')) signs.add('foreign-list')
  clause.lastForeign = at + own - 1
}

/** In Hebrew ‘new’ and ‘my’ follow their noun. */
const followsNoun = ({ lastNoun }: Clause, at: number) => at - lastNoun <= 2

const isRole = (found: ThingFound, role: ThingRole) =>
  found.some(({ meaning }) => meaning.role === role && !(meaning.carries && meaning.carries.length > 0))
