// A result is judged by every policy that applies [003 M, N], and a vague policy is clarified.

import { describe, expect, test } from 'vitest'
import { ALONE, answered, dana, record, task } from '../../../../../testing/governed-answer.ts'

const about = { initiative_id: 'i1', task_id: 't1', task_number: 1, title: 'Ship it' }
const completed = task('completed', { result: 'done so' })
const by = (policy_id: string, more: object = {}) => ({
  policy_id,
  version: 1,
  text: policy_id,
  clarifications: [],
  ...more,
})
const one = (policy_id: string, verdict: string) => ({ policy_id, verdict, reasoning: `it is ${verdict}` })
const result = record('result', 'r1', { version: 1, worker: 'ada' }, { subject: 't1', actor: 'agent:ada' })
const earlier = record('result', 'r0', { version: 0 }, { subject: 't1' })
const ofAnother = record('result', 'r9', { version: 9 }, { subject: 't9' })

interface Judging {
  readonly policies?: readonly object[]
  readonly asks?: object
  readonly view?: object
  readonly principal?: typeof dana
  readonly reason?: string
}
const judged = (cases: readonly object[], { policies = [by('safe')], asks = {}, view = {}, ...who }: Judging = {}) =>
  answered(
    'TaskReview',
    { cases },
    {
      task: completed,
      asks: { result_version: 1, policies, ...asks },
      view: { results: [result, ofAnother, earlier], ...view },
      ...who,
    },
  )

describe('[003 O] all satisfied', () => {
  test('is approved, and each verdict names what it judged [D33]', () => {
    const policies = [by('brief'), by('safe', { version: 3 })]
    const caused = judged([one('safe', 'Satisfied'), one('brief', 'Satisfied')], { policies })
    expect(caused.moves).toEqual(['t1 approve approved'])
    expect(caused.names?.slice(1)).toEqual([
      'case new2 Satisfied',
      'initiative i1 under_review',
      'InitiativeReview open',
    ])
    expect(caused.records?.[0]).toMatchObject({ kind: 'case', subject: 't1', state: 'Satisfied' })
    expect(caused.bodies?.[0]).toEqual({
      ...one('safe', 'Satisfied'),
      result_version: 1,
      policy_version: 3,
      task_id: 't1',
      not_separated: true,
    })
    expect(caused.bodies?.[1]).toMatchObject({ policy_id: 'brief', policy_version: 1 })
  })

  test('[D42] alone on a machine the approval says that nobody could be told apart', () => {
    expect(judged([one('safe', 'Satisfied')]).tasks?.[0]).toMatchObject({ not_separated: true })
    const apart = judged([one('safe', 'Satisfied')], { principal: dana }).tasks?.[0]
    expect(apart).toMatchObject({ result: 'done so' })
    expect(apart).not.toHaveProperty('not_separated')
    expect(apart).not.toHaveProperty('judged_alone_because')
  })

  const foundBefore = (id: string, actor: string, more: object = {}) =>
    record(
      'case',
      id,
      { policy_id: 'safe', verdict: 'Satisfied', result_version: 1, policy_version: 1, ...more },
      { subject: 't1', actor },
    )

  test('[FE4] what one of its verdicts says of how it came about, the approval says', () => {
    const approvedAfter = (first: object, second: object) => {
      const cases = [foundBefore('c1', 'person:noa', first), foundBefore('c2', 'person:tal', second)]
      const policies = [by('safe', { quorum: 3 })]
      return judged([one('safe', 'Satisfied')], { policies, view: { cases }, principal: dana }).tasks?.[0]
    }
    expect(approvedAfter({}, { not_separated: true })).toMatchObject({ not_separated: true })
    expect(approvedAfter({}, { judged_alone_because: 'on holiday' })).toMatchObject({
      judged_alone_because: 'on holiday',
    })
    expect(approvedAfter({}, {})).not.toHaveProperty('not_separated')
  })

  test('[D42] where every policy is for others to judge by, it is judged by all of them or not at all', () => {
    const policies = [by('safe', { approvers: ['person:eve'] }), by('brief', { approvers: ['person:eve'] })]
    const how = { policies, principal: dana, reason: 'on holiday' }
    expect(judged([one('safe', 'Satisfied')], how)).toMatchObject({
      because: { reason: 'case_missing', policy: 'brief' },
    })
    expect(judged([one('safe', 'Satisfied'), one('brief', 'Satisfied')], how).moves).toEqual(['t1 approve approved'])
  })

  test('[D42] a person and their program are one of a quorum, unless they are named as two', () => {
    const cases = [foundBefore('c1', 'agent:robot', { behind: [dana.name] })]
    const names = (approvers?: string[]) => {
      const policies = [by('safe', { quorum: 2, ...(approvers && { approvers }) })]
      return judged([one('safe', 'Satisfied')], { policies, view: { cases }, principal: dana }).moves
    }
    expect(names()).toEqual([])
    expect(names([dana.name, 'agent:robot'])).toEqual(['t1 approve approved'])
  })

  test('[003 NX3] the next task is given out', () => {
    const next = { ...task('pending'), id: 't2', number: 2 }
    const view = { unassigned: [next], live: ['t1', 't2'], workers: [record('worker', 'ada')] }
    expect(judged([one('safe', 'Satisfied')], { view }).moves).toEqual(['t1 approve approved', 't2 editTask pending'])
  })
})

describe('[003 P1] any vague', () => {
  const policies = [by('brief'), by('safe')]
  const cases = [one('safe', 'Vague'), one('brief', 'Violated')]

  test('stays completed, and System5 is asked about what is vague, with all it is judged by', () => {
    const caused = judged(cases, { policies })
    expect([caused.moves, caused.names]).toEqual([[], ['case new1 Vague', 'case new2 Violated', 'PolicyVague open']])
    expect(caused.records?.[2]).toMatchObject({ subject: 'system5' })
    expect(caused.bodies?.[2]).toEqual({
      type: 'PolicyVague',
      ...about,
      judged_by: policies,
      policies: [{ policy_id: 'safe', reasoning: 'it is Vague' }],
    })
  })

  test('[D42] keeps in mind who does not judge it', () => {
    expect(judged(cases, { policies, asks: { not_by: ['person:eve'] } }).bodies?.[2]).toMatchObject({
      not_by: ['person:eve'],
    })
  })
})

describe('[003 Q] none vague and one violated', () => {
  const cases = [one('safe', 'Violated'), one('brief', 'Satisfied')]
  const policies = [by('brief'), by('safe')]

  test('is rejected, and System3 decides on it', () => {
    const caused = judged(cases, { policies })
    expect(caused.moves).toEqual(['t1 reject rejected'])
    expect(caused.names).toEqual(['case new1 Violated', 'case new2 Satisfied', 'RejectionDecision open'])
    expect(caused.records?.[2]).toMatchObject({ subject: 'system3' })
    expect(caused.bodies?.[2]).toEqual({ type: 'RejectionDecision', ...about, violated: [cases[0]], result: 'done so' })
  })

  test('[F3] in an initiative that was stopped it is archived at once', () => {
    const initiative = record('initiative', 'i1', {}, { state: 'canceled' })
    const caused = judged(cases, { policies, view: { initiative } })
    expect(caused.moves).toEqual(['t1 reject rejected', 't1 archive canceled'])
    expect(caused.names).toEqual(['case new1 Violated', 'case new2 Satisfied'])
  })
})

describe('cases that do not fit', () => {
  const policies = [by('brief'), by('safe')]
  test.each([
    [[one('other', 'Satisfied'), one('safe', 'Satisfied')], { reason: 'not_judged_by', policy: 'other' }],
    [[one('safe', 'Satisfied'), one('safe', 'Vague'), one('brief', 'Vague')], { reason: 'judged_twice' }],
    [[one('safe', 'Satisfied')], { reason: 'case_missing', policy: 'brief' }],
  ])('%j', (cases, because) => {
    expect(judged(cases, { policies })).toMatchObject({ refused: 'INVALID_INPUT', because })
  })
})

describe('[D42] a policy that names who judges by it', () => {
  const policies = [by('brief'), by('safe', { approvers: ['person:eve'] })]
  const own = { principal: { ...dana, name: 'person:eve' } }

  test('is judged by nobody else', () => {
    expect(judged([one('brief', 'Satisfied'), one('safe', 'Satisfied')], { policies, principal: dana })).toMatchObject({
      refused: 'NOT_AN_APPROVER',
      task: 1,
      policy: 'safe',
      approvers: ['person:eve'],
    })
  })

  test('is left to them by whoever judges by the others', () => {
    const caused = judged([one('brief', 'Satisfied')], { policies, principal: dana })
    expect([caused.moves, caused.names]).toEqual([[], ['case new1 Satisfied', 'TaskReview open']])
    expect(caused.bodies?.[1]).toEqual({
      type: 'TaskReview',
      ...about,
      result: 'done so',
      result_version: 1,
      policies: [policies[1]],
    })
  })

  test('is judged by them', () => {
    expect(judged([one('brief', 'Satisfied'), one('safe', 'Satisfied')], { policies, ...own }).moves).toHaveLength(1)
  })

  test('where every policy is for others, the judge is told so', () => {
    const only = { policies: [by('safe', { approvers: ['person:eve'] })], principal: dana }
    expect(judged([one('safe', 'Satisfied')], only)).toMatchObject({ refused: 'NOT_AN_APPROVER', policy: 'safe' })
  })

  test('alone on one’s machine one is every approver there is', () => {
    expect(judged([one('brief', 'Satisfied'), one('safe', 'Satisfied')], { policies }).moves).toHaveLength(1)
  })
})

describe('[D42] a policy that wants several to agree', () => {
  const policies = [by('safe', { version: 2, quorum: 2 })]
  const verdict = (body: object, more: object = {}) =>
    record(
      'case',
      'c1',
      { policy_id: 'safe', policy_version: 2, result_version: 1, verdict: 'Satisfied', ...body },
      { subject: 't1', actor: 'person:eve', ...more },
    )
  const open = (...cases: object[]) =>
    judged([one('safe', 'Satisfied')], {
      policies,
      principal: dana,
      view: { cases },
      asks: { not_by: ['person:tom'] },
    })

  test('asks again until they have, and keeps in mind who does not judge', () => {
    const caused = open()
    expect([caused.moves, caused.names]).toEqual([[], ['case new1 Satisfied', 'TaskReview open']])
    expect(caused.bodies?.[1]).toMatchObject({ policies, not_by: ['person:tom'], result_version: 1 })
  })

  test('is content once another has found so before', () => {
    expect(open(verdict({})).moves).toEqual(['t1 approve approved'])
  })

  test.each([
    ['of the same person, under whatever name', {}, { actor: 'agent:x', principal: 'person:dana' }],
    ['on another result', { result_version: 0 }, {}],
    ['of another task', {}, { subject: 't9' }],
    ['by another version', { policy_version: 1 }, {}],
    ['by another policy', { policy_id: 'brief' }, {}],
    ['that was not satisfied', { verdict: 'Vague' }, {}],
  ])('does not count a verdict %s', (_, body, more) => {
    expect(open(verdict(body, more)).names).toContain('TaskReview open')
  })

  test('alone on one’s machine one is enough', () => {
    expect(judged([one('safe', 'Satisfied')], { policies, principal: ALONE }).moves).toEqual(['t1 approve approved'])
  })
})

describe('[D33] a question about a result', () => {
  test('is not answered once there is a newer one', () => {
    const newer = { ...result, id: 'r2', body: { version: 2 } }
    expect(judged([one('safe', 'Satisfied')], { view: { results: [newer, result] } })).toMatchObject({
      refused: 'ITEM_OUTDATED',
      item: 'q1',
      reason: 'newer_result',
    })
  })

  test('is not answered once the task is elsewhere', () => {
    expect(answered('TaskReview', { cases: [] }, { task: task('approved') })).toMatchObject({
      refused: 'ITEM_OUTDATED',
      reason: 'task_moved',
      task: 1,
      status: 'approved',
    })
  })
})
