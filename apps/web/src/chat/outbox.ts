// What was written and has no answer yet. It outlives a reload and a server that is away.
//
// O1. A message keeps its id until it is answered, so that sending it again does nothing twice.
// O2. Messages of a conversation go out one after the other, in the order they were written.

import { useSyncExternalStore } from 'react'
import { AwayError, type RefusedError, type Result, request } from '../api/request.ts'

export type Mode = 'direct' | 'guided'

export interface Outgoing {
  readonly messageId: string
  readonly conversation: string
  readonly text: string
  readonly mode: Mode
  readonly at: number
}

interface OutboxState {
  readonly waiting: readonly Outgoing[]
  /** The server could not be reached; it is tried again. */
  readonly away: boolean
}

type Answered = (outgoing: Outgoing, answer: Result<'takeTurn'>) => void
type Refused = (outgoing: Outgoing, error: RefusedError) => void

const NAME = 'pawl.outbox'
const PAUSE = 1_500

let state: OutboxState = { waiting: read(), away: false }
const watchers = new Set<() => void>()
const answerListeners = new Set<Answered>()
const refusalListeners = new Set<Refused>()
let sending = false

export function send(outgoing: Outgoing): void {
  update({ ...state, waiting: [...state.waiting, outgoing] })
  void sendAll()
}

export function onOutcome(answered: Answered, refused: Refused): () => void {
  answerListeners.add(answered)
  refusalListeners.add(refused)
  // What a reload has interrupted goes out as soon as someone is there to hear the answer.
  void sendAll()
  return () => {
    answerListeners.delete(answered)
    refusalListeners.delete(refused)
  }
}

export function useOutbox(): OutboxState {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => state,
  )
}

async function sendAll(): Promise<void> {
  if (sending) return
  sending = true
  try {
    for (let next = state.waiting[0]; next !== undefined; next = state.waiting[0]) await sendOne(next)
  } finally {
    sending = false
  }
}

async function sendOne(outgoing: Outgoing): Promise<void> {
  try {
    const answer = await request('takeTurn', {
      message: outgoing.text,
      conversation_id: outgoing.conversation,
      begin: true,
      message_id: outgoing.messageId,
      mode: outgoing.mode,
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
    for (const listener of answerListeners) listener(outgoing, answer)
    done(outgoing)
  } catch (error) {
    if (error instanceof AwayError) {
      update({ ...state, away: true })
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      return
    }
    done(outgoing)
    for (const listener of refusalListeners) listener(outgoing, error as RefusedError)
  }
}

function done({ messageId }: Outgoing): void {
  update({ waiting: state.waiting.filter((one) => one.messageId !== messageId), away: false })
}

function update(next: OutboxState): void {
  state = next
  localStorage.setItem(NAME, JSON.stringify(next.waiting))
  for (const watcher of watchers) watcher()
}

function read(): readonly Outgoing[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]')
  } catch {
    return []
  }
}
