import { createTask, decide, decideEdit, type RoomTask, replay, room, type Task, type TaskEvent } from '@pawl/kernel'
import { expect, test } from 'vitest'
import { foldAttempts } from './fold-attempts.ts'
import { attemptProblems } from './verify-attempts.ts'

/** A task of a room that is pulled through its table, with the events that came of it. */
function walked() {
  const created = createTask(room, {
    id: 't1',
    number: 1,
    at: 1,
    by: 'person:dana',
    status: 'pending',
    fields: { chatroomId: 'mill', content: 'Grind', origin: 'chat', role: 'miller' },
  })
  let task: RoomTask = created.task
  const events: TaskEvent[] = [created.event]
  const take = (decision: ReturnType<typeof decide<typeof room>>) => {
    if (decision.refused) throw new Error(decision.error.code)
    task = decision.task
    events.push(decision.event)
  }
  const walk = {
    events,
    claim: (session: string) =>
      take(
        decide(room, task, {
          to: 'acknowledged',
          at: events.length + 1,
          by: `agent:miller/${session}`,
          as: ['role'],
          fields: { assignedTo: 'miller', claimedBy: session },
        }),
      ),
    to: (to: RoomTask['status'], by: string, fields: object = {}) =>
      take(
        decide(room, task, {
          to,
          at: events.length + 1,
          by,
          as: ['holder', 'caretaker', 'reviewer', 'supervisor'],
          fields,
        }),
      ),
    used: (tokens: number, costMicros: number) => {
      const fields = {
        tokens: (task.fields.tokens ?? 0) + tokens,
        costMicros: (task.fields.costMicros ?? 0) + costMicros,
      }
      const decision = decideEdit(room, task, { at: events.length + 1, by: 'agent:miller/s', as: ['holder'], fields })
      if (decision.refused || 'unchanged' in decision) throw new Error('not edited')
      task = decision.task
      events.push(decision.event)
    },
  }
  return walk
}

test('[D49] each beginning is an attempt of its own, with who had it and how it ended', () => {
  const walk = walked()
  walk.claim('s1')
  walk.to('in_progress', 'agent:miller/s1')
  walk.to('pending', 'agent:miller/s1', { failures: 1, lastFailure: 'exit code 2', exitCode: 2 })
  walk.claim('s2')
  walk.to('pending', 'agent:miller/s2')
  walk.claim('s3')
  walk.to('pending', 'person:dana')
  walk.claim('s4')
  walk.to('in_progress', 'agent:miller/s4')
  expect(foldAttempts(walk.events)).toMatchObject([
    { attempt: 1, session: 's1', role: 'miller', outcome: 'failed', because: 'exit code 2', exitCode: 2, claimedAt: 2 },
    { attempt: 2, session: 's2', outcome: 'released', startedAt: null, endedAt: 6 },
    { attempt: 3, session: 's3', outcome: 'takenBack', endedBy: 'person:dana' },
    { attempt: 4, session: 's4', outcome: 'running', endedAt: null, startedAt: 10 },
  ])
})

test.each([
  ['completed', 'completed', {}],
  ['handedOff', 'completed', { handedTo: 'baker' }],
  ['cancelled', 'closed', {}],
  ['setAside', 'pending_user_review', { failures: 3, lastFailure: 'again' }],
] as const)('[D49] an attempt ends as %s', (outcome, to, fields) => {
  const walk = walked()
  walk.claim('s1')
  walk.to('in_progress', 'agent:miller/s1')
  walk.to(to, 'agent:miller/s1', fields)
  expect(foldAttempts(walk.events)).toMatchObject([{ outcome, endedAt: 4 }])
})

test('[D49] what an attempt used is its own; the task has the sum', () => {
  const walk = walked()
  walk.claim('s1')
  walk.used(100, 30_000)
  walk.used(50, 1)
  walk.to('pending', 'agent:miller/s1')
  walk.claim('s2')
  walk.used(7, 10)
  expect(foldAttempts(walk.events)).toMatchObject([
    { tokens: 150, costMicros: 30_001 },
    { tokens: 7, costMicros: 10 },
  ])
})

test('[D49] a beginning over an attempt that has no end is found', () => {
  const walk = walked()
  walk.claim('s1')
  const [created, claimed] = walk.events as [TaskEvent, TaskEvent]
  const again = { ...claimed, version: 3, from: 'pending', set: { ...claimed.set, epoch: 2 } }
  const task = replay([created, claimed, again]) as Task
  expect([...attemptProblems(task, [created, claimed, again])]).toEqual([{ reason: 'attempt_without_end', attempt: 1 }])
  expect([...attemptProblems(task, [created, claimed])]).toEqual([])
})

test('what nobody has begun has no attempts', () => {
  expect(foldAttempts(walked().events)).toEqual([])
})
