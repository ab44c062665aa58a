// Which migrations a file has had from before their names were kept. The number it carries does not tell: numbers were
// given anew when branches met, so that 5, 8 and 10 have meant different ones. What each of them left in the file does.

import type { DatabaseSync } from 'node:sqlite'
import { present } from '@pawl/kernel'

/** The last one that was applied without being recorded is the last one here. Nothing is ever added. */
const TRACES: Readonly<Record<string, string>> = {
  'create-tasks-events-and-tokens': 'tasks',
  'create-conversations': 'conversations',
  'create-rooms': 'rooms',
  'create-records': 'records',
  'add-room-holders': 'room_holders',
  'find-governed-work': 'governed_work',
  'add-conversation-tasks': 'conversation_tasks',
  'let-changes-in-rooms-cost-less': 'rooms_are_never_changed',
  'find-what-a-room-did-last': 'room_tasks_by_update',
}

/** Those that leave nothing in a SQLite file can be applied again. */
export function migrationsByTheirTraces(database: DatabaseSync): ReadonlySet<string> {
  const rows = database.prepare('select name from sqlite_schema').all() as unknown as { name: string }[]
  const objects = new Set(rows.map(({ name }) => name))
  return new Set(Object.keys(TRACES).filter((migration) => objects.has(present(TRACES[migration]))))
}
