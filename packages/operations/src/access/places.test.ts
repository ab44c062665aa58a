// Rooms and initiatives that are for some alone [D41]: there for their members, with the rights they have by name; for others
// like what does not exist.

import { type OperationDeclaration, type OperationKey, operations, type Principal } from '@pawl/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { oneOfEach } from '../../../../testing/one-of-each.ts'
import { freshContexts } from '../../../../testing/operation-context.ts'
import { runOperation } from '../dispatch/run-operation.ts'

const someone = (name: string, role: Principal['role'] = 'member'): Principal => ({ name, role, alone: false })
const owner = someone('person:ann', 'owner')
const dana = someone('person:dana')
const noa = someone('person:noa')
const eve = someone('person:eve')
const builder = someone('agent:builder', 'agent')
const takesRoom = (Object.keys(operations) as OperationKey[]).filter((key) => {
  const { shape, input, right }: OperationDeclaration = operations[key]
  return (
    shape === undefined &&
    'room' in input.shape &&
    key !== 'createRoom' &&
    !['admin', 'govern', 'audit'].includes(right)
  )
})

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = (who: Principal, key: OperationKey, input: object = {}) =>
    runOperation({ ...now.context, principal: who, actor: who.name }, key, input)
  const done = async (who: Principal, key: OperationKey, input: object = {}) => {
    const outcome = await ask(who, key, input)
    if (outcome.refused) throw new Error(JSON.stringify(outcome.refusal))
    // biome-ignore lint/suspicious/noExplicitAny: answers of every operation, looked into by name
    return outcome.value as any
  }
  beforeEach(async () => {
    for (const { name, role } of [owner, dana, noa, eve, builder]) {
      const token = { name: name.replace(':', '-'), actor: name, role, rooms: null, systems: null }
      const made = { createdBy: 'x', createdAt: 1, expiresAt: null, lastUsedAt: null, revokedAt: null }
      await now.context.store.insertToken({ ...token, ...made, secretHash: `${name} ${now.context.store.workspace}` })
    }
    await done(dana, 'createRoom', { room: 'mill', roles: ['builder'] })
    await done(dana, 'postMessage', { room: 'mill', content: 'Grind' })
    await done(dana, 'addBacklogTask', { room: 'mill', content: 'Later' })
  })

  test('[D41] for whoever is not let in a room is not there, in any operation, list, count or task', async () => {
    await done(dana, 'admitMember', { room: 'mill', member: 'noa' })
    const before = await now.context.store.lastPosition()
    for (const key of takesRoom) {
      const none = await ask(eve, key, { ...oneOfEach[key], room: 'none' })
      const closed = await ask(eve, key, { ...oneOfEach[key], room: 'mill' })
      expect(none.refused, key).toBe(true)
      expect(JSON.parse(JSON.stringify(closed).replaceAll('mill', 'none')), key).toEqual(none)
    }
    for (const key of ['showTask', 'showRoomTask', 'cancelTask', 'taskHistory'] as const)
      expect(await ask(eve, key, { task: '1' })).toMatchObject({ refusal: { code: 'TASK_NOT_FOUND' } })
    expect((await done(eve, 'listRooms')).rooms).toEqual([])
    const counts = async (who: Principal) =>
      (await done(who, 'listLifecycles')).lifecycles.find(({ name }: { name: string }) => name === 'room').counts
    expect([(await counts(eve)).backlog, (await counts(noa)).backlog]).toEqual([0, 1])
    expect(await now.context.store.lastPosition()).toBe(before)
    for (const inside of [dana, noa, owner]) expect((await done(inside, 'listRooms')).rooms).toHaveLength(1)
  })

  test('[D39] in a closed room only those review and look after the work who are named for it', async () => {
    await done(dana, 'admitMember', { room: 'mill', member: 'noa' })
    await done(dana, 'admitMember', { room: 'mill', member: 'eve', rights: ['caretaker', 'reviewer'] })
    for (const [who, allowed] of [
      [noa, false],
      [eve, true],
      [dana, true],
      [owner, true],
    ] as const) {
      const { task } = await done(dana, 'addBacklogTask', { room: 'mill', content: 'Later' })
      const outcome = await ask(who, 'closeBacklogTask', { task: String(task.number) })
      expect(outcome.refused, who.name).toBe(!allowed)
      if (outcome.refused) expect(outcome.refusal.code).toBe('NOT_ALLOWED')
    }
    expect(await ask(noa, 'admitMember', { room: 'mill', member: 'agent:builder' })).toMatchObject({
      refusal: { code: 'NOT_ALLOWED' },
    })
    await done(noa, 'postMessage', { room: 'mill', content: 'Grind more' })
  })

  test('[PC1] who did not make a room does not close it to others; an owner does', async () => {
    expect(await ask(eve, 'admitMember', { room: 'mill', member: 'noa' })).toMatchObject({
      refusal: { code: 'NOT_ALLOWED' },
    })
    expect(await ask(dana, 'admitMember', { room: 'mill', member: 'nobody' })).toMatchObject({
      refusal: { code: 'PERSON_NOT_HERE' },
    })
    expect((await done(eve, 'showAccess', { room: 'mill' })).access).toEqual({
      open: true,
      members: [],
      mayChange: false,
    })
    await done(owner, 'admitMember', { room: 'mill', member: 'noa' })
    expect(await ask(dana, 'roomStatus', { room: 'mill' })).toMatchObject({ refusal: { code: 'ROOM_NOT_FOUND' } })
  })

  test('[D41] whoever is dismissed sees nothing more, waits no longer, and comes back once it is open to all', async () => {
    await done(dana, 'admitMember', { room: 'mill', member: 'agent:builder' })
    await done(builder, 'waitForTask', { room: 'mill', role: 'builder', session: 's1', timeoutSeconds: 0 })
    const waiting = ask(builder, 'waitForTask', { room: 'mill', role: 'builder', session: 's2', timeoutSeconds: 20 })
    await done(dana, 'dismissMember', { room: 'mill', member: 'agent:builder' })
    await done(dana, 'postMessage', { room: 'mill', content: 'More' })
    await done(dana, 'cancelTask', { task: '1' })
    expect(await waiting).toMatchObject({ refusal: { code: 'ROOM_NOT_FOUND' } })
    expect(await ask(builder, 'roomStatus', { room: 'mill' })).toMatchObject({ refusal: { code: 'ROOM_NOT_FOUND' } })
    await done(dana, 'openToAll', { room: 'mill' })
    for (const all of [builder, eve]) expect((await done(all, 'listRooms')).rooms).toHaveLength(1)
  })

  test('[PC3] a caretaker who is dismissed while they ask neither lets anyone in nor opens the room', async () => {
    await done(dana, 'admitMember', { room: 'mill', member: 'noa', rights: ['caretaker'] })
    const query = { kind: 'access', states: ['closed'], limit: 9 } as const
    const closedPlaces = (await now.context.store.records(query)).map(({ id, body }) => ({ id, body }))
    await done(dana, 'dismissMember', { room: 'mill', member: 'person:noa' })
    const late = { ...now.context, principal: noa, actor: noa.name, closedPlaces }
    const asked = { admitMember: { member: 'noa' }, dismissMember: { member: 'person:dana' }, openToAll: {} }
    for (const [key, input] of Object.entries(asked))
      expect(await runOperation(late, key as OperationKey, { room: 'mill', ...input }), key).toMatchObject({
        refusal: { code: 'ROOM_NOT_FOUND' },
      })
    const { access } = await done(dana, 'showAccess', { room: 'mill' })
    expect(access.members.map(({ name }: { name: string }) => name)).toEqual(['person:dana'])
  })

  test('[D41] an initiative and everything of it is there for its members alone', async () => {
    const { initiative, items } = await done(dana, 'startInitiative', { title: 'Grow' })
    await done(dana, 'admitMember', { initiative: initiative.id, member: 'noa' })
    expect((await done(noa, 'showInitiative', { initiative: initiative.id })).initiative.id).toBe(initiative.id)
    for (const [key, input] of [
      ['showInitiative', { initiative: initiative.id }],
      ['cancelInitiative', { initiative: initiative.id }],
      ['showItem', { item: items[0].id }],
      ['showAccess', { initiative: initiative.id }],
    ] as const) {
      const known = JSON.stringify(await ask(eve, key, input))
      const none = await ask(
        eve,
        key,
        JSON.parse(JSON.stringify(input).replaceAll(/"[0-9a-z]{14}"/g, '"nfr1xpx5cc8mzd"')),
      )
      expect(JSON.parse(known.replaceAll(/"[0-9a-z]{14}"/g, '"nfr1xpx5cc8mzd"')), key).toEqual(none)
    }
    expect((await done(eve, 'listInitiatives')).initiatives).toEqual([])
    expect((await done(eve, 'inbox')).items).toEqual([])
    expect((await done(noa, 'listInitiatives')).initiatives).toHaveLength(1)
    expect(await ask(noa, 'cancelInitiative', { initiative: initiative.id })).toMatchObject({
      refusal: { code: 'NOT_ALLOWED' },
    })
    await done(dana, 'cancelInitiative', { initiative: initiative.id })
  })
})
