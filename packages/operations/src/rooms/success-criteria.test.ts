// The five success criteria of document 004, each a test, on both databases.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { room as lifecycle } from '@pawl/kernel'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

const ROOT = join(import.meta.dirname, '../../../..')

const sources = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
  .filter((file) => file.isFile() && /\/src(\/|$)/.test(file.parentPath) && /\.(ts|sql)$/.test(file.name))
  .filter((file) => !/\.test\.ts$/.test(file.name) && !/node_modules|\/dist\//.test(file.parentPath))
  .map((file) => join(file.parentPath, file.name))
  .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }))
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

describe('over the source', () => {
  test('[004 1] a task is built by the kernel and by nothing else, and only from an event', () => {
    expect(sources.length).toBeGreaterThan(150)
    expect(filesWith(/export function applyEvent/)).toEqual(['packages/kernel/src/task.ts'])
    // Whoever builds the next state of a task must raise its version. A page only guesses at it until the answer comes.
    expect(
      filesWith(/version: (?:task|item|now|before)\.version \+ 1/).filter(
        (path) => !/^(?:packages\/kernel|apps\/web)\//.test(path),
      ),
    ).toEqual([])
    // A page that hears of an event does the same to what it shows.
    const outside = filesWith(/\bapplyEvent\(/).filter((path) => !path.startsWith('packages/kernel/'))
    expect(outside).toEqual(['apps/web/src/live/change.ts'])
  })

  test('[004 1] every trigger of the table is given to the kernel by its name, where operations decide', () => {
    const text = sources.filter(({ path }) => path.startsWith('packages/operations/src/rooms/')).map((one) => one.text)
    for (const { trigger } of lifecycle.rules) expect(text.join('\n'), trigger).toContain(`'${trigger}'`)
  })

  test('[004 2] one statement of each database updates a status, and it moves the task by one version', () => {
    const code = sources.filter(({ path }) => path.endsWith('.ts'))
    const updates = code.flatMap(({ path, text }) =>
      [
        ...text.matchAll(/update (?:pawl\.)?tasks\b[\s\S]{0,500}?where [^`]*?version = (?:\?11|change\.version - 1)/g),
      ].map(() => path),
    )
    expect(updates.sort()).toEqual([
      'packages/storage/src/postgres/statements/task-writes.ts',
      'packages/storage/src/sqlite/statements/task-writes.ts',
    ])
    const all = code.flatMap(({ text }) => [...text.matchAll(/\bupdate (?:pawl\.)?tasks\b/gi)])
    expect(all).toHaveLength(updates.length)
  })

  test('[004 2] no operation sets a status by hand', () => {
    const operations = sources.filter(({ path }) => path.startsWith('packages/operations/src/'))
    const byHand = operations.filter(({ text }) => /\.\.\.\w*[tT]ask\b[^}]*\bstatus:|\.status\s*=[^=]/.test(text))
    expect(byHand.map(({ path }) => path)).toEqual([])
  })
})

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  const started = async () => {
    await ask().done('createRoom', { room: 'build', roles: ['builder'], parallel: 5 })
    await ask().done('postMessage', { room: 'build', content: 'work' })
    await claim('s1')
  }
  const claim = (session: string) =>
    ask().done('waitForTask', { room: 'build', role: 'builder', session, timeoutSeconds: 0 })
  const write = async (sql: string) => {
    if ('sqliteFile' in now.place) {
      const { DatabaseSync } = await import('node:sqlite')
      const database = new DatabaseSync(now.place.sqliteFile, { timeout: 5000 })
      try {
        database.exec(sql)
      } finally {
        database.close()
      }
      return
    }
    const client = new pg.Client(now.place.postgresUrl)
    await client.connect()
    try {
      await client.query(`set search_path to pawl; ${sql}`)
    } finally {
      await client.end()
    }
  }

  test.each([
    "update tasks set status = 'completed'",
    "update tasks set status = 'completed', version = version + 1",
    "update tasks set status = 'completed', version = version + 2",
    "update tasks set fields = '{}'",
    "update events set to_status = 'completed'",
    'delete from events',
    'delete from tasks',
    'delete from room_messages',
  ])('[004 2] the database refuses: %s', async (sql) => {
    await started()
    await expect(write(`${sql} where workspace = '${now.workspace}'`)).rejects.toThrow()
    expect((await ask().done('showRoomTask', { task: '1' })).task.status).toBe('acknowledged')
  })

  test('[004 3] an agent that reconnects gets its own task again, and no second delivery is made of it', async () => {
    await started()
    await ask().done('postMessage', { room: 'build', content: 'other work' })
    expect(await claim('s1')).toMatchObject({ resumed: true, epoch: 1, task: { number: 1 } })
    await ask().done('startWork', { task: '1', session: 's1' })
    expect(await claim('s1')).toMatchObject({ resumed: true, epoch: 1, task: { number: 1, status: 'in_progress' } })
    expect((await claim('s2')).task.number).toBe(2)
    const events = await now.context.store.eventsAfter(null, 100)
    const claims = events.filter(({ event }) => event.trigger === 'claimTask').map(({ event }) => event.number)
    if (claims.length > 0) expect(claims).toEqual([1, 2])
  })

  test('[004 4] attached backlog is under review when its parent completes, whatever happened between', async () => {
    await started()
    const { task } = await ask().done('addBacklogTask', { room: 'build', content: 'item' })
    await ask().done('attachToMessage', { task: String(task.number), to: '1' })
    await ask().done('startWork', { task: '1', session: 's1' })
    await ask().done('completeWork', { task: '1', session: 's1' })
    const { task: item, parents } = await ask().done('showRoomTask', { task: String(task.number) })
    expect(item.status).toBe('pending_user_review')
    expect(parents).toMatchObject([{ number: 1, status: 'completed', attachedTaskIds: [item.id] }])
  })

  test('[004 5] an invalid transition is refused with the code, the facts, the legal moves and the way', async () => {
    await started()
    expect(await ask().refused('completeWork', { task: '1', session: 's1' })).toMatchObject({
      code: 'TASK_INVALID_TRANSITION',
      variables: {
        currentStatus: 'acknowledged',
        attemptedStatus: 'completed',
        trigger: 'completeTask',
        validTransitions: expect.arrayContaining([
          expect.objectContaining({ to: 'in_progress', trigger: 'startTask' }),
        ]),
      },
      guidance: { kind: 'way', steps: [{ operation: 'startWork' }, { operation: 'completeWork' }] },
    })
  })
})
