// What a room is asked for again and again: added, shown, paused, taken away. What its time causes is `post-scheduled.ts`.
//
// SD1. The rule is read by the grammar of the planner, in the time zone of whoever asks, and kept with its words.
// SD2. It begins with the first time still to come.

import {
  type InputOf,
  type Operations,
  type Outcome,
  type Refusal,
  type ResultOf,
  refuse,
  standingIn,
  succeed,
} from '@pawl/contract'
import { refuseOthers } from '../../access/places.ts'
import type { Context } from '../../context.ts'
import { receiptFor } from '../../dispatch/receipt-for.ts'
import type { RecordOf, RecordStore, StoredRecord } from '../../ports/record-store.ts'
import type { RoomStore } from '../../ports/room-store.ts'
import { moveRecord, newRecord } from '../../record-decisions.ts'
import { plannedFields } from '../../todo/planned-fields.ts'
import { type NextTime, occurrenceOf, toScheduleView } from './schedule-record.ts'

const MANY = 1_000
const ATTEMPTS = 10

type Answer = Outcome<ResultOf<Operations['addSchedule']>>

export async function addSchedule(
  context: Context<RoomStore & RecordStore>,
  input: InputOf<Operations['addSchedule']>,
): Promise<Answer> {
  const { room, content, every, overlap, timeZone = 'UTC', priority, skills, labels } = input
  if ((await context.store.findRoom(room)) === undefined) return refuse('ROOM_NOT_FOUND', { room })
  const others = refuseOthers(context, `room:${room}`, 'addSchedule')
  if (others !== undefined) return others
  const said = /^(?:RRULE:)?FREQ=|\bevery\b|כל /i.test(every) ? every : `every ${every}`
  const read = await plannedFields(context, { recurrence: said }, timeZone)
  if (read.refused) return namingEvery(read)
  const { recurrence, deadline } = read.value
  if (typeof recurrence !== 'string' || typeof deadline !== 'string')
    return refuse('SCHEDULE_NOT_UNDERSTOOD', { every })
  const first = await firstTime(context, recurrence, occurrenceOf(deadline, timeZone))
  if (first === undefined) return refuse('SCHEDULE_NOT_UNDERSTOOD', { every })
  const asks = { ...(priority && { priority }), ...(skills && { skills }), ...(labels && { labels }) }
  const record = newRecord(context, 'schedule', {
    subject: room,
    body: {
      content,
      every,
      rule: recurrence,
      overlap,
      asks,
      language: context.language,
      ...first,
    },
  })
  const answer = () => ({ schedule: toScheduleView(record) })
  await context.store.insertRecord(record, [], receiptFor(context, answer))
  return succeed(answer())
}

/** A day that has begun is not over, but its beginning is: what is added at noon would be late at once. */
async function firstTime(context: Context<unknown>, rule: string, read: NextTime): Promise<NextTime | undefined> {
  if (Date.parse(read.next) > context.now()) return read
  const { firstAfter } = await import('./next-time.ts')
  return firstAfter(read, rule, context.now())
}

/** What the words are called here. */
function namingEvery<Refused extends { readonly refused: true; readonly refusal: Refusal }>(outcome: Refused): Refused {
  const { refusal } = outcome
  if (refusal.code !== 'INVALID_INPUT') return outcome
  const problems = refusal.variables.problems.map((one) => (one.at === 'recurrence' ? { ...one, at: 'every' } : one))
  return { ...outcome, refusal: { ...refusal, variables: { ...refusal.variables, problems } } }
}

export async function listSchedules(
  context: Context<RoomStore & RecordStore>,
  { room }: InputOf<Operations['listSchedules']>,
): Promise<Outcome<ResultOf<Operations['listSchedules']>>> {
  if ((await context.store.findRoom(room)) === undefined) return refuse('ROOM_NOT_FOUND', { room })
  const query = { kind: 'schedule', subject: room, states: ['active', 'paused', 'ended'], limit: MANY } as const
  return succeed({ schedules: (await context.store.records(query)).map(toScheduleView) })
}

export const pauseSchedule = moving('paused', 'pauseSchedule')
export const resumeSchedule = moving('active', 'resumeSchedule')
export const removeSchedule = moving('removed', 'removeSchedule')

type To = 'paused' | 'active' | 'removed'

function moving(to: To, trigger: 'pauseSchedule' | 'resumeSchedule' | 'removeSchedule') {
  return async (
    context: Context<RoomStore & RecordStore>,
    { schedule: id }: InputOf<Operations['pauseSchedule']>,
  ): Promise<Answer> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const record = await context.store.findRecord('schedule', id)
      // A schedule of a room that is not there for whoever asks is not there either.
      const room = record && (await context.store.findRoom(record.subject))
      if (record === undefined || room === undefined) return refuse('SCHEDULE_NOT_FOUND', { schedule: id })
      if (record.state === to) return succeed({ schedule: toScheduleView(record) })
      const as = standingIn(context.principal, `room:${room.id}`)
      const body = to === 'active' ? await nextFrom(context, record) : {}
      const next = moveRecord(context, record, { kind: 'schedule', to, trigger, as, body })
      if (next.refused) return next
      const answer = () => ({ schedule: toScheduleView(next.value) })
      if (await context.store.updateRecord(next.value, receiptFor(context, answer))) return succeed(answer())
    }
    return refuse('STORE_CONTENDED', {})
  }
}

/** What passed while it was paused is not made up for. */
async function nextFrom(context: Context<unknown>, record: RecordOf<'schedule'>): Promise<StoredRecord['body']> {
  const { after } = await import('./next-time.ts')
  const { next } = toScheduleView(record)
  if (Date.parse(next) > context.now()) return {}
  const found = after(record, context.now())
  return found === undefined ? {} : { next: found.next, nextLocal: found.nextLocal }
}
