// The beginning and the end of an initiative: which tasks it has, and what comes after it.

import { describe, expect, test } from 'vitest'
import { answered, record, task } from '../../../../../testing/governed-answer.ts'

const ada = record('worker', 'ada', { skills: ['ts'] })

describe('[003 A03, A04] the tasks that System3 names', () => {
  const tasks = [
    { title: 'one', skills: ['ts'] },
    { title: 'two', description: 'with care' },
  ]

  test('are made in order, and the first is given to the System1 that suits it', () => {
    const caused = answered('InitiativeAssign', { tasks }, { view: { workers: [record('worker', 'aaron'), ada] } })
    expect(caused.moves).toEqual(['new1 createTask pending', 'new2 createTask pending'])
    expect(caused.tasks).toEqual([
      { initiative_id: 'i1', attempt: 1, title: 'one', skills: ['ts'], assignee: 'ada' },
      { initiative_id: 'i1', attempt: 1, title: 'two', description: 'with care' },
    ])
    expect(caused.records).toMatchObject([
      {
        kind: 'message',
        state: 'sent',
        subject: 'new1',
        body: { type: 'TaskAssign', initiative_id: 'i1', task_id: 'new1', title: 'one', worker: 'ada' },
      },
    ])
  })

  test('[D36] without a System1, System5 is asked for one, and nothing is assigned', () => {
    const caused = answered('InitiativeAssign', { tasks: [{ title: 'one' }] })
    expect(caused.tasks).toEqual([{ initiative_id: 'i1', attempt: 1, title: 'one' }])
    expect(caused.records).toMatchObject([
      { kind: 'item', state: 'open', subject: 'system5', body: { type: 'RemediationRequest', task_id: 'new1' } },
    ])
    expect(caused.bodies?.[0]?.because).toEqual({ reason: 'no_worker_enabled' })
  })

  test('are not taken for an initiative that is not active any more', () => {
    const initiative = record('initiative', 'i1', {}, { state: 'canceled' })
    expect(answered('InitiativeAssign', { tasks }, { view: { initiative } })).toMatchObject({
      refused: 'ITEM_OUTDATED',
      item: 'q1',
      reason: 'initiative_moved',
      state: 'canceled',
    })
  })
})

describe('[003 IR2] an initiative that System4 has reviewed', () => {
  const initiative = record('initiative', 'i1', { title: 'Old', require_policy: true }, { state: 'under_review' })
  const reviewed = (next: unknown, view = {}) =>
    answered('InitiativeReview', { summary: 'all well', next }, { view: { initiative, ...view } })

  test('is closed with its summary, and nothing follows if nothing should', () => {
    const caused = reviewed(null)
    expect(caused.names).toEqual(['initiative i1 closed'])
    expect(caused.bodies).toEqual([{ title: 'Old', require_policy: true, summary: 'all well' }])
  })

  test('[D32] is followed by a new one that is as strict, and System3 is asked for its tasks', () => {
    const caused = reviewed({ title: 'New', description: 'more' })
    expect(caused.names).toEqual(['initiative i1 closed', 'initiative new1 active', 'InitiativeAssign open'])
    expect(caused.bodies?.[1]).toEqual({ title: 'New', description: 'more', require_policy: true, follows: 'i1' })
    expect(caused.bodies?.[2]).toEqual({ type: 'InitiativeAssign', initiative_id: 'new1', title: 'New' })
  })

  test('that wanted no policy is followed by one that wants none', () => {
    const lax = record('initiative', 'i1', { title: 'Old' }, { state: 'under_review' })
    expect(reviewed({ title: 'New' }, { initiative: lax }).bodies?.[1]).toMatchObject({ require_policy: false })
  })

  test('[003 A02] is followed by one that was planned, which begins', () => {
    const planned = { initiative: record('initiative', 'i2', { title: 'Next' }, { state: 'planned' }), unassigned: [] }
    const caused = reviewed({ initiative: 'i2' }, { others: [planned] })
    expect(caused.names).toEqual(['initiative i1 closed', 'initiative i2 active', 'InitiativeAssign open'])
    expect(caused.bodies?.[1]).toMatchObject({ follows: 'i1' })
    expect(caused.bodies?.[2]).toMatchObject({ initiative_id: 'i2', title: 'Next' })
  })

  test('[003 A05] is followed by one that has tasks, whose next is assigned unless it is asked about', () => {
    const [free, asked] = ['t8', 't7'].map((id) => ({ ...task('pending', { initiative_id: 'i2' }), id }))
    const running = { initiative: record('initiative', 'i2', { title: 'Next' }), unassigned: [asked, free] }
    const waiting = [record('item', 'q2', { type: 'RemediationRequest', task_id: 't7' })]
    const caused = reviewed({ initiative: 'i2' }, { others: [running], waiting, workers: [ada] })
    expect(caused.moves).toEqual(['t8 editTask pending'])
    expect(caused.tasks).toMatchObject([{ assignee: 'ada' }])
    expect(caused.names).toEqual(['initiative i1 closed', 'TaskAssign sent'])
  })

  test('is not closed for one that there is not, or in which nothing can begin', () => {
    expect(reviewed({ initiative: 'i2' })).toMatchObject({
      refused: 'INVALID_INPUT',
      because: { reason: 'no_initiative', initiative: 'i2' },
    })
    const idle = { initiative: record('initiative', 'i2'), unassigned: [] }
    const over = { initiative: record('initiative', 'i3', {}, { state: 'closed' }), unassigned: [task('pending')] }
    expect(reviewed({ initiative: 'i2' }, { others: [over, idle] })).toMatchObject({
      because: { reason: 'nothing_to_begin', initiative: 'i2', state: 'active' },
    })
    expect(reviewed({ initiative: 'i3' }, { others: [over, idle], workers: [ada] })).toMatchObject({
      because: { reason: 'nothing_to_begin', initiative: 'i3', state: 'closed' },
    })
  })
})
