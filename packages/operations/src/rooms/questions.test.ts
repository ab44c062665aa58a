// [D49] An agent that is stuck asks; the answer comes back with its task. On real stores.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { acting, asked, freshContexts } from '../../../../testing/operation-context.ts'

const ROLES = ['planner', 'builder', 'reviewer']

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = (actor?: string) => asked(actor === undefined ? now.context : acting(now.context, actor))
  const room = (settings: object = {}) =>
    ask().done('createRoom', { room: 'build', roles: ROLES, retrySeconds: 0, ...settings })
  const post = (content: string) => ask().done('postMessage', { room: 'build', content })
  const show = async (task: number) => (await ask().done('showRoomTask', { task: String(task) })).task
  const questions = async () => (await ask().done('inbox', {})).items.filter(({ type }) => type !== 'RoomReview')
  /** Claims what waits for the role, and starts it. */
  const begin = async (role: string, session = role) => {
    const { task } = await ask().done('waitForTask', { room: 'build', role, session, timeoutSeconds: 0 })
    await ask().done('startWork', { task: String(task.number), session })
    return { task: String(task.number), session, number: task.number }
  }
  const held = ({ task, session }: { task: string; session: string }) => ({ task, session })
  const begun = async (role = 'planner') => {
    await room()
    await post('Plan the release')
    return held(await begin(role))
  }

  test('a question to people sets the task aside and stands in the inbox; the answer brings it back to its role', async () => {
    const work = await begun()
    const { task, next } = await ask().done('blockWork', { ...work, ask: 'Which branch?' })
    expect(task).toMatchObject({ status: 'pending_user_review', question: 'Which branch?', askedOf: 'user' })
    expect(next).toMatchObject([{ operation: 'waitForTask' }])
    expect(await questions()).toMatchObject([
      { id: '1.1', type: 'Question', to: 'user', state: 'open', body: { question: 'Which branch?', room: 'build' } },
    ])
    await ask().done('answerItem', { item: '1', answer: 'main' })
    expect(await questions()).toEqual([])
    const { task: again } = await ask().done('waitForTask', { room: 'build', role: 'planner', timeoutSeconds: 0 })
    expect(again).toMatchObject({ number: 1, question: 'Which branch?', answer: 'main', role: 'planner' })
  })

  test('it goes back to the role that asked, not to the entry role', async () => {
    const work = await begun()
    await ask().done('handOff', { ...work, to: 'builder', message: 'Build it' })
    const builder = held(await begin('builder'))
    await ask().done('blockWork', { ...builder, ask: 'Which compiler?' })
    await ask().done('answerItem', { item: builder.task, answer: { answer: 'the newest' } })
    expect(await show(2)).toMatchObject({ status: 'pending', role: 'builder', answer: 'the newest' })
  })

  test('of two answers at once one is taken, and the other is told by whom', async () => {
    const work = await begun()
    await ask().done('blockWork', { ...work, ask: 'Which branch?' })
    const answers = ['main', 'next'].map((answer) => {
      const actor = `person:${answer}`
      return ask(actor)
        .done('answerItem', { item: '1.1', answer })
        .then(
          () => answer,
          (error: Error) => error.message,
        )
    })
    const said = await Promise.all(answers)
    expect(said.toSorted()[0]).toBe('ITEM_ANSWERED')
    expect((await show(1)).answer).toBe(said.toSorted()[1])
    const refusal = await ask().refused('answerItem', { item: '1.1', answer: 'late' })
    expect(refusal).toMatchObject({ code: 'ITEM_ANSWERED', variables: { by: `person:${said.toSorted()[1]}` } })
  })

  test('an answer to an earlier question never meets a later one', async () => {
    const work = await begun()
    await ask().done('blockWork', { ...work, ask: 'first?' })
    await ask().done('answerItem', { item: '1.1', answer: 'one' })
    await ask().done('blockWork', { ...held(await begin('planner')), ask: 'second?' })
    expect(await ask().refused('answerItem', { item: '1.1', answer: 'late' })).toMatchObject({ code: 'ITEM_ANSWERED' })
    expect(await show(1)).toMatchObject({ question: 'second?', status: 'pending_user_review' })
    expect((await show(1)).answer).toBeUndefined()
    expect((await ask().done('showItem', { item: '1.1' })).item).toMatchObject({
      state: 'answered',
      body: { question: 'first?', answer: 'one' },
    })
  })

  test('a question about work that was closed meanwhile has no answer any more', async () => {
    const work = await begun()
    await ask().done('blockWork', { ...work, ask: 'Which branch?' })
    await ask().done('cancelTask', { task: '1' })
    expect(await questions()).toEqual([])
    expect(await ask().refused('answerItem', { item: '1.1', answer: 'main' })).toMatchObject({ code: 'NO_QUESTION' })
    expect((await show(1)).status).toBe('closed')
  })

  test('[D43] an agent does not answer for people', async () => {
    const work = await begun()
    await ask().done('blockWork', { ...work, ask: 'May I delete it?' })
    const refusal = await ask('agent:planner').refused('answerItem', { item: '1.1', answer: 'yes' })
    expect(refusal).toMatchObject({ code: 'NOT_ALLOWED', variables: { could: ['reviewer', 'effect'] } })
    expect((await show(1)).status).toBe('pending_user_review')
  })

  test('questions and answers in Hebrew, of a hundred thousand characters, come back whole; one more is refused', async () => {
    const long = 'שאלה ארוכה '.repeat(10_000).slice(0, 100_000)
    const work = await begun()
    await ask().done('blockWork', { ...work, ask: long })
    expect((await ask().done('inbox', { item: '1' })).items[0]?.body.question).toBe(long)
    const refusal = await ask().refused('answerItem', { item: '1', answer: `${long}!` })
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT' })
    await ask().done('answerItem', { item: '1', answer: long })
    expect((await show(1)).answer).toBe(long)
  })

  test('[D49] a person who answers what a role was asked closes its task, and the asker has its place', async () => {
    const work = await begun()
    await ask().done('blockWork', { ...work, ask: 'Does it build?', of: 'builder' })
    const asked = await begin('builder')
    await ask().done('answerItem', { item: '1', answer: 'It does.' })
    expect((await show(2)).status).toBe('closed')
    expect(await show(1)).toMatchObject({ status: 'pending', answer: 'It does.' })
    expect((await ask().refused('completeWork', { ...held(asked), result: 'No.' })).code).toBe('NOT_THE_HOLDER')
    expect((await show(1)).answer).toBe('It does.')
  })

  test('a question to a role is a task for it; its result is the answer, in the same commit', async () => {
    const work = await begun()
    const { task, asked: made } = await ask().done('blockWork', { ...work, ask: 'Does it build?', of: 'builder' })
    expect(made).toMatchObject({ status: 'pending', role: 'builder', content: 'Does it build?', answersTask: task.id })
    expect(task).toMatchObject({ askedOf: 'builder', askedIn: made?.id })
    expect(await questions()).toEqual([])
    await ask().done('completeWork', { ...held(await begin('builder')), result: 'It does.' })
    expect(await show(1)).toMatchObject({ status: 'pending', role: 'planner', answer: 'It does.' })
    expect((await show(1)).askedIn).toBeUndefined()
  })

  test('questions upon questions are answered one after the other', async () => {
    const work = await begun()
    await ask().done('blockWork', { ...work, ask: 'Does it build?', of: 'builder' })
    await ask().done('blockWork', { ...held(await begin('builder')), ask: 'Which one?', of: 'reviewer' })
    await ask().done('completeWork', { ...held(await begin('reviewer')), result: 'the second' })
    expect(await show(1)).toMatchObject({ status: 'pending_user_review', askedOf: 'builder' })
    const builder = held(await begin('builder'))
    expect((await show(2)).answer).toBe('the second')
    await ask().done('completeWork', { ...builder, result: 'It does.' })
    expect(await show(1)).toMatchObject({ status: 'pending', answer: 'It does.' })
  })

  test('a line of questions ends with people, not with a loop of agents', async () => {
    const work = await begun()
    let asker = work
    for (let turn = 0; turn < 8; turn++) {
      const of = turn % 2 === 0 ? 'builder' : 'planner'
      await ask().done('blockWork', { ...asker, ask: `question ${turn}`, of })
      asker = held(await begin(of))
    }
    const refusal = await ask().refused('blockWork', { ...asker, ask: 'and you?', of: 'builder' })
    expect(refusal).toMatchObject({ code: 'ROLE_NOT_ASKED', variables: { reason: 'too_many_in_turn' } })
    await ask().done('blockWork', { ...asker, ask: 'and you?' })
    expect(await questions()).toHaveLength(1)
  })

  test('nobody asks its own role, or one that is not there', async () => {
    const work = await begun()
    expect(await ask().refused('blockWork', { ...work, ask: 'me?', of: 'planner' })).toMatchObject({
      code: 'ROLE_NOT_ASKED',
      variables: { reason: 'own_role' },
    })
    expect((await ask().refused('blockWork', { ...work, ask: 'x', of: 'cook' })).code).toBe('ROLE_NOT_IN_ROOM')
    expect((await show(1)).status).toBe('in_progress')
  })

  test.each([
    ['is cancelled', (): Promise<unknown> => ask().done('cancelTask', { task: '2' })],
    ['ends without a result', async () => ask().done('completeWork', held(await begin('builder')))],
    [
      'fails too often',
      async () => {
        for (let turn = 0; turn < 3; turn++)
          await ask().done('releaseWork', { ...held(await begin('builder')), reason: 'broken', failed: true })
      },
    ],
  ])('what a role was asked and %s becomes a question to people', async (_, end) => {
    const work = await begun()
    await ask().done('blockWork', { ...work, ask: 'Does it build?', of: 'builder' })
    await end()
    expect(await questions()).toMatchObject([{ id: '1.1', body: { question: 'Does it build?' } }])
    await ask().done('answerItem', { item: '1', answer: 'yes' })
    expect(await show(1)).toMatchObject({ status: 'pending', answer: 'yes' })
  })

  test('what a role was asked and hands on is answered by whoever ends it', async () => {
    const work = await begun()
    await ask().done('blockWork', { ...work, ask: 'Does it build?', of: 'builder' })
    await ask().done('handOff', { ...held(await begin('builder')), to: 'reviewer', message: 'You know.', result: '?' })
    expect(await show(1)).toMatchObject({ status: 'pending_user_review', askedOf: 'reviewer' })
    await ask().done('completeWork', { ...held(await begin('reviewer')), result: 'It does.' })
    expect(await show(1)).toMatchObject({ status: 'pending', answer: 'It does.' })
  })

  test('[D26] an answer into a room that is full waits its turn, before what came later', async () => {
    const work = await begun()
    await post('second')
    await post('third')
    await ask().done('blockWork', { ...work, ask: 'Which branch?' })
    await ask().done('answerItem', { item: '1', answer: 'main' })
    expect((await show(1)).status).toBe('queued')
    await ask().done('completeWork', held(await begin('planner')))
    expect(await show(1)).toMatchObject({ status: 'pending', answer: 'main' })
  })

  test('[D26] whoever asks people makes place; a question to a role and its answer keep the room as full as it was', async () => {
    const work = await begun()
    await post('second')
    await ask().done('blockWork', { ...work, ask: 'Does it build?', of: 'builder' })
    expect((await ask().done('roomStatus', { room: 'build' })).pending).toHaveLength(1)
    await ask().done('completeWork', { ...held(await begin('builder')), result: 'It does.' })
    expect((await ask().done('roomStatus', { room: 'build' })).pending).toMatchObject([{ number: 1 }])
    await ask().done('blockWork', { ...held(await begin('planner')), ask: 'And now?' })
    expect((await ask().done('roomStatus', { room: 'build' })).pending).toMatchObject([{ content: 'second' }])
  })

  test('why it was sent back is kept, and seen by whoever works on it next', async () => {
    const work = await begun()
    const { task } = await ask().done('addBacklogTask', { room: 'build', content: 'polish' })
    await ask().done('attachToMessage', { task: String(task.number), to: '1' })
    await ask().done('completeWork', work)
    const because = 'The tests are missing.'
    await ask().done('sendBackForRework', { task: String(task.number), because })
    const { task: again } = await ask().done('waitForTask', { room: 'build', role: 'planner', timeoutSeconds: 0 })
    expect(again).toMatchObject({ number: task.number, sentBackBecause: because, reviewAgain: true })
  })

  test('work that was sent back is reviewed again when it is done, whoever does it', async () => {
    const work = await begun()
    const { task } = await ask().done('addBacklogTask', { room: 'build', content: 'polish' })
    await ask().done('attachToMessage', { task: String(task.number), to: '1' })
    await ask().done('completeWork', work)
    await ask().done('sendBackForRework', { task: String(task.number) })
    const again = held(await begin('planner'))
    const { handedOn } = await ask().done('handOff', { ...again, to: 'builder', message: 'polish it' })
    expect(handedOn?.reviewAgain).toBe(true)
    const done = await ask().done('completeWork', { ...held(await begin('builder')), result: 'polished' })
    expect(done.task).toMatchObject({ status: 'pending_user_review', result: 'polished' })
    await ask().done('markBacklogComplete', { task: String(done.task.number) })
    expect((await show(done.task.number)).status).toBe('completed')
  })

  test('an attempt that failed is offered again with the reason, and counts; the third goes to a person', async () => {
    await room()
    await post('hopeless')
    for (const turn of [1, 2, 3]) {
      const failed = await ask().done('failWork', { ...held(await begin('planner')), because: `no key ${turn}` })
      expect(failed.setAside).toBe(turn === 3)
      expect(failed.next).toMatchObject([{ operation: 'waitForTask', input: { role: 'planner' } }])
    }
    expect(await show(1)).toMatchObject({ status: 'pending_user_review', failures: 3, lastFailure: 'no key 3' })
  })

  test('what is given back does not count, before the start too, and the next one is told why', async () => {
    await room()
    await post('work')
    const session = 'planner'
    await ask().done('waitForTask', { room: 'build', role: 'planner', session, timeoutSeconds: 0 })
    await ask().done('giveBackWork', { task: '1', session, because: 'It needs a Mac.' })
    expect(await show(1)).toMatchObject({ status: 'pending', releasedBecause: 'It needs a Mac.' })
    await ask().done('giveBackWork', held(await begin('planner')))
    expect((await show(1)).releasedBecause).toBeUndefined()
    expect((await show(1)).failures).toBeUndefined()
    expect((await ask().refused('giveBackWork', { task: '1', session })).code).toBe('NOT_THE_HOLDER')
  })

  test('what is handed to a person is looked at with its result; then it is accepted, or sent back with a reason', async () => {
    const work = await begun()
    const { task, handedOn } = await ask().done('handOff', { ...work, to: 'user', message: 'Ship it?', result: 'v2' })
    expect(handedOn).toBeUndefined()
    expect(task).toMatchObject({ status: 'pending_user_review', setAsideBecause: 'Ship it?', result: 'v2' })
    await ask().done('sendBackForRework', { task: '1', because: 'Not on a Friday.' })
    const done = await ask().done('completeWork', { ...held(await begin('planner')), result: 'v3' })
    expect(done.task).toMatchObject({ status: 'pending_user_review', result: 'v3' })
    expect((await ask().done('markBacklogComplete', { task: '1' })).task.status).toBe('completed')
  })

  test('the same words in governed work, as document 003 has it: it is blocked for System3, and goes on with the answer', async () => {
    await ask().done('addWorker', { worker: 'ada', skills: [] })
    const { items } = await ask().done('startInitiative', { title: 'Ship it' })
    const answer = { tasks: [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }] }
    await ask().done('answerItem', { item: items[0]?.id as string, answer })
    const work = { task: '1', session: 'ada' }
    await ask().done('startWork', work)
    const { task } = await ask().done('blockWork', { ...work, ask: 'Which branch?' })
    expect(task).toMatchObject({ status: 'blocked', owner: 'system3', next_action: 'Which branch?' })
    expect((await questions()).map(({ type }) => type)).toEqual(['BlockedResolution'])
    const answered = await ask().done('answerItem', { item: '1', answer: 'main' })
    expect(answered.tasks.at(-1)).toMatchObject({ number: 1, status: 'in_progress', description: 'main' })
    await ask().done('failWork', { ...work, because: 'no key' })
    expect((await ask().done('showTask', { task: '1' })).task).toMatchObject({ status: 'blocked', owner: 'system3' })
    await ask().done('answerItem', { item: '1', answer: { action: 'resume' } })
    await ask().done('giveBackWork', work)
    await ask().done('answerItem', { item: '1', answer: { action: 'restart' } })
    expect((await ask().done('showTask', { task: '1' })).task.status).toBe('pending')
  })

  test('what was asked stands in the store and is answered by another process', async () => {
    const work = await begun()
    await ask().done('blockWork', { ...work, ask: 'Which branch?' })
    const { openStore } = await import('@pawl/storage')
    const other = await openStore(now.place)
    const elsewhere = asked({ ...now.context, store: await other.in(now.workspace) })
    await elsewhere.done('answerItem', { item: '1', answer: 'main' })
    await other.close()
    expect((await show(1)).answer).toBe('main')
  })

  test('an inbox is paged over governed work and rooms', async () => {
    await room({ parallel: 5 })
    await ask().done('startInitiative', { title: 'Ship it' })
    for (const text of ['a', 'b']) {
      await post(text)
      await ask().done('blockWork', { ...held(await begin('planner')), ask: `${text}?` })
    }
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await ask().done('inbox', { limit: 1, ...(cursor !== undefined && { cursor }) })
      seen.push(...page.items.map(({ type }) => type))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(['InitiativeAssign', 'Question', 'Question'])
    expect((await ask().done('inbox', { for: 'system3' })).items.map(({ type }) => type)).toEqual(['InitiativeAssign'])
  })
})
