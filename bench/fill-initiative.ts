// Fills initiatives through the store's intake: one policy, and for each worker an initiative whose first task is assigned
// to it, the others waiting for their turn.

import { setImmediate as turn } from 'node:timers/promises'
import { createTask, governed, type Task, type TaskEvent } from '@pawl/kernel'
import { newId, type StoredRecord, type WorkspaceStore } from '@pawl/operations'
import { ACTOR } from './fill-store.ts'

export const POLICY = 'safe'
export const workerName = (index: number) => `w${index}`
export const initiativeName = (index: number) => `initiative-${index}`
const BATCH = 5_000
const AT = Date.UTC(2026, 0, 1)

export async function fillInitiatives(store: WorkspaceStore, workers: number, tasksEach: number): Promise<void> {
  const intake = await store.openIntake()
  try {
    const names = Array.from({ length: workers }, (_, index) => index)
    await intake.addRecords([
      ...names.map((index) => record('initiative', initiativeName(index), 'active', { title: 'Ship it' })),
      record('policy', POLICY, 'active', { text: 'no secrets', clarifications: [] }),
      // Each takes what wants its own skill, so that they do not wait for each other.
      ...names.map((index) => record('worker', workerName(index), 'enabled', { skills: [workerName(index)] })),
    ])
    let number = 0
    for (const index of names) {
      for (let first = 0; first < tasksEach; first += BATCH) {
        const made = Array.from({ length: Math.min(BATCH, tasksEach - first) }, (_, place) =>
          madeTask(index, ++number, first + place === 0),
        )
        await intake.addEvents(made.map(({ event }) => event))
        await intake.addTasks(made.map(({ task }) => task))
        await turn()
      }
    }
    await intake.commit()
  } catch (error) {
    await intake.abandon()
    throw error
  }
}

function record(kind: StoredRecord['kind'], id: string, state: string, body: StoredRecord['body']): StoredRecord {
  return { kind, id, version: 1, subject: '', state, body, actor: ACTOR, at: AT }
}

function madeTask(index: number, number: number, isFirst: boolean): { task: Task; event: TaskEvent } {
  const worker = workerName(index)
  const fields = {
    initiative_id: initiativeName(index),
    title: `Part ${number} of the work`,
    skills: [worker],
    attempt: 1,
    ...(isFirst && { assignee: worker }),
  }
  return createTask(governed, { id: newId(), number, by: ACTOR, at: AT + number, fields })
}
