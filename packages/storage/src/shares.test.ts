// What is shared with someone is found by their name in a SQLite file too: not among all that is shared in the workspace.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Principal } from '@pawl/contract'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { asked, contextOf } from '../../../testing/operation-context.ts'
import { storedToken } from '../../../testing/stored-token.ts'
import { openStore } from './index.ts'
import { thereFor } from './sqlite/statements/tasks.ts'

test('[D41] shares are found by person, and follow what is shared and taken back', async () => {
  const sqliteFile = join(temporaryFolder(), 'pawl.db')
  const opened = await openStore({ sqliteFile })
  const store = await opened.in()
  const people = ['dana', 'eve', 'noa'].map((name) => `person:${name}`)
  for (const actor of people)
    await store.insertToken(storedToken({ name: actor, actor, role: 'member', secretHash: actor }))
  const as = (name: string) => {
    const principal: Principal = { name, role: 'member', alone: false }
    return asked({ ...contextOf(store, name), principal })
  }
  const dana = as('person:dana')
  const { task } = await dana.done('addTask', { title: 'Buy a ring' })
  const database = new DatabaseSync(sqliteFile, { readOnly: true })
  const shares = () =>
    database
      .prepare('select person from todo_shares order by person')
      .all()
      .map(({ person }) => person)
  const ofEve = () =>
    store.listTasks({ lifecycle: 'todo', statuses: ['open'], sort: 'number', limit: 5, owners: ['person:eve'] })
  await dana.done('shareTask', { task: String(task.number), with: 'eve' })
  await dana.done('shareTask', { task: String(task.number), with: 'noa' })
  expect(shares()).toEqual(['person:eve', 'person:noa'])
  expect(await ofEve()).toMatchObject([{ id: task.id }])
  await dana.done('unshareTask', { task: String(task.number), with: 'eve' })
  expect(shares()).toEqual(['person:noa'])
  expect(await ofEve()).toEqual([])
  const plan = database.prepare(`explain query plan ${thereFor('id')}`).all('default', '["person:eve"]')
  const steps = plan.map(({ detail }) => String(detail))
  expect(steps.some((step) => /SEARCH todo_shares USING .*workspace=\? AND person=\?/.test(step))).toBe(true)
  expect(steps.filter((step) => /^SCAN tasks/.test(step))).toEqual([])
  expect(steps.some((step) => /SEARCH tasks USING .*\(workspace=\? AND id=\?\)/.test(step))).toBe(true)
  database.close()
  await opened.close()
})
