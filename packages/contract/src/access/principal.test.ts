import { describe, expect, test } from 'vitest'
import { actingAs, localPrincipal, type Principal, roleFor, systemsOf } from './principal.ts'

const dana: Principal = { name: 'person:dana', role: 'member', alone: false }
const builder: Principal = { name: 'agent:builder', role: 'agent', rooms: ['mill'], alone: false }

describe('[D40] the name acted under only ever takes rights away', () => {
  test('whoever acts as an agent has the rights of one, an owner too', () => {
    for (const person of [dana, localPrincipal(true), localPrincipal(false)])
      expect(actingAs(person, 'agent:x/s1')).toMatchObject({ value: { name: person.name, role: 'agent', systems: [] } })
  })

  test('an agent keeps its rights under a session of its own, and gets no other name', () => {
    expect(actingAs(builder, 'agent:builder/s1')).toMatchObject({ value: builder })
    for (const other of ['agent:builders', 'agent:tester', 'person:dana', 'system3'])
      expect(actingAs(builder, other)).toMatchObject({ refusal: { code: 'ACTOR_NOT_YOURS' } })
  })

  test('one answers as a System only if made for it, and then for no other', () => {
    expect(actingAs({ ...builder, systems: ['system3', 'system4'] }, 'system3')).toMatchObject({
      value: { systems: ['system3'] },
    })
    expect(actingAs(dana, 'system3')).toMatchObject({ refusal: { code: 'ACTOR_NOT_YOURS' } })
  })

  test('nobody acts as another person, unless nobody can be told apart', () => {
    expect(actingAs(dana, 'person:eve')).toMatchObject({ refusal: { code: 'ACTOR_NOT_YOURS' } })
    expect(actingAs(localPrincipal(false), 'person:eve')).toMatchObject({ refusal: { code: 'ACTOR_NOT_YOURS' } })
    expect(actingAs(localPrincipal(true), 'person:eve')).toMatchObject({ value: { name: 'person:local' } })
  })

  test('an auditor does not become an agent by saying so', () => {
    expect(actingAs({ ...dana, role: 'auditor' }, 'agent:x')).toMatchObject({ refusal: { code: 'ACTOR_NOT_YOURS' } })
  })
})

test('a token made by level has the role that fits it', () => {
  const made = [
    roleFor('admin', 'person:dana'),
    roleFor('write', 'person:dana'),
    roleFor('write', 'agent:builder'),
    roleFor('write', 'system3'),
    roleFor('read', 'person:dana'),
  ]
  expect(made).toEqual(['owner', 'member', 'agent', 'agent', 'auditor'])
})

test('an owner answers for every System, a member as a user, others for none', () => {
  expect(systemsOf(localPrincipal(true))).toEqual(['system3', 'system4', 'system5', 'user'])
  expect([systemsOf(dana), systemsOf(builder)]).toEqual([['user'], []])
})
