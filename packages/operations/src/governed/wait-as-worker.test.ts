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
      resumed: false,
      session: 'ada',
      epoch: 1,
      task: { number: 1, content: 'one\n\nabout one' },
      next: [
        { operation: 'startWork', input: ada },
        { operation: 'completeWork', input: { ...ada, epoch: 1, result: '<what came of it>' } },
        { operation: 'blockWork', input: { ...ada, epoch: 1, ask: '<what you need to know>' } },
      ],
    })
    const hebrew = asked({ ...now.context, language: 'he' })
    expect((await hebrew.done('waitForTask', wait)).next[1]?.input.result).toBe('<מה יצא מזה>')
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

  const lose = (session: string, epoch: number) =>
    ask().done('releaseWork', { task: '1', session, epoch, reason: 'killed', isGone: true })

  test('[D28] one whose process ended is blocked and restarted in one commit, for another that is as fit; three times, then System3 is asked', async () => {
    await worker('ada')
    await initiative('one')
    await worker('bob')
    await ask().done('startWork', ada)
    expect(await lose('ada', 1)).toMatchObject({ setAside: false, task: { status: 'pending', assignee: 'bob' } })
    expect((await ask().refused('completeWork', { ...ada, epoch: 1, result: 'late' })).code).toBe('NOT_ASSIGNED')
    await ask().done('startWork', { task: '1', session: 'bob' })
    expect((await lose('bob', 2)).task).toMatchObject({ status: 'pending', assignee: 'ada', workersLost: 2 })
    await ask().done('startWork', ada)
    expect(await lose('ada', 3)).toMatchObject({ setAside: true, task: { status: 'blocked', next_action: 'killed' } })
    expect((await ask().done('inbox', { for: 'system3' })).items).toMatchObject([{ type: 'BlockedResolution' }])
    const { attempts } = await ask().done('listAttempts', { task: '1' })
    expect(attempts.map(({ outcome, because }) => [outcome, because])).toEqual(Array(3).fill(['failed', 'killed']))
  })

  test('[D28] what is given back goes to nobody less fit: it waits for the one that is', async () => {
    await ask().done('addWorker', { worker: 'ada', skills: ['rust'] })
    const { items } = await ask().done('startInitiative', { title: 'Ship it' })
    const tasks = [{ title: 'one', skills: ['rust'] }]
    await ask().done('answerItem', { item: items[0]?.id ?? '', answer: { tasks } })
    await worker('bob')
    await ask().done('startWork', ada)
    expect((await lose('ada', 1)).task).toMatchObject({ status: 'pending', assignee: 'ada' })
  })

  test('what a person tells it comes with the answer to its next report; an agent tells and stops nobody', async () => {
    await worker('ada')
    await initiative('one')
    await ask().done('startWork', ada)
    for (const refused of [
      ask('agent:ada').refused('tellAgent', { task: '1', text: 'x' }),
      ask('agent:ada').refused('stopAgent', { task: '1', because: 'x' }),
    ])
      expect((await refused).code).toMatch(/^NOT_ALLOWED$|^FIELD_NOT_EDITABLE$/)
    await ask().done('tellAgent', { task: '1', text: 'Mind the gap' })
    expect((await ask().done('reportProgress', ada)).task.messages).toEqual(['Mind the gap'])
    expect((await ask().done('listAgents', {})).agents).toMatchObject([{ messages: ['Mind the gap'] }])
  })

  test('[D30] a person stops it: it is blocked for System3, its next word is refused, and resumed it goes on', async () => {
    await worker('ada')
    await initiative('one')
    expect((await ask().refused('stopAgent', { task: '1', because: 'x' })).code).toBe('TASK_INVALID_TRANSITION')
    await ask().done('startWork', ada)
    const { task } = await ask().done('stopAgent', { task: '1', because: 'The wrong page' })
    expect(task).toMatchObject({ status: 'blocked', owner: 'system3', stoppedBecause: 'The wrong page' })
    for (const refused of [
      ask().refused('reportProgress', { ...ada, epoch: 1 }),
      ask().refused('completeWork', { ...ada, epoch: 1, result: 'late' }),
    ])
      expect(await refused).toMatchObject({ code: 'NOT_ASSIGNED', variables: { stopped: true } })
    expect((await ask().done('listAttempts', { task: '1' })).attempts).toMatchObject([
      { outcome: 'stopped', because: 'The wrong page' },
    ])
    await ask().done('answerItem', { item: '1', answer: { action: 'resume' } })
    expect((await ask().done('completeWork', { ...ada, result: 'now' })).task.status).toBe('approved')
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
