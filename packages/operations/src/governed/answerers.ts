// Who may answer a question of the inbox: asked of someone who is not the one that asks.
//
// AN1. Whether they may is what their own answer would be held against: the right, the relations, and whether it is there for them.

import { mayRun, operations, type Principal } from '@pawl/contract'
import { isAmong, present, type RoomTask, room, type Task } from '@pawl/kernel'
import { goodTokens } from '../access/good-token.ts'
import { isActive } from '../access/member-states.ts'
import { letInto } from '../access/places.ts'
import { principalNow } from '../access/principal-now.ts'
import { relationsTo } from '../access/relations.ts'
import { hasPlace, isSeen, sightOf } from '../access/sight.ts'
import type { Context } from '../context.ts'
import { mayAnswer } from '../dependencies/unblock-task.ts'
import type { StoredRecord } from '../ports/record-store.ts'
import { answererOf } from './answer-item.ts'

/** A question, with what it is read from. */
export type AskedOf =
  | { readonly from: 'record'; readonly record: StoredRecord }
  | { readonly from: 'room'; readonly task: RoomTask }
  | { readonly from: 'dropped'; readonly task: Task }

/** What answers both a review and the question of an agent. */
const REVIEWING = present(
  room.rules.find(({ from, trigger }) => from === 'pending_user_review' && trigger === 'sendBackForRework'),
).by

/** Where the question is; one about a to-do is in no place. */
export function placeOf(asked: AskedOf): string | undefined {
  const of: Readonly<Record<string, unknown>> = asked.from === 'record' ? asked.record.body : asked.task.fields
  if (of.initiative_id !== undefined) return `initiative:${of.initiative_id}`
  return of.chatroomId === undefined ? undefined : `room:${of.chatroomId}`
}

export function isAnswerer(principal: Principal, asked: AskedOf): boolean {
  if (!mayRun(principal, operations.answerItem)) return false
  switch (asked.from) {
    case 'record':
      return answererOf({ principal }, asked.record).length > 0
    case 'room':
      return isAmong(REVIEWING, relationsTo({ principal }, asked.task))
    case 'dropped':
      return !mayAnswer({ principal }, asked.task).refused
  }
}

/** Whether it is there for someone, and theirs to answer, as they are now. */
export async function mayAnswerNow(context: Context, name: string, asked: AskedOf): Promise<boolean> {
  const principal = await principalNow(context.store, name, context.now())
  if (principal === undefined) return false
  const { closed, named } = await letInto(context.store, principal)
  const sight = sightOf(principal, closed)
  const place = placeOf(asked)
  const isThere = asked.from === 'record' ? place === undefined || hasPlace(sight, place) : isSeen(sight, asked.task)
  return isThere && isAnswerer({ ...principal, named }, asked)
}

/** People, by name. */
export async function answerersOf(context: Context, asked: AskedOf): Promise<readonly string[]> {
  const { store, now } = context
  const members = (await store.listMembers()).filter(({ state }) => isActive(state)).map(({ person }) => person)
  const byToken = (await goodTokens(store, now()))
    .map(({ actor }) => actor)
    .filter((name) => name.startsWith('person:'))
  const people = [...new Set([...members, ...byToken])].toSorted()
  const may = await Promise.all(people.map((name) => mayAnswerNow(context, name, asked)))
  return people.filter((_, index) => may[index])
}
