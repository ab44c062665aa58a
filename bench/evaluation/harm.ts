// What a message would do to the tasks that are there, and whether anyone asked for it.
//
// A row of no task intent may change no task at all. A row that asks for a change may make that kind of change, to a task
// that it names.

import { type Command, createReader, type KnownTask, takeTurn } from '@pawl/dialogue'
import { TARGET, tasksFor } from './ordinary-tasks.ts'
import type { Intent, LabelledRow } from './rows.ts'

const reader = createReader()

export interface Harm {
  readonly text: string
  readonly kind: Intent
  readonly title: string
  readonly why: 'not asked for' | 'another kind' | 'another task'
}

/** The ways one message is put: as it stands, asked for, wished for, asked about. */
const VARIANTS: Readonly<Record<string, readonly ((text: string) => string)[]>> = {
  en: [
    (text) => text,
    (text) => `please ${text}`,
    (text) => `can you ${text}`,
    (text) => `i need to ${text}`,
    (text) => `i want to ${text}`,
    (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    (text) => `${text}?`,
  ],
  he: [
    (text) => text,
    (text) => `בבקשה ${text}`,
    (text) => `אפשר ${text}`,
    (text) => `אני צריך ${text}`,
    (text) => `אני רוצה ${text}`,
    (text) => `${text}.`,
    (text) => `${text}?`,
  ],
}

export function variantsOf({ text, lang = 'en' }: LabelledRow): readonly string[] {
  return (VARIANTS[lang] ?? []).map((put) => put(text))
}

/** Everything the messages would do that nobody asked for, each message alone with the tasks. */
export function harmBy(row: LabelledRow, texts: readonly string[] = [row.text]): readonly Harm[] {
  const tasks = tasksFor(row)
  return texts.flatMap((text) => changesIn(text, tasks).flatMap((change) => judged(row, text, change)))
}

interface Change {
  readonly kind: Intent
  readonly task: KnownTask
}

function changesIn(message: string, tasks: readonly KnownTask[]): readonly Change[] {
  const { commands } = takeTurn(reader, { history: [], tasks, message, mode: 'direct', now: 0 })
  return commands.flatMap((command) => {
    const task = tasks.find(({ id }) => id === command.ref?.task_id)
    return command.ready && task !== undefined && command.intent !== 'list_tasks'
      ? [{ kind: kindOf(command), task }]
      : []
  })
}

function kindOf({ intent, fields }: Command): Intent {
  if (intent === 'delete_task') return 'DELETE'
  return fields.status === 'done' ? 'COMPLETE' : 'UPDATE'
}

function judged({ expect, alt = [], multi = [] }: LabelledRow, text: string, { kind, task }: Change): Harm[] {
  const asked = [expect, ...alt, ...multi]
  const harm = (why: Harm['why']) => [{ text, kind, title: task.title, why }]
  if (!asked.some((intent) => CHANGES.has(intent))) return harm('not asked for')
  if (!asked.includes(kind)) return harm('another kind')
  return task.id === TARGET || isNamed(task.title, text) ? [] : harm('another task')
}

const CHANGES: ReadonlySet<Intent> = new Set(['COMPLETE', 'DELETE', 'UPDATE'] as const)
const SHORTEST_WORD = 3
const SMALL = new Set(['the', 'for', 'with', 'new', 'old', 'and', 'את', 'של', 'עם'])

/** A word of the title is in the message. */
function isNamed(title: string, text: string): boolean {
  const said = text.toLowerCase()
  const words = title.toLowerCase().split(' ')
  const telling = words.filter((word) => word.length >= SHORTEST_WORD && !SMALL.has(word))
  return telling.some((word) => said.includes(word))
}
