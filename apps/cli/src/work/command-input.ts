// What a command is told of its task: the content on the standard input, the facts in the environment.

import { type Operations, type ResultOf, safeJson, shownText } from '@pawl/contract'
import { cutText } from '@pawl/kernel'
import type { Settings } from '../settings.ts'
import { placeFor } from './command-environment.ts'

export type Claim = ResultOf<Operations['waitForTask']>

/** Of one variable; systems refuse to start a program with more. */
const LARGEST_VARIABLE = 30_000
const SHORTENED = 200

export function inputFor({ task, attached }: Claim): string {
  const items = attached.map(({ number, content }) => `\nAttached backlog item ${number}:\n${content}\n`)
  return shownText([`${task.content}\n`, ...items].join(''))
}

/** The token is the task's own; without one the command acts as the agent that its task is assigned to. */
export function environmentFor(claim: Claim, settings: Settings, token: string | undefined): Record<string, string> {
  const { task, session, epoch } = claim
  const { PAWL_ACTOR, ...place } = placeFor(settings, `agent:${task.assignedTo ?? session}`)
  return {
    PAWL_TASK: String(task.number),
    PAWL_ROOM: task.chatroomId ?? '',
    PAWL_ROLE: task.assignedTo ?? '',
    PAWL_SESSION: session,
    PAWL_EPOCH: String(epoch),
    PAWL_TASK_JSON: taskDocument(claim),
    // What people have told whoever works on it so far; what they tell from now on comes with the answer to a report.
    PAWL_MESSAGES: messagesOf(task),
    // So that `pawl` inside the command finds the same store.
    ...place,
    ...(token === undefined ? { PAWL_ACTOR } : { PAWL_TOKEN: token }),
  }
}

/** Oldest first; the newest are kept if there are too many. */
function messagesOf(task: Claim['task']): string {
  const messages = 'messages' in task ? (task.messages ?? []) : []
  for (let from = 0; from < messages.length; from++) {
    const text = safeJson(messages.slice(from))
    if (Buffer.byteLength(text) <= LARGEST_VARIABLE) return text
  }
  return '[]'
}

/** The whole claim; if that is too large, with the first words of its texts and `shortened`. */
function taskDocument({ task, attached, session, epoch, resumed }: Claim): string {
  const whole = safeJson({ task, attached, session, epoch, resumed, shortened: false })
  if (Buffer.byteLength(whole) <= LARGEST_VARIABLE) return whole
  const short = (view: Claim['task']) =>
    Object.fromEntries(
      Object.entries(view).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value]),
    )
  const items = attached.slice(0, 10).map(short)
  return safeJson({ task: short(task), attached: items, session, epoch, resumed, shortened: true })
}

function cut(text: string): string {
  return cutText(text, SHORTENED)
}
