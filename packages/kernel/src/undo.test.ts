import { expect, test } from 'vitest'
import { createTask } from './create.ts'
import { decide } from './decide.ts'
import { decideEdit } from './edit.ts'
import type { StatusOf } from './lifecycle.ts'
import { governed } from './lifecycles/governed.ts'
import { room } from './lifecycles/room.ts'
import { todo } from './lifecycles/todo.ts'
import { present } from './present.ts'
import { CLOCK, EFFECT, type Relation } from './relations.ts'
import { type FieldChangesOf, replay, type TaskEvent, type TaskOf } from './task.ts'
import { decideUndo, followsByItself } from './undo.ts'

type Todo = typeof todo
const OWNER: readonly Relation[] = ['owner']

/** A to-do after these changes: a status to go to, or fields to edit. */
function history(...changes: (StatusOf<Todo> | FieldChangesOf<Todo>)[]): TaskEvent[] {
  const events = [createTask(todo, { id: 't', number: 1, by: 'dana', at: 1, fields: { title: 'Milk' } }).event]
  for (const [index, change] of changes.entries()) {
    const task = replay(events) as TaskOf<Todo>
    const stamp = { by: 'dana', as: OWNER, at: index + 2 }
    const decision =
      typeof change === 'string'
        ? decide(todo, task, { ...stamp, to: change })
        : decideEdit(todo, task, { ...stamp, fields: change })
    if (decision.refused || 'unchanged' in decision) throw new Error('refused')
    events.push(decision.event)
  }
  return events
}
const undo = (events: TaskEvent[], version = events.length) =>
  decideUndo(todo, events, { version, by: 'dana', as: OWNER, at: 99 })
const undone = (events: TaskEvent[], version?: number) => {
  const decision = undo(events, version)
  if (decision.refused) throw new Error(decision.error.code)
  return decision
}

test('[U1] [U2] undoing a change puts status and fields back exactly, time stamps included', () => {
  const events = history('in_progress', 'done', 'open')
  const { task, event } = undone(events)
  expect(task).toMatchObject({ status: 'done', fields: { title: 'Milk', startedAt: 2, completedAt: 3 }, version: 5 })
  expect(event).toMatchObject({ trigger: 'completeTask', undoes: 4 })
})

test('[U2] an edit further back is undone around a later change of something else', () => {
  expect(undone(history({ title: 'Eggs' }, 'done'), 2).task).toMatchObject({
    status: 'done',
    fields: { title: 'Milk' },
  })
})

test('[U2] a field changed again since is not undone over', () => {
  expect(undo(history({ title: 'Eggs' }, { title: 'Ham' }), 2)).toEqual({
    refused: true,
    error: { code: 'UNDO_OVERTAKEN', overtakenBy: 3 },
  })
})

test('[U1] a status moved again since is not undone over', () => {
  expect(undo(history('in_progress', 'done'), 2)).toMatchObject({ error: { code: 'UNDO_OVERTAKEN', overtakenBy: 3 } })
})

test('[U1] a status is taken back around a later edit', () => {
  expect(undone(history('in_progress', { title: 'Eggs' }), 2).task).toMatchObject({
    status: 'open',
    fields: { title: 'Eggs' },
  })
})

test('[U4] what was taken back is not taken back twice', () => {
  expect(undo(undoing(history('in_progress'), 2), 2)).toEqual({
    refused: true,
    error: { code: 'UNDO_OVERTAKEN', overtakenBy: 3 },
  })
})

test('[D10] every delete can be undone', () => {
  for (const before of [[], ['in_progress'], ['done'], ['in_progress', 'done']] as const) {
    const events = history(...before, 'deleted')
    expect(undone(events).task).toMatchObject({ status: before.at(-1) ?? 'open' })
    expect(undone(events).task.fields).toEqual(replay(events.slice(0, -1))?.fields)
  }
})

test('[U3] undoing the creation deletes the task, and undoing that brings it back', () => {
  const events = history({ title: 'Eggs' })
  const { task, event } = undone(events, 1)
  expect(task.status).toBe('deleted')
  expect(undone([...events, event]).task.status).toBe('open')
})

test('[U1] what no rule takes back cannot be undone', () => {
  const created = createTask(governed, {
    id: 't',
    number: 1,
    by: 'x',
    at: 0,
    fields: { initiative_id: 'i', title: 'Milk' },
  })
  const canceled = decide(governed, created.task, { to: 'canceled', by: 'x', as: EFFECT, at: 1 })
  if (canceled.refused) throw new Error('refused')
  const decision = decideUndo(governed, [created.event, canceled.event], { version: 2, by: 'x', as: EFFECT, at: 2 })
  expect(decision).toMatchObject({ error: { code: 'UNDO_NOT_POSSIBLE' } })
})

/** Undoes these versions one after the other, as one actor. */
function undoing(events: TaskEvent[], ...versions: number[]): TaskEvent[] {
  const all = [...events]
  for (const version of versions) all.push(undone(all, version).event)
  return all
}

test('[U4] a change that was undone stands in nobody’s way: undo goes back step by step', () => {
  const events = undoing(history('in_progress', 'done', 'deleted'), 4, 3, 2)
  expect(replay(events)).toMatchObject({ status: 'open', fields: { title: 'Milk' }, version: 7 })
})

test('[U4] an undo that was undone makes the change count again', () => {
  const events = undoing(history({ title: 'Eggs' }), 2, 3)
  expect(replay(events)?.fields.title).toBe('Eggs')
  expect(replay(undoing(events, 2))?.fields.title).toBe('Milk')
})

test('[U3] a task that someone else has worked on is not thrown away', () => {
  const events = history()
  const moved = decide(todo, replay(events) as TaskOf<Todo>, { to: 'in_progress', by: 'agent', as: OWNER, at: 5 })
  if (moved.refused) throw new Error('refused')
  expect(undo([...events, moved.event], 1)).toMatchObject({ error: { code: 'UNDO_OVERTAKEN', overtakenBy: 2 } })
})

test('[U1] [D39] an undo is for whoever may pull the rule that takes the change back, and edit what it edited', () => {
  const stranger = (events: TaskEvent[]) =>
    decideUndo(todo, events, { version: events.length, by: 'dana', as: ['reviewer'], at: 99 })
  for (const events of [history('done'), history({ title: 'Eggs' }), history()])
    expect(stranger(events)).toMatchObject({ error: { code: 'UNDO_NOT_POSSIBLE' } })
})

test('[U5] a reminder that was sent stands in the way of no undo, of the creation neither', () => {
  const events = history({ priority: 'high' })
  const reminded = decideEdit(todo, replay(events) as TaskOf<Todo>, {
    by: 'clock',
    as: CLOCK,
    at: 9,
    fields: { remindedUntil: 9 },
  })
  if (reminded.refused || 'unchanged' in reminded) throw new Error('refused')
  const after = [...events, reminded.event]
  expect(undone(after, 2).task.fields).toEqual({ title: 'Milk', remindedUntil: 9 })
  expect(undone(after, 1).task.status).toBe('deleted')
})

test('[RT3] nobody but the clock says that a reminder was sent, not along with a transition either', () => {
  const [created] = history() as [TaskEvent]
  const task = replay([created]) as TaskOf<Todo>
  const stamp = { by: 'dana', as: OWNER, at: 9, fields: { remindedUntil: 9 } }
  expect(decideEdit(todo, task, stamp)).toMatchObject({ refused: true, could: ['clock'] })
  expect(decide(todo, task, { ...stamp, to: 'done' })).toMatchObject({ error: { code: 'TASK_VALIDATION_FAILED' } })
})

test('[U5] what follows by itself touches something, and nothing that anyone edits, and moves nothing', () => {
  const follows = (set: TaskEvent['set'], more: Partial<TaskEvent> = {}) => {
    const created = present(history()[0])
    return followsByItself(todo, { ...created, from: 'open', to: 'open', set, cleared: [], ...more })
  }
  const waits = { waitsFor: ['a'] }
  const paused = { ...present(history()[0]), from: 'pending', to: 'pending', set: { pausedUntil: 5 } }
  // The clock says when work may be tried again, and so does whoever cares for the room.
  expect(followsByItself(room, paused)).toBe(false)
  expect([follows(waits), follows({}, { cleared: ['waitsFor'] }), follows({ remindedUntil: 5 })]).toEqual([
    ...[true, true, true],
  ])
  expect([follows({}), follows({ title: 'Eggs' }), follows({ ...waits, title: 'Eggs' })]).toEqual([
    ...[false, false, false],
  ])
  expect([follows(waits, { to: 'done' }), follows({ completedAt: 5 }), follows({ unheardOf: 5 })]).toEqual([
    ...[false, false, false],
  ])
})

const IN_ROOM = { chatroomId: 'c', content: 'Ship', origin: 'chat', role: 'builder' } as const

test('[U2] a field is not put back where the status it has come to may not hold it', () => {
  const { task: made, event } = createTask(room, { id: 'r', number: 1, by: 'dana', at: 1, fields: IN_ROOM })
  const pause = (task: typeof made, by: Relation, pausedUntil: number | null) => {
    const decision = decideEdit(room, task, { by, as: [by], at: 2, fields: { pausedUntil } })
    if (decision.refused || 'unchanged' in decision) throw new Error('refused')
    return decision
  }
  const paused = pause(made, 'clock', 5_000)
  const resumed = pause(paused.task, 'caretaker', null)
  const claim = { to: 'acknowledged', by: 'builder', as: ['role'], at: 3, fields: { assignedTo: 'builder' } } as const
  const claimed = decide(room, resumed.task, claim)
  if (claimed.refused) throw new Error('refused')
  const back = (events: readonly TaskEvent[]) =>
    decideUndo(room, events, { version: 3, by: 'dana', as: ['caretaker'], at: 4 })
  expect(back([event, paused.event, resumed.event])).toMatchObject({ task: { fields: { pausedUntil: 5_000 } } })
  expect(back([event, paused.event, resumed.event, claimed.event])).toMatchObject({
    error: { code: 'UNDO_NOT_POSSIBLE' },
  })
})
