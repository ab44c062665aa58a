import { expect, test } from 'vitest'
import type { Lifecycle } from './lifecycle.ts'
import { governed } from './lifecycles/governed.ts'
import { room } from './lifecycles/room.ts'
import { shortestPath } from './shortest-path.ts'
import type { Task } from './task.ts'

const from = (lifecycle: Lifecycle, status: string): Task => ({
  id: 't',
  number: 1,
  lifecycle: lifecycle.name,
  status,
  version: 1,
  createdBy: 'x',
  createdAt: 0,
  updatedAt: 0,
  fields: {},
})

test('[D29] the way from claimed to completed goes through started', () => {
  expect(shortestPath(room, from(room, 'acknowledged'), 'completed')?.map((step) => step.trigger)).toEqual([
    'startTask',
    'completeTask',
  ])
})

test('[D29] [D39] a step names the fields it needs, and who takes it', () => {
  expect(shortestPath(governed, from(governed, 'pending'), 'blocked')).toEqual([
    { trigger: 'start', from: 'pending', to: 'in_progress', requiredFields: ['assignee'], by: ['assignee'] },
    {
      trigger: 'block',
      from: 'in_progress',
      to: 'blocked',
      requiredFields: ['owner', 'next_action'],
      by: ['assignee', 'caretaker', 'effect'],
    },
  ])
})

test('[D29] a step that needs no fields names none', () => {
  expect(shortestPath(room, from(room, 'acknowledged'), 'in_progress')).toEqual([
    { trigger: 'startTask', from: 'acknowledged', to: 'in_progress', requiredFields: [], by: ['holder', 'effect'] },
  ])
})

test('[D29] no way leads through a step that throws work away', () => {
  expect(shortestPath(room, from(room, 'pending'), 'closed')).toBeUndefined()
  expect(shortestPath(governed, from(governed, 'rejected'), 'canceled')).toBeUndefined()
})

test('[D29] a way that a validation bars is no way', () => {
  expect(shortestPath(room, { ...from(room, 'completed'), fields: { origin: 'chat' } }, 'pending')).toBeUndefined()
  const backlog = { ...from(room, 'completed'), fields: { origin: 'backlog' } }
  expect(shortestPath(room, backlog, 'pending')?.map((step) => step.trigger)).toEqual([
    'reopenBacklogTask',
    'sendBackForRework',
  ])
})

test('a task that is there already has nowhere to go', () => {
  expect(shortestPath(room, from(room, 'pending'), 'pending')).toEqual([])
})
