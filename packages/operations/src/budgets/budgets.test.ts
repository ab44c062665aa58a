// Budgets on real stores: a hard stop that asks a person, in rooms and in governed work.

import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 2, 2, 12)

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  let time = NOON
  beforeEach(() => {
    time = NOON
  })
  const ask = () => asked({ ...now.context, now: () => time++ })
  const wait = { room: 'mill', role: 'miller', session: 's1', timeoutSeconds: 0 }
  /** A room with two tasks, the first of them in work. */
  const begun = async () => {
    await ask().done('createRoom', { room: 'mill', roles: ['miller'], parallel: 5 })
    for (const content of ['Grind', 'Sieve']) await ask().done('postMessage', { room: 'mill', content })
    const { task } = await ask().done('waitForTask', wait)
    const held = { task: String(task.number), session: 's1' }
    await ask().done('startWork', held)
    return held
  }
  const spend = (held: object, cost: number) => ask().done('reportProgress', { ...held, cost })
  const state = async () => (await ask().done('listBudgets', {})).budgets.map((budget) => budget.state)
  /** What is known of stops is looked up anew after a second. */
  const claim = () =>
    expect.poll(() =>
      ask()
        .done('waitForTask', wait)
        .catch((error: Error) => error.message),
    )

  test('[D49] past its budget a room gives out nothing new, asks a person, and work in hand is finished', async () => {
    const held = await begun()
    await ask().done('setBudget', { room: 'mill', cost: 1, per: 'day' })
    await spend(held, 0.999_999)
    expect(await state()).toEqual(['open'])
    await spend(held, 0.000_001)
    expect(await ask().done('inbox', {})).toMatchObject({
      budgets: [{ budget: 'room:mill', state: 'spent', costMicros: 1_000_000, spentMicros: 1_000_000 }],
    })
    await ask().done('completeWork', held)
    expect((await ask().refused('waitForTask', wait)).code).toBe('BUDGET_SPENT')
  })

  test.each([
    ['raise', { cost: 2 }],
    ['once', {}],
  ] as const)('[D49] a person lets work go on: %s', async (how, amount) => {
    const held = await begun()
    await ask().done('setBudget', { room: 'mill', cost: 1 })
    await spend(held, 1)
    await ask().done('completeWork', held)
    const { budget } = await ask().done('answerBudget', { room: 'mill', how, ...amount })
    expect(budget).toMatchObject({ state: 'open', costMicros: 2_000_000 })
    await claim().toMatchObject({ task: { content: 'Sieve' } })
    await spend({ task: '2', session: 's1' }, 1)
    expect(await state()).toEqual(['spent'])
  })

  test('[D49] a stop stands until a person takes it back, whatever day it is', async () => {
    const held = await begun()
    await ask().done('setBudget', { room: 'mill', cost: 1 })
    await spend(held, 1)
    await ask().done('completeWork', held)
    await ask().done('answerBudget', { room: 'mill', how: 'stop' })
    time += 2 * DAY
    expect((await ask().refused('waitForTask', wait)).code).toBe('BUDGET_SPENT')
    expect(await state()).toEqual(['stopped'])
    await ask().done('answerBudget', { room: 'mill', how: 'remove' })
    await claim().toMatchObject({ task: { content: 'Sieve' } })
  })

  test('[D28] [D49] a new day opens what was used up, by the clock', async () => {
    const held = await begun()
    await ask().done('setBudget', { room: 'mill', tokens: 100, per: 'day' })
    await ask().done('reportProgress', { ...held, tokens: 100 })
    await ask().done('completeWork', held)
    expect((await ask().refused('waitForTask', wait)).code).toBe('BUDGET_SPENT')
    time += DAY
    expect((await ask().done('waitForTask', wait)).task.content).toBe('Sieve')
    const versions = await now.context.store.recordVersions('budget', 'room:mill')
    expect(versions.map((one) => [one.state, one.actor])).toMatchObject([
      ['open', 'person:dana'],
      ['spent', expect.anything()],
      ['open', expect.stringContaining('clock')],
    ])
  })

  test('[D49] the budget of an agent holds wherever it works, and one of tokens does not count money', async () => {
    const held = await begun()
    await ask().done('setBudget', { agent: 'miller', tokens: 10, per: 'total' })
    await spend(held, 50)
    expect(await state()).toEqual(['open'])
    await ask().done('reportProgress', { ...held, tokens: 10 })
    await ask().done('completeWork', held)
    expect(await ask().refused('waitForTask', wait)).toMatchObject({
      code: 'BUDGET_SPENT',
      variables: { budget: 'agent:miller' },
    })
  })

  test('[D49] a budget that is set over what was used already stops at once; one without an amount or place is refused', async () => {
    const held = await begun()
    await spend(held, 3)
    expect((await ask().done('setBudget', { room: 'mill', cost: 2 })).budget.state).toBe('spent')
    expect((await ask().refused('setBudget', { room: 'moon', cost: 2 })).code).toBe('ROOM_NOT_FOUND')
    await expect(ask().done('setBudget', { room: 'mill' })).rejects.toThrow()
    await expect(ask().done('answerBudget', { room: 'mill', how: 'raise' })).rejects.toThrow()
  })
})
