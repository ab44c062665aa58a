// The verbs of a to-do, on both databases.

import type { Language, TaskView } from '@pawl/contract'
import { createTask, InvalidTransitionError, lifecycles, room } from '@pawl/kernel'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import { newId, transitionTask } from '../index.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now, add } = freshContexts(freshPlace)

  describe('a to-do', () => {
    test('[D2] goes through its life by the verbs people use', async () => {
      const { done } = asked(now.context)
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
        expect((await asked(now.context).done('showTask', { task })).task.id).toBe(id)
      }
      expect(await asked(now.context).refused('showTask', { task: '99' })).toMatchObject({ code: 'TASK_NOT_FOUND' })
    })

    test('shows only the moves that are open to it', async () => {
      const task = String((await add('Milk')).number)
      await asked(now.context).done('deleteTask', { task })
      expect((await asked(now.context).done('showTask', { task })).moves).toMatchObject([
        { to: 'open', trigger: 'restoreTask' },
      ])
    })

    test('is edited field by field, and none takes a field away', async () => {
      const task = String((await add('Milk', { priority: 'high', deadline: '2026-03-01' })).number)
      const edited = (await asked(now.context).done('editTask', { task, title: 'Eggs', priority: null })).task
      expect(edited).toMatchObject({ title: 'Eggs', deadline: '2026-03-01', version: 2 })
      expect(edited).not.toHaveProperty('priority')
    })

    test('several are edited by one request, all or none, and one undo takes all of it back', async () => {
      const { done, refused } = asked(now.context)
      const first = await add('Milk', { tags: ['home'] })
      const second = await add('Eggs', { priority: 'low' })
      const both = `${first.number} ${second.id}`
      const { task, also = [] } = await done('editTask', { task: both, priority: 'high', addTags: ['#Home', 'shop'] })
      expect([task, ...also]).toMatchObject([
        { title: 'Milk', priority: 'high', tags: ['home', 'shop'] },
        { title: 'Eggs', priority: 'high', tags: ['Home', 'shop'] },
      ])
      expect(await done('listProjects', {})).toEqual({
        projects: [],
        tags: [
          { name: 'Home', tasks: 2 },
          { name: 'shop', tasks: 2 },
        ],
      })
      expect(await refused('editTask', { task: `${first.number} 99`, title: 'no' })).toMatchObject({
        code: 'TASK_NOT_FOUND',
      })
      await done('undoChange', { change: `${task.number}@${task.version}` })
      const after = (await done('listTasks', {})).tasks
      expect(after.map(({ priority, tags }) => [priority, tags])).toEqual([
        [undefined, ['home']],
        ['low', undefined],
      ])
    })

    test('is left as it is by an edit that changes nothing', async () => {
      const task = String((await add('Milk')).number)
      expect((await asked(now.context).done('editTask', { task, title: 'Milk' })).task.version).toBe(1)
      expect(await asked(now.context).refused('editTask', { task })).toMatchObject({ code: 'NOTHING_TO_EDIT' })
    })

    test('[DESIGN 5.6] a refusal changes nothing, says why, and gives the way there', async () => {
      const task = String((await add('Milk')).number)
      await asked(now.context).done('deleteTask', { task })
      const refusal = await asked(now.context).refused('completeTask', { task })
      expect(refusal).toMatchObject({
        code: 'TASK_INVALID_TRANSITION',
        variables: { currentStatus: 'deleted', attemptedStatus: 'done' },
      })
      expect(refusal.guidance).toEqual({
        kind: 'way',
        steps: [
          { operation: 'restoreTask', input: { task } },
          { operation: 'completeTask', input: { task } },
        ],
      })
      expect((await asked(now.context).done('taskHistory', { task })).events).toHaveLength(2)
    })

    test('a version that is out of date is refused, for every way of changing it', async () => {
      const task = String((await add('Milk')).number)
      await asked(now.context).done('startTask', { task, expectedVersion: 1 })
      for (const key of ['completeTask', 'deleteTask'] as const) {
        expect(await asked(now.context).refused(key, { task, expectedVersion: 1 })).toMatchObject({
          code: 'TASK_STALE_VERSION',
          variables: { expectedVersion: 1, actualVersion: 2 },
        })
      }
      expect(await asked(now.context).refused('editTask', { task, title: 'x', expectedVersion: 1 })).toMatchObject({
        code: 'TASK_STALE_VERSION',
      })
      expect(
        await asked(now.context).refused('transitionTask', { task, to: 'done', expectedVersion: 1 }),
      ).toMatchObject({
        code: 'TASK_STALE_VERSION',
      })
    })
  })

  describe('why', () => {
    test('says which rule allows it and what that does', async () => {
      const task = String((await add('Milk')).number)
      const why = await asked(now.context).done('whyTask', { task, to: 'done' })
      expect(why).toMatchObject({ allowed: true, rule: { trigger: 'completeTask' }, refusal: null, missingFields: [] })
      expect((await asked(now.context).done('showTask', { task })).task.version).toBe(1)
    })

    test('says what is missing, for any lifecycle', async () => {
      const fields = { chatroomId: 'build', content: 'build it', origin: 'chat', role: 'builder' } as const
      const creation = { id: newId(), by: 'x', at: 1, fields }
      const { task } = await now.context.store.insertTask((number) => createTask(room, { ...creation, number }))
      const why = await asked(now.context).done('whyTask', { task: task.id, to: 'acknowledged' })
      expect(why).toMatchObject({
        allowed: false,
        missingFields: ['assignedTo'],
        refusal: { code: 'TASK_MISSING_REQUIRED_FIELD' },
      })
      const dry = await asked(now.context).done('transitionTask', {
        task: task.id,
        to: 'acknowledged',
        dryRun: true,
        assignedTo: 'builder',
      } as never)
      expect(dry).toMatchObject({ allowed: true, missingFields: [] })
      expect((await now.context.store.findTask({ id: task.id }))?.status).toBe('pending')
    })

    test('says why not in the language of whoever asks', async () => {
      const { id } = await add('Milk')
      await asked(now.context).done('deleteTask', { task: id })
      const why = (language: Language) => asked({ ...now.context, language }).done('whyTask', { task: id, to: 'done' })
      expect((await why('en')).refusal?.message).toContain('was not done when it was deleted')
      expect((await why('he')).refusal?.message).toContain('לא הייתה גמורה כשנמחקה')
    })

    test('refuses a status that does not exist and lists those that do', async () => {
      const task = String((await add('Milk')).number)
      expect(await asked(now.context).refused('whyTask', { task, to: 'finished' })).toMatchObject({
        code: 'INVALID_INPUT',
      })
    })
  })

  test('[001 transitionTask] throws InvalidTransitionError with its details, for programs', async () => {
    const { id } = await add('Milk')
    await transitionTask(now.context, id, 'done')
    const error = await transitionTask(now.context, id, 'done').catch((thrown) => thrown)
    expect(error).toBeInstanceOf(InvalidTransitionError)
    expect(error.details).toMatchObject({ code: 'TASK_INVALID_TRANSITION', variables: { currentStatus: 'done' } })
  })

  describe('a list', () => {
    test('[D2] pending, completed and all are what people mean by them', async () => {
      const { done } = asked(now.context)
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
        const whole = (await asked(now.context).done('listTasks', { sort })).tasks.map((task) => task.number)
        for (const limit of [1, 5, 22, 23]) {
          const paged: number[] = []
          let cursor: string | undefined
          do {
            const page = await asked(now.context).done('listTasks', { sort, limit, cursor })
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
      expect(await asked(now.context).refused('listTasks', { cursor })).toMatchObject({ code: 'INVALID_CURSOR' })
    })
  })

  test('lifecycles are shown with how many tasks are in each status, whatever has none included', async () => {
    await add('Milk')
    await add('Bread')
    await asked(now.context).done('completeTask', { task: '2' })
    const [shown] = (await asked(now.context).done('listLifecycles', { name: 'todo' })).lifecycles
    expect(shown).toMatchObject({
      counts: { open: 1, in_progress: 0, done: 1, deleted: 0 },
      statuses: { done: { means: 'Finished', end: 'done' } },
      rules: expect.arrayContaining([expect.objectContaining({ from: 'open', to: 'done', trigger: 'completeTask' })]),
      fields: { title: { allowedIn: 'every status' } },
    })
  })

  test('lifecycles are shown with their diagrams', async () => {
    const shown = (await asked(now.context).done('listLifecycles', {})).lifecycles
    expect(shown.map((lifecycle) => lifecycle.name)).toEqual(Object.keys(lifecycles))
    expect(shown[0]?.diagram).toContain('open --> done: completeTask')
  })
})
