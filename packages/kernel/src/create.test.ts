// What a new task can be, the event that makes it, and what is written down of who did it [D40].

import { describe, expect, test } from 'vitest'
import { createTask } from './create.ts'
import { decideEdit } from './edit.ts'
import { InvalidTransitionError } from './invalid-transition-error.ts'
import { governed } from './lifecycles/governed.ts'
import { room } from './lifecycles/room.ts'
import { todo } from './lifecycles/todo.ts'
import { stateDiagram } from './state-diagram.ts'
import { applyEvent, isTaskOf, replay } from './task.ts'

const made = { id: 't', number: 7, by: 'person:dana', at: 5 }
const milk = () => createTask(todo, { ...made, fields: { title: 'Milk' } })

describe('a new task', () => {
  test('is the fold of its first event, in the first status unless another is named', () => {
    const { task, event } = milk()
    expect(task).toEqual({
      id: 't',
      number: 7,
      lifecycle: 'todo',
      status: 'open',
      version: 1,
      createdBy: 'person:dana',
      createdAt: 5,
      updatedAt: 5,
      fields: { title: 'Milk' },
    })
    expect(event).toEqual({
      taskId: 't',
      number: 7,
      lifecycle: 'todo',
      version: 1,
      at: 5,
      by: 'person:dana',
      trigger: 'createTask',
      from: null,
      to: 'open',
      set: { title: 'Milk' },
      cleared: [],
    })
    const fields = { chatroomId: 'r', content: 'x', origin: 'backlog', role: 'builder' } as const
    expect(createTask(room, { ...made, fields, status: 'backlog' }).task.status).toBe('backlog')
  })

  test('in a status none begins in, with a field it cannot have, or without one it must have, is a defect', () => {
    const bad = (more: object) => () => createTask(todo, { ...made, fields: { title: 'Milk' }, ...more } as never)
    expect(bad({ status: 'done' })).toThrow('No task of todo starts as done')
    expect(bad({ fields: { title: 'Milk', completedAt: 1 } })).toThrow(
      'A task of todo cannot have completedAt while it is open',
    )
    expect(bad({ fields: {} })).toThrow('A task of todo needs title')
    expect(() => createTask(governed, { ...made, fields: { title: 'x' } } as never)).toThrow('needs initiative_id')
  })
})

describe('[D40] who was authenticated', () => {
  const principal = 'person:dana'
  test.each([
    [{ by: 'agent:ada', principal }, principal],
    [{ by: principal, principal }, undefined],
    [{ by: 'agent:ada' }, undefined],
  ])('%j is written down where it says more than the name acted under', (signed, expected) => {
    const { task, event } = createTask(todo, { ...made, ...signed, fields: { title: 'Milk' } })
    expect([event.principal, 'principal' in event]).toEqual([expected, expected !== undefined])
    const edited = decideEdit(todo, task, { ...signed, as: ['owner'], at: 6, fields: { title: 'Eggs' } })
    expect('event' in edited && edited.event.principal).toBe(expected)
  })
})

describe('an edit', () => {
  const { task, event } = createTask(todo, { ...made, fields: { title: 'Milk', priority: 'low' } })
  const edit = (fields: object, as: readonly ['owner'] | readonly [] = ['owner']) =>
    decideEdit(todo, task, { by: 'x', as, at: 6, fields } as never)

  test('sets and clears what has changed, and leaves the rest', () => {
    const decision = edit({ title: 'Eggs', priority: null, description: null })
    expect(decision).toMatchObject({
      refused: false,
      task: { status: 'open', version: 2, updatedAt: 6, fields: { title: 'Eggs' } },
      event: { trigger: 'editTask', from: 'open', to: 'open', set: { title: 'Eggs' }, cleared: ['priority'] },
    })
    if ('event' in decision) expect(replay([event, decision.event])).toEqual(applyEvent(task, decision.event))
  })

  test('that only takes something away is an edit', () => {
    expect(edit({ priority: null })).toMatchObject({
      task: { fields: { title: 'Milk' } },
      event: { cleared: ['priority'] },
    })
  })

  test('of what is so already changes nothing', () => {
    expect(edit({ title: 'Milk', description: null })).toEqual({ refused: false, unchanged: true })
    expect(edit({})).toEqual({ refused: false, unchanged: true })
  })

  test.each([
    [{ startedAt: 1 }, 'startedAt'],
    [{ nonsense: 1 }, 'nonsense'],
    [{ title: null }, 'title'],
  ])('%j is refused by the name of the field', (fields, field) => {
    expect(edit(fields)).toEqual({ refused: true, field })
  })

  test('[D39] by someone who may not says who could', () => {
    expect(edit({ title: 'Eggs' }, [])).toEqual({ refused: true, field: 'title', could: ['owner', 'editor'] })
  })
})

test('a task stays that of whoever made it, whoever changes it later', () => {
  const { task } = milk()
  const edited = decideEdit(todo, task, { by: 'agent:ada', as: ['owner'], at: 9, fields: { title: 'Eggs' } })
  if (!('event' in edited)) throw new Error('not edited')
  expect(edited.task).toMatchObject({ createdBy: 'person:dana', createdAt: 5, updatedAt: 9 })
  expect(edited.event).not.toHaveProperty('undoes')
})

test('a task is of the table it names, and of no other', () => {
  const { task } = milk()
  expect([isTaskOf(todo, task), isTaskOf(room, task)]).toEqual([true, false])
})

test('nothing is replayed from no events', () => {
  expect(replay([])).toBeUndefined()
})

test('[DESIGN 5.1] a diagram has every beginning, every rule with who may, and every end', () => {
  const lines = stateDiagram(governed).split('\n')
  expect(lines[0]).toBe('stateDiagram-v2')
  expect(lines).toContain('    [*] --> pending')
  expect(lines).toContain('    in_progress --> blocked: block (assignee, caretaker, effect)')
  expect(lines).toContain('    approved --> [*]')
  expect(lines).toHaveLength(1 + governed.initial.length + governed.rules.length + 2)
})

test('[001 transitionTask] what is thrown at the edge has the message and the details', () => {
  const details = { code: 'NOT_ALLOWED', message: 'no', variables: { taskId: 't' } } as const
  const error = new InvalidTransitionError(details)
  expect([error.name, error.message, error.details]).toEqual(['InvalidTransitionError', 'no', details])
})
