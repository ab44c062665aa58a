// The task a conversation spoke of last, and what it showed last [D14]: ‘it’, ‘the first one’.

import { tasksWithTitle, taskWithId, taskWithNumber } from '../../find-tasks.ts'
import { type State, withoutMarker } from '../../marker.ts'
import { normalized } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import type { Command, KnownTask } from '../../turn.ts'
import { commandsOf } from '../changing/carried-out.ts'
import { addedId } from '../changing/done.ts'
import type { SaidBefore } from '../said-before.ts'

/**
 * The newest message that speaks of a task says which it is; none, once that one is deleted. It is not sure after what was
 * not found, or while something is offered: ‘it’ may be that.
 */
export function lastSpokenOf(
  reader: Reader,
  window: readonly SaidBefore[],
  tasks: readonly KnownTask[],
): { readonly task: KnownTask; readonly isSure: boolean } | undefined {
  let isSure = true
  for (let at = window.length - 1; at >= 0; at--) {
    const said = window[at] as SaidBefore
    const found = said.isAnswer ? spokenOf(reader, said, tasks) : numberedIn(reader, said, tasks)
    if (found === 'gone') return undefined
    if (found !== undefined) return { task: found, isSure }
    const state = said.isAnswer ? said.marker : undefined
    if (state === NOT_FOUND || (state === OFFERED && at === window.length - 1)) isSure = false
  }
  return undefined
}

const NOT_FOUND: State = 'LIST:ASK_SHOW'
const OFFERED: State = 'CREATE:ASK_ADD'

function numberedIn(reader: Reader, said: SaidBefore, tasks: readonly KnownTask[]): KnownTask | undefined {
  const number = said.message.role === 'user' ? said.number : undefined
  return number === undefined ? undefined : taskWithNumber(reader, tasks, number)
}

function spokenOf(
  reader: Reader,
  { message, done }: SaidBefore,
  tasks: readonly KnownTask[],
): KnownTask | 'gone' | undefined {
  const commands = commandsOf(message)
  if (commands.length === 0) return listedIn(reader, message.content, tasks)[0]
  for (const command of commands.toReversed()) {
    if (command.intent === 'delete_task' && command.ready) return 'gone'
    const id = idOf(reader, command, done.find((one) => one.command === command)?.taskId, tasks)
    if (id !== undefined) return taskWithId(reader, tasks, id) ?? 'gone'
  }
  return undefined
}

function idOf(
  reader: Reader,
  command: Command,
  executed: string | undefined,
  tasks: readonly KnownTask[],
): string | undefined {
  if (command.intent === 'list_tasks') return command.ref?.options?.[0]
  return executed ?? command.ref?.task_id ?? addedId(reader, command, tasks)
}

/** By position, so that ‘the second one’ stays the second; one that is gone since is undefined. */
export function lastShown(
  reader: Reader,
  spoken: readonly SaidBefore[],
  tasks: readonly KnownTask[],
): { readonly shown: readonly (KnownTask | undefined)[]; readonly shownIn: number } {
  for (let at = spoken.length - 1; at >= 0; at--) {
    const shown = shownBy(reader, spoken[at] as SaidBefore, tasks)
    if (shown !== undefined) return { shown, shownIn: at }
  }
  return { shown: [], shownIn: 0 }
}

function shownBy(
  reader: Reader,
  { shows, message }: SaidBefore,
  tasks: readonly KnownTask[],
): readonly (KnownTask | undefined)[] | undefined {
  if (shows === null) {
    const listed = commandsOf(message).length === 0 ? withTitles(reader, linesIn(message.content), tasks) : []
    return listed.length > 0 ? listed : undefined
  }
  if ('options' in shows) return shows.options.map((id) => taskWithId(reader, tasks, id))
  return shows.together.map(({ command, taskId = addedId(reader, command, tasks) }) =>
    taskId === undefined ? undefined : taskWithId(reader, tasks, taskId),
  )
}

/** In a history without commands: the titles that were quoted, or listed. */
function listedIn(reader: Reader, content: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const text = withoutMarker(content)
  return withTitles(reader, [...quotedIn(text), ...linesIn(text)], tasks)
}

function withTitles(reader: Reader, titles: readonly string[], tasks: readonly KnownTask[]): readonly KnownTask[] {
  return titles.flatMap((title) => tasksWithTitle(reader, tasks, [normalized(title)])[0] ?? [])
}

const LETTER = /[\p{L}\p{N}]/u

/** What stands between two quotes that no letter touches from outside. */
function quotedIn(text: string): readonly string[] {
  const found: string[] = []
  let open = -1
  for (let at = text.indexOf("'"); at !== -1; at = text.indexOf("'", at + 1)) {
    if (open !== -1 && !LETTER.test(text.charAt(at + 1)) && at > open + 1) {
      found.push(text.slice(open + 1, at))
      open = -1
    } else if (!LETTER.test(text.charAt(at - 1))) open = at
  }
  return found.filter((title) => !title.includes('\n'))
}

const BEFORE_TITLE = /^\s{0,9}#?\d{1,9}[.:)]\s?(?:✓\s?)?/u

/** ‘2. Call mom (ID: 7)’. */
function linesIn(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const lead = BEFORE_TITLE.exec(line)
    if (lead === null) return []
    const title = line.slice(lead[0].length).trim()
    const id = title.endsWith(')') ? title.lastIndexOf(' (') : -1
    return [id > 0 && title.includes(': ', id) ? title.slice(0, id).trim() : title]
  })
}
