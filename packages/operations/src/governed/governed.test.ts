// Governed work on real stores: every path of document 003, and what must never happen on any of them.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { acting, asked, freshContexts } from '../../../../testing/operation-context.ts'
import { transitionTask } from '../todo/transition-task.ts'

type Item = { id: string; type: string; body: Record<string, unknown> }

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = (actor = 'person:dana') => asked(acting(now.context, actor))
  const open = async (type?: string) => {
    const { items } = await ask().done('inbox', { limit: 100 })
    return items.filter((item) => type === undefined || item.type === type) as unknown as Item[]
  }
  const answer = async (type: string, given: object, actor?: string) => {
    const [item] = await open(type)
    return ask(actor).done('answerItem', { item: item?.id ?? 'none', answer: given as Record<string, unknown> })
  }
  /** An initiative with these tasks, and one worker for each name. */
  const initiative = async (
    titles: string[],
    { workers = ['ada'], policies = {} as Record<string, string>, requirePolicy = false } = {},
  ) => {
    for (const worker of workers) await ask().done('addWorker', { worker, skills: [] })
    for (const [policy, text] of Object.entries(policies)) await ask().done('addPolicy', { policy, text })
    const { initiative: made } = await ask().done('startInitiative', { title: 'Ship it', requirePolicy })
    await answer('InitiativeAssign', { tasks: titles.map((title) => ({ title })) })
    return made.id
  }
  const show = (id: string) => ask().done('showInitiative', { initiative: id })
  const tasks = async (id: string) =>
    (await show(id)).tasks.map(({ title, status, assignee }) => [title, status, assignee])
  const work = async (task: number, result: string, worker = 'ada') => {
    await ask().done('startWork', { task: String(task), session: worker })
    return ask().done('completeWork', { task: String(task), session: worker, result })
  }
  const block = async (task: number) => {
    await ask().done('startWork', { task: String(task), session: 'ada' })
    return ask().done('blockWork', { task: String(task), session: 'ada', owner: 'dana', action: 'get access' })
  }
  const verdicts = (...of: [string, string][]) => ({
    cases: of.map(([policy_id, verdict]) => ({ policy_id, verdict, reasoning: `it is ${verdict}` })),
  })

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

  describe('what was left open', () => {
    test('[D42] a policy that is added or retired while a result is judged neither judges nor approves it', async () => {
      await initiative(['one'], { policies: { safe: 'no secrets' } })
      await work(1, 'page')
      const [item] = await open('TaskReview')
      await ask().done('addPolicy', { policy: 'short', text: 'one page' })
      await ask().done('changePolicy', { policy: 'safe', retire: true })
      const [still, ...others] = await open('TaskReview')
      expect([still?.id, still?.body.policies, others]).toMatchObject([item?.id, [{ policy_id: 'safe' }], []])
      const { tasks: moved } = await answer('TaskReview', verdicts(['safe', 'Violated']))
      expect(moved[0]?.status).toBe('rejected')
    })

    test('[D32] what no policy judged says so in its event', async () => {
      await initiative(['one'])
      await work(1, 'page')
      const { attempts } = await ask().done('evidence', { task: '1' })
      expect(attempts[0]?.events.at(-1)).toMatchObject({ trigger: 'approve', set: { no_policy_applied: true } })
    })

    test('a review that is asked for twice is one question', async () => {
      await initiative(['one', 'two'], { policies: { safe: 'no secrets' } })
      await work(1, 'page')
      const { items } = await ask().done('requestReview', { task: '1' })
      expect([items.map(({ type }) => type), (await open()).length]).toEqual([['TaskReview'], 1])
    })

    test('[003 J1] a question about an earlier block cannot be answered at a later one', async () => {
      await initiative(['one'])
      await block(1)
      const [first] = await open('BlockedResolution')
      await answer('BlockedResolution', { action: 'resume' })
      await ask().done('blockWork', { task: '1', session: 'ada', owner: 'dana', action: 'again' })
      const late = { item: first?.id ?? '', answer: { action: 'cancel', reason: 'late' } }
      expect((await ask().refused('answerItem', late)).code).toBe('ITEM_ANSWERED')
    })

    test('[003 J1, R21] not equipped: System5 changes the profile, and the task starts again', async () => {
      const id = await initiative(['one'])
      await block(1)
      await answer('BlockedResolution', { action: 'not_equipped', reason: 'no key' })
      await answer('RemediationRequest', { outcome: 'config_updated', worker: 'ada', skills: ['key'] })
      expect(await tasks(id)).toEqual([['one', 'pending', 'ada']])
    })

    test('[003 A] a task for which there is nobody is given to the first who comes', async () => {
      const id = await initiative(['one', 'two'], { workers: [] })
      expect((await open()).map(({ type }) => type)).toEqual(['RemediationRequest'])
      await ask().done('addWorker', { worker: 'late', skills: [] })
      expect([await tasks(id), await open()]).toEqual([
        [
          ['one', 'pending', 'late'],
          ['two', 'pending', undefined],
        ],
        [],
      ])
    })

    test('[003 NX3] a task that is stopped because there is nobody does not take the next one with it', async () => {
      const id = await initiative(['one', 'two'], { workers: [] })
      await answer('RemediationRequest', { outcome: 'none_viable', reason: 'nobody' })
      await answer('UserEscalation', { action: 'cancel' })
      expect((await tasks(id)).map(([, status]) => status)).toEqual(['canceled', 'pending'])
      expect((await open()).map(({ type, body }) => [type, body.title])).toEqual([['RemediationRequest', 'two']])
    })

    test('a worker that is turned off keeps what it has begun, and loses what it has not', async () => {
      const first = await initiative(['begun'], { workers: ['ada', 'bob'] })
      await ask().done('startWork', { task: '1', session: 'ada' })
      await ask().done('changeWorker', { worker: 'bob', enabled: false })
      const second = await initiative(['waiting'], { workers: [] })
      expect(await tasks(second)).toEqual([['waiting', 'pending', 'ada']])
      await ask().done('changeWorker', { worker: 'bob', enabled: true })
      await ask().done('changeWorker', { worker: 'ada', enabled: false })
      expect([await tasks(first), await tasks(second)]).toEqual([
        [['begun', 'in_progress', 'ada']],
        [['waiting', 'pending', 'bob']],
      ])
    })

    test('a profile that was turned off can be remedied, and its name is not free', async () => {
      const id = await initiative(['one'])
      await ask().done('changeWorker', { worker: 'ada', enabled: false })
      const [item] = await open('RemediationRequest')
      const taken = { outcome: 'new_profile', worker: 'ada', skills: [] }
      expect((await ask().refused('answerItem', { item: item?.id ?? '', answer: taken })).code).toBe('INVALID_INPUT')
      await answer('RemediationRequest', { outcome: 'config_updated', worker: 'ada' })
      expect(await tasks(id)).toEqual([['one', 'pending', 'ada']])
    })

    test('[003 P2] [D42] a policy that was retired meanwhile is clarified once, and still judges the result it was asked about', async () => {
      await initiative(['one'], { policies: { short: 'short', safe: 'safe' } })
      await work(1, 'page')
      await answer('TaskReview', verdicts(['short', 'Vague'], ['safe', 'Satisfied']))
      await ask().done('changePolicy', { policy: 'short', retire: true })
      const [item] = await open('PolicyVague')
      const one = { policy_id: 'short', text: 'two pages' }
      const twice = { item: item?.id ?? '', answer: { clarifications: [one, one] } }
      expect((await ask().refused('answerItem', twice)).code).toBe('INVALID_INPUT')
      await answer('PolicyVague', { clarifications: [one] })
      expect((await open('TaskReview'))[0]?.body.policies).toMatchObject([
        { policy_id: 'safe' },
        { policy_id: 'short', clarifications: ['two pages'] },
      ])
    })

    test.each([
      ['a rejected result', 'Violated'],
      ['an approved one', 'Satisfied'],
    ])('%s of a stopped initiative ends the task, and nothing is begun', async (_, verdict) => {
      const id = await initiative(['one', 'two'], { policies: { safe: 'no secrets' } })
      await ask().done('startWork', { task: '1', session: 'ada' })
      await ask().done('cancelInitiative', { initiative: id })
      await ask().done('completeWork', { task: '1', session: 'ada', result: 'late' })
      await answer('TaskReview', verdicts(['safe', verdict]))
      const ended = verdict === 'Violated' ? 'canceled' : 'approved'
      expect([(await tasks(id)).map(([, status]) => status), await open()]).toEqual([[ended, 'canceled'], []])
      expect((await ask().refused('cancelInitiative', { initiative: id })).code).toBe('INITIATIVE_OVER')
    })

    test('a block in a stopped initiative ends the task', async () => {
      const id = await initiative(['one'])
      await ask().done('startWork', { task: '1', session: 'ada' })
      await ask().done('cancelInitiative', { initiative: id })
      await ask().done('blockWork', { task: '1', session: 'ada', owner: 'dana', action: 'act' })
      expect([(await tasks(id)).map(([, status]) => status), await open()]).toEqual([['canceled'], []])
    })
  })

  describe('who may', () => {
    test.each([
      ['system3', 'done'],
      ['system5', 'NOT_YOURS_TO_ANSWER'],
      ['agent:reviewer', 'NOT_YOURS_TO_ANSWER'],
      ['agent:reviewer', 'done', 'system3'],
      ['agent:reviewer', 'NOT_YOURS_TO_ANSWER', 'system4'],
      ['agent:ada', 'AUTHOR_CANNOT_JUDGE', 'system3'],
      ['agent:ada/s-1', 'AUTHOR_CANNOT_JUDGE', 'system3'],
      ['person:noa', 'done'],
    ] as const)(
      '[D33] [D35] [D43] %s judges: %s, made for %s',
      async (actor, expected, system?: 'system3' | 'system4') => {
        await initiative(['one'], { policies: { safe: 'no secrets' } })
        await work(1, 'page')
        const [item] = await open('TaskReview')
        const given = { item: item?.id ?? '', answer: verdicts(['safe', 'Satisfied']) }
        const judge = asked(acting(now.context, actor, system && [system]))
        if (expected === 'done') await judge.done('answerItem', given)
        else expect((await judge.refused('answerItem', given)).code).toBe(expected)
      },
    )

    test.each(['system5', 'agent:reviewer'])('[003 U1] %s cannot answer for the user', async (actor) => {
      await initiative(['one'], { workers: [] })
      await answer('RemediationRequest', { outcome: 'none_viable', reason: 'nobody' }, 'system5')
      const [item] = await open('UserEscalation')
      const given = { item: item?.id ?? '', answer: { action: 'cancel' } }
      expect((await ask(actor).refused('answerItem', given)).code).toBe('NOT_YOURS_TO_ANSWER')
    })

    test('an agent works as itself only', async () => {
      await initiative(['one'])
      const as = (actor: string) => ask(actor).refused('startWork', { task: '1', session: 'ada' })
      expect((await as('agent:bob')).code).toBe('ACTOR_NOT_YOURS')
      await ask('agent:ada/s-1').done('startWork', { task: '1', session: 'ada' })
    })

    test('[LESSONS] no other door moves a governed task: not a transition, not an undo', async () => {
      const id = await initiative(['one'])
      await expect(transitionTask(now.context, (await show(id)).tasks[0]?.id ?? '', 'canceled')).rejects.toThrow(
        'GOVERNED',
      )
      expect((await ask().refused('undoChange', { change: '1@1' })).code).toBe('UNDO_NOT_POSSIBLE')
      expect((await ask().refused('completeTask', { task: '1' })).code).toBe('GOVERNED_TASK')
    })

    test('what an answerer sets aside is still in the inbox, and a person answers it', async () => {
      await ask().done('startInitiative', { title: 'Ship it' })
      const [item] = await open()
      await ask('system3').done('setItemAside', { item: item?.id ?? '', reason: 'the command failed' })
      expect(await open()).toMatchObject([{ state: 'set_aside', body: { set_aside_because: 'the command failed' } }])
      await answer('InitiativeAssign', { tasks: [{ title: 'one' }] })
      expect((await open()).map(({ type }) => type)).toEqual(['RemediationRequest'])
    })
  })
})

const matching = (pattern: RegExp) => expect.stringMatching(pattern) as string
