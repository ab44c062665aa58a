// What came before a message, as direct mode needs it: the open question and what it is about, the task spoken of last
// [D14], what was shown, and how often in a row it was not understood. Read from the commands beside the assistant's
// messages; from what was said, where there are none [D5].

import { markerOf, type State, stateOf, withoutMarker } from '../marker.ts'
import { normalized } from '../normalize.ts'
import type { Command, CommandFields, CommandRef, HistoryMessage, KnownTask } from '../turn.ts'
import { WINDOW } from '../window.ts'

export interface DirectContext {
  readonly state: State | undefined
  readonly fields: CommandFields
  readonly ref: CommandRef | null
  readonly tracked: KnownTask | undefined
  readonly shown: readonly KnownTask[]
  /** The last command that was carried out, and the task it was about. */
  readonly last: { readonly command: Command; readonly taskId: string | undefined } | undefined
  readonly unclear: number
  /** How many tasks were added since one was completed. */
  readonly addedInARow: number
}

export function directContext(history: readonly HistoryMessage[], tasks: readonly KnownTask[]): DirectContext {
  const window = history.slice(-WINDOW)
  const spoken = window.filter(({ role }) => role === 'assistant')
  const state = stateOf(window)
  const command = spoken.at(-1)?.command
  const shown = lastShown(spoken, tasks)
  return {
    state,
    fields: (state !== undefined && command?.fields) || {},
    ref: state === undefined ? null : (command?.ref ?? null),
    tracked: trackedTask(window, tasks),
    shown,
    last: lastDone(spoken, tasks),
    unclear: countFromEnd(spoken, ({ command: one }) => one?.missing_fields?.[0] === 'intent'),
    addedInARow: countFromEnd(
      spoken.filter(({ command: one }) => one?.ready === true && one.intent !== 'list_tasks'),
      ({ command: one }) => one?.intent === 'add_task',
    ),
  }
}

function countFromEnd<One>(list: readonly One[], is: (one: One) => boolean): number {
  return list.length - 1 - list.findLastIndex((one) => !is(one))
}

function visible(tasks: readonly KnownTask[], id: string | undefined): KnownTask | undefined {
  return id === undefined ? undefined : tasks.find((task) => task.id === id && task.status !== 'deleted')
}

/** The newest message that speaks of a task says which it is. */
function trackedTask(window: readonly HistoryMessage[], tasks: readonly KnownTask[]): KnownTask | undefined {
  for (let at = window.length - 1; at >= 0; at--) {
    const message = window[at] as HistoryMessage
    if (message.role === 'assistant') {
      const spoken = spokenOf(message, tasks)
      // Once it is deleted, nothing is spoken of [D14].
      if (spoken !== undefined) return spoken === 'gone' ? undefined : spoken
    } else if (message.role === 'user') {
      const number = /(?:\btask\s+|משימה\s+|#)(\d{1,9})\b/i.exec(message.content)?.[1]
      const named = number === undefined ? undefined : tasks.find((task) => task.number === Number(number))
      if (named !== undefined && named.status !== 'deleted') return named
    }
  }
  return undefined
}

function spokenOf(message: HistoryMessage, tasks: readonly KnownTask[]): KnownTask | 'gone' | undefined {
  const { command } = message
  if (command === undefined || command === null) return quotedIn(message.content, tasks)
  if (command.intent === 'delete_task' && command.ready) return 'gone'
  const done = message.executed?.findLast(({ success, task }) => success && task !== null)?.task ?? undefined
  const id = done ?? command.ref?.task_id ?? (command.intent === 'list_tasks' ? command.ref?.options?.[0] : undefined)
  if (id !== undefined) return visible(tasks, id) ?? 'gone'
  if (command.intent !== 'add_task' || command.fields.title === undefined) return undefined
  const title = normalized(command.fields.title)
  return tasks.findLast((task) => task.status !== 'deleted' && normalized(task.title) === title)
}

const QUOTED_TITLE = /(?<![\p{L}\p{N}])'([^\n]+?)'(?![\p{L}\p{N}])/gu
const LIST_LINE = /^\s*(?:#?\d+[.:)])\s*(?:✓\s*)?(.+?)(?:\s+\((?:ID|מזהה): [^)]*\))?\s*$/gmu

/** In a history without commands: the first title that was quoted or listed. */
function quotedIn(content: string, tasks: readonly KnownTask[]): KnownTask | undefined {
  const text = markerOf(content) === undefined ? content : withoutMarker(content)
  for (const pattern of [QUOTED_TITLE, LIST_LINE]) {
    for (const match of text.matchAll(pattern)) {
      const title = normalized(match[1] as string)
      const task = tasks.find((one) => one.status !== 'deleted' && normalized(one.title) === title)
      if (task !== undefined) return task
    }
  }
  return undefined
}

function lastShown(spoken: readonly HistoryMessage[], tasks: readonly KnownTask[]): readonly KnownTask[] {
  for (let at = spoken.length - 1; at >= 0; at--) {
    const { command, commands, content } = spoken[at] as HistoryMessage
    const list = [...(commands ?? []), ...(command ? [command] : [])].findLast((one) => one.ref?.options !== undefined)
    if (list !== undefined) return (list.ref?.options ?? []).flatMap((id) => visible(tasks, id) ?? [])
    if (command) continue
    const titles = [...content.matchAll(LIST_LINE)].map((match) => normalized(match[1] as string))
    if (titles.length > 0)
      return titles.flatMap(
        (title) => tasks.find((task) => task.status !== 'deleted' && normalized(task.title) === title) ?? [],
      )
  }
  return []
}

function deedsOf({ command, commands }: HistoryMessage): readonly Command[] {
  return commands ?? (command ? [command] : [])
}

function lastDone(spoken: readonly HistoryMessage[], tasks: readonly KnownTask[]): DirectContext['last'] {
  const isDeed = (command: Command) => command.ready && command.intent !== 'list_tasks'
  const message = spoken.findLast(
    (one) => deedsOf(one).some(isDeed) && one.executed?.some(({ success }) => !success) !== true,
  )
  const command = message === undefined ? undefined : deedsOf(message).findLast(isDeed)
  if (message === undefined || command === undefined) return undefined
  const done = message.executed?.findLast(({ success, task }) => success && task !== null)?.task ?? undefined
  const title = normalized(command.fields.title ?? '')
  const added =
    command.intent === 'add_task' ? tasks.findLast((task) => normalized(task.title) === title)?.id : undefined
  return { command, taskId: done ?? command.ref?.task_id ?? added }
}
