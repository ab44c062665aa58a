// What happens on the server, for every tab of this browser.
//
// T1. One tab holds the stream and passes on what it hears; a browser allows six connections to a server, and each tab
//     with one of its own would starve the rest. When the tab closes the next one takes over.
// T2. Whoever takes over, comes back after a break, or has only begun to listen, has missed something: everything on
//     screen is asked again.

import type { EventView } from '@pawl/contract'
import { followEvents, type StreamMessage } from './event-stream.ts'

export type Connection = 'connecting' | 'live' | 'away'

type News =
  | { readonly kind: 'message'; readonly message: StreamMessage }
  | { readonly kind: 'state'; readonly open: boolean }
  | { readonly kind: 'refused' }

interface LiveListener {
  readonly onEvent: (event: EventView) => void
  /** Something changed that is not a task: an inbox, a room. */
  readonly onRecord: () => void
  readonly onGap: () => void
}

const listeners = new Set<LiveListener>()
const watchers = new Set<() => void>()
let connection: Connection = 'connecting'
let started = false

export function listen(listener: LiveListener): () => void {
  listeners.add(listener)
  start()
  return () => void listeners.delete(listener)
}

export function watchConnection(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => void watchers.delete(onChange)
}

export const connectionNow = (): Connection => connection

function start(): void {
  if (started) return
  started = true
  const channel = new BroadcastChannel('pawl.live')
  channel.onmessage = ({ data }: MessageEvent<News | { kind: 'hello' }>) => {
    if (data.kind !== 'hello') hear(data)
    else if (leads) channel.postMessage({ kind: 'state', open: connection === 'live' } satisfies News)
  }
  let leads = false
  channel.postMessage({ kind: 'hello' })
  const tell = (news: News) => {
    hear(news)
    channel.postMessage(news)
  }
  const lead = async () => {
    leads = true
    const never = new AbortController().signal
    await followEvents(
      {
        onMessage: (message) => tell({ kind: 'message', message }),
        onState: (open) => tell({ kind: 'state', open }),
        onRefused: () => tell({ kind: 'refused' }),
      },
      never,
    )
  }
  // Where there are no locks (plain HTTP, a frame on another site) every tab leads for itself.
  if (navigator.locks === undefined) void lead()
  else navigator.locks.request('pawl.live', lead).catch(lead)
}

function hear(news: News): void {
  if (news.kind === 'state') {
    turn(news.open ? 'live' : 'away')
    return
  }
  if (news.kind === 'refused') {
    // Asking shows that a token is needed.
    for (const listener of listeners) listener.onGap()
    return
  }
  for (const listener of listeners) {
    if (news.message.event === 'task') listener.onEvent(JSON.parse(news.message.data) as EventView)
    else listener.onRecord()
  }
}

function turn(to: Connection): void {
  if (to === connection) return
  connection = to
  for (const watcher of watchers) watcher()
  if (to === 'live') for (const listener of listeners) listener.onGap()
}
