import { afterEach, expect, test } from 'vitest'
import { forgetPerson, notePerson } from '../api/person.ts'
import { ASK, type LiveChange } from './change.ts'
import { patches } from './patches.ts'

afterEach(forgetPerson)

test.each([
  ['another', { by: 'person:eve' }, 'stays'],
  ['an agent in the name of its owner', { by: 'agent:builder', principal: 'person:dana' }, 'is asked for again'],
  ['its owner, elsewhere', { by: 'person:dana' }, 'is asked for again'],
])('after a change by %s, %j, a conversation %s', (_, signed, outcome) => {
  notePerson({ workspace: 'default', principal: 'person:dana' })
  const conversation = { id: 'c1', mode: 'direct', messages: [] }
  const change = { event: { ...signed, taskId: 't1', version: 2, lifecycle: 'todo' } } as unknown as LiveChange
  const answer = patches.showConversation?.(conversation, change, { conversation: 'c1' }, () => [])
  expect(answer).toBe(outcome === 'stays' ? conversation : ASK)
})
