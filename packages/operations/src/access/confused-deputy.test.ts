// Someone lets another's name, token or profile act for them: each way that was found is refused.

import { type OperationKey, type Outcome, operations, type Principal } from '@pawl/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { oneOfEach } from '../../../../testing/one-of-each.ts'
import { freshContexts } from '../../../../testing/operation-context.ts'
import { storedToken } from '../../../../testing/stored-token.ts'
import type { Context } from '../context.ts'
import { runOperation } from '../dispatch/run-operation.ts'
import type { StoredRecord } from '../ports/record-store.ts'
import { isGoodToken } from './good-token.ts'
import { principalNow } from './principal-now.ts'

const someone = (name: string, role: Principal['role'], more: Partial<Principal> = {}): Principal => ({
  name,
  role,
  alone: false,
  by: 'token',
  ...more,
})
const ann = someone('person:ann', 'owner')
const dana = someone('person:dana', 'member')
const noa = someone('person:noa', 'member')
const eve = someone('person:eve', 'member')
const operator: Principal = { name: 'person:local', role: 'owner', alone: false }

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = (who: Principal, key: OperationKey, input: object = {}, more: Partial<Context> = {}) =>
    runOperation({ ...now.context, principal: who, actor: who.name, ...more }, key, input)
  const codeOf = (outcome: Outcome<unknown>) => (outcome.refused ? outcome.refusal.code : 'done')
  const done = async (who: Principal, key: OperationKey, input: object = {}) => {
    const outcome = await ask(who, key, input)
    if (outcome.refused) throw new Error(JSON.stringify(outcome.refusal))
    // biome-ignore lint/suspicious/noExplicitAny: answers of every operation, looked into by name
    return outcome.value as any
  }
  beforeEach(async () => {
    for (const { name, role } of [ann, dana, noa, eve])
      await now.context.store.insertToken(
        storedToken({ name, actor: name, role, secretHash: `${name} ${now.workspace}` }),
      )
  })
  /** A task that ada, whose profile is Ann's, is working on. */
  const begun = async () => {
    await done(ann, 'addWorker', { worker: 'ada' })
    const { initiative, items } = await done(dana, 'startInitiative', { title: 'Grow' })
    await done(ann, 'answerItem', { item: items[0].id, answer: { tasks: [{ title: 'Sow' }] } })
    await done(ann, 'startWork', { task: '1', session: 'ada' })
    return initiative.id as string
  }

  test('[D40] nobody gets the rights of whoever has the store by a token in their name, or by importing one', async () => {
    expect(codeOf(await ask(ann, 'addToken', { name: 'x', actor: 'person:local', role: 'owner' }))).toBe(
      'ACTOR_NOT_YOURS',
    )
    const inTheirName = someone('person:local', 'owner')
    expect(codeOf(await ask(inTheirName, 'createOwner', { name: 'dana' }))).toBe('SERVER_OWNER_NEEDED')
    expect(codeOf(await ask(inTheirName, 'createWorkspace', { name: 'x' }))).toBe('SERVER_OWNER_NEEDED')
    expect(codeOf(await ask(ann, 'importStore', { withTokens: true }))).toBe('SERVER_OWNER_NEEDED')
    expect(codeOf(await ask(operator, 'createOwner', { name: 'dana' }))).toBe('done')
  })

  test('[D40] only who runs a System1 waits, writes its log and passes its task on', async () => {
    await begun()
    const held = { task: '1', session: 'ada' }
    expect(codeOf(await ask(eve, 'waitForTask', { worker: 'ada', timeoutSeconds: 0 }))).toBe('ACTOR_NOT_YOURS')
    for (const key of ['addTaskToken', 'appendLog', 'completeWork', 'reportProgress'] as const)
      expect(codeOf(await ask(eve, key, { ...oneOfEach[key], ...held })), key).toBe('NOT_ALLOWED')
    expect(codeOf(await ask(ann, 'addTaskToken', held))).toBe('done')
  })

  test('[D41] what a System1 was given in a closed initiative is not shown to whoever runs it and is not let in', async () => {
    await done(ann, 'addWorker', { worker: 'ben' })
    await done(ann, 'changeWorker', { worker: 'ben', owner: 'person:eve' })
    const { initiative, items } = await done(dana, 'startInitiative', { title: 'Grow' })
    await done(ann, 'answerItem', { item: items[0].id, answer: { tasks: [{ title: 'Sow' }] } })
    const wait = () => ask(eve, 'waitForTask', { worker: 'ben', timeoutSeconds: 0 })
    expect(codeOf(await wait())).toBe('done')
    await done(dana, 'admitMember', { initiative: initiative.id, member: 'noa' })
    expect(codeOf(await wait())).toBe('NOTHING_FOR_WORKER')
    const itself = someone('agent:ben', 'agent')
    expect(codeOf(await ask(itself, 'waitForTask', { worker: 'ben', timeoutSeconds: 0 }))).toBe('done')
  })

  test('[D41] an answer begins no initiative that is closed to whoever answers, though they know its name', async () => {
    const id = await begun()
    await done(ann, 'completeWork', { task: '1', session: 'ada', result: 'Sown' })
    const { items } = await done(ann, 'inbox', { for: 'system4' })
    const planned = await done(dana, 'startInitiative', { title: 'Sell the company', planned: true })
    await done(dana, 'admitMember', { initiative: planned.initiative.id, member: 'noa' })
    const answerer = someone('agent:planner', 'agent', { systems: ['system4'] })
    const answer = { summary: 'good', next: { initiative: planned.initiative.id } }
    const given = { item: items[0].id, answer }
    expect(items[0].type).toBe('InitiativeReview')
    expect(codeOf(await ask(answerer, 'answerItem', given))).toBe('INVALID_INPUT')
    const none = { ...given, answer: { ...answer, next: { initiative: 'zzzzzzzzzzzzzz' } } }
    const [closed, missing] = [await ask(answerer, 'answerItem', given), await ask(answerer, 'answerItem', none)]
    expect(JSON.stringify(closed).replaceAll(planned.initiative.id, 'zzzzzzzzzzzzzz')).toBe(JSON.stringify(missing))
    expect((await done(dana, 'showInitiative', { initiative: planned.initiative.id })).initiative.state).toBe('planned')
    expect((await done(ann, 'showInitiative', { initiative: id })).initiative.state).toBe('under_review')
    expect(codeOf(await ask(ann, 'answerItem', given))).toBe('done')
  })

  test('[NR1] in a closed room whatever needs care or review is for those named for it, whether something is made or changed', async () => {
    await done(dana, 'createRoom', { room: 'mill', roles: ['builder'] })
    for (const content of ['Grind', 'Sieve', 'Bake']) await done(dana, 'postMessage', { room: 'mill', content })
    await done(dana, 'admitMember', { room: 'mill', member: 'noa' })
    const inRoom = (Object.keys(operations) as OperationKey[]).filter(
      (key) => ['care', 'review'].includes(operations[key].right) && 'room' in operations[key].input.shape,
    )
    // What says how it is already changes nothing, and a name that is taken is taken.
    const changesNothing = ['openRoom', 'createRoom', 'answerBudget', 'restoreMessage', 'dismissMember']
    const codes = async (who: Principal) => {
      const asked = inRoom.filter((key) => !changesNothing.includes(key))
      const each = asked.map(async (key) => {
        const there = { room: 'mill', message: '3', member: 'eve' }
        const { shape } = operations[key].input
        const named = Object.fromEntries(Object.entries(there).filter(([name]) => name in shape))
        return [key, codeOf(await ask(who, key, { ...oneOfEach[key], ...named }))]
      })
      return Object.fromEntries(await Promise.all(each))
    }
    const before = await now.context.store.lastPosition()
    const refused = await codes(noa)
    expect(Object.keys(refused).length).toBeGreaterThan(5)
    expect(Object.entries(refused).filter(([, code]) => code !== 'NOT_ALLOWED')).toEqual([])
    expect(refused).toMatchObject({ addSchedule: 'NOT_ALLOWED', setBudget: 'NOT_ALLOWED', importWork: 'NOT_ALLOWED' })
    expect(await now.context.store.lastPosition()).toBe(before)
    expect(await done(dana, 'setBudget', { room: 'mill', cost: 1 })).toMatchObject({ budget: { state: 'open' } })
  })

  test('[D40] [I2] two who act under one name are not told what the other was answered', async () => {
    const key = { idempotencyKey: 'the-same-key', actor: 'agent:helper' }
    const titled = { title: 'Buy milk' }
    const numbers = []
    for (const who of [dana, eve, dana]) {
      const outcome = await ask({ ...who, role: 'agent' }, 'addTask', titled, key)
      numbers.push((outcome as { value: { task: { number: number } } }).value.task.number)
    }
    expect(numbers).toEqual([1, 2, 1])
  })

  test('[D40] [D41] conversations are those of who had them: acting under the same name shows nothing of another', async () => {
    const helper = { actor: 'agent:helper' }
    const as = (who: Principal) => ({ ...who, role: 'agent' }) as const
    const said = await ask(as(dana), 'takeTurn', { message: 'add a ring for Noa' }, helper)
    const { conversation_id } = (said as { value: { conversation_id: string } }).value
    const itself = someone('agent:helper', 'agent')
    for (const who of [as(eve), itself]) {
      const listed = await ask(who, 'listConversations', {}, helper)
      expect(listed).toMatchObject({ value: { conversations: [] } })
      const shown = await ask(who, 'showConversation', { conversation: conversation_id }, helper)
      expect(codeOf(shown)).toBe('CONVERSATION_NOT_FOUND')
      expect(codeOf(await ask(who, 'takeTurn', { message: 'hi', conversation_id }, helper))).toBe(
        'CONVERSATION_NOT_FOUND',
      )
      expect(JSON.stringify(await ask(who, 'find', { text: 'ring' }, helper))).not.toContain('Noa')
    }
    const own = await ask(as(dana), 'showConversation', { conversation: conversation_id }, helper)
    expect(codeOf(own)).toBe('done')
  })

  test('[Q1] nobody takes a task from a System1 by acting under its name', async () => {
    await begun()
    const asAda = await ask({ ...eve, role: 'agent' }, 'requestReview', { task: '1' }, { actor: 'agent:ada' })
    expect(codeOf(asAda)).toBe('REVIEW_TOO_EARLY')
    expect(await now.context.store.findTask({ number: 1 })).toMatchObject({ status: 'in_progress' })
  })

  test('[D41] whoever is limited to rooms sees no governed work, unless made for a System', async () => {
    const initiative = await begun()
    const limited = someone('agent:builder', 'agent', { rooms: ['mill'] })
    expect(await done(limited, 'listInitiatives')).toEqual({ initiatives: [] })
    expect(await done(limited, 'inbox')).toMatchObject({ items: [] })
    expect([await done(limited, 'listPolicies'), await done(limited, 'listWorkers')]).toEqual([
      { policies: [] },
      { workers: [] },
    ])
    expect(codeOf(await ask(limited, 'showInitiative', { initiative }))).toBe('INITIATIVE_NOT_FOUND')
    expect(codeOf(await ask(limited, 'showTask', { task: '1' }))).toBe('TASK_NOT_FOUND')
    expect((await done(limited, 'insight', { lifecycle: 'governed', days: 7 })).flow.at(-1).counts.in_progress).toBe(0)
    const judge = { ...limited, systems: ['system3'] } as const
    expect((await done(judge, 'listInitiatives')).initiatives).toHaveLength(1)
    expect(codeOf(await ask({ ...limited, name: 'agent:ada' }, 'showTask', { task: '1' }))).toBe('done')
  })

  test('[D41] what is hidden takes no place on a page: how many are shown does not tell of it', async () => {
    for (const room of ['mill', 'vault']) {
      await done(dana, 'createRoom', { room, roles: ['builder'] })
      for (let count = 0; count < 3; count++)
        await done(dana, 'addBacklogTask', { room, content: `The merger, ${room}` })
    }
    await done(dana, 'admitMember', { room: 'vault', member: 'noa' })
    for (const key of ['searchWork', 'find'] as const) {
      const { tasks } = await done(eve, key, { text: 'merger', limit: 3 })
      expect(tasks.map(({ chatroomId }: { chatroomId: string }) => chatroomId)).toEqual(['mill', 'mill', 'mill'])
    }
    const { initiative } = await done(dana, 'startInitiative', { title: 'Merge' })
    await done(dana, 'startInitiative', { title: 'Grow' })
    await done(dana, 'admitMember', { initiative: initiative.id, member: 'noa' })
    expect((await done(eve, 'inbox', { limit: 1 })).items).toMatchObject([{ body: { title: 'Grow' } }])
  })

  test('[D41] whoever was dismissed while they waited for questions is shown none', async () => {
    const { initiative, items } = await done(dana, 'startInitiative', { title: 'Merge' })
    await done(dana, 'admitMember', { initiative: initiative.id, member: 'noa' })
    const gone = new AbortController()
    const wait = { for: 'system4', timeoutSeconds: 30 } as const
    const waiting = ask(noa, 'inbox', wait, { signal: gone.signal })
    await done(dana, 'dismissMember', { initiative: initiative.id, member: 'person:noa' })
    const asked = (await now.context.store.findRecord('item', items[0].id)) as StoredRecord
    await now.context.store.insertRecord({ ...asked, id: 'another', subject: 'system4' })
    gone.abort()
    expect(await waiting).toMatchObject({ value: { items: [] } })
    expect(await done(dana, 'inbox', { for: 'system4' })).toMatchObject({ items: [{ id: 'another' }] })
  })

  test('[GT2] whoever was removed, or is less by now, is let in by no token of theirs', async () => {
    const { store } = now.context
    const token = storedToken({ actor: 'person:dana', role: 'owner' })
    const member = (role: Principal['role'], state = 'active') => ({ token, member: { role, state } })
    expect([member('owner'), member('member'), member('owner', 'removed')].map((one) => isGoodToken(one, 1))).toEqual([
      true,
      false,
      false,
    ])
    expect(isGoodToken({ token: { ...token, role: 'auditor' }, member: { role: 'member', state: 'active' } }, 1)).toBe(
      false,
    )
    expect(await principalNow(store, 'person:dana', 1)).toMatchObject({ role: 'member' })
    await store.revokeToken('person:dana', 1)
    expect(await principalNow(store, 'person:dana', 2)).toBeUndefined()
  })
})
