// Who hears of a to-do that is shared while they listen [D41].

import type { OperationKey, Principal } from '@pawl/contract'
import { runOperation } from '@pawl/operations'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../testing/databases.ts'
import { freshContexts } from '../../../testing/operation-context.ts'
import { type EventFilter, eventFilter } from './event-filter.ts'

const person = (name: string): Principal => ({ name, role: 'member', alone: false })
const [dana, noa] = [person('person:dana'), person('person:noa')]

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const does = async (key: OperationKey, input: object) => {
    const outcome = await runOperation({ ...now.context, principal: dana, actor: dana.name }, key, input)
    if (outcome.refused) throw new Error(outcome.refusal.code)
  }
  /** What of the events since the last look is heard. */
  const hears = (filter: EventFilter) => {
    let position: string | null = null
    return async () => {
      const events = await now.context.store.eventsAfter(position, 100)
      position = events.at(-1)?.position ?? position
      return (await filter(events)).map(({ event }) => event.version)
    }
  }
  beforeEach(async () => {
    const token = { name: 'noa', actor: noa.name, role: 'member', rooms: null, systems: null } as const
    const made = { createdBy: 'x', createdAt: 1, expiresAt: null, lastUsedAt: null, revokedAt: null }
    await now.context.store.insertToken({ ...token, ...made, secretHash: `noa ${now.context.store.workspace}` })
    await does('addTask', { title: 'Buy a ring' })
  })

  test('[D41] a to-do is heard of from when it is shared, and last of all that it is not any more', async () => {
    const heard = hears(eventFilter(now.context.store, {}, noa))
    expect(await heard()).toEqual([])
    await does('shareTask', { task: '1', with: 'noa' })
    await does('startTask', { task: '1' })
    expect(await heard()).toEqual([2, 3])
    await does('unshareTask', { task: '1' })
    await does('completeTask', { task: '1' })
    expect(await heard()).toEqual([4])
    await does('reopenTask', { task: '1' })
    expect(await heard()).toEqual([])
  })

  test('[D41] in a closed initiative a System1 hears of a task while it is its own, and last that it is not any more', async () => {
    const owner: Principal = { name: 'person:ann', role: 'owner', alone: false }
    const asOwner = async (key: OperationKey, input: object) => {
      const outcome = await runOperation({ ...now.context, principal: owner, actor: owner.name }, key, input)
      if (outcome.refused) throw new Error(JSON.stringify(outcome.refusal))
      // biome-ignore lint/suspicious/noExplicitAny: answers of every operation, looked into by name
      return outcome.value as any
    }
    await asOwner('addWorker', { worker: 'ada' })
    const { initiative, items } = await asOwner('startInitiative', { title: 'Grow' })
    await asOwner('admitMember', { initiative: initiative.id, member: 'noa' })
    const heard = hears(eventFilter(now.context.store, {}, { name: 'agent:ada', role: 'agent', alone: false }))
    await asOwner('answerItem', { item: items[0].id, answer: { tasks: [{ title: 'Sow' }] } })
    expect((await heard()).length).toBeGreaterThan(0)
    await asOwner('addWorker', { worker: 'ben' })
    await asOwner('changeWorker', { worker: 'ada', enabled: false })
    expect(await now.context.store.workerTasks('ada')).toEqual([])
    await heard()
    await asOwner('cancelInitiative', { initiative: initiative.id })
    expect(await heard()).toEqual([])
  })

  test('[D41] whoever listens from the beginning hears nothing of what was shared once and is no more', async () => {
    await does('shareTask', { task: '1', with: 'noa' })
    await does('unshareTask', { task: '1' })
    expect(await hears(eventFilter(now.context.store, {}, noa))()).toEqual([])
    expect(await hears(eventFilter(now.context.store, {}, dana))()).toEqual([1, 2, 3])
  })
})
