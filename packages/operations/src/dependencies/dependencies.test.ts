// What depends on what, on real stores [D50].

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { acting, asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  const add = async (title: string, blockedBy?: string[]) =>
    (await ask().done('addTask', { title, ...(blockedBy && { blockedBy }) })).task
  const depend = (task: number, on: number) => ask().done('dependTask', { task: `${task}`, on: [`${on}`] })
  const linked = async (task: number) => (await ask().done('showDependencies', { task: `${task}` })).dependencies
  const waits = async (task: number) => (await linked(task)).waitsFor
  const move = (verb: 'completeTask' | 'deleteTask' | 'reopenTask' | 'restoreTask', task: number) =>
    ask().done(verb, { task: `${task}` })
  const room = () => ask().done('createRoom', { room: 'mill', roles: ['builder'], parallel: 1 })
  const post = async (content: string, blockedBy?: string[]) =>
    (await ask().done('postMessage', { room: 'mill', content, ...(blockedBy && { blockedBy }) })).task
  const looking = (session: string) => ({ room: 'mill', role: 'builder', session, timeoutSeconds: 0 })
  const claim = async (session: string) => (await ask().done('waitForTask', looking(session))).task.number

  test('[D50] what waits is not completed, and the refusal names what it waits for; done, it goes on in the same commit', async () => {
    await add('Buy flour')
    await add('Bake')
    expect((await depend(2, 1)).dependencies).toMatchObject({ waitsFor: [1] })
    expect((await linked(1)).blocks).toMatchObject([{ number: 2, title: 'Bake' }])
    expect(await ask().refused('completeTask', { task: '2' })).toMatchObject({
      code: 'TASK_VALIDATION_FAILED',
      variables: { validationReason: 'nothingBlocks', waitsFor: [{ task: 1, title: 'Buy flour', status: 'open' }] },
      guidance: { kind: 'noWay', because: { reason: 'waits', tasks: [1], dropped: [] } },
    })
    await move('completeTask', 1)
    expect(await waits(2)).toEqual([])
    await move('completeTask', 2)
  })

  test('[D50] new work can depend from the start; on what is done already it is noted and does not wait', async () => {
    await add('One')
    expect(await add('Two', ['1'])).toMatchObject({ blockedBy: [expect.any(String)], waitsFor: [expect.any(String)] })
    await move('completeTask', 1)
    const three = await add('Three', ['1'])
    expect(three.waitsFor).toBeUndefined()
    expect((await linked(3)).blockedBy).toMatchObject([{ number: 1, ended: 'done' }])
  })

  test('[D50] a circle is refused with its path, also where it is closed by an undo; itself and what is not there are refused', async () => {
    for (const title of ['One', 'Two', 'Three']) await add(title)
    await depend(2, 1)
    await depend(3, 2)
    const circle = [1, 3, 2, 1].map((task) => expect.objectContaining({ task }))
    expect(await ask().refused('dependTask', { task: '1', on: ['3'] })).toMatchObject({
      code: 'DEPENDENCY_CIRCLE',
      variables: { circle },
    })
    expect((await ask().refused('dependTask', { task: '1', on: ['1'] })).code).toBe('DEPENDS_ON_ITSELF')
    expect((await ask().refused('dependTask', { task: '1', on: ['9'] })).code).toBe('TASK_NOT_FOUND')
    await ask().done('dependTask', { task: '3', notOn: ['2'] })
    await depend(1, 3)
    expect((await ask().refused('undoChange', { change: '3@4' })).code).toBe('DEPENDENCY_CIRCLE')
    expect(await waits(3)).toEqual([])
  })

  test('[D50] reopening a blocker, or undoing its completion, makes others wait again', async () => {
    await add('One')
    await add('Two', ['1'])
    await move('completeTask', 1)
    await ask().done('undoChange', {})
    expect(await waits(2)).toEqual([1])
    await move('completeTask', 1)
    await move('reopenTask', 1)
    expect(await waits(2)).toEqual([1])
  })

  test('[D50] what was dropped is never done: others go on waiting, and it is said', async () => {
    await add('One')
    await add('Two', ['1'])
    await move('deleteTask', 1)
    expect(await linked(2)).toMatchObject({ waitsFor: [1], dropped: [1] })
    expect((await ask().refused('completeTask', { task: '2' })).code).toBe('TASK_VALIDATION_FAILED')
    await move('restoreTask', 1)
    expect(await linked(2)).toMatchObject({ waitsFor: [1], dropped: [] })
  })

  test('[D50] undo takes back what was said, never what followed from it', async () => {
    await add('One')
    await add('Two')
    await depend(2, 1)
    expect(await ask().done('undoChange', {})).toMatchObject({ undone: { change: '2@2' } })
    expect(await linked(2)).toMatchObject({ blockedBy: [] })
    expect((await linked(1)).blocks).toEqual([])
    const { changes } = await ask().done('listChanges', {})
    expect(changes.every(({ event }) => !('waitsFor' in event.set) && !('blocks' in event.set))).toBe(true)
  })

  test('[D50] several are done together in their order, though one waits for the other, and undone together', async () => {
    await add('One')
    await add('Two', ['1'])
    await ask().done('completeTask', { task: '1 2' })
    await ask().done('undoChange', {})
    expect(await waits(2)).toEqual([1])
  })

  test('[D50] in a room what waits is pending, takes no place, is not claimed, and is claimed once it can be', async () => {
    await room()
    await post('first')
    const second = await post('second', ['1'])
    expect(second).toMatchObject({ status: 'pending', waitsFor: [expect.any(String)] })
    expect(await post('third')).toBeNull()
    expect(await ask().done('roomStatus', { room: 'mill' })).toMatchObject({
      waits: [{ task: 2, on: [{ task: 1, title: 'first', dropped: false }], hidden: 0 }],
      active: 1,
    })
    expect(await claim('a')).toBe(1)
    expect((await ask().refused('waitForTask', looking('b'))).code).toBe('NOTHING_TO_DO')
    const held = { task: '1', session: 'a' }
    await ask().done('startWork', held)
    await ask().done('completeWork', held)
    expect((await ask().done('roomStatus', { room: 'mill' })).queue).toMatchObject([{ content: 'third' }])
    expect(await claim('b')).toBe(2)
  })

  test('[D50] a task that comes to wait while an agent has it is neither started nor completed', async () => {
    await room()
    await add('Elsewhere')
    await post('work')
    const held = { task: '2', session: 'a' }
    await claim('a')
    await depend(2, 1)
    expect((await ask().refused('startWork', held)).code).toBe('TASK_VALIDATION_FAILED')
    await move('completeTask', 1)
    await ask().done('startWork', held)
    await move('reopenTask', 1)
    expect((await ask().refused('completeWork', held)).code).toBe('TASK_VALIDATION_FAILED')
    await move('completeTask', 1)
    await ask().done('completeWork', held)
  })

  test('[D50] an agent that waits is woken when a to-do that blocks its work is done', async () => {
    await room()
    await add('Decide')
    await post('build', ['1'])
    const waiting = ask().done('waitForTask', { ...looking('a'), timeoutSeconds: 20 })
    await move('completeTask', 1)
    expect((await waiting).task.number).toBe(2)
  })

  test('[D50] two that would close a circle together: one of them is refused', async () => {
    for (const title of ['A', 'B', 'C', 'D']) await add(title)
    await depend(2, 3)
    await depend(4, 1)
    const both = await Promise.allSettled([depend(1, 2), depend(3, 4)])
    expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { message: 'DEPENDENCY_CIRCLE' } },
    ])
  })

  test('[D50] a person says how work goes on whose blocker was dropped; an agent does not', async () => {
    await room()
    for (const content of ['one', 'two', 'three', 'other'])
      await ask().done('addBacklogTask', {
        room: 'mill',
        content,
        ...(content === 'one' ? {} : content !== 'other' && { blockedBy: ['1'] }),
      })
    await ask().done('cancelTask', { task: '1' })
    expect((await ask().done('blockedTasks', { dropped: true })).tasks.map(({ task }) => task.number)).toEqual([2, 3])
    const agent = asked(acting(now.context, 'agent:builder'))
    expect((await agent.refused('unblockTask', { task: '2', answer: 'go_on' })).code).toBe('NOT_ALLOWED')
    expect((await agent.refused('dependTask', { task: '2', notOn: ['1'] })).code).toBe('NOT_ALLOWED')
    expect((await ask().done('unblockTask', { task: '2', answer: 'go_on' })).task.waitsFor).toBeUndefined()
    const instead = await ask().done('unblockTask', { task: '3', answer: 'wait_for', on: ['4'] })
    expect(instead.dependencies).toMatchObject({ waitsFor: [4], dropped: [] })
    await ask().done('cancelTask', { task: '4' })
    expect((await ask().done('unblockTask', { task: '3', answer: 'cancel' })).task.status).toBe('closed')
    expect((await ask().refused('unblockTask', { task: '2', answer: 'go_on' })).code).toBe('NOTHING_DROPPED')
  })

  test('[D50] an agent orders neither what is there already, nor by undoing; a program made for System3 orders governed work', async () => {
    await room()
    await post('one')
    await post('two', ['1'])
    const agent = asked(acting(now.context, 'agent:builder'))
    const refused = { code: 'NOT_ALLOWED', variables: { could: ['caretaker', 'effect'] } }
    expect(await agent.refused('dependTask', { task: '2', notOn: ['1'] })).toMatchObject(refused)
    expect(await agent.refused('dependTask', { task: '1', on: ['2'] })).toMatchObject(refused)
    const { items } = await ask().done('startInitiative', { title: 'Grow' })
    const tasks = [{ title: 'Sow' }, { title: 'Reap' }]
    await ask().done('answerItem', { item: items[0]?.id ?? '', answer: { tasks } })
    const system = acting(now.context, 'agent:planner', ['system3'])
    const named = asked({ ...system, principal: { ...system.principal, alone: false } })
    expect((await named.done('dependTask', { task: '4', on: ['3'] })).dependencies.waitsFor).toEqual([3])
    expect((await agent.refused('dependTask', { task: '4', notOn: ['3'] })).code).toBe('NOT_ALLOWED')
    await ask().done('dependTask', { task: '4', on: ['1'] })
    await ask().done('cancelTask', { task: '1' })
    expect((await named.refused('unblockTask', { task: '4', answer: 'cancel' })).code).toBe('NOT_ALLOWED')
  })

  test('[D50] a dropped blocker is a question in the inbox of a person, about work of any kind; answered once, from there', async () => {
    const inbox = async () => (await ask().done('inbox', {})).items
    await room()
    await add('Decide')
    await add('Bake', ['1'])
    await post('build', ['1'])
    expect(await inbox()).toEqual([])
    await move('deleteTask', 1)
    const asks = { type: 'DroppedBlocker', to: 'user', state: 'open' }
    expect(await inbox()).toMatchObject([
      { ...asks, body: { task_number: 2, title: 'Bake', dropped: [1], reason: 'dropped: #1 Decide' } },
      { ...asks, body: { task_number: 3, room: 'mill' } },
    ])
    const agent = asked(acting(now.context, 'agent:builder'))
    expect((await agent.refused('answerItem', { item: '3', answer: 'go_on' })).code).toBe('NOT_ALLOWED')
    const [{ id: bake = '' } = {}, { id: build = '' } = {}] = await inbox()
    const bad = await ask().refused('answerItem', { item: bake, answer: 'perhaps' })
    expect(bad.code).toBe('INVALID_INPUT')
    const answered = await ask().done('answerItem', { item: bake, answer: { answer: 'go_on' } })
    expect(answered).toMatchObject({ item: { state: 'answered' }, tasks: [{ number: 2 }], items: [] })
    expect(await waits(2)).toEqual([])
    expect((await ask().refused('answerItem', { item: bake, answer: 'cancel' })).code).toBe('ITEM_ANSWERED')
    expect((await ask().done('showItem', { item: bake })).item).toMatchObject({
      state: 'answered',
      actor: 'person:dana',
      body: { answer: { answer: 'go_on' } },
    })
    await ask().done('answerItem', { item: '3', answer: 'cancel' })
    expect((await ask().done('showItem', { item: build })).item.body.answer).toEqual({ answer: 'cancel' })
    expect(await inbox()).toEqual([])
  })

  test('[D50] an answer is about what was dropped when it was asked: what is dropped later, or comes back, is not answered', async () => {
    const asking = async () => (await ask().done('inbox', { limit: 1 })).items[0]?.id ?? ''
    for (const title of ['One', 'Two']) await add(title)
    await add('Three', ['1', '2'])
    await move('deleteTask', 1)
    const first = await asking()
    await move('deleteTask', 2)
    expect(await ask().refused('answerItem', { item: first, answer: 'go_on' })).toMatchObject({
      code: 'ITEM_OUTDATED',
      variables: { reason: 'blockers_moved', task: 3 },
    })
    expect(await waits(3)).toEqual([1, 2])
    const second = await asking()
    await move('restoreTask', 1)
    await move('restoreTask', 2)
    expect((await ask().done('showItem', { item: second })).item.state).toBe('withdrawn')
    expect((await ask().refused('answerItem', { item: second, answer: 'cancel' })).code).toBe('ITEM_OUTDATED')
    await move('deleteTask', 2)
    await ask().done('answerItem', { item: '3', answer: { answer: 'wait_for', on: ['1'] } })
    expect(await linked(3)).toMatchObject({ waitsFor: [1], dropped: [] })
  })

  test('[D50] the inbox pages through what was dropped after the questions of agents', async () => {
    await room()
    await add('Gone')
    for (const title of ['A', 'B', 'C']) await add(title, ['1'])
    await move('deleteTask', 1)
    await post('work')
    const held = { task: '5', session: await claim('a').then(() => 'a') }
    await ask().done('startWork', held)
    await ask().done('blockWork', { ...held, ask: 'Which?' })
    const seen: unknown[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await ask().done('inbox', { limit: 1, ...(cursor !== undefined && { cursor }) })
      seen.push(...page.items.map(({ body }) => body.task_number))
      cursor = page.nextCursor
    }
    expect(seen).toEqual([5, 2, 3, 4])
  })

  test('[D50] ready is what can be begun, most important first; next is the one thing, and what was begun goes before', async () => {
    const numbers = async () => (await ask().done('readyTasks', {})).tasks.map(({ number }) => number)
    await ask().done('addTask', { title: 'Later', deadline: '2026-05-01' })
    await ask().done('addTask', { title: 'Soon', deadline: '2026-02-01' })
    await ask().done('addTask', { title: 'Urgent', priority: 'urgent', blockedBy: ['1'] })
    await ask().done('addTask', { title: 'High', priority: 'high' })
    expect(await numbers()).toEqual([4, 2, 1])
    const listed = async (blocked: boolean) =>
      (await ask().done('listTasks', { blocked })).tasks.map(({ number }) => number)
    expect([await listed(true), await listed(false)]).toEqual([[3], [1, 2, 4]])
    expect((await ask().done('nextTask', {})).task?.number).toBe(4)
    expect((await ask().done('takeTurn', { message: 'what next?', mode: 'direct' })).text).not.toContain('Urgent')
    await ask().done('startTask', { task: '1' })
    expect(await ask().done('nextTask', {})).toMatchObject({ begun: true, task: { number: 1 } })
    await move('completeTask', 1)
    expect(await numbers()).toEqual([3, 4, 2])
  })

  test('[D50] of a room, what is ready stands in the order of claims', async () => {
    await ask().done('createRoom', { room: 'mill', roles: ['builder'], parallel: 9 })
    await post('first')
    await post('second', ['1'])
    await post('third')
    expect((await ask().done('readyTasks', { room: 'mill' })).tasks.map(({ number }) => number)).toEqual([1, 3])
    expect((await ask().refused('readyTasks', { room: 'nowhere' })).code).toBe('ROOM_NOT_FOUND')
  })

  test('[D50] the graph has what waits with what it waits for, or all that hangs together with one task', async () => {
    await add('One')
    await add('Two "b"', ['1'])
    await add('Three', ['2'])
    await add('Apart')
    await move('completeTask', 1)
    const arrows = [
      { from: 1, to: 2 },
      { from: 2, to: 3 },
    ]
    const graph = await ask().done('taskGraph', { mermaid: true })
    expect(graph).toMatchObject({ arrows, isWhole: true })
    expect(graph.tasks.map(({ number, waits }) => [number, waits])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
    expect(graph.mermaid).toContain('t2["#35;2 Two #quot;b#quot;"]')
    expect((await ask().done('taskGraph', { task: '1' })).arrows).toEqual(arrows)
    expect((await ask().done('taskGraph', { task: '3', limit: 2 })).isWhole).toBe(false)
  })

  test('[D50, D34] governed work waits too, nobody is given it before, and a replacement takes over those that wait', async () => {
    const answer = async (type: string, given: Record<string, unknown>) => {
      const item = (await ask().done('inbox', {})).items.find((one) => one.type === type)
      return ask().done('answerItem', { item: item?.id ?? '', answer: given })
    }
    const offered = async () => (await ask().done('waitForTask', { worker: 'ada', timeoutSeconds: 0 })).task.number
    await ask().done('addWorker', { worker: 'ada', skills: [] })
    await ask().done('addPolicy', { policy: 'safe', text: 'Be safe' })
    await ask().done('startInitiative', { title: 'Grow' })
    await answer('InitiativeAssign', { tasks: [{ title: 'First' }, { title: 'Second' }] })
    await depend(1, 2)
    await add('Tell people', ['2'])
    expect((await ask().refused('startWork', { task: '1', session: 'ada' })).code).toBe('TASK_VALIDATION_FAILED')
    expect(await offered()).toBe(2)
    await ask().done('startWork', { task: '2', session: 'ada' })
    await ask().done('completeWork', { task: '2', session: 'ada', result: 'done' })
    expect(await waits(1)).toEqual([2])
    await answer('TaskReview', { cases: [{ policy_id: 'safe', verdict: 'Violated', reasoning: 'no' }] })
    await answer('RejectionDecision', { decision: 'improve', description: 'safer' })
    expect([await linked(1), await linked(3)]).toMatchObject([
      { waitsFor: [4], dropped: [] },
      { waitsFor: [4], dropped: [] },
    ])
    expect((await linked(2)).blocks).toEqual([])
  })
})
