// Who reads: Pawl, as anyone gets it, and node-nlp, taught with half of the rows.

import { createReader, takeTurn } from '@pawl/dialogue'
import { trainPeer } from '../floors/node-nlp.ts'
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

/** Direct mode, no history and no tasks: the message alone. */
export function readByPawl(text: string): Read {
  const { detected, commands } = takeTurn(reader, { history: [], tasks: [], message: text, mode: 'direct', now: 0 })
  return {
    intents: detected.map((name) => NAMES[name] ?? 'OTHER'),
    title: commands.find(({ intent }) => intent === 'add_task')?.fields.title,
  }
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
