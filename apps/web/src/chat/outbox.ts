// What was written and has no answer yet. It outlives a reload, and a server or a store that is away [D48].
//
// O1. A message keeps its id until it is answered, and a conversation has its id before the server knows of it, so that
//     sending again does nothing twice.
// O2. Messages go out one after the other, in the order they were written.
// O3. An answer of the conversation that was asked for before a message was answered does not know of it: it is asked for
//     anew, so that nothing that was said goes away again.
// O4. Another tab, or this page after a reload, may find a message here that is being sent already: see O1.

import { hashKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { askAgain } from '../api/after-change.ts'
import { forget, keep, keptUnder } from '../api/kept.ts'
import { queries } from '../api/operation.ts'
import { type Input, passes, type RefusedError, type Result, request } from '../api/request.ts'

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
  /** The server or its store could not be reached; it is tried again. */
  readonly away: boolean
  /** What was refused last. */
  readonly refused: { readonly outgoing: Outgoing; readonly error: RefusedError } | undefined
}

const PREFIX = 'pawl.outbox.'
const PAUSE = 1_500

let state: OutboxState = { waiting: kept(), away: false, refused: undefined }
const watchers = new Set<() => void>()
let sending = false

export function send(outgoing: Outgoing): void {
  keep(PREFIX + outgoing.messageId, JSON.stringify(outgoing))
  update({ waiting: [...state.waiting, outgoing], refused: undefined })
  void sendAll()
}

export function useOutbox(): OutboxState {
  return useSyncExternalStore(watch, () => state)
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  // What a reload has interrupted goes out as soon as someone looks.
  void sendAll()
  return () => watchers.delete(watcher)
}

async function sendAll(): Promise<void> {
  if (sending) return
  sending = true
  for (let next = state.waiting[0]; next !== undefined; next = state.waiting[0]) await sendOne(next)
  sending = false
}

async function sendOne(outgoing: Outgoing): Promise<void> {
  try {
    const answer = await request('takeTurn', turnOf(outgoing))
    const queryKey = conversationQuery(outgoing)
    const wasOnItsWay = queries.isFetching({ queryKey }) > 0
    if (wasOnItsWay) await queries.cancelQueries({ queryKey })
    remember(outgoing, answer)
    done(outgoing, undefined)
    if (wasOnItsWay) void queries.invalidateQueries({ queryKey })
    void askAgain(hashKey(queryKey))
  } catch (error) {
    if (!passes(error)) return done(outgoing, error as RefusedError)
    update({ away: true })
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

function turnOf({ text, conversation, messageId, mode }: Outgoing): Input<'takeTurn'> {
  return {
    message: text,
    conversation_id: conversation,
    begin: true,
    message_id: messageId,
    mode,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

const conversationQuery = ({ conversation }: Outgoing) => ['showConversation', { conversation }] as const

/** What was said and answered stands on the page at once, as it will when the page is opened again. */
function remember(outgoing: Outgoing, answer: Result<'takeTurn'>): void {
  const { conversation, text, mode, at } = outgoing
  const said = { role: 'user', content: text, text, at, ...NOTHING_UNDERSTOOD }
  const answered = { ...answer, role: 'assistant', content: answer.reply, at }
  queries.setQueryData<Result<'showConversation'>>(conversationQuery(outgoing), (before) => ({
    id: conversation,
    mode,
    messages: [...(before?.messages ?? []), said, answered],
  }))
}

const NOTHING_UNDERSTOOD = { command: null, commands: null, executed: null, language: null, suggestions: [] }

function done({ messageId, ...rest }: Outgoing, error: RefusedError | undefined): void {
  forget(PREFIX + messageId)
  update({
    waiting: state.waiting.filter((one) => one.messageId !== messageId),
    away: false,
    refused: error && { outgoing: { messageId, ...rest }, error },
  })
}

function update(changes: Partial<OutboxState>): void {
  state = { ...state, ...changes }
  for (const watcher of watchers) watcher()
}

function kept(): readonly Outgoing[] {
  return keptUnder(PREFIX)
    .map((text) => JSON.parse(text) as Outgoing)
    .sort((a, b) => a.at - b.at)
}
