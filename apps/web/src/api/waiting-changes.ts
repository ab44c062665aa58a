// Changes that were made while the server could not be reached. They are kept in this browser and sent in the order they were
// made, once it is back [D48].
//
// KC1. A change keeps its idempotency key until it is answered: sent again, by this page, another tab or after a reload, it is
//     done once. The server remembers keys for a day; one that is older is not sent by itself any more.
// KC2. What is refused in the end is shown with what it said, and what was written comes back into its field: nothing is lost.
// KC3. A change is sent as the person who made it, or not at all.
// KC4. What was made after another change of the same task was made on top of it, and expects the version it leads to.

import type { OperationKey } from '@pawl/contract'
import { newId } from '../chat/new-ids.ts'
import { bringBackDraft, type DraftTexts, endDraft } from '../parts/form/use-draft.ts'
import { forget, keep, keptUnder, readKept } from './kept.ts'
import { mergedEdit } from './merge-edit.ts'
import { personNow, watchPerson } from './person.ts'
import { type Input, passes, RefusedError, request } from './request.ts'

export interface WaitingChange {
  readonly idempotencyKey: string
  readonly key: OperationKey
  readonly input: Readonly<Record<string, unknown>>
  readonly person: string
  readonly at: number
  /** The drafts it was made of, as they were. */
  readonly drafts: DraftTexts
  /** It cannot have reached the server yet. */
  readonly isUntried?: boolean
  /** Why the server did not take it. */
  readonly refusal?: string
}

export interface WaitingState {
  readonly waiting: readonly WaitingChange[]
  readonly refused: readonly WaitingChange[]
  /** How many were sent since the page was opened. */
  readonly sent: number
}

const PREFIX = 'pawl.change.'
const PAUSE = 1_500
const NOT_KNOWN = 401
/** Less than the day for which the server remembers what it has done. */
const OLDEST = 20 * 3_600_000

let state: WaitingState = { ...ofPerson(), sent: 0 }
let sending = false
const watchers = new Set<() => void>()
const deliveries = new Set<() => void>()

export const waitingNow = (): WaitingState => state

export function watchWaiting(watcher: () => void): () => void {
  watchers.add(watcher)
  void sendAll()
  return () => void watchers.delete(watcher)
}

/** Told when something was sent: what is on the page is asked again. */
export function watchDeliveries(watcher: () => void): () => void {
  deliveries.add(watcher)
  return () => void deliveries.delete(watcher)
}

/** Writes it down before it is sent for the first time: a page may be gone before the answer comes. */
export function writeDown<Key extends OperationKey>(
  key: Key,
  input: Input<Key>,
  idempotencyKey: string,
  drafts: DraftTexts,
): WaitingChange {
  const change = { idempotencyKey, key, input, person: personNow(), at: Date.now(), drafts }
  keep(PREFIX + idempotencyKey, JSON.stringify(change))
  return change
}

/** What was written is made: it is no draft any more, also where its form is gone before it could say so. */
export function endDrafts({ drafts }: Pick<WaitingChange, 'drafts'>): void {
  for (const [name, text] of Object.entries(drafts)) endDraft(name, text)
}

/** It was answered, whatever the answer. */
export function crossOut({ idempotencyKey }: Pick<WaitingChange, 'idempotencyKey'>): void {
  forget(PREFIX + idempotencyKey)
}

/** Behind those that wait already. */
export function lineUp(change: WaitingChange): void {
  const untried = { ...change, isUntried: true }
  keep(PREFIX + change.idempotencyKey, JSON.stringify(untried))
  letWait(untried)
}

/** Nobody waits for its answer any more: it is sent when that can be. */
export function letWait(change: WaitingChange): void {
  if (!state.waiting.some(({ idempotencyKey }) => idempotencyKey === change.idempotencyKey))
    update({ waiting: [...state.waiting, change] })
  void sendAll()
}

/** One that was refused, as a new change. */
export function sendAgain(change: WaitingChange): void {
  const { refusal: _, ...rest } = change
  const again = { ...rest, idempotencyKey: newId() + newId(), at: Date.now() }
  keep(PREFIX + again.idempotencyKey, JSON.stringify(again))
  discard(change)
  letWait(again)
}

export function discard(change: WaitingChange): void {
  crossOut(change)
  remove(change)
}

async function sendAll(): Promise<void> {
  if (sending) return
  sending = true
  for (let next = state.waiting[0]; next !== undefined; next = state.waiting[0]) {
    if ((await sendOne(next)) === 'later') await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  sending = false
}

async function sendOne(change: WaitingChange): Promise<'settled' | 'later'> {
  // Another tab was faster, or the person has thought better of it.
  if (readKept(PREFIX + change.idempotencyKey) === null) return settle(change)
  if (Date.now() - change.at > OLDEST) return refuse(change, '')
  let answer: unknown
  try {
    const { key, input, idempotencyKey } = change
    answer = await request(key, input as Input<OperationKey>, { idempotencyKey })
  } catch (error) {
    if (passes(error) || (error instanceof RefusedError && error.status === NOT_KNOWN)) return 'later'
    const merged = await mergedEdit(change, error).catch(() => 'later' as const)
    if (merged === 'later') return merged
    if (merged !== undefined) return replace(change, merged)
    return refuse(change, error instanceof RefusedError ? error.document.message : '')
  }
  goOnFrom(change, answer)
  endDrafts(change)
  update({ sent: state.sent + 1 })
  for (const delivery of deliveries) delivery()
  return settle(change)
}

/** Those made on top of it expect what it led to (KC4). */
function goOnFrom(done: WaitingChange, answer: unknown): void {
  // A message that waits in the queue of a room has no task yet.
  const { task } = answer as { readonly task?: { readonly id: string; readonly version: number } | null }
  if (task === undefined || task === null || done.input.task !== task.id) return
  const isOnTop = ({ isUntried, input }: WaitingChange) =>
    isUntried === true && input.task === task.id && input.expectedVersion === task.version - 1
  const waiting = state.waiting.map((change) => {
    if (change === done || !isOnTop(change)) return change
    const next = { ...change, input: { ...change.input, expectedVersion: task.version } }
    keep(PREFIX + change.idempotencyKey, JSON.stringify(next))
    return next
  })
  update({ waiting })
}

/** Changed under another key: the server has answered the first. */
function replace(change: WaitingChange, input: WaitingChange['input']): 'settled' {
  const again = { ...change, input, idempotencyKey: newId() + newId() }
  keep(PREFIX + again.idempotencyKey, JSON.stringify(again))
  crossOut(change)
  update({ waiting: state.waiting.map((one) => (one === change ? again : one)) })
  return 'settled'
}

function settle(change: WaitingChange): 'settled' {
  crossOut(change)
  remove(change)
  return 'settled'
}

function refuse(change: WaitingChange, refusal: string): 'settled' {
  const refused = { ...change, refusal }
  remove(change)
  keep(PREFIX + change.idempotencyKey, JSON.stringify(refused))
  update({ refused: [...state.refused, refused] })
  for (const [name, text] of Object.entries(change.drafts)) bringBackDraft(name, text)
  return 'settled'
}

function remove({ idempotencyKey }: WaitingChange): void {
  const others = (changes: readonly WaitingChange[]) => changes.filter((one) => one.idempotencyKey !== idempotencyKey)
  update({ waiting: others(state.waiting), refused: others(state.refused) })
}

function update(changes: Partial<WaitingState>): void {
  state = { ...state, ...changes }
  for (const watcher of watchers) watcher()
}

/** Those of whoever is here. */
function ofPerson(): Pick<WaitingState, 'waiting' | 'refused'> {
  const kept = keptUnder(PREFIX)
    .map((text) => JSON.parse(text) as WaitingChange)
    .filter(({ person }) => person === personNow())
    .sort((a, b) => a.at - b.at)
  return {
    waiting: kept.filter(({ refusal }) => refusal === undefined),
    refused: kept.filter(({ refusal }) => refusal !== undefined),
  }
}

watchPerson(() => {
  update(ofPerson())
  void sendAll()
})
