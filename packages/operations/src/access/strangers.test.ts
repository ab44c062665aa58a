// Two people who are strangers to each other, on one server [D41]: what is one's own is there, what is the other's is not,
// for every operation of the contract that takes a task; a new one is in the test by itself.

import { type OperationDeclaration, type OperationKey, operations, type Principal } from '@pawl/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { oneOfEach } from '../../../../testing/one-of-each.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import { runOperation } from '../dispatch/run-operation.ts'

const person = (name: string, role: Principal['role'] = 'member'): Principal => ({ name, role, alone: false })
const dana = person('person:dana')
/** Whatever they are here, and however much they may do. */
const strangers = [
  person('person:eve'),
  person('person:eve', 'owner'),
  person('agent:eve', 'agent'),
  person('person:eve', 'auditor'),
]
const takesTask = (Object.keys(operations) as OperationKey[]).filter((key) => {
  const { shape, input }: OperationDeclaration = operations[key]
  return shape === undefined && 'task' in input.shape
})

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const as = (principal: Principal) => (key: OperationKey, input: object) =>
    runOperation({ ...now.context, principal, actor: principal.name }, key, input)
  const value = async (principal: Principal, key: OperationKey, input: object = {}) => {
    const outcome = await as(principal)(key, input)
    if (outcome.refused) throw new Error(outcome.refusal.code)
    return outcome.value as never
  }
  beforeEach(async () => {
    await value(dana, 'addTask', { title: 'Buy a ring' })
    await value(dana, 'addTask', { title: 'Book the church' })
  })

  test.each(takesTask)('[D41] a to-do of someone else is not there for %s, and stays as it is', async (key) => {
    for (const stranger of strangers) {
      const before = await now.context.store.lastPosition()
      const none = await as(stranger)(key, { ...oneOfEach[key], task: '99' })
      const foreign = await as(stranger)(key, { ...oneOfEach[key], task: '1' })
      expect(none.refused).toBe(true)
      expect(JSON.parse(JSON.stringify(foreign).replaceAll('"1"', '"99"'))).toEqual(none)
      expect(await now.context.store.lastPosition()).toBe(before)
    }
  })

  test('[D41] lists, counts, insight and changes are one’s own', async () => {
    const [eve] = strangers as [Principal, ...Principal[]]
    await value(eve, 'addTask', { title: 'Practise the organ' })
    const titles = async (who: Principal, filter = {}) =>
      ((await value(who, 'listTasks', filter)) as { tasks: { title: string }[] }).tasks.map(({ title }) => title)
    expect(await titles(dana)).toEqual(['Buy a ring', 'Book the church'])
    expect(await titles(eve)).toEqual(['Practise the organ'])
    for (const sort of ['deadline', 'priority', 'updated']) expect(await titles(eve, { sort })).toHaveLength(1)
    expect(await titles(eve, { text: 'church' })).toEqual([])
    const { lifecycles } = (await value(eve, 'listLifecycles')) as {
      lifecycles: { name: string; counts: { open?: number } }[]
    }
    expect(lifecycles.find(({ name }) => name === 'todo')?.counts.open).toBe(1)
    const looked = (await value(eve, 'insight', { lifecycle: 'todo', days: 7 })) as {
      flow: { counts: { open?: number } }[]
      throughput: { created: number }[]
    }
    expect(looked.flow.at(-1)?.counts.open).toBe(1)
    expect(looked.throughput.reduce((sum, { created }) => sum + created, 0)).toBe(1)
    expect(await as(eve)('undoChange', { change: '1@1' })).toMatchObject({ refusal: { code: 'CHANGE_NOT_FOUND' } })
  })

  test('[D41] what is said is about one’s own tasks, whatever others have', async () => {
    const [eve] = strangers as [Principal, ...Principal[]]
    const say = (who: Principal, message: string) => value(who, 'takeTurn', { message }) as Promise<{ text: string }>
    expect((await say(eve, 'delete buy a ring')).text).toMatch(/couldn't find|no task/i)
    expect((await say(eve, 'show my tasks')).text).not.toContain('church')
    expect((await say(dana, 'delete buy a ring')).text).toContain('Buy a ring')
    expect((await say(dana, 'add flowers')).text).toMatch(/flowers/i)
    expect((await say(eve, 'show my tasks')).text).not.toContain('lowers')
    const left = (await value(dana, 'listTasks')) as { tasks: { title: string }[] }
    expect(left.tasks.map(({ title }) => title)).toEqual(['Book the church', expect.stringMatching(/flowers/i)])
  })

  test('[D41] what was there before anyone signed in is the person’s of this machine, and of whoever that turns out to be', async () => {
    await asked(now.context).done('addTask', { title: 'From before' })
    const count = async (who: Principal) => ((await value(who, 'listTasks')) as { tasks: object[] }).tasks.length
    expect(await count(person('person:noa', 'owner'))).toBe(0)
    expect(await count({ ...person('person:noa', 'owner'), owns: ['person:local'] })).toBe(1)
    expect(await count({ ...person('person:local', 'owner'), alone: true })).toBe(3)
  })

  test('[D40] an event names who was authenticated and the name they acted under', async () => {
    const acting: Principal = { ...dana, role: 'agent' }
    await runOperation({ ...now.context, principal: acting, actor: 'agent:helper' }, 'completeTask', { task: '1' })
    const events = await now.context.store.actorEvents('agent:helper', 1)
    expect(events.map(({ event }) => [event.by, event.principal])).toEqual([['agent:helper', 'person:dana']])
    expect((await now.context.store.actorEvents('person:dana', 1))[0]?.event.principal).toBeUndefined()
  })
})
