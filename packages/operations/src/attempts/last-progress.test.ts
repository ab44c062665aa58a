import { createTask, room } from '@pawl/kernel'
import { expect, test } from 'vitest'
import { lastProgress } from './last-progress.ts'

const fields = { chatroomId: 'mill', content: 'Grind', origin: 'chat', role: 'miller' } as const
const { task } = createTask(room, { id: 't1', number: 1, at: 1, by: 'person:dana', status: 'pending', fields })
const working = { ...task, fields: { ...fields, epoch: 2, acknowledgedAt: 10, startedAt: 20, progressedAt: 30 } }

test('[D28] progress is what was said or printed last, not the last sign of life', () => {
  expect(lastProgress({ ...working, updatedAt: 99 }, [])).toBe(30)
  expect(lastProgress(working, [{ taskId: 't1', attempt: 2, size: 5, lastAt: 40 }])).toBe(40)
  expect(lastProgress(working, [{ taskId: 't1', attempt: 1, size: 5, lastAt: 40 }])).toBe(30)
})
