// Where a policy names who judges by it, and how many have to agree [D42]. And who else is there, if someone may not.

import type { Principal } from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import {
  ALONE,
  answered,
  contextFor,
  dana,
  record,
  task,
  told,
  viewOf,
} from '../../../../../testing/governed-answer.ts'
import type { Judges } from '../four-eyes.ts'
import { review } from '../review.ts'

const EVE = 'person:eve'
const eve: Principal = { name: EVE, role: 'member', alone: false, systems: ['system3'] }
const NAMED = { policy_id: 'safe', version: 1, text: 'x', clarifications: [], approvers: [EVE] }
const OPEN = { policy_id: 'brief', version: 1, text: 'y', clarifications: [] }
const of = (task: string, body: object = {}) => ({ version: 1, worker: 'ada', ...body, task })

interface Case {
  readonly by?: Principal
  readonly reason?: string
  readonly policies?: readonly (typeof OPEN & { readonly approvers?: readonly string[] })[]
  /** Who there is besides, and behind whom: nobody, if left out. */
  readonly others?: readonly (string | Judges['others'][number])[]
  readonly handedInBy?: string
  readonly owner?: string
  /** What was judged before: by eve, in this or in another result. */
  readonly before?: readonly ReturnType<typeof record<'case'>>[]
}

/** What becomes of an approval by every policy. */
function approval({ by = dana, policies = [NAMED], others = [], ...how }: Case) {
  const { handedInBy = 'person:tom', owner = 'person:tom', before = [], reason } = how
  const judges = others.map((other) => (typeof other === 'string' ? { name: other, behind: [[]] } : other))
  const caused = answered(
    'TaskReview',
    { cases: policies.map(({ policy_id }) => ({ policy_id, verdict: 'Satisfied', reasoning: 'so' })) },
    {
      task: task('completed', { result: 'r' }),
      asks: { result_version: 1, policies },
      view: {
        results: [record('result', 'r1', of('t1'), { subject: 't1', actor: handedInBy, at: 20 })],
        workers: [record('worker', 'ada', { owner })],
        cases: before,
      },
      principal: by,
      judges: { others: judges, sameAs: [], makers: new Map() },
      ...(reason !== undefined && { reason }),
    },
  )
  if (caused.refused !== undefined) return caused
  const { not_separated, judged_alone_because } = caused.tasks?.[0] ?? {}
  return judged_alone_because ?? (not_separated ? 'not separated' : 'approved')
}
const judgedBefore = (subject: string, body: object) =>
  record(
    'case',
    `c${subject}`,
    { policy_id: 'safe', verdict: 'Violated', result_version: 1, ...body },
    { subject, actor: EVE },
  )
const notNamed = { refused: 'NOT_AN_APPROVER', task: 1, policy: 'safe', approvers: [EVE] }

describe('[D42] by a policy that names who judges by it', () => {
  test('they judge, and alone on a machine one is all of them', () => {
    expect([approval({ by: eve }), approval({ by: ALONE })]).toEqual(['approved', 'not separated'])
  })

  test.each<[string, Case]>([
    ['a member, whatever the reason', { by: { ...eve, name: 'person:noa' }, reason: 'x' }],
    ['an owner without a reason', {}],
    ['an owner while one of them is left', { reason: 'x', others: [EVE] }],
    [
      'an owner while one of them is left who judged another result',
      { reason: 'x', others: [EVE], before: [judgedBefore('t1', { result_version: 0 })] },
    ],
    [
      'an owner while one of them is left who judged by another policy',
      { reason: 'x', others: [EVE], before: [judgedBefore('t1', { policy_id: 'brief' })] },
    ],
    [
      'an owner while one of them is left who judged another task',
      { reason: 'x', others: [EVE], before: [judgedBefore('t9', {})] },
    ],
    [
      'an owner while one of them is left for one of two',
      { reason: 'x', others: ['person:noa'], policies: [NAMED, { ...OPEN, approvers: ['person:noa'] }] },
    ],
  ])('nobody else does: %s', (_, how) => {
    expect(approval(how)).toMatchObject(notNamed)
  })

  test.each<[string, Case]>([
    ['there is none', {}],
    ['there are only others', { others: ['person:noa'] }],
    ['they have judged it already', { others: [EVE], before: [judgedBefore('t1', {})] }],
    ['they handed it in', { others: [EVE], handedInBy: EVE }],
    ['they are programs of whoever handed it in', { others: [{ name: EVE, behind: [['person:tom']] }] }],
  ])('an owner judges with a reason once none of them is left: %s', (_, how) => {
    expect(approval({ ...how, reason: 'on holiday' })).toBe('on holiday')
  })
})

describe('[FE3] whoever has to do with a result leaves it to those who may judge by one of its policies', () => {
  const involved = { by: { ...dana, role: 'member' as const, systems: ['system3'] as const }, owner: dana.name }
  const left = (others: Case['others'], policies = [OPEN]) => approval({ ...involved, others, policies })

  test('no more than five of them are named', () => {
    const names = [1, 2, 3, 4, 5, 6].map((one) => `person:p${one}`)
    expect(left(names)).toMatchObject({ reason: 'owns_worker', could: names.slice(0, 5) })
  })

  test.each([
    ['one it does not name', ['person:noa'], [NAMED], []],
    ['one that another policy of it does not name', ['person:noa'], [NAMED, OPEN], ['person:noa']],
    ['a program of someone who has to do with it', [{ name: 'agent:a', behind: [['person:dana']] }], [OPEN], []],
    ['one by two tokens', [{ name: 'agent:a', behind: [['person:dana'], ['person:noa']] }], [OPEN], ['agent:a']],
    ['one by a token of two', [{ name: 'agent:a', behind: [['person:noa', 'person:dana']] }], [OPEN], []],
  ])('%s', (_, others, policies, could) => {
    expect(left(others, policies)).toMatchObject({ refused: 'AUTHOR_CANNOT_JUDGE', could })
  })
})

describe('[FE2] a program whose token was made by someone who has to do with it', () => {
  const bot: Principal = { name: 'agent:bot', role: 'member', alone: false, systems: ['system3'], madeBy: dana.name }
  const judged = (more: Case) => approval({ by: bot, owner: dana.name, policies: [OPEN], ...more })

  test('leaves it to others while there are any', () => {
    expect(judged({ others: ['person:noa'] })).toMatchObject({ refused: 'AUTHOR_CANNOT_JUDGE', reason: 'own_program' })
  })

  test('judges once nobody else is left, and the approval says so', () => {
    expect(judged({})).toBe('not separated')
  })

  test('which handed it in itself does not', () => {
    expect(judged({ handedInBy: bot.name })).toMatchObject({ reason: 'handed_in' })
  })
})

test('[D42] a question names who judges by a policy, and how many have to agree, where it says so', () => {
  const asked = (terms: object) => {
    const policies = [record('policy', 'safe', { text: 'x', ...terms })]
    const done = task('completed')
    const effects = review(contextFor({}), viewOf(done, { policies }), done, { version: 1, record: undefined })
    return told(effects).bodies?.[0]?.policies
  }
  const plain = { policy_id: 'safe', version: 1, text: 'x', clarifications: [] }
  expect(asked({ approvers: [EVE], quorum: 2 })).toEqual([{ ...plain, approvers: [EVE], quorum: 2 }])
  expect(asked({ approvers: [], quorum: 1 })).toEqual([plain])
})
