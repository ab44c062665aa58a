// Imports of other programs' files, on both databases.

import type { TaskView } from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { HOSTILE_TEXTS } from '../../../../testing/hostile-texts.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import { verifyStore } from '../store/verify-store.ts'

const TASKS = [
  { uuid: 'a', description: 'Buy milk', status: 'pending', tags: ['shop'], annotations: [{ description: 'Two' }] },
  { uuid: 'b', description: 'Pay rent', status: 'completed', due: '20261119T220000Z' },
  { uuid: 'c', description: 'Water plants', status: 'recurring', recur: 'weekly', due: '20261119T220000Z' },
  { uuid: 'd', description: 'Report', status: 'pending', start: '20261101T080000Z' },
]

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const run = () => asked(now.context)
  const bring = (tasks: readonly object[] = TASKS, more: object = {}) =>
    run().done('importTasks', {
      from: 'taskwarrior',
      content: JSON.stringify(tasks),
      timeZone: 'Asia/Jerusalem',
      ...more,
    })
  const listed = async () => (await run().done('listTasks', { limit: 500 })).tasks as TaskView[]

  test('[IF1] everything comes in at once, with comments and status, and one undo takes it back', async () => {
    expect(await bring()).toMatchObject({ added: 4, known: 0, change: '1@1', dryRun: false })
    expect(await listed()).toMatchObject([
      { title: 'Buy milk', status: 'open', tags: ['shop'], comment: 'Two', commentCount: 1 },
      { title: 'Pay rent', status: 'done', deadline: '2026-11-20', importedFrom: 'taskwarrior:b' },
      { title: 'Water plants', recurrence: 'FREQ=WEEKLY', occurrence: '2026-11-20' },
      { title: 'Report', status: 'in_progress' },
    ])
    await run().done('undoChange', {})
    expect(await listed()).toEqual([])
    for await (const line of verifyStore(now.context)) expect(line).not.toMatchObject({ kind: 'difference' })
  })

  test('[IF2] brought twice, nothing is added; what was deleted stays so, and only an undo lets it in again', async () => {
    await bring()
    await run().done('deleteTask', { task: '1' })
    await run().done('editTask', { task: '3', title: 'Water all plants' })
    expect(await bring()).toMatchObject({ added: 0, known: 4, change: null })
    expect(await bring([...TASKS, { uuid: 'e', description: 'New', status: 'pending' }])).toMatchObject({ added: 1 })
    await run().done('undoChange', {})
    expect(await bring([{ uuid: 'e', description: 'New', status: 'pending' }])).toMatchObject({ added: 1, known: 0 })
  })

  test('[IF3] a dry run says where each field goes, and adds nothing', async () => {
    const { fields, tasks } = await bring(TASKS, { dryRun: true })
    expect(fields).toContainEqual({ field: 'description', into: 'title', times: 4 })
    expect(fields).toContainEqual({ field: 'recur', into: 'recurrence', times: 1 })
    expect(tasks.map(({ title }) => title)).toEqual(TASKS.map(({ description }) => description))
    expect(await listed()).toEqual([])
  })

  test('[IF1] nothing is added if a line cannot be read, or there are too many', async () => {
    const { refused } = run()
    const bad = [...TASKS, { uuid: 'e', description: 'x', status: 'x'.repeat(100) }, { uuid: 'f', status: 'pending' }]
    expect(await refused('importTasks', { from: 'taskwarrior', content: JSON.stringify(bad) })).toMatchObject({
      code: 'IMPORT_NOT_READ',
      variables: {
        from: 'taskwarrior',
        line: 5,
        field: 'status',
        reason: 'unknown_value',
        given: 'x'.repeat(60),
        more: 1,
      },
    })
    const many = Array.from({ length: 5_001 }, (_, index) => `Task ${index}`).join('\n')
    expect(await refused('importTasks', { from: 'text', content: many })).toMatchObject({
      code: 'IMPORT_TOO_MANY',
      variables: { tasks: 5_001, limit: 5_000 },
    })
    expect(await listed()).toEqual([])
  })

  test('whatever a file holds becomes a task that can be stored, or is left out', async () => {
    const content = JSON.stringify(
      HOSTILE_TEXTS.map((text, index) => ({
        id: `${index}`,
        title: `x ${text}`,
        notes: text,
        status: 'needsAction',
      })),
    )
    const { added } = await run().done('importTasks', { from: 'google', content: `{"items":${content}}` })
    expect(added).toBe(HOSTILE_TEXTS.length)
    for await (const line of verifyStore(now.context)) expect(line).not.toMatchObject({ kind: 'difference' })
  })

  test('[D41] what someone else has imported is not theirs', async () => {
    const as = (name: string) =>
      asked({ ...now.context, actor: name, principal: { name, role: 'member', alone: false } as const })
    const content = JSON.stringify(TASKS)
    await as('person:dana').done('importTasks', { from: 'taskwarrior', content })
    const [first] = await listed()
    expect(first).toMatchObject({ ownedBy: 'person:dana' })
  })
})
