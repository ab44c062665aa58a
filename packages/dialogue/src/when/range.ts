// From one time to another, by the rule for what is to be done: hours of a day are due when they begin, because one has to be
// there then; days are due on the last of them, because by then it has to be done.
//
// from 3 to 5 pm → 3 pm · Saturday from 9 to 12 → Saturday at 9 · between Monday and Wednesday → Wednesday

import type { Chunk } from './chunk.ts'
import type { ClockTime } from './clock.ts'

/** The words that say from when to when, and in which part of the day. */
export function rangeIn(chunks: readonly Chunk[]): Pick<Chunk, 'from' | 'to'> | undefined {
  const at = endIn(chunks)
  const beginning = chunks[beginningOf(chunks, at) ?? -1]
  const [end, next] = chunks.slice(at)
  if (beginning === undefined || end === undefined) return undefined
  return { from: beginning.from, to: next?.part !== undefined && next.from === end.to ? next.to : end.to }
}

function endIn(chunks: readonly Chunk[]): number {
  return chunks.findIndex((chunk, index) => index > 0 && beginningOf(chunks, index) !== undefined && isEnd(chunk))
}

/** The pieces without the other end of a range. */
export function withoutRange(chunks: readonly Chunk[]): readonly Chunk[] {
  const at = endIn(chunks)
  if (at === -1) return chunks
  const from = beginningOf(chunks, at) as number
  const [start, end] = [chunks[from] as Chunk, chunks[at] as Chunk]
  const isTime = start.clock !== undefined
  const kept =
    isTime && end.clock !== undefined ? { ...plain(start), clock: before(start.clock, end.clock) } : plain(end)
  // ‘One in the afternoon to three in the afternoon’: the second is the end's.
  const isOwnPart = at > from + 1 && chunks[at + 1]?.part !== undefined
  const after = chunks.slice(isOwnPart ? at + 2 : at + 1)
  return [...chunks.slice(0, from), kept, ...(isTime ? chunks.slice(from + 1, at) : []), ...after]
}

/** ‘Until’ is one word with ‘by’ in some languages: between two times it is the end. */
const isEnd = ({ leads, clock }: Chunk) =>
  leads.some((lead) => lead === 'to' || lead === 'until' || (lead === 'by' && clock !== undefined))

/** The time or the day it begins with: the one before, past a part of the day. */
function beginningOf(chunks: readonly Chunk[], at: number): number | undefined {
  const from = chunks[at - 1]?.part !== undefined && at > 1 ? at - 2 : at - 1
  const [start, end] = [chunks[from], chunks[at]]
  if (start === undefined || end === undefined || start.shift !== undefined) return undefined
  if (start.clock !== undefined && end.clock !== undefined) return from
  const kinds = [start.day?.is, end.day?.is]
  return from === at - 1 && kinds.every((kind) => kind !== undefined && DAYS.has(kind)) ? from : undefined
}

const DAYS: ReadonlySet<string> = new Set(['relative', 'weekday', 'date', 'day-of-month', 'either', 'month'])

const ENDS: ReadonlySet<string> = new Set(['range', 'between', 'to', 'until'])

const plain = ({ leads, isBare: _, ...chunk }: Chunk): Chunk => ({
  ...chunk,
  leads: leads.filter((lead) => !ENDS.has(lead)),
})

/** ‘6 to 7 pm’ is in the evening, ‘11 to 1 pm’ begins before noon. */
function before(start: ClockTime, end: ClockTime): ClockTime {
  if (start.half !== undefined || end.half === undefined || start.hour > 12 || start.style === 'exact') return start
  const minutes = ({ hour, minute }: ClockTime) => (hour % 12) * 60 + minute
  const other = end.half === 'pm' ? 'am' : 'pm'
  return { ...start, half: minutes(start) < minutes(end) ? end.half : other }
}
