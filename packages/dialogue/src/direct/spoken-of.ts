// The task a conversation spoke of last, and what it showed last [D14]: ‘it’, ‘the first one’.

import { withoutMarker } from '../marker.ts'
import { normalized } from '../normalize.ts'
import { splitWords } from '../reading/words.ts'
import type { Command, HistoryMessage, KnownTask } from '../turn.ts'
import { addedId, carriedOut, commandsOf } from './done.ts'
import { namedNumber } from './numbers.ts'

/** The newest message that speaks of a task says which it is; none, once that one is deleted. */
export function lastSpokenOf(window: readonly HistoryMessage[], tasks: readonly KnownTask[]): KnownTask | undefined {
  for (let at = window.length - 1; at >= 0; at--) {
    const message = window[at] as HistoryMessage
    const found = message.role === 'user' ? numberedIn(message, tasks) : spokenOf(message, tasks)
    if (found !== undefined) return found === 'gone' ? undefined : found
  }
  return undefined
}

function visible(tasks: readonly KnownTask[], id: string): KnownTask | undefined {
  return tasks.find((task) => task.id === id && task.status !== 'deleted')
}

function numberedIn({ content }: HistoryMessage, tasks: readonly KnownTask[]): KnownTask | undefined {
  const number = namedNumber(splitWords(content))
  return number === undefined ? undefined : tasks.find((task) => task.number === number && task.status !== 'deleted')
}

function spokenOf(message: HistoryMessage, tasks: readonly KnownTask[]): KnownTask | 'gone' | undefined {
  if (message.role !== 'assistant') return undefined
  const commands = commandsOf(message)
  if (commands.length === 0) return listedIn(message.content, tasks)[0]
  const done = carriedOut(message)
  for (const command of commands.toReversed()) {
    if (command.intent === 'delete_task' && command.ready) return 'gone'
    const id = idOf(command, done.find((one) => one.command === command)?.taskId, tasks)
    if (id !== undefined) return visible(tasks, id) ?? 'gone'
  }
  return undefined
}

function idOf(command: Command, executed: string | undefined, tasks: readonly KnownTask[]): string | undefined {
  if (command.intent === 'list_tasks') return command.ref?.options?.[0]
  return executed ?? command.ref?.task_id ?? addedId(command, tasks)
}

/** By position, so that ‘the second one’ stays the second; one that is gone since is undefined. */
export function lastShown(
  spoken: readonly HistoryMessage[],
  tasks: readonly KnownTask[],
): readonly (KnownTask | undefined)[] {
  for (const message of spoken.toReversed()) {
    const commands = commandsOf(message)
    const options = commands.findLast(({ ref }) => ref?.options !== undefined)?.ref?.options
    if (options !== undefined) return options.map((id) => visible(tasks, id))
    const listed = commands.length === 0 ? titlesBy(LIST_LINE, message.content, tasks) : []
    if (listed.length > 0) return listed
  }
  return []
}

const QUOTED_TITLE = /(?<![\p{L}\p{N}])'([^\n]+?)'(?![\p{L}\p{N}])/gu
const LIST_LINE = /^\s*(?:#?\d+[.:)])\s*(?:✓\s*)?(.+?)(?:\s+\([^()]*: [^)]*\))?\s*$/gmu

/** In a history without commands: the titles that were quoted, or listed. */
function listedIn(content: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const text = withoutMarker(content)
  return [...titlesBy(QUOTED_TITLE, text, tasks), ...titlesBy(LIST_LINE, text, tasks)]
}

function titlesBy(pattern: RegExp, text: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const title = normalized(match[1] as string)
    return tasks.find((task) => task.status !== 'deleted' && normalized(task.title) === title) ?? []
  })
}
