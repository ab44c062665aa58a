// What the conversation had gathered before this message [D5]. Beside the last assistant message stands its command;
// a plain history is folded again from what the user said. What cannot be recovered is left empty, and asked again.

import { type FlowContext, INITIAL } from './flows/step.ts'
import { guidedStep } from './guided.ts'
import { languageOf } from './language.ts'
import { speech } from './languages/index.ts'
import { markerOf, stateOf } from './marker.ts'
import type { HistoryMessage, KnownTask } from './turn.ts'

/** The last so many messages are looked at. */
export const WINDOW = 50

export function recover(history: readonly HistoryMessage[], tasks: readonly KnownTask[]): FlowContext {
  const window = history.slice(-WINDOW)
  const state = stateOf(window)
  if (state === undefined) return INITIAL
  const { command } = window.findLast((message) => message.role === 'assistant') as HistoryMessage
  if (command !== undefined && command !== null)
    return { state, fields: command.fields ?? {}, ref: command.ref ?? null }
  const folded = fold(window, tasks)
  return folded.state === state ? folded : { state, fields: {}, ref: null }
}

function fold(history: readonly HistoryMessage[], tasks: readonly KnownTask[]): FlowContext {
  const isEnd = (message: HistoryMessage) => message.role === 'assistant' && markerOf(message.content) === undefined
  const start = history.findLastIndex(isEnd) + 1
  let context = INITIAL
  let said: string | undefined
  for (const [index, message] of history.slice(start).entries()) {
    if (message.role === 'user') said = message.content
    if (message.role !== 'assistant') continue
    const marker = markerOf(message.content)
    if (said !== undefined) {
      const language = languageOf(said, history.slice(0, start + index))
      const { phrases } = speech[language]
      const { command, state } = guidedStep({ context, message: said, tasks, phrases }, language)
      context = { state, fields: command.fields, ref: command.ref }
    }
    // Someone else's turn, or tasks that have changed since: what was gathered is not known.
    if (context.state !== marker) context = { state: marker, fields: {}, ref: null }
    said = undefined
  }
  return context
}
