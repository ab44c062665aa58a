// [D41] A to-do of one's own that depends on work others see stands in that work; to them it is not there.

import type { OperationKey, Principal } from '@pawl/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { freshContexts } from '../../../../testing/operation-context.ts'
import { runOperation } from '../dispatch/run-operation.ts'
import { leftOf } from './hidden-links.ts'

const someone = (name: string): Principal => ({ name: `person:${name}`, role: 'member', alone: false, by: 'sign-in' })
const [dana, eve] = [someone('dana'), someone('eve')]

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const done = async (who: Principal, key: OperationKey, input: object = {}) => {
    const outcome = await runOperation({ ...now.context, principal: who, actor: who.name }, key, input)
    if (outcome.refused) throw new Error(JSON.stringify(outcome.refusal))
    // biome-ignore lint/suspicious/noExplicitAny: answers of every operation, looked into by name
    return outcome.value as any
  }
  let secret: string

  /** Task 1 in a room, and 2, which is Eve's own and waits for it. */
  beforeEach(async () => {
    await done(dana, 'createRoom', { room: 'mill', roles: ['builder'] })
    await done(dana, 'postMessage', { room: 'mill', content: 'Grind' })
    secret = (await done(eve, 'addTask', { title: 'Leave the company', blockedBy: ['1'] })).task.id
  })

  test.each([
    ['showTask', { task: '1' }],
    ['showDependencies', { task: '1' }],
    ['taskHistory', { task: '1' }],
    ['roomStatus', { room: 'mill' }],
    ['roomHistory', { room: 'mill' }],
    ['taskContext', { task: '1' }],
    ['taskGraph', { task: '1' }],
    ['whyTask', { task: '1', to: 'closed' }],
    ['find', { text: 'Grind' }],
    ['searchWork', { text: 'Grind' }],
    ['cancelTask', { task: '1' }],
  ] as const)('%s does not name it to anyone else', async (key, input) => {
    const told = JSON.stringify(await done(dana, key, input))
    expect(told).not.toContain(secret)
    expect(told).not.toContain('person:eve')
    expect(told).not.toContain('"hidden":1')
  })

  test('a circle through it is refused without it, to whoever may not see it', async () => {
    const bake = (await done(eve, 'addBacklogTask', { room: 'mill', content: 'Bake' })).task.number
    await done(eve, 'dependTask', { task: String(bake), on: ['2'] })
    const outcome = await runOperation({ ...now.context, principal: dana, actor: dana.name }, 'dependTask', {
      task: '1',
      on: [String(bake)],
    })
    expect(outcome).toMatchObject({ refusal: { code: 'DEPENDENCY_CIRCLE' } })
    expect(JSON.stringify(outcome)).not.toContain(secret)
  })

  test('its owner is told all of it', async () => {
    const { task, dependencies } = await done(eve, 'showDependencies', { task: '1' })
    expect([task.blocks, dependencies.blocks]).toMatchObject([[secret], [{ number: 2 }]])
  })
})

test('an event loses what depends on its task, and is none if it says nothing else', () => {
  const event = (set: object, cleared: string[] = []) => ({ set: set as never, cleared })
  expect(leftOf(event({ blocks: ['a'] }))).toBeUndefined()
  expect(leftOf(event({}, ['blocks']))).toBeUndefined()
  expect(leftOf(event({ blocks: ['a'], waitsFor: ['b'] }))).toEqual(event({ waitsFor: ['b'] }))
  const other = event({}, ['result'])
  expect(leftOf(other)).toBe(other)
})
