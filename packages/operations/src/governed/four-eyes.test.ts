// [D42] Four eyes, on both databases: who was authenticated counts, whatever name they acted under.

import type { Principal } from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { acting, all, asked, freshContexts } from '../../../../testing/operation-context.ts'
import { tamperWith } from '../../../../testing/tamper.ts'
import { runOperation, streams } from '../index.ts'

const owner = (name: string): Principal => ({ name: `person:${name}`, role: 'owner', alone: false })
const [dana, eve, noa] = [owner('dana'), owner('eve'), owner('noa')]
const BECAUSE = { reason: 'asked to' }
const verdict = (policy_id: string, said = 'Satisfied') => ({ policy_id, verdict: said, reasoning: 'read it' })

describe.each(databases)('on $name', ({ name, freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const as = (principal: Principal) => asked({ ...now.context, principal, actor: principal.name })
  /** So that there are others who could judge; whoever runs the server let them in. */
  const others = async (...people: Principal[]) => {
    for (const { name, role } of people)
      await asked(now.context).done('addToken', { name: name.replace(':', '-'), actor: name, role })
  }
  const open = async (type: string) =>
    (await as(dana).done('inbox', {})).items.filter((item) => item.type === type).map(({ id }) => id)
  /** Dana runs ada, which hands in a page that is judged by `safe`. */
  const handedIn = async (
    policies: readonly object[] = [{ policy: 'safe', text: 'no secrets' }],
    skills?: string[],
  ) => {
    for (const policy of policies) await as(noa).done('addPolicy', policy)
    await as(dana).done('addWorker', { worker: 'ada', ...(skills && { skills }) })
    await as(dana).done('startInitiative', { title: 'Ship it' })
    const [item] = await open('InitiativeAssign')
    await as(eve).done('answerItem', { item, answer: { tasks: [{ title: 'Write', ...(skills && { skills }) }] } })
    await as(dana).done('startWork', { task: '1', session: 'ada' })
    await as(dana).done('completeWork', { task: '1', session: 'ada', result: 'page' })
  }
  const judge = async (who: Principal, cases = [verdict('safe')], more: object = {}) => {
    const [item] = await open('TaskReview')
    const outcome = await runOperation({ ...now.context, principal: who, actor: who.name }, 'answerItem', {
      item,
      answer: { cases },
      ...more,
    })
    return outcome.refused ? (outcome.refusal.variables as { reason?: string }).reason : 'done'
  }
  const task = async () => (await as(dana).done('showTask', { task: '1' })).task
  const verified = async () => (await all(streams.verifyStore(now.context))).filter(({ kind }) => kind === 'difference')

  test('whoever handed it in does not judge it, under no name; someone else does, and two were there', async () => {
    await others(eve)
    await handedIn()
    expect(await judge(dana)).toBe('handed_in')
    const asSystem3 = acting({ ...now.context, principal: dana, actor: dana.name }, 'system3')
    const [item] = await open('TaskReview')
    const again = await asked(asSystem3).refused('answerItem', { item, answer: { cases: [verdict('safe')] } })
    expect(again.code).toBe('AUTHOR_CANNOT_JUDGE')
    expect(await judge(eve)).toBe('done')
    expect(await task()).toMatchObject({ status: 'approved' })
    expect((await task()).not_separated).toBeUndefined()
    expect(await verified()).toEqual([])
  })

  test('nor whose worker made it, whoever ran that', async () => {
    await others(eve, noa)
    await handedIn()
    await as(dana).done('changeWorker', { worker: 'ada', owner: 'person:eve' })
    expect([await judge(eve), await judge(noa)]).toEqual(['owns_worker', 'done'])
  })

  test('nobody works in the name of a worker that is not theirs', async () => {
    await handedIn()
    const outcome = await as(eve).refused('startWork', { task: '1', session: 'ada' })
    expect(outcome).toMatchObject({ code: 'NOT_ALLOWED', variables: { could: ['assignee'] } })
  })

  test('nor whoever changed a policy it is judged by since it was handed in; those before may', async () => {
    await others(eve, noa)
    await handedIn()
    await as(eve).done('changePolicy', { policy: 'safe', text: 'anything goes', ...BECAUSE })
    await as(eve).done('changePolicy', { policy: 'safe', retire: true, ...BECAUSE })
    expect((await task()).status).toBe('completed')
    expect([await judge(eve), await judge(noa)]).toEqual(['changed_policy', 'done'])
  })

  test('nor whoever said what a vague policy means for it', async () => {
    await others(eve, noa)
    await handedIn()
    await judge(noa, [verdict('safe', 'Vague')])
    const [item] = await open('PolicyVague')
    await as(eve).done('answerItem', { item, answer: { clarifications: [{ policy_id: 'safe', text: 'no keys' }] } })
    expect(await judge(eve)).toMatch(/changed_policy|clarified/)
    expect(await judge(noa)).toBe('done')
  })

  test('if nobody is left an owner judges with a reason, and the approval shows it', async () => {
    await handedIn()
    expect(await judge(dana)).toBe('nobody_else')
    expect(await judge(dana, [verdict('safe')], { reason: 'I am the only one here' })).toBe('done')
    expect(await task()).toMatchObject({ status: 'approved', judged_alone_because: 'I am the only one here' })
  })

  test('while someone else could, a reason opens nothing; and it is an owner’s only', async () => {
    await others(eve)
    await handedIn()
    expect(await judge(dana, [verdict('safe')], { reason: 'in a hurry' })).toBe('handed_in')
    expect((await task()).status).toBe('completed')
  })

  test('a policy names who judges by it, and how many have to agree', async () => {
    await others(eve, noa, owner('ron'))
    await handedIn([{ policy: 'safe', text: 'no secrets', approvers: ['person:eve', 'person:noa'], quorum: 2 }])
    const [item] = await open('TaskReview')
    const answer = { cases: [verdict('safe')] }
    expect(await as(owner('ron')).refused('answerItem', { item, answer })).toMatchObject({
      code: 'NOT_AN_APPROVER',
      variables: { approvers: ['person:eve', 'person:noa'] },
    })
    expect(await judge(eve)).toBe('done')
    expect((await task()).status).toBe('completed')
    await judge(eve)
    expect((await task()).status).toBe('completed')
    expect(await judge(noa)).toBe('done')
    expect((await task()).status).toBe('approved')
    expect(await verified()).toEqual([])
    for (const [before, after, problem] of [
      ['"quorum":2', '"quorum":3', 'was approved by 2 of the 3 that safe asks for'],
      ['"person:eve"', '"person:ron"', 'was judged by person:eve, whom safe does not name'],
    ] as const) {
      const tampered = ['records', 'record_heads'].map((table) => {
        const body = name === 'SQLite' ? 'body' : 'body::text'
        const type = name === 'SQLite' ? '' : '::json'
        return `update ${table} set body = replace(${body}, '${before}', '${after}')${type}
          where workspace = '${now.workspace}' and kind = 'policy'`
      })
      await tamperWith(now.place, tampered)
      expect(await verified()).toContainEqual(expect.objectContaining({ problem }))
    }
  })

  test('a policy that is for a skill or an initiative judges nothing else', async () => {
    await others(eve)
    await handedIn(
      [
        { policy: 'safe', text: 'no secrets' },
        { policy: 'legal', text: 'cite sources', skills: ['law'] },
        { policy: 'brief', text: 'one page', skills: ['writing'] },
        { policy: 'other', text: 'elsewhere', initiatives: ['another'] },
      ],
      ['writing'],
    )
    const [item] = (await as(dana).done('inbox', {})).items.filter(({ type }) => type === 'TaskReview')
    expect(item?.body.policies).toMatchObject([{ policy_id: 'brief' }, { policy_id: 'safe' }])
  })

  test('what others are judged by is changed with a reason, which is kept and logged', async () => {
    await as(noa).done('addPolicy', { policy: 'safe', text: 'no secrets' })
    expect((await as(noa).refused('changePolicy', { policy: 'safe', retire: true })).code).toBe('REASON_NEEDED')
    const { policy } = await as(noa).done('changePolicy', { policy: 'safe', retire: true, ...BECAUSE })
    expect(policy).toMatchObject({ state: 'retired', body: BECAUSE, actor: 'person:noa' })
  })

  test('a program answers in the name of a principal that was made for it, and the answer says which program', async () => {
    await handedIn()
    const [item] = await open('TaskReview')
    const given = { item, answer: { cases: [verdict('safe')] }, answeredWith: { command: 'judge.sh' } }
    expect((await as(eve).refused('answerItem', given)).code).toBe('PROGRAM_NEEDS_OWN_NAME')
    const program: Principal = { name: 'agent:judge', role: 'agent', systems: ['system3'], alone: false }
    const { item: answered } = await as(program).done('answerItem', given)
    expect(answered.body.answered_with).toEqual({ command: 'judge.sh' })
  })

  test('an agent with a token that writes neither retires the policy that judges it nor brings it back', async () => {
    await handedIn()
    const agent: Principal = { name: 'agent:ada', role: 'agent', alone: false }
    for (const retire of [true, false]) {
      const context = { ...now.context, principal: agent, actor: agent.name }
      const outcome = await runOperation(context, 'changePolicy', { policy: 'safe', retire, ...BECAUSE })
      expect(outcome).toMatchObject({ refusal: { code: 'NOT_ALLOWED' } })
    }
    expect((await task()).status).toBe('completed')
  })

  test('alone on one’s machine one judges what one’s own agents made, and the approval says that nobody was told apart', async () => {
    const { done } = asked(now.context)
    await done('addPolicy', { policy: 'safe', text: 'no secrets', quorum: 2, approvers: ['person:eve'] })
    await done('addWorker', { worker: 'ada' })
    await done('startInitiative', { title: 'Ship it' })
    const answer = async (type: string, said: Record<string, unknown>) => {
      const [item] = (await done('inbox', {})).items.filter((one) => one.type === type)
      await done('answerItem', { item: item?.id ?? '', answer: said })
    }
    await answer('InitiativeAssign', { tasks: [{ title: 'Write' }] })
    await done('startWork', { task: '1', session: 'ada' })
    await done('completeWork', { task: '1', session: 'ada', result: 'page' })
    await answer('TaskReview', { cases: [verdict('safe')] })
    expect((await done('showTask', { task: '1' })).task).toMatchObject({ status: 'approved', not_separated: true })
  })
})
