// What the conversation had gathered before this message [D5]. Beside the last assistant message stands its command;
// a plain history is folded again from what the user said. What cannot be recovered is left empty, and asked again.

import { cutText } from '@pawl/kernel'
import { readDeadline, readPriority, readStatus } from './answers/values.ts'
import { type FlowContext, INITIAL } from './flows/step.ts'
import { guidedStep } from './guided.ts'
import { languageOf } from './language.ts'
import { markerOf, stateOf } from './marker.ts'
import type { Reader } from './reader.ts'
import { type Command, type HistoryMessage, type KnownTask, MESSAGE_LIMIT, type TurnInput } from './turn.ts'
import { WINDOW } from './window.ts'

/** The tasks are looked at only if the history has no command to go by. */
export function recover(
  reader: Reader,
  history: readonly HistoryMessage[],
  given: Pick<TurnInput, 'tasks'>,
): FlowContext {
  const window = history.slice(-WINDOW)
  const state = stateOf(window)
  if (state === undefined) return { ...INITIAL, ...wantedIn(window) }
  const { command } = window.findLast((message) => message.role === 'assistant') as HistoryMessage
  if (command !== undefined && command !== null) return { state, ...sound(reader, command) }
  const folded = fold(reader, window, given.tasks)
  return folded.state === state ? folded : { state, fields: {}, ref: null }
}

/** Only right after it was asked. */
function wantedIn(window: readonly HistoryMessage[]): Pick<FlowContext, 'wanted'> {
  const last = window.findLast(({ role }) => role === 'assistant')?.command
  const wanted = last?.intent === 'clarify' ? Object(last.ref).wanted : undefined
  return wanted === 'delete_task' || wanted === 'update_task' ? { wanted } : {}
}

function fold(reader: Reader, history: readonly HistoryMessage[], tasks: readonly KnownTask[]): FlowContext {
  const isEnd = (message: HistoryMessage) => message.role === 'assistant' && markerOf(message.content) === undefined
  const start = history.findLastIndex(isEnd) + 1
  let context = INITIAL
  let said: string | undefined
  for (const [index, message] of history.slice(start).entries()) {
    if (message.role === 'user') said = cutText(message.content, MESSAGE_LIMIT)
    if (message.role !== 'assistant') continue
    const marker = markerOf(message.content)
    if (said !== undefined) {
      const language = languageOf(reader, said, history.slice(0, start + index), { tasks, mode: 'guided' })
      const { phrases } = reader.speech(language)
      const { command, state } = guidedStep({ reader, context, message: said, tasks, phrases })
      context = { state, fields: command.fields, ref: command.ref }
    }
    // What was shown is not what would be shown now: the choice cannot be known.
    if (context.ref?.options !== undefined && !wereShown(context.ref.options, message.content)) {
      context = { ...context, ref: null }
    }
    // Someone else's turn, or tasks that have changed since: what was gathered is not known.
    if (context.state !== marker) context = { state: marker, fields: {}, ref: null }
    said = undefined
  }
  return context
}

function wereShown(ids: readonly string[], text: string): boolean {
  let from = 0
  return ids.every((id) => {
    const at = text.indexOf(`: ${id})`, from)
    from = at + 1
    return at !== -1
  })
}

/** What can be used of a command that came from outside: the rest is asked for again. */
function sound(reader: Reader, { fields, ref }: Command): Omit<FlowContext, 'state'> {
  const { title, priority, deadline, status } = Object(fields) as Record<string, unknown>
  const { task_id, title: name, options } = Object(ref) as Record<string, unknown>
  const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
  return {
    fields: {
      ...(isText(title) && { title }),
      ...(isText(priority) && readPriority(reader, priority) === priority && { priority }),
      ...((deadline === null || (isText(deadline) && readDeadline(reader, deadline)?.deadline === deadline)) && {
        deadline,
      }),
      ...(isText(status) && readStatus(reader, status) === status && { status }),
    },
    ref: {
      ...(isText(task_id) && { task_id }),
      ...(isText(name) && { title: name }),
      ...(Array.isArray(options) && { options: options.filter(isText) }),
    },
  }
}
