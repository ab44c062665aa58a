// Who reads: Pawl, as anyone gets it, and node-nlp, taught with half of the rows.

import { type Command, createReader, takeTurn } from '@pawl/dialogue'
import { trainPeer } from '../floors/node-nlp.ts'
import { TARGET, tasksFor } from './ordinary-tasks.ts'
import type { Intent, LabelledRow } from './rows.ts'
import type { Read } from './score.ts'

const reader = createReader()

const NAMES: Readonly<Record<string, Intent>> = {
  CREATE_TASK: 'CREATE',
  LIST_TASKS: 'LIST',
  COMPLETE_TASK: 'COMPLETE',
  DELETE_TASK: 'DELETE',
  UPDATE_TASK: 'UPDATE',
  HELP: 'HELP',
  GREETING: 'GREETING',
}

/** Wednesday, 7 January 2026, eight in the morning in Jerusalem. */
const NOW = Date.UTC(2026, 0, 7, 6)

/** Direct mode, no history, thirty tasks. */
export function readByPawl(row: LabelledRow): Read {
  const tasks = tasksFor(row)
  const { detected, commands } = takeTurn(reader, {
    history: [],
    tasks,
    message: row.text,
    mode: 'direct',
    now: NOW,
    utcOffset: 120,
  })
  const isTargeted = tasks.at(-1)?.id === TARGET
  return {
    intents: detected.map((name) => NAMES[name] ?? 'OTHER'),
    title: commands.find(({ intent }) => intent === 'add_task')?.fields.title,
    ...(isTargeted && { target: pointedAt(commands) }),
  }
}

/** Whether the one task it is about is named: alone, or as one of those that are asked about. */
function pointedAt(commands: readonly Command[]): Read['target'] {
  if (commands.some(({ ref }) => ref?.task_id === TARGET)) return 'named'
  return commands.some(({ ref }) => ref?.options?.includes(TARGET)) ? 'asked' : 'missed'
}

/** What the peer is taught: rows of every label, the rest among them. */
export async function teachPeer(rows: readonly LabelledRow[]): Promise<(text: string) => Promise<Read>> {
  const messages = rows.filter(({ tier }) => tier !== 'adjacent').map(({ text, expect }) => [text, expect] as const)
  const ask = await trainPeer(messages, rows[0]?.lang)
  return async (text) => {
    const { intent } = await ask(text)
    return { intents: [(intent === 'None' ? 'OTHER' : intent) as Intent] }
  }
}
