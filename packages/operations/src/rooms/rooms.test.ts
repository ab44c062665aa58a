// Rooms on real stores: each piece of work is delivered once, worked once, and never lost.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  const room = async (settings: object = {}) =>
    ask().done('createRoom', { room: 'build', roles: ['planner', 'builder', 'reviewer'], retrySeconds: 0, ...settings })
  const post = (content: string, attach: string[] = []) => ask().done('postMessage', { room: 'build', content, attach })
  const claim = (role: string, session: string) =>
    ask().done('waitForTask', { room: 'build', role, session, timeoutSeconds: 0 })
  const status = () => ask().done('roomStatus', { room: 'build' })
  const backlog = (content: string, scores: object = {}) =>
    ask().done('addBacklogTask', { room: 'build', content, ...scores })
  const show = async (task: number) => (await ask().done('showRoomTask', { task: String(task) })).task

  test('[001 claimTask, startTask, completeTask, wait-for-task, task-started] pending → acknowledged → in_progress → completed, and the entry role gets the message', async () => {
    await room()
    const { task } = await post('Plan the release')
    expect(task).toMatchObject({ status: 'pending', role: 'planner', origin: 'chat' })
    const claimed = await claim('planner', 's1')
    expect(claimed).toMatchObject({
      task: { status: 'acknowledged', assignedTo: 'planner', claimedBy: 's1' },
      epoch: 1,
    })
    const ref = { task: String(claimed.task.number), session: 's1' }
    expect((await ask().done('startWork', ref)).task.status).toBe('in_progress')
    expect((await ask().done('reportProgress', { ...ref, progress: 'half' })).task.progress).toBe('half')
    const done = await ask().done('completeWork', { ...ref, result: 'planned' })
    expect(done.task).toMatchObject({ status: 'completed', result: 'planned' })
    expect(done.next).toEqual([{ operation: 'waitForTask', input: { room: 'build', role: 'planner', session: 's1' } }])
  })

  test('[D26] [004 messages] a message into a busy room waits, and is promoted in order when the room is free', async () => {
    await room()
    await post('first')
    expect(await post('second')).toMatchObject({ queued: true, task: null })
    await post('third')
    const item = await backlog('between')
    await ask().done('moveToQueue', { task: String(item.task.number) })
    expect((await status()).queue.map(({ content }) => content)).toEqual(['second', 'third', 'between'])
    const worked = []
    for (let turn = 0; turn < 4; turn++) {
      const { task } = await claim('planner', 's1')
      worked.push(task.content)
      await ask().done('startWork', { task: String(task.number), session: 's1' })
      await ask().done('completeWork', { task: String(task.number), session: 's1' })
    }
    expect(worked).toEqual(['first', 'second', 'third', 'between'])
  })

  test('[D27] the same session gets its own task again; a second process of the role does not', async () => {
    await room()
    await post('only one')
    const first = await claim('planner', 's1')
    expect(await claim('planner', 's1')).toMatchObject({ resumed: true, task: { id: first.task.id }, epoch: 1 })
    expect(
      (await ask().refused('waitForTask', { room: 'build', role: 'planner', session: 's2', timeoutSeconds: 0 })).code,
    ).toBe('NOTHING_TO_DO')
  })

  test('[D27] after a takeover a late write changes nothing, and says who has it', async () => {
    await room()
    await post('work')
    const { task } = await claim('planner', 'old')
    const ref = String(task.number)
    await ask().done('resetStuckTask', { task: ref })
    expect((await claim('planner', 'new')).epoch).toBe(2)
    const late = await ask().refused('startWork', { task: ref, session: 'old' })
    expect(late).toMatchObject({
      code: 'NOT_THE_HOLDER',
      variables: { role: 'planner', since: expect.any(Number), state: 'alive', epoch: 2 },
    })
    expect((await ask().refused('startWork', { task: ref, session: 'new', epoch: 1 })).code).toBe('NOT_THE_HOLDER')
    expect((await show(task.number)).claimedBy).toBe('new')
  })

  test('[D24] a cancelled task is gone for its holder', async () => {
    await room()
    await post('work')
    const { task } = await claim('planner', 's1')
    const ref = { task: String(task.number), session: 's1' }
    await ask().done('startWork', ref)
    await ask().done('cancelTask', { task: ref.task })
    expect(await ask().refused('completeWork', ref)).toMatchObject({
      code: 'NOT_THE_HOLDER',
      variables: { status: 'closed', role: null },
    })
  })

  test('[001 error example] completing what was not started says exactly what to run', async () => {
    await room()
    await post('work')
    const { task } = await claim('planner', 's1')
    const refusal = await ask().refused('completeWork', { task: String(task.number), session: 's1' })
    expect(refusal).toMatchObject({
      code: 'TASK_INVALID_TRANSITION',
      variables: { currentStatus: 'acknowledged', attemptedStatus: 'completed', trigger: 'completeTask' },
      guidance: {
        kind: 'way',
        steps: [
          { operation: 'startWork', input: { session: 's1' } },
          { operation: 'completeWork', input: { session: 's1' } },
        ],
      },
    })
  })

  test('[001 attachToMessage, parentTaskAcknowledged] [D25] attached backlog is known both ways and moves on when its parent is acknowledged', async () => {
    await room()
    const item = await backlog('nice to have')
    const { task } = await post('do it', [String(item.task.number)])
    expect(await show(item.task.number)).toMatchObject({ status: 'backlog_acknowledged', parentTaskIds: [task?.id] })
    expect(task?.attachedTaskIds).toEqual([item.task.id])
    const claimed = await claim('planner', 's1')
    expect(claimed.attached).toMatchObject([{ content: 'nice to have', status: 'pending_user_review' }])
    const late = await backlog('later')
    await ask().done('attachToMessage', { task: String(late.task.number), to: String(claimed.task.number) })
    expect((await show(late.task.number)).status).toBe('pending_user_review')
  })

  test('[D26] items attached to a message that waits are attached when it is promoted', async () => {
    await room()
    await post('first')
    const item = await backlog('goes along')
    await post('second', [String(item.task.number)])
    expect((await show(item.task.number)).status).toBe('backlog')
    const { task } = await claim('planner', 's1')
    await ask().done('startWork', { task: String(task.number), session: 's1' })
    await ask().done('completeWork', { task: String(task.number), session: 's1' })
    const [promoted] = (await status()).pending
    expect(promoted?.attachedTaskIds).toEqual([item.task.id])
    expect(await show(item.task.number)).toMatchObject({
      status: 'backlog_acknowledged',
      parentTaskIds: [promoted?.id],
    })
  })

  test('a hand-off completes the task and gives the next role one, with what was attached', async () => {
    await room()
    const item = await backlog('along')
    await post('plan', [String(item.task.number)])
    const { task } = await claim('planner', 's1')
    const ref = { task: String(task.number), session: 's1' }
    await ask().done('startWork', ref)
    const { handedOn } = await ask().done('handOff', { ...ref, to: 'builder', message: 'build what I planned' })
    expect(handedOn).toMatchObject({ status: 'pending', role: 'builder', attachedTaskIds: [item.task.id] })
    expect((await show(item.task.number)).parentTaskIds).toEqual([task.id, handedOn?.id])
    expect((await claim('builder', 's2')).task.content).toBe('build what I planned')
  })

  test('review: sent back for rework, worked again, accepted, reopened, closed', async () => {
    await room({ parallel: 2 })
    const { task } = await backlog('item')
    const ref = { task: String(task.number) }
    await post('parent', [ref.task])
    await claim('planner', 's1')
    await ask().done('sendBackForRework', ref)
    expect(await show(task.number)).toMatchObject({ status: 'pending', role: 'planner' })
    expect((await show(task.number)).parentTaskIds).toBeUndefined()
    await claim('planner', 's2')
    await ask().done('startWork', { ...ref, session: 's2' })
    const done = await ask().done('completeWork', { ...ref, session: 's2' })
    expect(done.task.status).toBe('pending_user_review')
    await ask().done('markBacklogComplete', ref)
    await ask().done('reopenBacklogTask', ref)
    expect((await ask().done('closeBacklogTask', ref)).task.status).toBe('closed')
  })

  test('[D37] the third failure in a row sets the task aside for a person', async () => {
    await room()
    await post('hopeless')
    for (const turn of [1, 2, 3]) {
      const { task } = await claim('planner', `s${turn}`)
      const ref = { task: String(task.number), session: `s${turn}` }
      await ask().done('startWork', ref)
      const released = await ask().done('releaseWork', { ...ref, reason: `exit code ${turn}` })
      expect(released).toMatchObject({
        setAside: turn === 3,
        task: { failures: turn, lastFailure: `exit code ${turn}` },
      })
    }
    expect((await status()).review).toMatchObject([{ content: 'hopeless', status: 'pending_user_review' }])
  })

  test('the backlog is listed by priority, then value, then cost', async () => {
    await room()
    await backlog('plain')
    await backlog('cheap', { value: 'high', complexity: 'low' })
    await backlog('dear', { value: 'high', complexity: 'high' })
    await backlog('first', { priority: 5 })
    const { tasks } = await ask().done('listBacklog', { room: 'build', limit: 50 })
    expect(tasks.map(({ content }) => content)).toEqual(['first', 'cheap', 'dear', 'plain'])
  })

  test.each([
    ['postMessage', { room: 'nowhere', content: 'x', attach: [] }, 'ROOM_NOT_FOUND'],
    ['waitForTask', { room: 'build', role: 'cook', session: 's', timeoutSeconds: 0 }, 'ROLE_NOT_IN_ROOM'],
    ['createRoom', { room: 'build', roles: ['a'] }, 'ROOM_NAME_TAKEN'],
    ['createRoom', { room: 'other', roles: ['a'], entry: 'b' }, 'ROLE_NOT_IN_ROOM'],
    ['startWork', { task: '99', session: 's' }, 'TASK_NOT_FOUND'],
  ] as const)('%s %j is refused as %s', async (operation, input, code) => {
    await room()
    expect((await ask().refused(operation, input)).code).toBe(code)
  })

  test('attaching to itself, to another backlog item, twice, or across rooms is refused', async () => {
    await room()
    await ask().done('createRoom', { room: 'other', roles: ['a'] })
    const [one, two] = [await backlog('one'), await backlog('two')]
    const far = await ask().done('addBacklogTask', { room: 'other', content: 'far' })
    const { task } = await post('parent', [String(one.task.number)])
    const attach = (item: number, to: number) =>
      ask().refused('attachToMessage', { task: String(item), to: String(to) })
    expect(await attach(two.task.number, two.task.number)).toMatchObject({ variables: { reason: 'itself' } })
    expect(await attach(far.task.number, task?.number ?? 0)).toMatchObject({ variables: { reason: 'other_room' } })
    expect(await attach(two.task.number, one.task.number)).toMatchObject({ variables: { reason: 'parent_is_backlog' } })
    expect(await attach(one.task.number, task?.number ?? 0)).toMatchObject({ variables: { reason: 'already' } })
  })

  test('a task of a room goes by its own commands only', async () => {
    await room()
    const { task } = await post('work')
    const ref = { task: String(task?.number) }
    expect((await ask().refused('transitionTask', { ...ref, to: 'completed' })).code).toBe('ROOM_TASK')
    expect((await ask().refused('editTask', { ...ref, title: 'x' })).code).toBe('ROOM_TASK')
    expect((await ask().refused('deleteTask', ref)).code).toBe('ROOM_TASK')
    expect((await show(task?.number ?? 0)).status).toBe('pending')
    await claim('planner', 's1')
    expect((await ask().refused('startTask', ref)).code).toBe('ROOM_TASK')
    await ask().done('startWork', { ...ref, session: 's1' })
    expect((await ask().refused('completeTask', ref)).code).toBe('ROOM_TASK')
    const agent = asked({ ...now.context, actor: 'agent:planner/s1' })
    expect((await agent.refused('undoChange', { change: `${task?.number}@2` })).code).toBe('UNDO_NOT_POSSIBLE')
    expect(await show(task?.number ?? 0)).toMatchObject({ status: 'in_progress', epoch: 1 })
  })

  test('[DESIGN 5.4] ten who claim at once get ten different tasks', async () => {
    await room({ parallel: 20 })
    for (let index = 0; index < 10; index++) await post(`work ${index}`)
    const claimed = await Promise.all(Array.from({ length: 10 }, (_, index) => claim('planner', `s${index}`)))
    expect(new Set(claimed.map(({ task }) => task.id)).size).toBe(10)
  })

  test('who waits is woken by the message', async () => {
    await room()
    const waiting = ask().done('waitForTask', { room: 'build', role: 'planner', session: 's1', timeoutSeconds: 10 })
    await new Promise((resolve) => setTimeout(resolve, 50))
    await post('wake up')
    expect((await waiting).task.content).toBe('wake up')
  })

  test('[WA2] nobody claims for someone who has gone', async () => {
    await room()
    const gone = new AbortController()
    const waiting = asked({ ...now.context, signal: gone.signal }).refused('waitForTask', {
      room: 'build',
      role: 'planner',
      session: 's1',
    })
    gone.abort()
    expect((await waiting).code).toBe('NOTHING_TO_DO')
    expect(await post('still free')).toMatchObject({ task: { status: 'pending' } })
    expect((await status()).pending).toHaveLength(1)
  })
})
