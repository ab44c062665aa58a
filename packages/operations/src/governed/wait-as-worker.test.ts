// A System1 takes its tasks by the commands of rooms.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { acting, asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = (actor = 'person:dana') => asked(acting(now.context, actor))
  const worker = (name: string) => ask().done('addWorker', { worker: name, skills: [] })
  const initiative = async (...titles: string[]) => {
    const { initiative: made, items } = await ask().done('startInitiative', { title: 'Ship it' })
    const tasks = titles.map((title) => ({ title, description: `about ${title}` }))
    await ask().done('answerItem', { item: items[0]?.id ?? '', answer: { tasks } })
    return made.id
  }
  const wait = { worker: 'ada', timeoutSeconds: 0 }
  const ada = { task: '1', session: 'ada' }

  test('it gets what is assigned to it with what to run next, and what it began comes first', async () => {
    await worker('ada')
    await initiative('one')
    expect(await ask().done('waitForTask', wait)).toMatchObject({
      ...{ resumed: false, session: 'ada', epoch: 1, task: { number: 1, content: 'one\n\nabout one' } },
      next: [
        { operation: 'startWork', input: ada },
        { operation: 'completeWork', input: { ...ada, epoch: 1, result: '<what came of it>' } },
        { operation: 'blockWork', input: { ...ada, epoch: 1, ask: '<what you need to know>' } },
      ],
    })
    const { next } = await ask().done('startWork', ada)
    expect(await ask().done('waitForTask', wait)).toMatchObject({ resumed: true, epoch: 1, next })
  })

  test('it is woken when something is assigned, and told when nothing is', async () => {
    await worker('ada')
    expect((await ask().refused('waitForTask', wait)).code).toBe('NOTHING_FOR_WORKER')
    const waiting = ask().done('waitForTask', { worker: 'ada', timeoutSeconds: 10 })
    await initiative('one')
    expect((await waiting).task.title).toBe('one')
  })

  test('it may wait for one initiative only', async () => {
    await worker('ada')
    await initiative('one')
    const other = await initiative('other')
    const { task } = await ask().done('waitForTask', { ...wait, initiative: other })
    expect([task.content, task.initiative_id]).toEqual(['other\n\nabout other', other])
    expect((await ask().refused('waitForTask', { ...wait, initiative: 'none' })).code).toBe('INITIATIVE_NOT_FOUND')
  })

  test('[DESIGN 5.4] what comes from an earlier beginning is refused, and changes nothing', async () => {
    await worker('ada')
    await initiative('one')
    await ask().done('startWork', ada)
    await ask('system3').done('requestReview', { task: '1' })
    await ask().done('startWork', ada)
    const late = await ask().refused('completeWork', { ...ada, epoch: 1, result: 'from before' })
    expect([late.code, late.variables]).toMatchObject(['NOT_ASSIGNED', { epoch: 2, status: 'in_progress' }])
    expect((await ask().done('completeWork', { ...ada, epoch: 2, result: 'now' })).task.status).toBe('approved')
  })

  test('what it reports is seen while it works, and gone when it is done', async () => {
    await worker('ada')
    await initiative('one')
    expect((await ask().refused('reportProgress', { ...ada, progress: 'half' })).code).toBe('FIELD_NOT_EDITABLE')
    await ask().done('startWork', ada)
    expect((await ask().done('reportProgress', { ...ada, progress: 'half' })).task.progress).toBe('half')
    const { task } = await ask().done('completeWork', { ...ada, result: 'done' })
    expect(task.progress).toBeUndefined()
  })

  test('a result it must have, and a room it is not', async () => {
    await worker('ada')
    await initiative('one')
    await ask().done('startWork', ada)
    expect((await ask().refused('completeWork', ada)).code).toBe('TASK_MISSING_REQUIRED_FIELD')
    const on = { ...ada, to: 'reviewer', message: 'look' }
    expect((await ask().refused('handOff', on)).code).toBe('NOT_A_ROOM_TASK')
  })

  test('what its command could not do is blocked, for System3; what was interrupted stays', async () => {
    await worker('ada')
    await initiative('one')
    await ask().done('startWork', ada)
    const kept = await ask().done('releaseWork', { ...ada, reason: 'stopped', failed: false })
    expect(kept).toMatchObject({ setAside: false, task: { status: 'in_progress', assignee: 'ada' } })
    const { task } = await ask().done('releaseWork', { ...ada, reason: 'exit code 3' })
    expect(task).toMatchObject({ status: 'blocked', owner: 'system3', next_action: 'exit code 3' })
    expect((await ask().done('inbox', { for: 'system3' })).items).toMatchObject([{ type: 'BlockedResolution' }])
  })

  test.each([
    [{ room: 'build' }],
    [{ worker: 'ada', room: 'build', role: 'builder' }],
    [{ worker: 'ada', session: 'other' }],
    [{}],
  ])('nobody waits as %j', async (given) => {
    await expect(ask().refused('waitForTask', given)).rejects.toThrow('form:whoWaits')
  })
})
