// How SQLite goes about what is asked with every message, and with every search: by key, not among all there are. While it does,
// nobody else is served.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { openStore } from './index.ts'
import { LAST_SAID } from './sqlite/statements/messages.ts'
import { changedAfter } from './sqlite/statements/tasks.ts'

test('[DESIGN 5.12] what changed since a list was read is found by its key', async () => {
  const planOf = await plans()
  expect(planOf(changedAfter('todo'), 'default', 1)).toEqual([
    expect.stringMatching(/^SEARCH tasks USING .*\(workspace=\? AND id=\?\)/),
    expect.stringMatching(/^SEARCH events USING .*\(workspace=\? AND sequence>\?\)/),
  ])
})

test('[DESIGN 5.12] what a person said last is looked for in their own conversations', async () => {
  const planOf = await plans()
  expect(planOf(LAST_SAID, 'default', 'person:dana', 100)).toEqual([
    expect.stringMatching(/^SEARCH conversations USING .*\(workspace=\? AND owner=\?\)/),
    expect.stringMatching(/^SEARCH messages USING .*\(workspace=\? AND conversation_id=\?\)/),
  ])
})

/** The tables a statement reads, and how. */
async function plans(): Promise<(sql: string, ...values: (string | number)[]) => string[]> {
  const sqliteFile = join(temporaryFolder(), 'pawl.db')
  const opened = await openStore({ sqliteFile })
  await opened.close()
  const database = new DatabaseSync(sqliteFile, { readOnly: true })
  onTestFinished(() => database.close())
  return (sql, ...values) =>
    database
      .prepare(`explain query plan ${sql}`)
      .all(...values)
      .map(({ detail }) => String(detail))
      .filter((step) => /\b(?:tasks|events|conversations|messages)\b/.test(step))
}
