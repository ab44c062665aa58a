// A time has come: the room is asked for what the schedule says, and the schedule notes that it has.
//
// PS1. Both are one commit, decided on the schedule as it is then: of several who see the time come one posts, and the
//     others find it done.
// PS2. Of the times that passed while nothing was running one is posted, late, and says so.
// PS3. While what it posted last is open nothing is posted, unless the schedule says otherwise; nor in a closed room.

import { CLOCK_ACTOR, type Language, scheduleWords } from '@pawl/contract'
import { CLOCK } from '@pawl/kernel'
import type { Context } from '../../context.ts'
import { newId } from '../../new-id.ts'
import type { RecordOf, RecordStore } from '../../ports/record-store.ts'
import type { MessageFields, RoomStore, RoomView, RoomWrites } from '../../ports/room-store.ts'
import type { TaskStore } from '../../ports/task-store.ts'
import type { Declined } from '../../ports/write.ts'
import { editRecord, moveRecord } from '../../record-decisions.ts'
import { post } from '../post-message.ts'
import { written } from '../room-decisions.ts'
import { after } from './next-time.ts'
import { toScheduleView } from './schedule-record.ts'

export type Store = RoomStore & RecordStore & TaskStore

/** Up to here it is on time: a server looks once a minute. */
const ON_TIME = 5 * 60_000

export async function postOne(
  store: Store,
  now: number,
  seen: RecordOf<'schedule'>,
): Promise<{ posted: boolean; next: number }> {
  const context: Context<Store> = {
    store,
    principal: { name: CLOCK_ACTOR, role: 'member', alone: false },
    actor: CLOCK_ACTOR,
    language: 'en',
    now: () => now,
    newId,
  }
  const lastMessage = toScheduleView(seen).lastMessage
  const needs = { records: [{ kind: seen.kind, id: seen.id }], ...(lastMessage !== null && { openFrom: lastMessage }) }
  const outcome = await store.changeRoom(
    seen.subject,
    [],
    (view) => {
      const [record] = view.records
      const isSame = record !== undefined && record.version === seen.version && record.state === 'active'
      return isSame ? decideOn(context, view, seen, now) : { ...written([]), posted: false }
    },
    undefined,
    needs,
  )
  const later = after(seen, now)
  const isPosted = outcome?.refused === false && outcome.decision.posted
  return { posted: isPosted, next: later === undefined ? Number.POSITIVE_INFINITY : Date.parse(later.next) }
}

function decideOn(
  context: Context<Store>,
  view: RoomView,
  record: RecordOf<'schedule'>,
  now: number,
): (RoomWrites & { readonly posted: boolean }) | Declined {
  const { next: due, nextLocal, content, overlap, skipped } = toScheduleView(record)
  const isSkipped = view.room.state === 'closed' || (view.isOpenFrom && !overlap)
  const lastLate = now - Date.parse(due) > ON_TIME
  const noted = isSkipped ? { skipped: skipped + 1 } : { lastMessage: view.lastMessage + 1, lastDue: due, lastLate }
  const later = after(record, now)
  const edited = editRecord(context, record, CLOCK, { ...noted, ...later })
  if (edited.refused) return edited
  const records = [edited.value]
  if (later === undefined) {
    const ended = moveRecord(context, edited.value, {
      kind: 'schedule',
      to: 'ended',
      trigger: 'endSchedule',
      as: CLOCK,
    })
    if (ended.refused) return ended
    records.push(ended.value)
  }
  if (isSkipped) return { ...written([]), records, posted: false }
  const { priority = 0, ...fields } = (record.body.asks ?? {}) as MessageFields & { readonly priority?: number }
  const late = scheduleWords[record.body.language as Language].late(nextLocal.replace('T', ' ').replace(/\[.*$/, ''))
  const said = { content: lastLate ? `${content}\n\n${late}` : content, attached: [], priority, fields }
  const decided = post(context, view, said)
  return decided.refused ? decided : { ...decided, records, posted: true }
}
