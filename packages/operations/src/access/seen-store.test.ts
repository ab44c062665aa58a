// The store as someone sees it who is limited to rooms: every operation that takes a room, or a task of one, in its own room and in
// another. The operations are those of the contract; a new one is in the test by itself.

import { type OperationDeclaration, type OperationKey, type Outcome, operations, type Principal } from '@pawl/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { oneOfEach } from '../../../../testing/one-of-each.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import { runOperation } from '../dispatch/run-operation.ts'

const agent: Principal = { name: 'agent:builder', role: 'agent', rooms: ['mill'], alone: false }
const member: Principal = { name: 'person:dana', role: 'member', rooms: ['mill'], alone: false }
const takes = (field: string) => (key: OperationKey) => field in (operations[key] as OperationDeclaration).input.shape
const keys = (Object.keys(operations) as OperationKey[]).filter(
  (key) => (operations[key] as OperationDeclaration).shape === undefined,
)
const ofRooms = keys.filter(takes('room'))
const ofTasks = keys.filter(takes('task'))

describe.each(databases)('[D41, D43] limited to rooms, on $name', ({ freshPlace }) => {
  const { now, add } = freshContexts(freshPlace)
  const as = (principal: Principal) => (key: OperationKey, input: object) =>
    runOperation({ ...now.context, principal, actor: principal.name }, key, input)
  const codeOf = (outcome: Outcome<unknown>) => (outcome.refused ? outcome.refusal.code : 'done')
  /** One of each room, the first its own; and a to-do. */
  beforeEach(async () => {
    const { done } = asked(now.context)
    for (const room of ['mill', 'vault']) {
      await done('createRoom', { room, roles: ['builder'] })
      await done('postMessage', { room, content: `Work in ${room}` })
      await done('addBacklogTask', { room, content: `Later in ${room}` })
    }
    await add('Buy milk')
  })
  const OWN = '1'
  const FOREIGN = '3'

  test.each(ofRooms)('another room is not there for %s, its own is', async (key) => {
    for (const principal of [agent, member]) {
      const before = await now.context.store.lastPosition()
      const [foreign, none] = [
        await as(principal)(key, { ...oneOfEach[key], room: 'vault' }),
        await as(principal)(key, { ...oneOfEach[key], room: 'nowhere' }),
      ]
      expect(JSON.parse(JSON.stringify(foreign).replaceAll('vault', 'nowhere'))).toEqual(none)
      expect(foreign.refused).toBe(true)
      expect(await now.context.store.lastPosition()).toBe(before)
      expect(codeOf(await as(principal)(key, { ...oneOfEach[key], room: 'mill' }))).not.toBe('ROOM_NOT_FOUND')
    }
  })

  test.each(ofTasks)('a task of another room, or a to-do, is not there for %s', async (key) => {
    for (const principal of [agent, member]) {
      const before = await now.context.store.lastPosition()
      const none = await as(principal)(key, { ...oneOfEach[key], task: '99' })
      expect(none.refused).toBe(true)
      for (const number of [FOREIGN, '5']) {
        const foreign = await as(principal)(key, { ...oneOfEach[key], task: number })
        expect(JSON.parse(JSON.stringify(foreign).replaceAll(`"${number}"`, '"99"'))).toEqual(none)
      }
      expect(await now.context.store.lastPosition()).toBe(before)
      expect(codeOf(await as(principal)(key, { ...oneOfEach[key], task: OWN }))).not.toBe('TASK_NOT_FOUND')
    }
  })

  test('nothing of another room goes with a message or a task of its own', async () => {
    expect(codeOf(await as(agent)('postMessage', { room: 'mill', content: 'x', attach: ['4'] }))).toBe('TASK_NOT_FOUND')
    expect(codeOf(await as(agent)('attachToMessage', { task: '2', to: FOREIGN }))).toBe('TASK_NOT_FOUND')
  })

  test('lists, counts and looks back are of its own rooms', async () => {
    const value = async (key: OperationKey, input: object = {}) => {
      const outcome = await as(agent)(key, input)
      if (outcome.refused) throw new Error(outcome.refusal.code)
      return outcome.value as never
    }
    expect(await value('listRooms')).toMatchObject({ rooms: [{ room: 'mill' }] })
    expect(await value('listTasks')).toEqual({ tasks: [], nextCursor: null })
    const { lifecycles }: { lifecycles: { name: string; counts: Record<string, number> }[] } =
      await value('listLifecycles')
    const counts = Object.fromEntries(lifecycles.map((one) => [one.name, one.counts]))
    expect([counts.room?.pending, counts.room?.backlog, counts.todo?.open]).toEqual([1, 1, 0])
    const looked: { flow: { counts: Record<string, number> }[]; throughput: { created: number }[] } = await value(
      'insight',
      { lifecycle: 'room', days: 7 },
    )
    expect(looked.flow.at(-1)?.counts.pending).toBe(1)
    expect(looked.throughput.reduce((sum, { created }) => sum + created, 0)).toBe(2)
  })

  test('its own room is worked in as ever', async () => {
    const claimed = await as(agent)('waitForTask', { room: 'mill', role: 'builder', session: 's1', timeoutSeconds: 0 })
    expect(claimed).toMatchObject({ refused: false, value: { task: { number: 1 } } })
    const { session } = (claimed as { value: { session: string } }).value
    expect(codeOf(await as(agent)('startWork', { task: '1', session }))).toBe('done')
    expect(codeOf(await as(agent)('completeWork', { task: '1', session, result: 'built' }))).toBe('done')
  })

  test.each(keys.filter((key) => ['todo', 'admin', 'govern', 'audit'].includes(operations[key].right)))(
    'what is in no room is not its business: %s',
    async (key) => {
      const owner: Principal = { ...member, role: 'owner' }
      expect(codeOf(await as(owner)(key, oneOfEach[key]))).toBe('NOT_ALLOWED')
    },
  )
})
