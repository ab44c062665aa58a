// The pieces a phrase of time is made of, each with the prepositions before it: on Friday | at 5 | in the morning | in two weeks.

import type { Lead, Part, TimeWord } from '../languages/dates.ts'
import { type Amount, amountAt } from './amount.ts'
import { type ClockTime, clockAt } from './clock.ts'
import { dayWordsAt, type FoundDay, type NamedDay } from './day.ts'
import { isEndOrStop, isForPeople, isLoneAtEnd, isSoMany } from './ending.ts'
import { EVERY_BEGINS, type Every, everyAt } from './every.ts'
import { exceptAt } from './except.ts'
import type { Beginnings, Lexemes } from './lexemes.ts'

export interface Chunk {
  /** Its first word, and one past the last. */
  readonly from: number
  readonly to: number
  readonly leads: readonly Lead[]
  /** Strong: a time wherever it stands. Placed: where nothing follows it could belong to. Needy: only beside another. */
  readonly strength: FoundDay['strength']
  readonly hasArticle?: true
  readonly day?: NamedDay
  readonly clock?: ClockTime
  /** A number without anything that says it is a time. */
  readonly isBare?: true
  readonly part?: { readonly part: Part; readonly isToday?: true }
  /** It comes again. */
  readonly every?: Every
  /** Not on these days of the week. */
  readonly except?: readonly number[]
  /** So long from now. */
  readonly fromNow?: readonly Amount[]
  /** So long before or after what the next one says. */
  readonly shift?: { readonly amounts: readonly Amount[]; readonly sign: 1 | -1 }
}

const MOST_LEADS = 3

export function chunkAt(words: Lexemes, from: number): Chunk | undefined {
  const known = words.chunks[from]
  if (known !== undefined) return known ?? undefined
  const chunk = readChunk(words, from)
  words.chunks[from] = chunk ?? null
  return chunk
}

function readChunk(words: Lexemes, from: number): Chunk | undefined {
  const word = words.at(from)
  if (word === undefined || (word.value === undefined && word.meanings.length === 0)) return undefined
  const leads: Lead[] = []
  let at = from
  for (let lead = leadAt(words, at); lead !== undefined && leads.length < MOST_LEADS; lead = leadAt(words, at)) {
    leads.push(lead)
    at++
  }
  // ‘Check in on Thursday’: there it is the verb's.
  if (leads.length > 1 && isParticle(leads[0])) return undefined
  let best: Body | undefined
  for (const { begins, read } of WAYS) {
    if (begins !== 'anything' && !words.canBegin(at, begins)) continue
    const one = read(words, at, leads)
    if (one !== undefined && one.to > (best?.to ?? at)) best = one
  }
  return best === undefined || isOfVerb(leads[0], best) ? undefined : { ...best, from, leads }
}

interface Way {
  /** Words that it can begin with: where none of these stands it is not tried. */
  readonly begins: Beginnings | 'anything'
  readonly read: (words: Lexemes, at: number, leads: readonly Lead[]) => Body | undefined
}

/** Of two that are as long the first one counts. */
export const WAYS: readonly Way[] = [
  { begins: new Set(['digits', 'number', 'ordinal', 'amount', 'unit', 'the'] as const), read: amountChunk },
  { begins: 'anything', read: dayChunk },
  { begins: new Set(['digits', 'number', 'ordinal', 'clock', 'fraction'] as const), read: clockChunk },
  { begins: new Set(['part', 'half', 'which', 'the'] as const), read: partChunk },
  { begins: EVERY_BEGINS, read: everyChunk },
  {
    begins: new Set(['except'] as const),
    read: (words, at, leads) => (leads.length === 0 ? exceptAt(words, at) : undefined),
  },
]

const isParticle = (lead: Lead | undefined) => lead === 'in' || lead === 'on'

/** ‘Turn it on tomorrow’, ‘lock in this Friday’: nobody says when by these. */
function isOfVerb(lead: Lead | undefined, { day, clock }: Body): boolean {
  if (lead === 'on') return day?.is === 'relative' || (clock !== undefined && day === undefined)
  return (
    lead === 'in' &&
    (clock !== undefined || (day !== undefined && !['month', 'period', 'weekend', 'weekday'].includes(day.is)))
  )
}

type Body = Omit<Chunk, 'from' | 'leads'>

/** ‘is due Friday’: there it belongs to the sentence. */
function leadAt(words: Lexemes, at: number): Lead | undefined {
  const lead = words.as(at, 'lead')?.lead ?? (isHourNamed(words, at) ? 'at' : undefined)
  // ‘In the course of’ begins no time of its own.
  if (words.is(at, 'odd')) return undefined
  const isVerb = lead === 'by' && words.at(at)?.text === 'due' && isBe(words, at - 1)
  return isVerb ? undefined : lead
}

/** שעה 10: the hour of that number, and not ten hours. */
const isHourNamed = (words: Lexemes, at: number) =>
  words.as(at, 'unit')?.unit === 'hour' &&
  words.at(at - 1)?.value === undefined &&
  words.at(at + 1)?.value !== undefined &&
  !words.is(at + 2, 'unit')

const isBe = (words: Lexemes, at: number) => words.is(at, 'be') || /'s$/.test(words.at(at)?.text ?? '')

const has = (leads: readonly Lead[], ...some: readonly Lead[]) => leads.some((lead) => some.includes(lead))
/** A preposition that says when, and hardly anything else. */
const isLed = (leads: readonly Lead[]) => leads.length > 0 && !has(leads, 'for', 'to', 'range', 'between')

function amountChunk(words: Lexemes, at: number, leads: readonly Lead[]): Body | undefined {
  const isNext = words.is(at, 'the') && words.as(at + 1, 'which')?.which === 'next'
  const first = isNext ? at + 2 : at
  const found = amountAt(words, first)
  if (found === undefined) return undefined
  const { amounts, to } = found
  const isCounted = !words.is(first, 'unit')
  if (has(leads, 'within') || (has(leads, 'in', 'after') && (isCounted || isNext)))
    return { to: words.is(to, 'from-now') ? to + 1 : to, fromNow: amounts, strength: 'strong' }
  if (isNext) return undefined
  if (words.is(to, 'coming') && !has(leads, 'for')) return { to: to + 1, fromNow: amounts, strength: 'strong' }
  if (words.is(to, 'from-now')) return { to: to + 1, fromNow: amounts, strength: 'strong' }
  const lead = words.as(to, 'lead')?.lead
  const isFrom = lead === 'range' && words.at(to)?.text === 'from'
  if (lead !== 'before' && lead !== 'after' && !isFrom) return undefined
  return { to: to + 1, shift: { amounts, sign: lead === 'before' ? -1 : 1 }, strength: 'placed' }
}

/** Not ‘to every Friday’, where something is moved to. */
function everyChunk(words: Lexemes, at: number, leads: readonly Lead[]): Body | undefined {
  return has(leads, 'to', 'range', 'until', 'before', 'after', 'within') ? undefined : everyAt(words, at)
}

function dayChunk(words: Lexemes, at: number, leads: readonly Lead[]): Body | undefined {
  const found = dayWordsAt(words, at)
  if (found === undefined) return undefined
  const isSaid =
    found.strength === 'needy' &&
    isLed(leads) &&
    (found.day.is !== 'month' || has(leads, 'in', 'at', 'by', 'before', 'until'))
  return isSaid || isJoinedDay(words, at, found, leads) ? { ...found, strength: 'placed' } : found
}

/** ‘תעביר לשישי’, at the end. The first two are places and others as often: לראשון, אחד לשני. */
function isJoinedDay(words: Lexemes, at: number, { day, to }: FoundDay, leads: readonly Lead[]): boolean {
  const isJoined = has(leads, 'to', 'for') && words.at(at)?.isGlued === true
  return isJoined && day.is === 'weekday' && day.weekday > 1 && isEndOrStop(words, to)
}

function clockChunk(words: Lexemes, at: number, leads: readonly Lead[]): Body | undefined {
  const found = clockAt(words, at)
  if (found === undefined) return undefined
  const { clock, to, isBare } = found
  if (!isBare) return { to, clock, strength: isLed(leads) ? 'strong' : 'placed' }
  // ‘A table for 2’.
  if ((has(leads, 'for') && !has(leads, 'at')) || isSoMany(words, at)) return undefined
  const isSaid = has(leads, 'at', 'before', 'by', 'around', 'until', 'after') || isJoinedHour(words, at, to)
  return { to, clock, isBare, strength: isSaid ? 'placed' : 'needy' }
}

/** ‘לקבוע תור לארבע’, ‘מארבע’: with a letter joined to it, at the end. Not ‘שולחן לארבע’. */
function isJoinedHour(words: Lexemes, at: number, to: number): boolean {
  const isSpelled = words.at(at)?.isGlued === true && words.at(at)?.value === undefined
  return isSpelled && isEndOrStop(words, to) && !isForPeople(words, at - 1)
}

/** In the morning, this morning, בבוקר; after a day also ‘morning’ alone. */
function partChunk(words: Lexemes, at: number, leads: readonly Lead[]): Body | undefined {
  const isThis = words.as(at, 'which')?.which === 'this'
  const first = isThis || words.is(at, 'the') ? at + 1 : at
  const found = words.as(first, 'part') ?? halfAsPart(words, first, first > at || leads.length > 0)
  if (found === undefined) return undefined
  const after = words.as(first + 1, 'which')
  const isToday = isThis || found.isToday || after?.which === 'this'
  const to = first + (after?.which === 'this' ? 2 : 1)
  const part = { part: found.part, ...(isToday && { isToday: true as const }) }
  const isAlone = found.isWhole || (has(leads, 'in', 'at', 'by', 'before') && (first > at || !has(leads, 'in')))
  const isLone = found.isLone === true && first === at && leads.length === 0 && isLoneAtEnd(words, at, to)
  return { to, part, strength: isToday ? 'strong' : isAlone || isLone ? 'placed' : 'needy' }
}

/** In the am; behind a day also ‘pm’ alone. */
function halfAsPart(words: Lexemes, at: number, isSaid: boolean): Extract<TimeWord, { is: 'part' }> | undefined {
  const half = words.as(at, 'half')?.half
  if (half === undefined || !(isSaid || words.is(at - 1, 'weekday', 'day'))) return undefined
  return { is: 'part', part: half === 'am' ? 'morning' : 'afternoon' }
}
