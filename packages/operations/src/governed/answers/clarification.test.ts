// What a vague policy means is said by System5, and the result is judged again.

import { describe, expect, test } from 'vitest'
import { answered, dana, record, task } from '../../../../../testing/governed-answer.ts'

const about = { initiative_id: 'i1', task_id: 't1', task_number: 1, title: 'Ship it' }
const completed = task('completed', { result: 'done so' })
const by = (policy_id: string, more: object = {}) => ({
  policy_id,
  version: 1,
  text: policy_id,
  clarifications: [],
  ...more,
})
const result = record('result', 'r1', { version: 1, worker: 'ada' }, { subject: 't1', actor: 'agent:ada' })

describe('[003 P2, P3, P4] a policy that was vague', () => {
  const policy = (id: string, more: Partial<ReturnType<typeof record>> = {}, body = {}) =>
    record('policy', id, { text: id, ...body }, more)
  const vague = [{ policy_id: 'safe', reasoning: 'unclear' }]
  const clarified = (clarifications: object[], asks: object = {}, policies = [policy('brief'), policy('safe')]) =>
    answered(
      'PolicyVague',
      { clarifications },
      {
        task: completed,
        asks: { policies: vague, judged_by: [by('brief'), by('safe')], ...asks },
        view: { policies, results: [result] },
        principal: dana,
      },
    )
  const clearer = { policy_id: 'safe', text: 'no keys' }

  test('gets its next version, which is told, and the result is judged again by all of them', () => {
    const caused = clarified([clearer])
    expect([caused.moves, caused.names]).toEqual([
      [],
      ['policy safe active', 'PolicyClarified handled', 'TaskReview open'],
    ])
    expect(caused.records?.[0]).toMatchObject({ version: 2, body: { text: 'safe', clarifications: ['no keys'] } })
    expect(caused.bodies?.[1]).toMatchObject({
      ...about,
      policies: [{ policy_id: 'safe', version: 2, text: 'no keys' }],
    })
    expect(caused.bodies?.[2]).toMatchObject({
      result_version: 1,
      result: 'done so',
      not_by: [dana.name],
      policies: [by('brief'), by('safe', { version: 2, clarifications: ['no keys'] })],
    })
  })

  test('keeps what was clarified before', () => {
    const caused = clarified([clearer], {}, [policy('safe', {}, { clarifications: ['first'] })])
    expect(caused.bodies?.[0]).toMatchObject({ clarifications: ['first', 'no keys'] })
  })

  test('[D42] whoever clarifies does not judge it, beside those before, each named once', () => {
    expect(clarified([clearer], { not_by: ['person:eve', dana.name] }).bodies?.[2]).toMatchObject({
      not_by: ['person:eve', dana.name],
    })
  })

  test('[FE2] alone on one’s machine one clarifies and judges', () => {
    const asks = { policies: vague, judged_by: [by('safe')] }
    const caused = answered('PolicyVague', { clarifications: [clearer] }, { task: completed, asks })
    expect(caused.bodies?.[2]).toMatchObject({ type: 'TaskReview' })
    expect(caused.bodies?.[2]).not.toHaveProperty('not_by')
  })

  test('[RV1] one that was changed meanwhile is judged as it stood, with what was clarified', () => {
    const changed = policy('safe', { version: 4 }, { text: 'quite another' })
    expect(clarified([clearer], {}, [changed]).bodies?.[2]).toMatchObject({
      policies: [by('brief'), by('safe', { clarifications: ['no keys'] })],
    })
  })

  test('each of several gets what was said of it', () => {
    const both = [{ policy_id: 'brief', text: 'ten lines' }, clearer]
    const asks = { policies: [...vague, { policy_id: 'brief', reasoning: 'how brief?' }] }
    const changed = [policy('brief', { version: 7 }), policy('safe', { version: 4 })]
    const caused = clarified(both, asks, changed)
    expect(caused.bodies?.[3]).toMatchObject({
      policies: [by('brief', { clarifications: ['ten lines'] }), by('safe', { clarifications: ['no keys'] })],
    })
  })

  test('a question from before, which did not say by what it is judged, is about those that are active', () => {
    const policies = [policy('safe'), policy('gone', { state: 'retired' }), policy('brief')]
    expect(clarified([clearer], { judged_by: undefined }, policies).bodies?.[2]).toMatchObject({
      policies: [by('brief'), by('safe', { version: 2, clarifications: ['no keys'] })],
    })
  })

  test('what is judged by is told with its approvers and how many must agree, where it has them', () => {
    const terms = { approvers: ['person:eve'], quorum: 2 }
    const judged_by = [by('brief'), by('safe', terms)]
    const strict = clarified([clearer], { judged_by }, [policy('safe', {}, terms)])
    expect(strict.bodies?.[2]).toMatchObject({ policies: [by('brief'), terms] })
    // On whose terms its author is judged does not change with what it means.
    const eased = clarified([clearer], { judged_by }, [policy('safe', {}, { approvers: ['person:mallory'] })])
    expect(eased.bodies?.[2]).toMatchObject({ policies: [by('brief'), terms] })
    const lax = clarified([clearer], {}, [policy('safe', {}, { approvers: [], quorum: 1 })])
    const asked = lax.bodies?.[2] as { policies: object[] }
    expect(asked.policies[1]).toEqual(by('safe', { version: 2, clarifications: ['no keys'] }))
  })

  test.each([
    [[clearer, clearer], { reason: 'clarified_twice' }],
    [[{ policy_id: 'brief', text: 'x' }], { reason: 'clarification_missing', policy: 'safe' }],
    [[clearer, { policy_id: 'brief', text: 'x' }], { reason: 'not_vague', policy: 'brief' }],
  ])('%j does not fit', (clarifications, because) => {
    expect(clarified(clarifications)).toMatchObject({ refused: 'INVALID_INPUT', because })
  })

  describe('[D32] where none applied and one is wanted', () => {
    const wanted = (policies: ReturnType<typeof policy>[] = []) =>
      clarified([{ policy_id: 'new', text: 'be kind' }], { policies: [], judged_by: undefined }, policies)

    test('any may be written, and the result is judged by it', () => {
      const caused = wanted()
      expect(caused.names).toEqual(['policy new active', 'PolicyClarified handled', 'TaskReview open'])
      expect(caused.bodies?.[0]).toEqual({ text: 'be kind', clarifications: [] })
      expect(caused.bodies?.[2]).toMatchObject({ policies: [by('new', { text: 'be kind' })] })
    })

    test('it is judged by that one beside those that apply by now', () => {
      expect(wanted([policy('other')]).bodies?.[2]).toMatchObject({
        policies: [by('new', { text: 'be kind' }), by('other')],
      })
    })

    test('one that was retired is restored, with the new text', () => {
      const caused = wanted([policy('new', { state: 'retired' }, { text: 'old', clarifications: ['x'] })])
      expect(caused.records?.[0]).toMatchObject({ version: 2, state: 'active' })
      expect(caused.bodies?.[0]).toEqual({ text: 'be kind', clarifications: [] })
    })

    test('one that is there is clarified', () => {
      expect(wanted([policy('new')]).bodies?.[0]).toEqual({ text: 'new', clarifications: ['be kind'] })
    })
  })

  test('[RV1] one that was vague and is retired by now is clarified, and not restored', () => {
    const caused = clarified([clearer], {}, [policy('safe', { state: 'retired' })])
    expect(caused.names?.[0]).toBe('policy safe retired')
  })
})
