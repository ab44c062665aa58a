// The operations on real stores, with a clock that is set by hand.

import { readFileSync } from 'node:fs'
import { type InputOf, type OperationKey, operations, type ResultOf, type TaskView } from '@pawl/contract'
import { createTask, InvalidTransitionError, lifecycles, room } from '@pawl/kernel'
import { openStore, type Store } from '@pawl/storage'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, type Place } from '../../../testing/databases.ts'
import { type Context, handlers, newId, streams, transitionTask } from './index.ts'

type Documents = keyof typeof handlers
type Input<Key extends OperationKey> = Partial<InputOf<(typeof operations)[Key]>>

let time = Date.UTC(2026, 0, 1)
const contextOf = (store: Context['store'], actor = 'person:dana'): Context => ({
  store,
  actor,
  now: () => time++,
  newId,
})

function asked(context: Context) {
  const run = async <Key extends Documents>(key: Key, input: Input<Key>) => {
    const handler = handlers[key] as (context: Context, input: unknown) => ReturnType<(typeof handlers)[Key]>
    return handler(context, operations[key].input.parse(input))
  }
  const done = async <Key extends Documents>(key: Key, input: Input<Key>) => {
    const outcome = await run(key, input)
    if (outcome.refused) throw new Error(outcome.refusal.code)
    return outcome.value as ResultOf<(typeof operations)[Key]>
  }
  const refused = async <Key extends Documents>(key: Key, input: Input<Key>) => {
    const outcome = await run(key, input)
    if (!outcome.refused) throw new Error('it was not refused')
    return outcome.refusal
  }
  return { done, refused }
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}
async function* each<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items
}

describe.each(databases)('on $name', ({ freshPlace }) => {
  let place: Place
  let opened: Store
  let context: Context
  let workspace = 0
  beforeAll(async () => {
    place = await freshPlace()
    opened = await openStore(place)
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    context = contextOf(await opened.in(`workspace ${++workspace}`))
  })
  const add = async (title: string, more: object = {}) =>
    (await asked(context).done('addTask', { title, ...more })).task

  describe('a to-do', () => {
    test('[D2] goes through its life by the verbs people use', async () => {
      const { done } = asked(context)
      const task = String((await add('Milk')).number)
      const path = [
        'startTask',
        'stopTask',
        'startTask',
        'completeTask',
        'reopenTask',
        'completeTask',
        'deleteTask',
        'restoreTask',
      ] as const
      const statuses: string[] = []
      for (const verb of path) statuses.push((await done(verb, { task })).task.status)
      expect(statuses).toEqual(['in_progress', 'open', 'in_progress', 'done', 'open', 'done', 'deleted', 'done'])
    })

    test('is found by number, by #number and by id', async () => {
      const { id, number } = await add('Milk')
      for (const task of [String(number), `#${number}`, id]) {
        expect((await asked(context).done('showTask', { task })).task.id).toBe(id)
      }
      expect(await asked(context).refused('showTask', { task: '99' })).toMatchObject({ code: 'TASK_NOT_FOUND' })
    })

    test('shows only the moves that are open to it', async () => {
      const task = String((await add('Milk')).number)
      await asked(context).done('deleteTask', { task })
      expect((await asked(context).done('showTask', { task })).moves).toMatchObject([
        { to: 'open', trigger: 'restoreTask' },
      ])
    })

    test('is edited field by field, and none takes a field away', async () => {
      const task = String((await add('Milk', { priority: 'high', deadline: '2026-03-01' })).number)
      const edited = (await asked(context).done('editTask', { task, title: 'Eggs', priority: null })).task
      expect(edited).toMatchObject({ title: 'Eggs', deadline: '2026-03-01', version: 2 })
      expect(edited).not.toHaveProperty('priority')
    })

    test('is left as it is by an edit that changes nothing', async () => {
      const task = String((await add('Milk')).number)
      expect((await asked(context).done('editTask', { task, title: 'Milk' })).task.version).toBe(1)
      expect(await asked(context).refused('editTask', { task })).toMatchObject({ code: 'NOTHING_TO_EDIT' })
    })

    test('[DESIGN 5.6] a refusal changes nothing, says why, and gives the way there', async () => {
      const task = String((await add('Milk')).number)
      await asked(context).done('deleteTask', { task })
      const refusal = await asked(context).refused('completeTask', { task })
      expect(refusal).toMatchObject({
        code: 'TASK_INVALID_TRANSITION',
        variables: { currentStatus: 'deleted', attemptedStatus: 'done' },
      })
      expect(refusal.way?.steps.map((step) => step.trigger)).toEqual(['restoreTask', 'completeTask'])
      expect((await asked(context).done('taskHistory', { task })).events).toHaveLength(2)
    })

    test('a version that is out of date is refused, for every way of changing it', async () => {
      const task = String((await add('Milk')).number)
      await asked(context).done('startTask', { task, expectedVersion: 1 })
      for (const key of ['completeTask', 'deleteTask'] as const) {
        expect(await asked(context).refused(key, { task, expectedVersion: 1 })).toMatchObject({
          code: 'TASK_STALE_VERSION',
          variables: { expectedVersion: 1, actualVersion: 2 },
        })
      }
      expect(await asked(context).refused('editTask', { task, title: 'x', expectedVersion: 1 })).toMatchObject({
        code: 'TASK_STALE_VERSION',
      })
      expect(await asked(context).refused('transitionTask', { task, to: 'done', expectedVersion: 1 })).toMatchObject({
        code: 'TASK_STALE_VERSION',
      })
    })
  })

  describe('why', () => {
    test('says which rule allows it and what that does', async () => {
      const task = String((await add('Milk')).number)
      const why = await asked(context).done('whyTask', { task, to: 'done' })
      expect(why).toMatchObject({ allowed: true, rule: { trigger: 'completeTask' }, refusal: null, missingFields: [] })
      expect((await asked(context).done('showTask', { task })).task.version).toBe(1)
    })

    test('says what is missing, for any lifecycle', async () => {
      const creation = { id: newId(), by: 'x', at: 1, fields: { content: 'build it', origin: 'chat' } }
      const { task } = await context.store.insertTask((number) => createTask(room, { ...creation, number }))
      const why = await asked(context).done('whyTask', { task: task.id, to: 'acknowledged' })
      expect(why).toMatchObject({
        allowed: false,
        missingFields: ['assignedTo'],
        refusal: { code: 'TASK_MISSING_REQUIRED_FIELD' },
      })
      const dry = await asked(context).done('transitionTask', {
        task: task.id,
        to: 'acknowledged',
        dryRun: true,
        assignedTo: 'builder',
      } as never)
      expect(dry).toMatchObject({ allowed: true, missingFields: [] })
      expect((await context.store.findTask({ id: task.id }))?.status).toBe('pending')
    })

    test('refuses a status that does not exist and lists those that do', async () => {
      const task = String((await add('Milk')).number)
      expect(await asked(context).refused('whyTask', { task, to: 'finished' })).toMatchObject({ code: 'INVALID_INPUT' })
    })
  })

  test('[001 transitionTask] throws InvalidTransitionError with its details, for programs', async () => {
    const { id } = await add('Milk')
    await transitionTask(context, id, 'done')
    const error = await transitionTask(context, id, 'done').catch((thrown) => thrown)
    expect(error).toBeInstanceOf(InvalidTransitionError)
    expect(error.details).toMatchObject({ code: 'TASK_INVALID_TRANSITION', variables: { currentStatus: 'done' } })
  })

  describe('undo', () => {
    test('goes back one change at a time, and never through its own undos', async () => {
      const { done } = asked(context)
      const task = String((await add('Milk')).number)
      await done('editTask', { task, title: 'Eggs' })
      await done('completeTask', { task })
      const states: string[] = []
      for (let step = 0; step < 3; step++) {
        const { task: now } = await done('undoChange', {})
        states.push(`${now.status} ${now.title}`)
      }
      expect(states).toEqual(['open Eggs', 'open Milk', 'deleted Milk'])
      expect(await asked(context).refused('undoChange', {})).toMatchObject({ code: 'NOTHING_TO_UNDO' })
    })

    test('takes back any of the last changes by name, if nothing later touches it', async () => {
      const { done, refused } = asked(context)
      const { number } = await add('Milk')
      await done('editTask', { task: String(number), title: 'Eggs' })
      await done('startTask', { task: String(number) })
      await done('editTask', { task: String(number), priority: 'high' })
      expect((await done('undoChange', { change: `${number}@2` })).task).toMatchObject({
        title: 'Milk',
        status: 'in_progress',
        priority: 'high',
      })
      expect(await refused('undoChange', { change: `${number}@2` })).toMatchObject({ code: 'UNDO_OVERTAKEN' })
      expect(await refused('undoChange', { change: `${number}@99` })).toMatchObject({ code: 'CHANGE_NOT_FOUND' })
    })

    test('[DESIGN 5.7] is for one’s own changes only', async () => {
      const { number } = await add('Milk')
      const other = asked({ ...context, actor: 'agent:other' })
      expect(await other.refused('undoChange', { change: `${number}@1` })).toMatchObject({ code: 'NOT_YOUR_CHANGE' })
      expect(await other.refused('undoChange', {})).toMatchObject({ code: 'NOTHING_TO_UNDO' })
    })

    test('is refused when someone else has moved the task since', async () => {
      const { number } = await add('Milk')
      await asked(context).done('startTask', { task: String(number) })
      await asked({ ...context, actor: 'agent:other' }).done('completeTask', { task: String(number) })
      expect(await asked(context).refused('undoChange', {})).toMatchObject({
        code: 'UNDO_OVERTAKEN',
        variables: { change: `${number}@2`, overtakenBy: `${number}@3` },
      })
    })

    test('says beforehand which changes can be undone', async () => {
      const { done } = asked(context)
      const { number } = await add('Milk')
      await done('startTask', { task: String(number) })
      await done('completeTask', { task: String(number) })
      await done('undoChange', {})
      const { changes } = await done('listChanges', {})
      expect(changes.map(({ event, undone, undoable }) => [event.change, undone, undoable])).toEqual([
        [`${number}@4`, false, true],
        [`${number}@3`, true, false],
        [`${number}@2`, false, false],
        [`${number}@1`, false, true],
      ])
    })
  })

  describe('a list', () => {
    test('[D2] pending, completed and all are what people mean by them', async () => {
      const { done } = asked(context)
      for (const title of ['open', 'started', 'finished', 'gone']) await add(title)
      await done('startTask', { task: '2' })
      await done('completeTask', { task: '3' })
      await done('deleteTask', { task: '4' })
      const titles = async (status: 'all') =>
        (await done('listTasks', { status })).tasks.map((task: TaskView) => task.title)
      expect(await titles('pending' as 'all')).toEqual(['open', 'started'])
      expect(await titles('completed' as 'all')).toEqual(['finished'])
      expect(await titles('all')).toEqual(['open', 'started', 'finished'])
      expect(await titles('deleted' as 'all')).toEqual(['gone'])
    })

    test.each(['number', 'deadline', 'priority', 'updated'] as const)(
      'sorted by %s is the same whatever the size of its pages',
      async (sort) => {
        for (let index = 0; index < 23; index++) {
          await add(`task ${index}`, {
            ...(index % 3 === 0 && { deadline: `2026-0${1 + (index % 4)}-01` }),
            ...(index % 4 === 0 && { priority: 'high' }),
          })
        }
        const whole = (await asked(context).done('listTasks', { sort })).tasks.map((task) => task.number)
        for (const limit of [1, 5, 22, 23]) {
          const paged: number[] = []
          let cursor: string | undefined
          do {
            const page = await asked(context).done('listTasks', { sort, limit, cursor })
            paged.push(...page.tasks.map((task) => task.number))
            cursor = page.nextCursor ?? undefined
          } while (cursor !== undefined)
          expect(paged).toEqual(whole)
        }
      },
    )

    test.each([
      '',
      'x',
      'bnVsbA',
      Buffer.from('["number",{},1]').toString('base64url'),
      Buffer.from('["deadline","x",1]').toString('base64url'),
    ])('refuses %j as a cursor', async (cursor) => {
      expect(await asked(context).refused('listTasks', { cursor })).toMatchObject({ code: 'INVALID_CURSOR' })
    })
  })

  describe('verify', () => {
    const tamper = async (sqls: string[]) => {
      if ('sqliteFile' in place) {
        const { DatabaseSync } = await import('node:sqlite')
        const database = new DatabaseSync(place.sqliteFile, { enableForeignKeyConstraints: false, timeout: 5000 })
        for (const name of [
          'tasks_move_one_version_at_a_time',
          'events_are_never_changed',
          'events_are_never_deleted',
          'tasks_are_never_deleted',
        ]) {
          database.exec(`drop trigger if exists ${name}`)
        }
        for (const sql of sqls) database.exec(sql)
        database.close()
        return
      }
      const client = new pg.Client(place.postgresUrl)
      await client.connect()
      await client.query("set search_path to pawl; set session_replication_role = 'replica'")
      for (const sql of sqls) await client.query(sql)
      await client.end()
    }
    const differences = async () =>
      (await all(streams.verifyStore(context))).flatMap((line) => (line.kind === 'difference' ? [line.problem] : []))

    test('[DESIGN 5.2] finds nothing where nothing is wrong', async () => {
      for (let index = 0; index < 12; index++) await add(`task ${index}`)
      await asked(context).done('completeTask', { task: '3' })
      await asked(context).done('undoChange', {})
      expect((await all(streams.verifyStore(context))).at(-1)).toEqual({
        kind: 'end',
        tasks: 12,
        events: 14,
        differences: 0,
      })
    })

    test.each([
      [
        'a status someone wrote',
        "update tasks set status = 'done' where workspace = $ws",
        'status is "done", its events say "open"',
      ],
      [
        'a field someone wrote',
        `update tasks set fields = '{"title":"Forged"}' where workspace = $ws`,
        'fields is {"title":"Forged"}',
      ],
      [
        'an event that was removed',
        'delete from events where workspace = $ws and version = 2',
        'version is 3, its events say 1',
      ],
      [
        'an event that was changed',
        "update events set to_status = 'done' where workspace = $ws and version = 2",
        'no rule startTask from open to done',
      ],
      ['a task that was removed', 'delete from tasks where workspace = $ws', 'has events but no task'],
    ])('[DESIGN 5.2] names %s', async (_, sql, problem) => {
      const task = String((await add('Milk')).number)
      if (sql.includes('version = 2')) {
        await asked(context).done('startTask', { task })
        await asked(context).done('stopTask', { task })
      }
      const removesLast = problem.startsWith('version')
      const name = `'workspace ${workspace}'`
      await tamper([
        sql.replace('$ws', name),
        ...(removesLast ? [`delete from events where workspace = ${name} and version = 3`] : []),
      ])
      expect((await differences()).join('\n')).toContain(problem)
    })
  })

  describe('export and import', () => {
    const filled = async () => {
      const { done } = asked(context)
      await add('לקנות חלב 🎉', { priority: 'urgent', description: 'two\nlines' })
      await add('Eggs', { deadline: '2026-03-01' })
      await done('startTask', { task: '2' })
      await done('undoChange', {})
      await done('deleteTask', { task: '1' })
      await done('addToken', { name: 'ci', actor: 'agent:ci' })
      return all(streams.exportStore(context))
    }
    const withoutTime = (lines: string[]) => lines.slice(1, -1)

    test.each(databases)(
      '[DESIGN 5.2] into $name gives the same store, events and all',
      async ({ freshPlace: freshTarget }) => {
        const lines = await filled()
        const target = await openStore(await freshTarget())
        const copy = contextOf(await target.in())
        expect(await streams.importStore(copy, each(lines))).toEqual({ refused: false, value: { tasks: 2, events: 5 } })
        expect(withoutTime(await all(streams.exportStore(copy)))).toEqual(withoutTime(lines))
        expect((await asked(copy).done('addTask', { title: 'next' })).task.number).toBe(3)
        await target.close()
      },
    )

    const broken: [string, (lines: string[]) => string[], string][] = [
      ['is cut off', (lines) => lines.slice(0, -1), 'IMPORT_INCOMPLETE'],
      ['is empty', () => [], 'IMPORT_INCOMPLETE'],
      ['lost a line', (lines) => lines.toSpliced(2, 1), 'IMPORT_BAD_LINE'],
      ['had a character changed', (lines) => lines.map((line) => line.replace('Eggs', 'Hams')), 'IMPORT_BAD_LINE'],
      ['is not JSON', (lines) => lines.with(3, 'hello'), 'IMPORT_BAD_LINE'],
      [
        'has an unknown lifecycle',
        (lines) => lines.map((line) => line.replaceAll('"todo"', '"magic"')),
        'IMPORT_BAD_LINE',
      ],
      ['goes on after its end', (lines) => [...lines, lines[1] as string], 'IMPORT_BAD_LINE'],
    ]
    test.each(broken)('a file that %s imports nothing', async (_, breakIt, code) => {
      const lines = await filled()
      const target = contextOf(await opened.in(`import target ${workspace}`))
      expect(await streams.importStore(target, each(breakIt(lines)))).toMatchObject({
        refused: true,
        refusal: { code },
      })
      expect((await asked(target).done('listTasks', {})).tasks).toEqual([])
      expect((await asked(target).done('addTask', { title: 'still works' })).task.number).toBe(1)
    })

    test('a file whose tasks are not what its events say imports nothing, however well it is signed', async () => {
      const lines = (await filled()).slice(0, -1).map((line) => line.replace('"status":"open"', '"status":"done"'))
      const { createHash } = await import('node:crypto')
      const checksum = createHash('sha256')
        .update(lines.map((line) => `${line}\n`).join(''))
        .digest('hex')
      const signed = [...lines, JSON.stringify({ kind: 'end', lines: lines.length, checksum })]
      const target = contextOf(await opened.in(`forged import ${workspace}`))
      expect(await streams.importStore(target, each(signed))).toMatchObject({
        refusal: { code: 'IMPORT_DOES_NOT_ADD_UP' },
      })
      expect((await asked(target).done('listTasks', {})).tasks).toEqual([])
    })

    test('a store that is in use is not imported into', async () => {
      const lines = await filled()
      expect(await streams.importStore(context, each(lines))).toMatchObject({
        refusal: { code: 'IMPORT_INTO_USED_STORE' },
      })
    })
  })

  describe('tokens', () => {
    test('show their secret once and are stored only as a hash', async () => {
      const { token, secret } = await asked(context).done('addToken', { name: 'ci', actor: 'agent:ci', may: 'read' })
      expect(secret).toMatch(/^pawl_[\w-]{32}$/)
      expect(token).toMatchObject({ name: 'ci', actor: 'agent:ci', may: 'read', revokedAt: null })
      expect(JSON.stringify(await context.store.listTokens())).not.toContain(secret)
      if ('sqliteFile' in place) expect(readFileSync(place.sqliteFile).includes(secret)).toBe(false)
      expect(await asked(context).refused('addToken', { name: 'ci', actor: 'agent:ci' })).toMatchObject({
        code: 'TOKEN_NAME_TAKEN',
      })
      expect((await asked(context).done('revokeToken', { name: 'ci' })).token.revokedAt).not.toBeNull()
      expect(await asked(context).refused('revokeToken', { name: 'nobody' })).toMatchObject({ code: 'TOKEN_NOT_FOUND' })
    })
  })

  test('lifecycles are shown with their diagrams', async () => {
    const shown = (await asked(context).done('listLifecycles', {})).lifecycles
    expect(shown.map((lifecycle) => lifecycle.name)).toEqual(Object.keys(lifecycles))
    expect(shown[0]?.diagram).toContain('open --> done: completeTask')
  })
})
