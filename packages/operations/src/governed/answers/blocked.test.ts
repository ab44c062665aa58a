// How a block is resolved [003 J0, J1], and what research comes to.

import { describe, expect, test } from 'vitest'
import { answered, record, task } from '../../../../../testing/governed-answer.ts'

const ada = record('worker', 'ada')
const blocked = task('blocked', { assignee: 'bob', owner: 'dana', next_action: 'get access', description: 'as it was' })
const resolved = (answer: object, view = {}) => answered('BlockedResolution', answer, { task: blocked, view })
const about = { initiative_id: 'i1', task_id: 't1', task_number: 1, title: 'Ship it' }

test('[003 J2] research is asked of System4, and the task stays where it is', () => {
  const caused = resolved({ action: 'research', question: 'why?' })
  expect([caused.moves, caused.names]).toEqual([[], ['ResearchRequest open']])
  expect(caused.records).toMatchObject([{ subject: 'system4' }])
  expect(caused.bodies).toEqual([{ type: 'ResearchRequest', ...about, question: 'why?' }])
})

test('[D30] resumed, it is in progress again with the same System1', () => {
  const caused = resolved({ action: 'resume' })
  expect([caused.moves, caused.names]).toEqual([['t1 resume in_progress'], []])
  expect(caused.tasks?.[0]).toMatchObject({ assignee: 'bob' })
})

test('[D30] resumed with an answer, that is written down first', () => {
  const caused = resolved({ action: 'resume', answer: 'the key is here' })
  expect(caused.moves).toEqual(['t1 editTask blocked', 't1 resume in_progress'])
  expect(caused.tasks?.at(-1)).toMatchObject({ description: 'as it was\n\nthe key is here' })
  const most = 10_000 - 'as it was\n\n'.length
  expect(resolved({ action: 'resume', answer: 'x'.repeat(most) }).moves).toHaveLength(2)
  expect(resolved({ action: 'resume', answer: 'x'.repeat(most + 1) })).toMatchObject({
    refused: 'INVALID_INPUT',
    because: { reason: 'description_too_long', limit: 10_000 },
  })
})

test('[D30] a System1 that is not equipped is a matter for System5', () => {
  const caused = resolved({ action: 'not_equipped', reason: 'no tools' })
  expect([caused.moves, caused.names]).toEqual([[], ['RemediationRequest open']])
  expect(caused.bodies?.[0]).toEqual({ type: 'RemediationRequest', ...about, reason: 'no tools' })
})

describe('[003 J3, J4] restarted', () => {
  test('it is pending, and given anew to the best suited', () => {
    const caused = resolved({ action: 'restart' }, { workers: [ada] })
    expect(caused.moves).toEqual(['t1 restart pending', 't1 editTask pending'])
    expect(caused.tasks?.at(-1)).toMatchObject({ assignee: 'ada', description: 'as it was' })
    expect(caused.names).toEqual(['TaskAssign sent'])
    expect(caused.bodies).toEqual([{ type: 'TaskAssign', ...about, worker: 'ada' }])
  })

  test('with another description, that is written down first', () => {
    const caused = resolved({ action: 'restart', description: 'better' }, { workers: [ada] })
    expect(caused.moves).toEqual(['t1 editTask blocked', 't1 restart pending', 't1 editTask pending'])
    expect(caused.tasks?.at(-1)).toMatchObject({ description: 'better' })
  })

  test('with the description it has, nothing is edited', () => {
    expect(resolved({ action: 'restart', description: 'as it was' }).moves).toEqual(['t1 restart pending'])
  })

  test('with nobody to give it to, System5 is asked', () => {
    expect(resolved({ action: 'restart' }).names).toEqual(['RemediationRequest open'])
  })

  test('[F3] in an initiative that was stopped, it ends', () => {
    const initiative = record('initiative', 'i1', {}, { state: 'canceled' })
    const caused = resolved({ action: 'restart' }, { initiative, workers: [ada] })
    expect([caused.moves, caused.names]).toEqual([['t1 restart pending', 't1 cancel canceled'], []])
  })

  test('a description is as long as it may be, and not longer', () => {
    const limit = 10_000
    expect(resolved({ action: 'restart', description: 'x'.repeat(limit) }).moves).toHaveLength(2)
    expect(resolved({ action: 'restart', description: 'x'.repeat(limit + 1) })).toMatchObject({
      refused: 'INVALID_INPUT',
      because: { reason: 'description_too_long', limit },
    })
  })
})

describe('[003 L] canceled', () => {
  const canceled = (view: object) => resolved({ action: 'cancel', reason: 'no' }, view)

  test('[003 NX1, IR1] as the last one, it leaves the initiative to System4', () => {
    const caused = canceled({ unassigned: [blocked] })
    expect(caused.moves).toEqual(['t1 cancel canceled'])
    expect(caused.names).toEqual(['initiative i1 under_review', 'InitiativeReview open'])
    expect(caused.records?.[1]).toMatchObject({
      subject: 'system4',
      body: { initiative_id: 'i1', title: 'The initiative' },
    })
  })

  test('[003 NX3] while another is pending, that one is given out', () => {
    const next = { ...task('pending'), id: 't2', number: 2 }
    const caused = canceled({ unassigned: [blocked, next], live: ['t1', 't2'], workers: [ada] })
    expect(caused.moves).toEqual(['t1 cancel canceled', 't2 editTask pending'])
    expect(caused.bodies).toMatchObject([{ type: 'TaskAssign', task_id: 't2', task_number: 2 }])
  })

  test('[003 NX5] while another is under way, the initiative waits', () => {
    const caused = canceled({ live: ['t1', 't2'] })
    expect([caused.moves, caused.names]).toEqual([['t1 cancel canceled'], []])
  })

  test('[F2] the next one is not asked about twice', () => {
    const next = { ...task('pending'), id: 't2', number: 2 }
    const asked = (type: string, of = 't2') => ({
      unassigned: [next],
      live: ['t2'],
      waiting: [record('item', 'q2', { type, task_id: of })],
    })
    expect(canceled(asked('RemediationRequest')).names).toEqual([])
    expect(canceled(asked('InternalError')).names).toEqual(['RemediationRequest open'])
    expect(canceled(asked('RemediationRequest', 't9')).names).toEqual(['RemediationRequest open'])
  })

  test('[F3] in an initiative that was stopped, nothing follows', () => {
    const initiative = record('initiative', 'i1', {}, { state: 'canceled' })
    const caused = canceled({ initiative, unassigned: [{ ...task('pending'), id: 't2' }] })
    expect([caused.moves, caused.names]).toEqual([['t1 cancel canceled'], []])
  })
})

describe('[003 J2] what System4 has found out', () => {
  const found = (of = blocked) =>
    answered('ResearchRequest', { findings: 'because' }, { task: of, view: { workers: [ada] } })

  test('is told, added to the description, and worked on anew', () => {
    const caused = found()
    expect(caused.moves).toEqual(['t1 editTask blocked', 't1 restart pending', 't1 editTask pending'])
    expect(caused.tasks?.[0]).toMatchObject({ description: 'as it was\n\nbecause' })
    expect(caused.names).toEqual(['ResearchResult handled', 'TaskAssign sent'])
    expect(caused.bodies?.[0]).toEqual({ type: 'ResearchResult', ...about, findings: 'because' })
  })

  test('is the description of a task that had none', () => {
    expect(found(task('blocked', { owner: 'dana', next_action: 'x' })).tasks?.[0]?.description).toBe('because')
  })
})
