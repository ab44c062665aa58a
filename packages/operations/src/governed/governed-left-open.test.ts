// Governed work on real stores: what changes while something is judged, and what is left when an initiative ends.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { governedScene } from '../../../../testing/governed-scene.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { ask, open, answer, initiative, tasks, work, block, verdicts } = governedScene(freshPlace)

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
