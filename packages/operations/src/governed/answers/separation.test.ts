// Who may judge a result [D33, D42]: compared are those who were authenticated.

import type { Principal } from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import { ALONE, answered, dana, record, task } from '../../../../../testing/governed-answer.ts'
import type { Judges } from '../four-eyes.ts'

const HANDED_IN = 20
const eve: Principal = { name: 'person:eve', role: 'member', alone: false, systems: ['system3'] }
const resultBy = (actor: string, principal?: string) =>
  record(
    'result',
    'r1',
    { version: 1, worker: 'ada' },
    { subject: 't1', actor, at: HANDED_IN, ...(principal && { principal }) },
  )

interface Case {
  readonly by?: Principal
  readonly actor?: string
  readonly result?: ReturnType<typeof record<'result'>>
  readonly owner?: string
  readonly head?: Partial<ReturnType<typeof record>>
  readonly makers?: readonly Partial<ReturnType<typeof record>>[]
  readonly notBy?: readonly string[]
  readonly others?: readonly string[]
  readonly reason?: string
}

/** What becomes of an approval by this one. */
function approval(how: Case) {
  const {
    by = dana,
    actor = by.name,
    result = resultBy('person:tom'),
    owner,
    head = {},
    notBy,
    others = [],
    reason,
  } = how
  const judges: Judges = {
    others: others.map((name) => ({ name, behind: [[]] })),
    sameAs: [],
    makers: new Map([['safe', (how.makers ?? []).map((more) => record('policy', 'safe', {}, more))]]),
  }
  const policies = [{ policy_id: 'safe', version: 1, text: 'x', clarifications: [] }]
  const caused = answered(
    'TaskReview',
    { cases: [{ policy_id: 'safe', verdict: 'Satisfied', reasoning: 'so' }] },
    {
      task: task('completed', { result: 'r' }),
      asks: { result_version: 1, policies, ...(notBy && { not_by: notBy }) },
      view: {
        results: [result],
        workers: [
          record('worker', 'bob', { owner: dana.name }),
          record('worker', 'ada', owner === undefined ? {} : { owner }),
        ],
        policies: [
          record('policy', 'safe', {}, { actor: 'person:tom', ...head }),
          record('policy', 'other', {}, { at: 99 }),
        ],
      },
      principal: by,
      actor,
      judges,
      ...(reason !== undefined && { reason }),
    },
  )
  if (caused.refused !== undefined) return caused
  const { not_separated, judged_alone_because } = caused.tasks?.[0] ?? {}
  return { not_separated, judged_alone_because }
}
const APPROVED = { not_separated: undefined, judged_alone_because: undefined }

test('someone who has nothing to do with it judges, and the approval says nothing of it', () => {
  expect(approval({})).toEqual(APPROVED)
})

describe('[FE1] nobody judges', () => {
  test.each<[string, Case, string]>([
    ['what they handed in', { result: resultBy(dana.name) }, 'handed_in'],
    ['what they handed in under another name', { result: resultBy('agent:x', dana.name) }, 'handed_in'],
    ['what their session handed in', { by: { ...dana, name: 'agent:x' }, result: resultBy('agent:x/s1') }, 'handed_in'],
    ['what their worker made', { owner: dana.name }, 'owns_worker'],
    ['by a policy they have changed since', { head: { actor: dana.name, at: HANDED_IN + 1 } }, 'changed_policy'],
    ['by one they made a version of since', { makers: [{ actor: dana.name, at: HANDED_IN + 1 }] }, 'changed_policy'],
    ['by a version after the one it is judged by', { head: { actor: dana.name, version: 2 } }, 'changed_policy'],
    ['what they said the meaning of a policy for', { notBy: [dana.name] }, 'clarified'],
    ['what someone handed in whose to-dos are theirs', { by: { ...dana, owns: ['person:tom'] } }, 'handed_in'],
  ])('%s', (_, how, reason) => {
    const by = how.by ?? dana
    expect(approval({ ...how, by, others: ['person:else'] })).toMatchObject({
      refused: 'AUTHOR_CANNOT_JUDGE',
      task: 1,
      author: by.name,
      reason,
    })
  })

  test('but by a policy they changed before it was handed in they do', () => {
    expect(approval({ head: { actor: dana.name, at: HANDED_IN } })).toEqual(APPROVED)
    expect(approval({ makers: [{ actor: dana.name, at: HANDED_IN }] })).toEqual(APPROVED)
  })

  test('under the name it was handed in by, or that of the worker, also alone', () => {
    for (const actor of ['agent:x/s2', 'agent:ada', 'agent:ada/s1'])
      expect(approval({ by: ALONE, actor, result: resultBy('agent:x/s1') })).toMatchObject({ reason: 'handed_in' })
  })
})

test('[FE2] alone on a machine that person judges whatever they did, and the approval says so', () => {
  expect(approval({ by: ALONE, owner: ALONE.name, notBy: [ALONE.name] })).toEqual({ ...APPROVED, not_separated: true })
})

describe('[FE3] if nobody is left', () => {
  const involved = { owner: dana.name }

  test('an owner judges with a reason, and the approval says it', () => {
    expect(approval({ ...involved, reason: 'on holiday' })).toEqual({ ...APPROVED, judged_alone_because: 'on holiday' })
  })

  test('without a reason they are told that nobody is', () => {
    expect(approval(involved)).toMatchObject({ reason: 'nobody_else' })
  })

  test('those who have to do with it too are nobody', () => {
    const others = ['agent:tom/s1']
    expect(approval({ ...involved, result: resultBy('agent:tom'), others, reason: 'x' })).toMatchObject({
      judged_alone_because: 'x',
    })
  })

  test('one who has not is somebody, among others who have', () => {
    const others = ['person:tom', 'person:else']
    expect(approval({ ...involved, others, reason: 'x' })).toMatchObject({ reason: 'owns_worker' })
  })

  test('whoever is no owner does not', () => {
    expect(approval({ by: eve, owner: eve.name, reason: 'x' })).toMatchObject({ reason: 'owns_worker' })
  })
})

test('[FE1] a program that has to do with it itself does not judge, whoever made its token', () => {
  const puppet: Principal = { name: 'agent:puppet', role: 'member', alone: false, madeBy: 'person:tom' }
  expect(approval({ by: puppet })).toEqual({ ...APPROVED, not_separated: true })
  expect(approval({ by: puppet, owner: puppet.name })).toMatchObject({ reason: 'owns_worker' })
})

test('a result whose record is not there was handed in by nobody', () => {
  const asks = { result_version: 0, policies: [{ policy_id: 'safe', version: 1, text: 'x', clarifications: [] }] }
  const cases = [{ policy_id: 'safe', verdict: 'Satisfied', reasoning: 'so' }]
  const caused = answered('TaskReview', { cases }, { task: task('completed'), asks, principal: dana })
  expect(caused.moves).toEqual(['t1 approve approved'])
})
