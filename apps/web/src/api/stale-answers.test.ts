import type { EventView, OperationKey } from '@pawl/contract'
import { expect, test } from 'vitest'
import { routes } from './routes.ts'
import { isStaleAfter, isStaleAfterRecord } from './stale-answers.ts'

const keys = Object.keys(routes) as OperationKey[]
const event = (lifecycle: string) => ({ lifecycle, taskId: 'a1', number: 7 }) as EventView

test('a change of a to-do makes the lists of to-dos stale, and no room', () => {
  expect(isStaleAfter(event('todo'), 'listTasks', {})).toBe(true)
  expect(isStaleAfter(event('todo'), 'roomStatus', { room: 'build' })).toBe(false)
})

test('of an answer about one task only a change of that task counts, by its number or its id', () => {
  const stale = (task: string) => isStaleAfter(event('room'), 'taskHistory', { task })
  expect([stale('7'), stale('a1'), stale('8')]).toEqual([true, true, false])
})

test('a change without an event makes what shows records stale, and no list of to-dos', () => {
  expect(isStaleAfterRecord('inbox')).toBe(true)
  expect(isStaleAfterRecord('listTasks')).toBe(false)
})

test('an operation that changes something has no answer that can become stale', () => {
  const writing = keys.filter((key) => routes[key].method !== 'GET' && routes[key].staleAfter !== undefined)
  expect(writing).toEqual([])
})
