// State markers: labels at the very end of what the assistant says. They carry no data [D5].
//
// MK1. Only the end of the most recent assistant message counts [D4].
// MK2. What a user wrote never acts as a marker, whoever quotes it [D6]: quoted text has its brackets broken.

import type { HistoryMessage } from './turn.ts'

export const UPDATABLE = ['title', 'priority', 'deadline', 'status'] as const
export type UpdatableField = (typeof UPDATABLE)[number]

/** The open question of a conversation. */
export type State =
  | 'CREATE:ASK_TITLE'
  | 'CREATE:ASK_PRIORITY'
  | 'CREATE:ASK_DEADLINE'
  | 'DELETE:SELECT_TASK'
  | 'DELETE:ASK_CONFIRMATION'
  | 'UPDATE:SELECT_TASK'
  | 'UPDATE:ASK_FIELD'
  | `UPDATE:ASK_VALUE:${UpdatableField}`
  | 'UPDATE:ASK_CONFIRMATION'
  | DirectState

/** The questions of direct mode [D12]; document 000 has none of them. */
const DIRECT_STATES = [
  'DELETE:ASK_TASK',
  'COMPLETE:ASK_TASK',
  'UPDATE:ASK_TASK',
  'COMPLETE:SELECT_TASK',
  'COMPLETE:ASK_CONFIRMATION',
  'UPDATE:ASK_CHANGE',
  'LIST:ASK_SHOW',
  'CREATE:ASK_ADD',
  'CREATE:ASK_WHEN',
  'UPDATE:ASK_WHEN',
] as const
export type DirectState = (typeof DIRECT_STATES)[number]

const STATES = new Set<string>([
  'CREATE:ASK_TITLE',
  'CREATE:ASK_PRIORITY',
  'CREATE:ASK_DEADLINE',
  'DELETE:SELECT_TASK',
  'DELETE:ASK_CONFIRMATION',
  'UPDATE:SELECT_TASK',
  'UPDATE:ASK_FIELD',
  ...UPDATABLE.map((field) => `UPDATE:ASK_VALUE:${field}`),
  'UPDATE:ASK_CONFIRMATION',
  ...DIRECT_STATES,
])

const AT_THE_END = /\[\[STATE:([A-Za-z_:]{1,40})\]\]$/
const WORD_JOINER = '\u2060'

export function withMarker(text: string, state: State | undefined): string {
  return state === undefined ? text : `${text}\n[[STATE:${state}]]`
}

export function withoutMarker(reply: string): string {
  return markerOf(reply) === undefined ? reply : reply.trimEnd().replace(AT_THE_END, '').trimEnd()
}

export function markerOf(reply: string): State | undefined {
  const name = AT_THE_END.exec(reply.trimEnd())?.[1]
  return name !== undefined && STATES.has(name) ? (name as State) : undefined
}

/** The state the conversation is in; undefined is INITIAL. */
export function stateOf(history: readonly HistoryMessage[]): State | undefined {
  const last = history.findLast((message) => message.role === 'assistant')
  if (last === undefined) return undefined
  // A finished command left no question open, whatever the text around it ends with.
  return last.command?.ready === true ? undefined : markerOf(last.content)
}

/** Text of people as it is said back: it looks the same and is no marker. */
export function quoted(text: string): string {
  if (!text.includes('[[') && !text.includes(']]')) return text
  return text.replaceAll('[[', `[${WORD_JOINER}[`).replaceAll(']]', `]${WORD_JOINER}]`)
}
