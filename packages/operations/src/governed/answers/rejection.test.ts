// What becomes of rejected work [003 R], and of work that no System1 can do as they are.

import { describe, expect, test } from 'vitest'
import { ALONE, answered, record, task } from '../../../../../testing/governed-answer.ts'

const ada = record('worker', 'ada', { skills: ['ts'] })
const bob = record('worker', 'bob', { skills: [] })
const rejected = task('rejected', { assignee: 'bob', skills: ['ts'], description: 'as it was', result: 'poor' })
const about = { initiative_id: 'i1', task_id: 't1', task_number: 1, title: 'Ship it' }

describe('[003 RC, T1] [D34] a better task', () => {
  const improved = (answer: object, of = rejected, view: object = { workers: [bob, ada] }) =>
    answered('RejectionDecision', { decision: 'improve', ...answer }, { task: of, view })

  test('replaces the rejected one, which is archived, and both say so', () => {
    const caused = improved({ title: 'Ship it well', description: 'better' })
    expect(caused.moves).toEqual(['t1 editTask rejected', 't1 archive canceled', 'new1 createTask pending'])
    expect(caused.tasks?.[1]).toMatchObject({ follow_up_task_ids: ['new1'] })
    expect(caused.tasks?.[2]).toEqual({
      initiative_id: 'i1',
      title: 'Ship it well',
      description: 'better',
      skills: ['ts'],
      replaces_task_id: 't1',
      attempt: 2,
      assignee: 'ada',
    })
    expect(caused.bodies).toEqual([
      { type: 'TaskAssign', initiative_id: 'i1', task_id: 'new1', title: 'Ship it well', worker: 'ada' },
    ])
  })

  test('keeps the title where none is given, and the links it had', () => {
    const caused = improved(
      { description: 'x' },
      { ...rejected, fields: { ...rejected.fields, follow_up_task_ids: ['t0'] } },
    )
    expect(caused.tasks?.at(-1)).toMatchObject({ title: 'Ship it' })
    expect(caused.tasks?.[0]).toMatchObject({ follow_up_task_ids: ['t0', 'new1'] })
  })

  test('with nobody to give it to is made all the same, and System5 is asked', () => {
    const caused = improved({ description: 'x' }, rejected, {})
    expect(caused.tasks?.at(-1)).not.toHaveProperty('assignee')
    expect(caused.bodies).toMatchObject([{ type: 'RemediationRequest', task_id: 'new1' }])
  })

  test('is not made after the fifth attempt: the user is asked', () => {
    const attempt = (number: number) =>
      improved({ description: 'x' }, { ...rejected, fields: { ...rejected.fields, attempt: number } })
    expect(attempt(4).tasks?.at(-1)).toMatchObject({ attempt: 5 })
    const caused = attempt(5)
    expect([caused.moves, caused.names]).toEqual([[], ['UserEscalation open']])
    expect(caused.bodies?.[0]).toMatchObject({ ...about, because: { reason: 'attempts_rejected', attempts: 5 } })
    expect(caused.records).toMatchObject([{ subject: 'user' }])
  })

  test('[F3] is not made in an initiative that was stopped: the rejected one is archived', () => {
    const initiative = record('initiative', 'i1', {}, { state: 'canceled' })
    const caused = improved({ description: 'x' }, rejected, { initiative })
    expect([caused.moves, caused.names]).toEqual([['t1 archive canceled'], []])
  })
})

test('[003 R0, R1] where System1 must change, System5 gets the evidence of this task, and nothing moves', () => {
  const view = {
    cases: [
      record('case', 'c1', { verdict: 'Violated' }, { subject: 't1' }),
      record('case', 'c2', {}, { subject: 't2' }),
    ],
    results: [record('result', 'r1', { version: 1 }, { subject: 't1' }), record('result', 'r2', {}, { subject: 't2' })],
  }
  const of = task('rejected', { assignee: 'bob', startedAt: 3, completedAt: 4 })
  const caused = answered('RejectionDecision', { decision: 'change_required', reason: 'cannot' }, { task: of, view })
  expect(caused.moves).toEqual([])
  expect(caused.records).toMatchObject([{ kind: 'item', subject: 'system5', state: 'open' }])
  expect(caused.bodies).toEqual([
    {
      type: 'RemediationRequest',
      ...about,
      reason: 'cannot',
      evidence: {
        cases: [{ verdict: 'Violated' }],
        results: [{ version: 1 }],
        trace: { assignee: 'bob', startedAt: 3, completedAt: 4 },
      },
    },
  ])
})

describe('what System5 does about it', () => {
  const remedied = (answer: object, of = rejected, view: object = { workers: [bob] }) =>
    answered('RemediationRequest', answer, { task: of, view })
  const update = { outcome: 'config_updated', worker: 'bob', skills: ['ts'] }

  test('[003 R011] nothing: it is told, and the user is asked', () => {
    const caused = remedied({ outcome: 'none_viable', reason: 'hopeless' })
    expect([caused.moves, caused.names]).toEqual([[], ['RemediationOutcome handled', 'UserEscalation open']])
    expect(caused.bodies).toEqual([
      { type: 'RemediationOutcome', ...about, outcome: 'none_viable', reason: 'hopeless' },
      { type: 'UserEscalation', ...about, reason: 'hopeless' },
    ])
  })

  test('[003 R21] a profile that is changed is the next version of it, and the task is replaced', () => {
    const caused = remedied({ ...update, configuration: { model: 'x' } })
    expect(caused.names).toEqual(['worker bob enabled', 'RemediationOutcome handled', 'TaskAssign sent'])
    expect(caused.records?.[0]).toMatchObject({ version: 2, body: { skills: ['ts'], configuration: { model: 'x' } } })
    expect(caused.bodies?.[1]).toMatchObject({ ...about, outcome: 'config_updated', worker: 'bob', worker_version: 2 })
    expect(caused.moves).toEqual(['t1 editTask rejected', 't1 archive canceled', 'new2 createTask pending'])
  })

  test('[D35] the choice is made with the profile as it is now', () => {
    const clara = record('worker', 'clara', { skills: [] })
    const caused = remedied({ ...update, worker: 'clara' }, rejected, { workers: [clara, bob] })
    expect(caused.tasks?.at(-1)).toMatchObject({ assignee: 'clara' })
  })

  test('[D35] it is made among all of them, and not with the profile as it was', () => {
    const able = record('worker', 'able', { skills: ['ts'] })
    const less = { ...update, worker: 'able', skills: [] }
    expect(remedied(less, rejected, { workers: [able, bob, ada] }).tasks?.at(-1)).toMatchObject({ assignee: 'ada' })
    const [none, other] = [record('worker', 'aa', { skills: [] }), record('worker', 'zoe', { skills: ['ts'] })]
    const same = { ...update, worker: 'aa', skills: ['sql'] }
    expect(remedied(same, rejected, { workers: [none, other] }).tasks?.at(-1)).toMatchObject({ assignee: 'zoe' })
  })

  test('[003 R21] a profile that was disabled is ready for work, with what it had', () => {
    const off = record('worker', 'bob', { skills: ['old'] }, { state: 'disabled' })
    const caused = remedied({ outcome: 'config_updated', worker: 'bob' }, rejected, { workers: [off] })
    expect(caused.names?.[0]).toBe('worker bob enabled')
    expect(caused.bodies?.[0]).toEqual({ skills: ['old'] })
  })

  test('[003 R22] a new profile belongs to whoever allowed it', () => {
    const caused = remedied({ outcome: 'new_profile', worker: 'eve', skills: ['ts'] })
    expect(caused.names?.[0]).toBe('worker eve enabled')
    expect(caused.bodies?.[0]).toEqual({ skills: ['ts'], owner: ALONE.name })
    expect(caused.tasks?.at(-1)).toMatchObject({ assignee: 'eve' })
  })

  test.each([
    [
      { outcome: 'new_profile', worker: 'bob', skills: [] },
      { reason: 'worker_exists', worker: 'bob' },
    ],
    // Cyrillic о.
    [
      { outcome: 'new_profile', worker: 'bоb', skills: [] },
      { reason: 'worker_exists', worker: 'bob' },
    ],
    [
      { ...update, worker: 'eve' },
      { reason: 'no_worker', worker: 'eve' },
    ],
  ])('%j does not fit', (answer, because) => {
    expect(remedied(answer)).toMatchObject({ refused: 'INVALID_INPUT', because })
  })

  test('a pending task is given to it', () => {
    const caused = remedied(update, task('pending'))
    expect(caused.moves).toEqual(['t1 editTask pending'])
    expect(caused.tasks).toMatchObject([{ assignee: 'bob' }])
  })

  test('a blocked task begins anew', () => {
    const caused = remedied(update, task('blocked', { owner: 'dana', next_action: 'x' }))
    expect(caused.moves).toEqual(['t1 restart pending', 't1 editTask pending'])
  })

  test('one in progress is taken from work first, by System5', () => {
    const caused = remedied(update, task('in_progress', { assignee: 'bob' }))
    expect(caused.moves).toEqual(['t1 block blocked', 't1 restart pending', 't1 editTask pending'])
    expect(caused.tasks?.[0]).toMatchObject({ owner: 'system5', next_action: 'begin anew' })
  })
})

describe('[003 U1] what the user ends', () => {
  const ended = (of: ReturnType<typeof task>) => answered('UserEscalation', { action: 'cancel' }, { task: of })

  test.each([
    [rejected, ['t1 archive canceled']],
    [task('pending'), ['t1 cancel canceled']],
    [task('blocked', { owner: 'dana', next_action: 'x' }), ['t1 cancel canceled']],
    [task('in_progress', { assignee: 'bob' }), ['t1 block blocked', 't1 cancel canceled']],
  ])('%j', (of, moves) => {
    const caused = ended(of)
    expect(caused.moves).toEqual(moves)
    expect(caused.names).toEqual(['initiative i1 under_review', 'InitiativeReview open'])
  })

  test('is blocked by System5 on the way, where it was in work', () => {
    expect(ended(task('in_progress')).tasks?.[0]).toMatchObject({ owner: 'system5', next_action: 'stop' })
  })
})
