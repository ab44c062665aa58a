// Governed work on real stores: every path of document 003, and what must never happen on any of them.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { governedScene } from '../../../../testing/governed-scene.ts'
import { acting, asked } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { ask, open, answer, initiative, show, tasks, work, block, verdicts, now } = governedScene(freshPlace)

  test('a policy is shown with every version, and listed after it was retired if that is asked for', async () => {
    await ask().done('addPolicy', { policy: 'safe', text: 'one' })
    await ask().done('changePolicy', { policy: 'safe', text: 'two' })
    await ask().done('changePolicy', { policy: 'safe', retire: true })
    const { versions } = await ask().done('showPolicy', { policy: 'safe' })
    expect(versions.map(({ version, state, body }) => [version, state, body.text])).toEqual([
      [1, 'active', 'one'],
      [2, 'active', 'two'],
      [3, 'retired', 'two'],
    ])
    const listed = async (retired: boolean) => (await ask().done('listPolicies', { retired })).policies.length
    expect([await listed(false), await listed(true)]).toEqual([0, 1])
    expect(await ask().refused('showPolicy', { policy: 'none' })).toMatchObject({ code: 'RECORD_NOT_FOUND' })
  })

  test('a question is shown after it was answered too: by whom, and with what', async () => {
    const { items } = await ask().done('startInitiative', { title: 'Ship it' })
    const item = items[0]?.id ?? ''
    const given = { tasks: [{ title: 'Code' }] }
    await ask('person:noam').done('answerItem', { item, answer: given })
    expect((await ask().done('showItem', { item })).item).toMatchObject({
      state: 'answered',
      type: 'InitiativeAssign',
      actor: 'person:noam',
      body: { answer: given },
    })
    expect(await ask().refused('showItem', { item: 'none' })).toMatchObject({ code: 'ITEM_NOT_FOUND' })
  })

  test('[003 A01–A05] tasks are made, and the first is assigned to the best suited System1', async () => {
    await ask().done('addWorker', { worker: 'writer', skills: ['prose'] })
    await ask().done('addWorker', { worker: 'coder', skills: ['rust', 'tests'] })
    const { initiative: made } = await ask().done('startInitiative', { title: 'Ship it' })
    await answer('InitiativeAssign', {
      tasks: [
        { title: 'Code', skills: ['rust'] },
        { title: 'Write', skills: ['prose'] },
      ],
    })
    expect(await tasks(made.id)).toEqual([
      ['Code', 'pending', 'coder'],
      ['Write', 'pending', undefined],
    ])
  })

  test('[D32] [003 O, NX6] with no policy a result is approved, and the next task is assigned', async () => {
    const id = await initiative(['one', 'two'])
    expect((await work(1, 'done')).task.status).toBe('approved')
    expect(await tasks(id)).toEqual([
      ['one', 'approved', 'ada'],
      ['two', 'pending', 'ada'],
    ])
  })

  test('[003 NX4, IR1, IR2] when all are over System4 reviews, and starts the next initiative', async () => {
    const id = await initiative(['only'])
    await work(1, 'done')
    expect((await show(id)).initiative.state).toBe('under_review')
    await answer('InitiativeReview', { summary: 'good', next: { title: 'More' } })
    expect((await show(id)).initiative.state).toBe('closed')
    expect((await open('InitiativeAssign'))[0]?.body.title).toBe('More')
  })

  test('[003 N] approved only when every policy is satisfied on that very result', async () => {
    await initiative(['one'], { policies: { safe: 'no secrets', short: 'one page' } })
    expect((await work(1, 'page')).task.status).toBe('completed')
    const { tasks: moved } = await answer('TaskReview', verdicts(['safe', 'Satisfied'], ['short', 'Satisfied']))
    expect(moved.map(({ status }) => status)).toEqual(['approved'])
  })

  test('[003 P1, P4] the task stays completed until System5 has clarified, and is judged again', async () => {
    await initiative(['one'], { policies: { short: 'short' } })
    await work(1, 'page')
    await answer('TaskReview', verdicts(['short', 'Vague']))
    expect(await open('TaskReview')).toEqual([])
    await answer('PolicyVague', { clarifications: [{ policy_id: 'short', text: 'two pages at most' }] })
    const [again] = await open('TaskReview')
    expect(again?.body.policies).toMatchObject([
      { policy_id: 'short', version: 2, clarifications: ['two pages at most'] },
    ])
    expect((await answer('TaskReview', verdicts(['short', 'Satisfied']))).tasks[0]?.status).toBe('approved')
  })

  test('[003 Q, RR1, RC–T4] [D34] a rejected task is archived and replaced in one step, linked both ways', async () => {
    const id = await initiative(['one'], { policies: { safe: 'no secrets' } })
    await work(1, 'secret')
    await answer('TaskReview', verdicts(['safe', 'Violated']))
    await answer('RejectionDecision', { decision: 'improve', description: 'leave the secret out' })
    const [first, second] = (await show(id)).tasks
    expect(first).toMatchObject({ status: 'canceled', follow_up_task_ids: [second?.id] })
    expect(second).toMatchObject({ status: 'pending', replaces_task_id: first?.id, assignee: 'ada', attempt: 2 })
    const { attempts } = await ask().done('lineage', { task: '2' })
    expect(attempts.map(({ number }) => number)).toEqual([1, 2])
  })

  test('[003 R0, R1, R22] when another System1 is required System5 authorises one, and it gets the replacement', async () => {
    const id = await initiative(['one'], { policies: { safe: 'no secrets' } })
    await work(1, 'secret')
    await answer('TaskReview', verdicts(['safe', 'Violated']))
    await answer('RejectionDecision', { decision: 'change_required', reason: 'it cannot' })
    expect((await open('RemediationRequest'))[0]?.body.evidence).toMatchObject({
      cases: [{ verdict: 'Violated' }],
      results: [{ result: 'secret', worker: 'ada' }],
    })
    await ask().done('changeWorker', { worker: 'ada', enabled: false })
    await answer('RemediationRequest', { outcome: 'new_profile', worker: 'bob', skills: ['care'] })
    expect((await tasks(id)).at(-1)).toEqual(['one', 'pending', 'bob'])
  })

  test('[003 R21, RC] a profile that System5 changes gets the replacement of what was rejected', async () => {
    const id = await initiative(['one'], { policies: { safe: 'no secrets' } })
    await work(1, 'secret')
    await answer('TaskReview', verdicts(['safe', 'Violated']))
    await answer('RejectionDecision', { decision: 'change_required', reason: 'it cannot' })
    await answer('RemediationRequest', { outcome: 'config_updated', worker: 'ada', skills: ['care'] })
    expect((await show(id)).tasks.map(({ status }) => status)).toEqual(['canceled', 'pending'])
    expect((await ask().done('listWorkers', {})).workers).toMatchObject([{ version: 2, body: { skills: ['care'] } }])
  })

  test('[003 R011, U1, L] with no viable remediation the user is asked, and the task ends', async () => {
    const id = await initiative(['one', 'two'], { policies: { safe: 'no secrets' } })
    await work(1, 'secret')
    await answer('TaskReview', verdicts(['safe', 'Violated']))
    await answer('RejectionDecision', { decision: 'change_required', reason: 'it cannot' })
    await answer('RemediationRequest', { outcome: 'none_viable', reason: 'nobody can' })
    await answer('UserEscalation', { action: 'cancel' })
    expect(await tasks(id)).toEqual([
      ['one', 'canceled', 'ada'],
      ['two', 'pending', 'ada'],
    ])
  })

  test('[D34] a chain that is too long goes to the user instead of being replaced again', async () => {
    await initiative(['one'], { policies: { safe: 'no secrets' } })
    for (let attempt = 1; attempt <= 5; attempt++) {
      await work(attempt, 'secret')
      await answer('TaskReview', verdicts(['safe', 'Violated']))
      await answer('RejectionDecision', { decision: 'improve', description: `try ${attempt}` })
    }
    expect(await open()).toMatchObject([{ type: 'UserEscalation', body: { task_number: 5 } }])
  })

  test.each([
    [{ action: 'restart', description: 'use the other key' }, 'pending'],
    [{ action: 'resume' }, 'in_progress'],
    [{ action: 'cancel', reason: 'not worth it' }, 'canceled'],
  ])('[003 J1] a block is resolved by %j', async (resolution, status) => {
    const id = await initiative(['one'])
    expect((await block(1)).task).toMatchObject({ status: 'blocked', owner: 'dana' })
    await answer('BlockedResolution', resolution)
    expect((await show(id)).tasks[0]?.status).toBe(status)
  })

  test('[003 J2] research goes to System4 and comes back into the task', async () => {
    const id = await initiative(['one'])
    await block(1)
    await answer('BlockedResolution', { action: 'research', question: 'which key?' })
    await answer('ResearchRequest', { findings: 'the blue one' })
    expect((await show(id)).tasks[0]).toMatchObject({ status: 'pending', description: 'the blue one', assignee: 'ada' })
  })

  test('[003 H] [D31] a review at the wrong time resets the task, three times at most, and System5 is told each time', async () => {
    const id = await initiative(['one'])
    for (let turn = 1; turn <= 4; turn++) {
      await ask().done('startWork', { task: '1', session: 'ada' })
      await ask('system3').done('requestReview', { task: '1' })
      expect((await show(id)).tasks[0]).toMatchObject({
        status: turn <= 3 ? 'pending' : 'in_progress',
        invalid_review_resets: Math.min(turn, 3),
      })
    }
    expect(await open('InternalError')).toHaveLength(4)
  })

  describe('[003 H4] after three invalid reviews System5 is asked for a remedy', () => {
    const misled = async () => {
      const id = await initiative(['one', 'two'], { workers: ['ada', 'bob'] })
      for (let turn = 1; turn <= 4; turn++) {
        const [task] = (await show(id)).tasks
        await ask().done('startWork', { task: '1', session: String(task?.assignee) })
        await ask(`agent:${task?.assignee}`).done('requestReview', { task: '1' })
      }
      return id
    }

    test('and is asked once; it changes a profile, and the task begins anew', async () => {
      const id = await misled()
      await ask('system3').done('requestReview', { task: '1' })
      expect(await open('RemediationRequest')).toMatchObject([{ body: { task_number: 1, reason: matching(/three/) } }])
      await answer('RemediationRequest', { outcome: 'new_profile', worker: 'eve', skills: [] })
      expect((await show(id)).tasks[0]).toMatchObject({ status: 'pending', invalid_review_resets: 3, epoch: 4 })
      expect(await open('RemediationRequest')).toEqual([])
    })

    test('or finds none, and the user stops the task', async () => {
      const id = await misled()
      await answer('RemediationRequest', { outcome: 'none_viable', reason: 'nobody reads the time' })
      await answer('UserEscalation', { action: 'cancel' })
      expect((await tasks(id)).map(([, status]) => status)).toEqual(['canceled', 'pending'])
    })

    test('and what is handed in meanwhile counts: the question goes', async () => {
      const id = await misled()
      const [task] = (await show(id)).tasks
      await ask().done('completeWork', { task: '1', session: String(task?.assignee), result: 'here' })
      expect([(await show(id)).tasks[0]?.status, await open('RemediationRequest')]).toEqual(['approved', []])
    })
  })

  test('[003 NX5] [D36] with nothing to assign and something in work the initiative waits, and says on what and whom', async () => {
    const id = await initiative(['one', 'two'], { workers: ['ada', 'bob'] })
    await ask().done('beginInitiative', { initiative: id })
    await ask().done('startWork', { task: '2', session: 'bob' })
    await work(1, 'done')
    expect(await show(id)).toMatchObject({
      initiative: { state: 'active' },
      waitsFor: [],
      tasks: [{ status: 'approved' }, { status: 'in_progress', assignee: 'bob' }],
    })
    await ask().done('blockWork', { task: '2', session: 'bob', owner: 'dana', action: 'get access' })
    expect((await show(id)).waitsFor).toMatchObject([
      { to: 'system3', body: { owner: 'dana', next_action: 'get access' } },
    ])
    await answer('BlockedResolution', { action: 'cancel', reason: 'not worth it' })
    expect((await show(id)).initiative.state).toBe('under_review')
  })

  test('[F2] what waits for the user because there is nobody is not begun, and not asked about twice', async () => {
    const id = await initiative(['one'], { workers: [] })
    await answer('RemediationRequest', { outcome: 'none_viable', reason: 'nobody' })
    expect((await ask().refused('beginInitiative', { initiative: id })).code).toBe('NOTHING_TO_BEGIN')
    expect((await open()).map(({ type }) => type)).toEqual(['UserEscalation'])
  })

  describe('[003 IR2, A01] System4 picks an initiative that there is', () => {
    const reviewed = async (next: object | null) => {
      await initiative(['only'])
      await work(1, 'done')
      const [item] = await open('InitiativeReview')
      return { item: item?.id ?? '', answer: { summary: 'good', next } as Record<string, unknown> }
    }

    test('[003 A02, A03] one that was planned starts with the question for its tasks', async () => {
      const planned = (await ask().done('startInitiative', { title: 'Later', planned: true })).initiative
      expect(await open()).toEqual([])
      await ask().done('answerItem', await reviewed({ initiative: planned.id }))
      expect((await show(planned.id)).initiative).toMatchObject({ state: 'active', body: { follows: matching(/./) } })
      expect((await open('InitiativeAssign'))[0]?.body.title).toBe('Later')
    })

    test('[003 A02, A05] in one that runs the next pending task is assigned too', async () => {
      const given = await reviewed(null)
      const running = await initiative(['one', 'two'], { workers: [] })
      await ask().done('answerItem', { ...given, answer: { summary: 'good', next: { initiative: running } } })
      expect((await tasks(running)).map(([, , assignee]) => assignee)).toEqual(['ada', 'ada'])
    })

    test('one that there is not, or that has nothing to begin, is refused', async () => {
      const given = await reviewed({ initiative: 'nowhere' })
      expect((await ask().refused('answerItem', given)).code).toBe('INVALID_INPUT')
      const over = (await ask().done('startInitiative', { title: 'Later', planned: true })).initiative.id
      await ask().done('cancelInitiative', { initiative: over })
      const again = { ...given, answer: { summary: 'good', next: { initiative: over } } }
      expect((await ask().refused('answerItem', again)).code).toBe('INVALID_INPUT')
      expect((await ask().refused('beginInitiative', { initiative: over })).code).toBe('NOTHING_TO_BEGIN')
      expect(await open('InitiativeReview')).toHaveLength(1)
    })
  })

  test('[003 message log] whatever the systems tell each other is kept, with who said it', async () => {
    await initiative(['one'], { policies: { short: 'short' } })
    await block(1)
    await answer('BlockedResolution', { action: 'research', question: 'which key?' }, 'system3')
    await answer('ResearchRequest', { findings: 'the blue one' }, 'system4')
    await work(1, 'page')
    await answer('TaskReview', verdicts(['short', 'Vague']), 'system3')
    await answer('PolicyVague', { clarifications: [{ policy_id: 'short', text: 'two pages' }] }, 'system5')
    await answer('TaskReview', verdicts(['short', 'Violated']), 'system3')
    await answer('RejectionDecision', { decision: 'change_required', reason: 'it cannot' }, 'system3')
    await answer('RemediationRequest', { outcome: 'new_profile', worker: 'bob', skills: [] }, 'system5')
    const { attempts } = await ask().done('evidence', { task: '1' })
    expect(attempts.map(({ messages }) => messages.map(({ body, actor }) => [body.type, actor]))).toEqual([
      [
        ['TaskAssign', 'person:dana'],
        ['ResearchResult', 'system4'],
        ['TaskAssign', 'system4'],
        ['PolicyClarified', 'system5'],
        ['RemediationOutcome', 'system5'],
      ],
      [['TaskAssign', 'system5']],
    ])
    expect(attempts[0]?.messages[3]?.body.policies).toEqual([{ policy_id: 'short', version: 2, text: 'two pages' }])
  })

  test('[D33] [D42] the author cannot judge; what becomes of a policy meanwhile is for later results', async () => {
    await initiative(['one'], { policies: { safe: 'no secrets' } })
    await work(1, 'page')
    const [item] = await open('TaskReview')
    const given = { item: item?.id ?? '', answer: verdicts(['safe', 'Satisfied']) }
    const author = asked(acting(now.context, 'agent:ada', ['system3']))
    expect((await author.refused('answerItem', given)).code).toBe('AUTHOR_CANNOT_JUDGE')
    await ask().done('changePolicy', { policy: 'safe', text: 'no secrets, no names' })
    await ask().done('requestReview', { task: '1' })
    expect((await open('TaskReview')).map(({ id }) => id)).toEqual([given.item])
    const { tasks: moved } = await ask().done('answerItem', given)
    expect(moved[0]).toMatchObject({ status: 'approved', not_separated: true })
  })

  test('an answer counts once: who comes second is told, and nothing is done again', async () => {
    const id = await initiative(['one'], { policies: { safe: 'no secrets' } })
    await work(1, 'page')
    const [item] = await open('TaskReview')
    const given = { item: item?.id ?? '', answer: verdicts(['safe', 'Satisfied']) }
    const both = await Promise.allSettled([
      ask().done('answerItem', given),
      ask('person:noa').done('answerItem', given),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await ask().refused('answerItem', given)).code).toBe('ITEM_ANSWERED')
    expect((await show(id)).tasks[0]?.version).toBe(4)
  })

  test.each([
    ['unknown policy', verdicts(['other', 'Satisfied'])],
    ['missing case', { cases: [] }],
    ['duplicate case', verdicts(['safe', 'Satisfied'], ['safe', 'Satisfied'])],
    ['unknown verdict', verdicts(['safe', 'Fine'])],
    ['unknown field', { ...verdicts(['safe', 'Satisfied']), extra: 1 }],
  ])('a verdict with an %s is refused and changes nothing', async (_, given) => {
    await initiative(['one'], { policies: { safe: 'no secrets' } })
    await work(1, 'page')
    const [item] = await open('TaskReview')
    expect((await ask().refused('answerItem', { item: item?.id ?? '', answer: given })).code).toBe('INVALID_INPUT')
    expect((await open('TaskReview')).length).toBe(1)
  })

  test('an initiative that requires a policy holds the result until there is one [D32]', async () => {
    await initiative(['one'], { requirePolicy: true })
    expect((await work(1, 'page')).task.status).toBe('completed')
    await answer('PolicyVague', { clarifications: [{ policy_id: 'new', text: 'be kind' }] })
    expect((await answer('TaskReview', verdicts(['new', 'Satisfied']))).tasks[0]?.status).toBe('approved')
  })

  test('a stopped initiative cancels what has not begun, and what is in work ends where it is', async () => {
    const id = await initiative(['one', 'two'])
    await ask().done('startWork', { task: '1', session: 'ada' })
    await ask().done('cancelInitiative', { initiative: id })
    await ask().done('completeWork', { task: '1', session: 'ada', result: 'late' })
    expect((await tasks(id)).map(([, status]) => status)).toEqual(['approved', 'canceled'])
    expect(await open()).toEqual([])
  })

  test('evidence has every result, verdict, policy version and decision, with who took it', async () => {
    await initiative(['one'], { policies: { safe: 'no secrets' } })
    await work(1, 'secret')
    await answer('TaskReview', verdicts(['safe', 'Violated']), 'system3')
    await answer('RejectionDecision', { decision: 'improve', description: 'again' }, 'system3')
    await work(2, 'fine')
    await answer('TaskReview', verdicts(['safe', 'Satisfied']), 'system3')
    const { attempts, policies } = await ask().done('evidence', { task: '2' })
    expect(attempts.map(({ task, cases }) => [task.status, cases[0]?.body.verdict, cases[0]?.actor])).toEqual([
      ['canceled', 'Violated', 'system3'],
      ['approved', 'Satisfied', 'system3'],
    ])
    expect(policies).toMatchObject([{ id: 'safe', version: 1 }])
  })

  test('only who is assigned works on it, and a governed task goes by its own commands', async () => {
    await initiative(['one'])
    expect((await ask().refused('startWork', { task: '1', session: 'eve' })).code).toBe('NOT_ASSIGNED')
    expect((await ask().refused('transitionTask', { task: '1', to: 'approved' })).code).toBe('GOVERNED_TASK')
  })
})

const matching = (pattern: RegExp) => expect.stringMatching(pattern) as string
