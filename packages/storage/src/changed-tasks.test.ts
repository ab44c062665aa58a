// What changed since a list was read is looked up in a SQLite file: not among all tasks there are, with every message of every
// conversation.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { openStore } from './index.ts'
import { changedAfter } from './sqlite/statements/tasks.ts'

test('[DESIGN 5.12] what changed since a list was read is found by its key', async () => {
  const sqliteFile = join(temporaryFolder(), 'pawl.db')
  const opened = await openStore({ sqliteFile })
  await opened.close()
  const database = new DatabaseSync(sqliteFile, { readOnly: true })
  const plan = database.prepare(`explain query plan ${changedAfter('todo')}`).all('default', 1)
  const steps = plan.map(({ detail }) => String(detail)).filter((step) => /\b(?:tasks|events)\b/.test(step))
  expect(steps).toEqual([
    expect.stringMatching(/^SEARCH tasks USING .*\(workspace=\? AND id=\?\)/),
    expect.stringMatching(/^SEARCH events USING .*\(workspace=\? AND sequence>\?\)/),
  ])
  database.close()
})
