// [D42] Sequences of legal acts by which one person tried to judge their own result, each refused or said in the approval; and
// whatever got by is found by `verify`.

import type { Principal } from '@pawl/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { all, asked, freshContexts } from '../../../../testing/operation-context.ts'
import { storedToken } from '../../../../testing/stored-token.ts'
import { tamperWith } from '../../../../testing/tamper.ts'
import { runOperation, streams } from '../index.ts'

const owner = (name: string): Principal => ({ name: `person:${name}`, role: 'owner', alone: false, by: 'sign-in' })
const [dana, eve, noa] = [owner('dana'), owner('eve'), owner('noa')]
/** A program that comes by a token that someone made for it. */
const program = (name: string, maker: Principal, more: Partial<Principal> = {}): Principal => ({
  name: `agent:${name}`,
  role: 'agent',
  alone: false,
  by: 'token',
  madeBy: maker.name,
  ...more,
})
const judging = (name: string, maker: Principal) => program(name, maker, { systems: ['system3'] })
const BECAUSE = { reason: 'asked to' }
const SAFE = { policy: 'safe', text: 'no secrets' }
const good = (policy_id = 'safe', verdict = 'Satisfied') => ({ policy_id, verdict, reasoning: 'read it' })

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const as = (principal: Principal) => asked({ ...now.context, principal, actor: principal.name })
  const open = async (type: string) =>
    (await as(dana).done('inbox', {})).items.filter((item) => item.type === type).map(({ id }) => id)
  const judge = async (who: Principal, more: object = {}, cases = [good()]) => {
    const [item] = await open('TaskReview')
    const outcome = await runOperation({ ...now.context, principal: who, actor: who.name }, 'answerItem', {
      item,
      answer: { cases },
      ...more,
    })
    if (!outcome.refused) return 'done'
    return (outcome.refusal.variables as { reason?: string }).reason ?? outcome.refusal.code
  }
  const task = async () => (await as(dana).done('showTask', { task: '1' })).task
  const verified = async () => (await all(streams.verifyStore(now.context))).filter(({ kind }) => kind === 'difference')
  const knows = (...people: Principal[]) =>
    Promise.all(
      people.map(({ name, role, systems, madeBy }) =>
        now.context.store.insertToken(
          storedToken({
            name: `${name} ${now.workspace}`,
            actor: name,
            role,
            systems: systems === undefined ? null : [...systems],
            createdBy: madeBy ?? name,
            secretHash: `${name} ${now.workspace}`,
          }),
        ),
      ),
    )
  /** Ada, whose profile is Dana's, has begun. */
  beforeEach(async () => {
    await as(noa).done('addPolicy', SAFE)
    await as(dana).done('addWorker', { worker: 'ada' })
    await as(dana).done('startInitiative', { title: 'Ship it' })
    const [item] = await open('InitiativeAssign')
    await as(eve).done('answerItem', { item, answer: { tasks: [{ title: 'Write' }] } })
    await as(dana).done('startWork', { task: '1', session: 'ada' })
  })
  const handsIn = (who: Principal = dana) => as(who).done('completeWork', { task: '1', session: 'ada', result: 'page' })

  test('a worker that is given away after its program handed in is still that of whoever had it', async () => {
    await knows(eve, noa, owner('ron'))
    await handsIn(program('ada', eve))
    await as(dana).done('changeWorker', { worker: 'ada', owner: 'person:noa' })
    expect([await judge(dana), await judge(noa)]).toEqual(['owns_worker', 'owns_worker'])
    expect(await judge(eve)).toBe('owns_worker')
    expect(await judge(owner('ron'))).toBe('done')
    expect(await verified()).toEqual([])
  })

  test('a program whose token the submitter made does not judge while someone else could', async () => {
    await knows(eve, judging('judge', dana))
    await handsIn()
    expect(await judge(judging('judge', dana))).toBe('own_program')
    expect(await judge(judging('judge', eve))).toBe('done')
    expect((await task()).not_separated).toBeUndefined()
    expect(await verified()).toEqual([])
  })

  test('nor does a person whose token the submitter made: its secret was shown to them', async () => {
    await knows(eve)
    await handsIn()
    expect(await judge({ ...owner('puppet'), by: 'token', madeBy: dana.name })).toBe('own_program')
  })

  test('where nobody else is left such a program judges, and the approval says that nobody was told apart', async () => {
    await knows(judging('judge', dana))
    await handsIn()
    expect(await judge(judging('judge', dana))).toBe('done')
    expect(await task()).toMatchObject({ status: 'approved', not_separated: true })
    expect(await verified()).toEqual([])
  })

  test('someone whose only token the submitter made is nobody else', async () => {
    await knows(judging('judge', dana))
    await handsIn()
    expect(await judge(dana, BECAUSE)).toBe('done')
    expect(await task()).toMatchObject({ judged_alone_because: 'asked to' })
  })

  test('retiring the policy, or making it for something else, before handing in and bringing it back after, approves nothing', async () => {
    await knows(eve)
    await as(dana).done('changePolicy', { policy: 'safe', retire: true, ...BECAUSE })
    await handsIn()
    await as(dana).done('changePolicy', { policy: 'safe', retire: false, ...BECAUSE })
    expect((await task()).status).toBe('completed')
    expect(await judge(eve)).toBe('done')
  })

  test.each([
    ['by oneself', dana],
    ['by a token one made', { ...owner('helper'), by: 'token', madeBy: dana.name } satisfies Principal],
  ])('nor does making it for something else, %s', async (_, who) => {
    await as(who).done('changePolicy', { policy: 'safe', initiatives: ['elsewhere'], ...BECAUSE })
    await as(who).done('changePolicy', { policy: 'safe', skills: ['law'], ...BECAUSE })
    await handsIn()
    expect((await task()).status).toBe('completed')
    await knows(eve)
    expect([await judge(dana), await judge(eve)]).toEqual(['handed_in', 'done'])
  })

  test('but what others retired, or what never was about the task, does not judge it', async () => {
    await as(noa).done('changePolicy', { policy: 'safe', retire: true, ...BECAUSE })
    await as(noa).done('addPolicy', { policy: 'legal', text: 'cite', skills: ['law'] })
    await as(dana).done('changePolicy', { policy: 'legal', text: 'cite all', ...BECAUSE })
    await handsIn()
    expect(await task()).toMatchObject({ status: 'approved', no_policy_applied: true })
  })

  test('changing approvers and quorum while a result is under review changes nothing about it', async () => {
    await knows(eve, noa)
    await as(noa).done('changePolicy', { policy: 'safe', quorum: 2, ...BECAUSE })
    await handsIn()
    await as(dana).done('changePolicy', { policy: 'safe', quorum: 1, approvers: ['person:eve'], ...BECAUSE })
    expect([await judge(dana), await judge(eve)]).toEqual(['handed_in', 'done'])
    expect((await task()).status).toBe('completed')
    expect(await judge(noa)).toBe('done')
    expect((await task()).status).toBe('approved')
    expect(await verified()).toEqual([])
  })

  test('a policy names nobody who is not here: one letter too many would let nothing be approved', async () => {
    await knows(eve)
    const misspelled = { policy: 'safe', approvers: ['person:evee'], ...BECAUSE }
    expect(await as(noa).refused('changePolicy', misspelled)).toMatchObject({
      code: 'PERSON_NOT_HERE',
      variables: { person: 'person:evee' },
    })
    await as(noa).done('changePolicy', { ...misspelled, approvers: ['person:eve'] })
  })

  test('a person and their programs are one of a quorum', async () => {
    await knows(eve, noa, owner('ron'))
    await as(noa).done('changePolicy', { policy: 'safe', quorum: 2, ...BECAUSE })
    await handsIn()
    for (const who of [eve, judging('one', eve), judging('two', eve)]) expect(await judge(who)).toBe('done')
    expect((await task()).status).toBe('completed')
    expect(await judge(judging('three', owner('ron')))).toBe('done')
    expect((await task()).status).toBe('approved')
    expect(await verified()).toEqual([])
  })

  test('one of a quorum who judged for want of anyone else is named by the approval, though the last one came later', async () => {
    await as(noa).done('changePolicy', { policy: 'safe', quorum: 2, ...BECAUSE })
    await handsIn()
    expect(await judge(dana, { reason: 'alone until Monday' })).toBe('done')
    await knows(eve)
    expect(await judge(eve)).toBe('done')
    expect(await task()).toMatchObject({ status: 'approved', judged_alone_because: 'alone until Monday' })
    expect(await verified()).toEqual([])
  })

  test('if none of those a policy names is left an owner judges with a reason; while one is, nobody does', async () => {
    await knows(eve, noa)
    await as(noa).done('changePolicy', { policy: 'safe', approvers: ['person:eve'], ...BECAUSE })
    await handsIn()
    expect(await judge(noa, BECAUSE)).toBe('NOT_AN_APPROVER')
    await now.context.store.revokeToken(`person:eve ${now.workspace}`, 1)
    expect(await judge(noa)).toBe('NOT_AN_APPROVER')
    expect(await judge(noa, BECAUSE)).toBe('done')
    expect(await task()).toMatchObject({ judged_alone_because: 'asked to' })
    expect(await verified()).toEqual([])
  })

  test('whoever said through a program of theirs what a policy means does not judge', async () => {
    await knows(eve, noa, owner('ron'))
    await handsIn()
    await judge(noa, {}, [good('safe', 'Vague')])
    const [item] = await open('PolicyVague')
    const answer = { clarifications: [{ policy_id: 'safe', text: 'no keys' }] }
    await as(program('clerk', eve, { systems: ['system5'] })).done('answerItem', { item, answer })
    expect([await judge(eve), await judge(noa)]).toEqual(['clarified', 'done'])
    expect(await verified()).toEqual([])
  })

  test('a token that a program of the submitter made is theirs too, as the program itself is', async () => {
    await knows(eve)
    const ops = program('ops', dana, { role: 'owner' })
    const { token } = await as(ops).done('addToken', { name: 'judge', actor: 'agent:judge', systems: ['system3'] })
    expect(token.createdBy).toBe(dana.name)
    await handsIn()
    expect(await judge(judging('judge', { ...ops, name: token.createdBy }))).toBe('own_program')
  })

  test('what a command hands in by the token of its one task is by whoever made the token of who passed it on', async () => {
    await knows(noa, program('ada', eve))
    await handsIn({ name: 'agent:ada', role: 'agent', alone: false, by: 'token', rooms: [], systems: [], task: 1 })
    expect([await judge(eve), await judge(noa)]).toEqual(['owns_worker', 'done'])
    expect(await verified()).toEqual([])
  })

  test('[TE2] retiring it approves nothing either where someone else has changed something else of it since', async () => {
    await as(dana).done('changePolicy', { policy: 'safe', retire: true, ...BECAUSE })
    await as(noa).done('changePolicy', { policy: 'safe', text: 'no secrets at all', ...BECAUSE })
    await handsIn()
    expect((await task()).status).toBe('completed')
    await knows(eve)
    expect([await judge(dana), await judge(eve)]).toEqual(['handed_in', 'done'])
    expect(await verified()).toEqual([])
  })

  test('[TE1] an author who asks for fewer judges, or names their own program, is judged as before', async () => {
    await knows(eve, noa, judging('mine', dana))
    await as(noa).done('changePolicy', {
      policy: 'safe',
      quorum: 2,
      approvers: ['person:eve', 'person:noa'],
      ...BECAUSE,
    })
    await as(dana).done('changePolicy', { policy: 'safe', quorum: 1, approvers: ['agent:mine'], ...BECAUSE })
    await handsIn()
    expect(await judge(judging('mine', dana))).toBe('own_program')
    expect(await judge(eve)).toBe('done')
    expect((await task()).status).toBe('completed')
    expect(await judge(noa)).toBe('done')
    expect((await task()).status).toBe('approved')
    expect(await verified()).toEqual([])
  })

  test('[TE1] what others change counts, and so does what an author makes stricter', async () => {
    await as(noa).done('changePolicy', { policy: 'safe', retire: true, ...BECAUSE })
    await as(dana).done('changePolicy', { policy: 'safe', retire: false, quorum: 2, ...BECAUSE })
    await as(noa).done('addPolicy', { policy: 'brief', text: 'short', quorum: 3 })
    await as(noa).done('changePolicy', { policy: 'brief', quorum: 1, ...BECAUSE })
    await handsIn()
    const [review] = (await as(eve).done('inbox', {})).items
    expect(review?.body.policies).toMatchObject([{ policy_id: 'brief' }, { policy_id: 'safe', quorum: 2 }])
    expect(review?.body.policies).not.toHaveProperty('0.quorum')
  })

  test('[D34] retiring what rejected it does not let the next attempt by', async () => {
    await knows(eve, noa)
    await handsIn()
    await judge(eve, {}, [good('safe', 'Violated')])
    await as(dana).done('changePolicy', { policy: 'safe', retire: true, ...BECAUSE })
    const [item] = await open('RejectionDecision')
    await as(noa).done('answerItem', { item, answer: { decision: 'improve', description: 'better' } })
    await as(dana).done('startWork', { task: '2', session: 'ada' })
    await as(dana).done('completeWork', { task: '2', session: 'ada', result: 'page' })
    expect((await as(dana).done('showTask', { task: '2' })).task.status).toBe('completed')
    expect(await judge(noa)).toBe('done')
    expect(await verified()).toEqual([])
  })

  test('verify names what was approved as if no policy applied, though one did', async () => {
    await as(noa).done('changePolicy', { policy: 'safe', retire: true, ...BECAUSE })
    await handsIn()
    expect(await task()).toMatchObject({ status: 'approved', no_policy_applied: true })
    expect(await verified()).toEqual([])
    const inSqlite = 'sqliteFile' in now.place
    const records = inSqlite ? 'records' : 'pawl.records'
    // As if it had been retired long after.
    await tamperWith(now.place, [
      `update ${records} set at = at - 3600000 where kind = 'policy' and version = 1`,
      `update ${records} set at = at + 3600000 where kind = 'policy' and version = 2`,
    ])
    expect(await verified()).toContainEqual(
      expect.objectContaining({ difference: { reason: 'policy_passed_over', policy: 'safe' } }),
    )
  })
})
