// Who a room or an initiative is for [D41]. The store as someone sees it (`seen-store.ts`) leaves out what is not for them.
//
// PC1. Whoever made it, and the owners of the workspace, may close it to others; then its caretakers say who is let in.
// PC2. The owners of a workspace come in everywhere: nobody is locked out for good.
// PC3. Who changes who is let in is looked up in the record that is changed: whoever is dismissed while they ask lets nobody in.

import {
  type InputOf,
  NAMED_RIGHTS,
  type NamedRight,
  type Operations,
  type Outcome,
  type Place,
  type Principal,
  type ResultOf,
  refuse,
  standingIn,
  succeed,
} from '@pawl/contract'
import type { Relation } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { ClosedPlace } from '../ports/account-store.ts'
import type { RecordOf, RecordStore } from '../ports/record-store.ts'
import { editRecord, moveRecord, newRecord } from '../record-decisions.ts'
import { someoneHere } from './someone-here.ts'

const ATTEMPTS = 10
/** How many rooms and initiatives of a workspace may be closed to others. */
const MOST_CLOSED = 10_000

type Answer = Outcome<ResultOf<Operations['showAccess']>>
interface Given {
  readonly room?: string | undefined
  readonly initiative?: string | undefined
}
interface Members {
  readonly members: readonly string[]
  readonly reviewers: readonly string[]
  readonly caretakers: readonly string[]
}

/** What places are not there for a principal, and what they are in those that are for some alone. */
export interface Let {
  readonly closed: readonly string[]
  readonly named: NonNullable<Principal['named']>
}

const EVERYWHERE: Let = { closed: [], named: {} }

/** `known` is what a look at the store just found. */
export async function letInto(store: RecordStore, principal: Principal, known?: readonly ClosedPlace[]): Promise<Let> {
  const { role, alone } = principal
  if (alone || role === 'owner') return EVERYWHERE
  const name = nameInPlaces(principal)
  const records = known ?? (await store.records({ kind: 'access', states: ['closed'], limit: MOST_CLOSED }))
  if (records.length === 0) return EVERYWHERE
  const isOut = (record: ClosedPlace) => !membersOf(record).members.includes(name)
  const named = records.filter((record) => !isOut(record)).map((record) => [record.id, rightsOf(record, name)])
  return { closed: records.filter(isOut).map(({ id }) => id), named: Object.fromEntries(named) }
}

/** A token for one task is let in where whoever passed it on is. */
function nameInPlaces({ name, task, madeBy }: Principal): string {
  return task === undefined ? name : (madeBy ?? name)
}

/** What is made in a place is made by who looks after the work there; undefined if whoever asks does. */
export function refuseOthers({ principal }: Pick<Context, 'principal'>, place: Place, trigger: string) {
  if (standingIn(principal, place).includes('caretaker')) return undefined
  return refuse('NOT_ALLOWED', { taskId: place, currentStatus: 'closed', trigger, could: ['caretaker'] })
}

export async function showAccess(context: Context, input: InputOf<Operations['showAccess']>): Promise<Answer> {
  const found = await placeOf(context, input)
  if (found.refused) return found
  const { place, mayClose } = found.value
  return succeed(toView(context, await context.store.findRecord('access', place), mayClose))
}

export async function admitMember(context: Context, input: InputOf<Operations['admitMember']>): Promise<Answer> {
  const member = await someoneHere(context, input.member)
  return changed(context, input, (now) => {
    if (member === undefined) return refuse('PERSON_NOT_HERE', { person: input.member })
    const having = (right: NamedRight, names: readonly string[]) => {
      const others = names.filter((one) => one !== member)
      return input.rights.includes(right) ? [...others, member] : others
    }
    return succeed({
      members: [...now.members.filter((one) => one !== member), member],
      reviewers: having('reviewer', now.reviewers),
      caretakers: having('caretaker', now.caretakers),
    })
  })
}

export function dismissMember(context: Context, input: InputOf<Operations['dismissMember']>): Promise<Answer> {
  const without = (names: readonly string[]) => names.filter((one) => one !== input.member)
  return changed(context, input, ({ members, reviewers, caretakers }, isNew) => {
    if (isNew || !members.includes(input.member)) return refuse('PERSON_NOT_HERE', { person: input.member })
    return succeed({ members: without(members), reviewers: without(reviewers), caretakers: without(caretakers) })
  })
}

export async function openToAll(context: Context, input: InputOf<Operations['openToAll']>): Promise<Answer> {
  const found = await placeOf(context, input)
  if (found.refused) return found
  const { place, mayClose } = found.value
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const record = await context.store.findRecord('access', place)
    if (record === undefined || record.state === 'open') return succeed(toView(context, record, mayClose))
    if (isOutOf(context, record)) return notThere(input)
    const as = standingBy(context, record)
    const next = moveRecord(context, record, { kind: 'access', to: 'open', trigger: 'openToAll', as })
    if (next.refused) return next
    const answer = () => toView(context, next.value, mayClose)
    if (await context.store.updateRecord(next.value, receiptFor(context, answer))) return succeed(answer())
  }
  return refuse('STORE_CONTENDED', {})
}

async function changed(
  context: Context,
  given: Given,
  next: (now: Members, isNew: boolean) => Outcome<Members>,
): Promise<Answer> {
  const found = await placeOf(context, given)
  if (found.refused) return found
  const { place, mayClose } = found.value
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const record = await context.store.findRecord('access', place)
    const isNew = record === undefined || record.state === 'open'
    if (!isNew && isOutOf(context, record)) return notThere(given)
    if (isNew && !mayClose)
      return refuse('NOT_ALLOWED', {
        taskId: place,
        currentStatus: 'open',
        trigger: 'closeToMembers',
        could: ['caretaker', 'administrator'],
      })
    const asker = context.principal.name
    const alone: Members = { members: [asker], reviewers: [asker], caretakers: [asker] }
    const body = next(isNew ? alone : membersOf(record), isNew)
    if (body.refused) return body
    const changedTo = nextRecord(context, place, record, body.value)
    if (changedTo.refused) return changedTo
    const answer = () => toView(context, changedTo.value, mayClose)
    const receipt = receiptFor(context, answer)
    const isStored =
      record === undefined
        ? await context.store.insertRecord(changedTo.value, [], receipt)
        : await context.store.updateRecord(changedTo.value, receipt)
    if (isStored) return succeed(answer())
  }
  return refuse('STORE_CONTENDED', {})
}

function nextRecord(
  context: Context,
  place: Place,
  record: RecordOf<'access'> | undefined,
  members: Members,
): Outcome<RecordOf<'access'>> {
  const body = { ...members }
  if (record === undefined)
    return succeed(newRecord(context, 'access', { id: place, subject: present(place.split(':')[0]), body }))
  if (record.state === 'closed') return editRecord(context, record, standingBy(context, record), body)
  const as: readonly Relation[] = ['caretaker']
  return moveRecord(context, record, { kind: 'access', to: 'closed', trigger: 'closeToMembers', as, body })
}

/** By this version of who is let in, not by the one that was there when they began to ask. */
function standingBy({ principal }: Context, record: RecordOf<'access'>): readonly Relation[] {
  const place = record.id as Place
  const { role, alone } = principal
  if (alone || role === 'owner') return standingIn(principal, place)
  return standingIn({ ...principal, named: { [place]: rightsOf(record, nameInPlaces(principal)) } }, place)
}

function isOutOf({ principal }: Context, record: RecordOf<'access'>): boolean {
  const { role, alone } = principal
  return !alone && role !== 'owner' && !membersOf(record).members.includes(nameInPlaces(principal))
}

function notThere({ room, initiative }: Given) {
  if (room !== undefined) return refuse('ROOM_NOT_FOUND', { room })
  return refuse('RECORD_NOT_FOUND', { kind: 'initiative', id: String(initiative) })
}

/** The room or initiative there is for whoever asks, and whether they may close it to others. */
async function placeOf(
  { store, principal }: Context,
  { room, initiative }: Given,
): Promise<Outcome<{ place: Place; mayClose: boolean }>> {
  const isTheirs = (maker: string | undefined) => principal.role === 'owner' || maker === principal.name
  if (room !== undefined) {
    const found = await store.findRoom(room)
    if (found === undefined) return notThere({ room })
    return succeed({ place: `room:${room}`, mayClose: isTheirs(found.createdBy) })
  }
  const id = String(initiative)
  const [first] = (await store.findRecord('initiative', id)) ? await store.recordVersions('initiative', id) : []
  if (first === undefined) return notThere({ initiative: id })
  return succeed({ place: `initiative:${id}`, mayClose: isTheirs(first.principal ?? first.actor) })
}

function membersOf({ body }: ClosedPlace): Members {
  const { members = [], reviewers = [], caretakers = [] } = body
  return { members, reviewers, caretakers }
}

function rightsOf(record: ClosedPlace, name: string): NamedRight[] {
  const { reviewers, caretakers } = membersOf(record)
  const named = { reviewer: reviewers, caretaker: caretakers }
  return NAMED_RIGHTS.filter((right) => named[right].includes(name))
}

function toView({ principal }: Context, record: RecordOf<'access'> | undefined, mayClose: boolean) {
  const open = record === undefined || record.state === 'open'
  const members = open ? [] : membersOf(record).members.map((name) => ({ name, rights: rightsOf(record, name) }))
  const mayChange = open ? mayClose : standingIn(principal, record.id as Place).includes('caretaker')
  return { access: { open, members, mayChange } }
}
