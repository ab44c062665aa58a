// The changes of a task, as a terminal shows them.

import type { EventView, TaskView } from '@pawl/contract'
import { expect, test } from 'vitest'
import { renderHistory } from './changes.ts'
import { screenFor } from './screen.ts'

const event: EventView = {
  change: '4@2',
  position: '1.2',
  taskId: 't4',
  number: 4,
  lifecycle: 'room',
  version: 2,
  by: 'agent:builder',
  at: 0,
  trigger: 'completeTask',
  from: 'in_progress',
  to: 'completed',
  set: { handedTo: 'reviewer' },
  cleared: ['claimedBy'],
}

const task: TaskView = {
  id: 't4',
  number: 4,
  lifecycle: 'room',
  status: 'completed',
  version: 2,
  createdBy: 'person:dana',
  createdAt: 0,
  updatedAt: 0,
}

test.each([
  ['en', 'Handed on to: reviewer, −Session'],
  ['he', 'הועברה אל: reviewer, −מופע'],
] as const)('a history in %s calls fields what the pages call them', async (language, details) => {
  expect(await renderHistory({ task, events: [event] }, screenFor(process.stdout, language, {}))).toContain(details)
})
