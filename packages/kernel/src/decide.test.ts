import { describe, expect, test } from 'vitest'
import { type Change, decide } from './decide.ts'
import type { Fields } from './field-kinds.ts'
import { InvalidTransitionError } from './invalid-transition-error.ts'
import type { Lifecycle } from './lifecycle.ts'
import { governed } from './lifecycles/governed.ts'
import { room } from './lifecycles/room.ts'
import { todo } from './lifecycles/todo.ts'
import { RELATIONS, type Relation } from './relations.ts'
import type { Task } from './task.ts'
import { canTransition, getValidTransitionsFrom } from './valid-transitions.ts'

const EVERYONE = Object.keys(RELATIONS) as Relation[]
const task = (lifecycle: Lifecycle, status: string, fields: Fields = {}): Task => ({
  id: 'k12345',
  number: 1,
  lifecycle: lifecycle.name,
  status,
  version: 1,
  createdBy: 'person:dana',
  createdAt: 1,
  updatedAt: 1,
  fields,
})
const change = (to: string, more: Partial<Change> = {}): Change => ({
  to,
  by: 'agent:builder',
  as: EVERYONE,
  at: 100,
  ...more,
})

function accepted(lifecycle: Lifecycle, from: Task, wanted: Change) {
  const decision = decide(lifecycle, from, wanted)
  if (decision.refused) throw new InvalidTransitionError(decision.error)
  return decision
}
function refused(lifecycle: Lifecycle, from: Task, wanted: Change) {
  const decision = decide(lifecycle, from, wanted)
  if (!decision.refused) throw new Error(`accepted as ${decision.task.status}`)
  return decision.error
}

describe('an accepted change', () => {
  test('[001 claimTask] sets NOW to the time of the change and PROVIDED to what the caller gave', () => {
    const { task: claimed } = accepted(
      room,
      task(room, 'pending'),
      change('acknowledged', { fields: { assignedTo: 'builder' } }),
    )
    expect(claimed).toMatchObject({ status: 'acknowledged', version: 2, updatedAt: 100 })
    expect(claimed.fields).toEqual({ acknowledgedAt: 100, assignedTo: 'builder', epoch: 1 })
  })

  test('[001 sendBackForRework] clears what the rule names and says so in the event', () => {
    const reviewed = task(room, 'pending_user_review', { startedAt: 5, assignedTo: 'builder', parentTaskIds: ['a'] })
    const { task: back, event } = accepted(room, reviewed, change('pending'))
    expect(back.fields).toEqual({})
    expect(event.cleared).toEqual(['startedAt', 'assignedTo', 'parentTaskIds'])
  })

  test('[D49] what a rule clears and may be given is given, or gone', () => {
    const asked = task(room, 'in_progress', { question: 'old?', answer: 'yes', askedOf: 'user' })
    const again = { fields: { question: 'new?', askedOf: 'builder' } }
    expect(accepted(room, asked, change('pending_user_review', again)).task.fields).toEqual(again.fields)
    const { task: aside, event } = accepted(room, asked, change('pending_user_review'))
    expect(aside.fields).toEqual({})
    expect(event.cleared).toEqual(['question', 'askedOf', 'answer'])
  })

  test('[D37] what rests is not claimed, and the refusal says until when', () => {
    const resting = task(room, 'pending', { pausedUntil: 5_000 })
    const claim = change('acknowledged', { fields: { assignedTo: 'builder' } })
    expect(refused(room, resting, claim).variables).toMatchObject({
      validationReason: 'isNotPaused',
      pausedUntil: 5_000,
    })
  })

  test('[D50] what waits is not claimed, and a refusal says for what only where that is why', () => {
    const waits = { waitsFor: ['a'], pausedUntil: 5_000 }
    const claim = change('acknowledged', { fields: { assignedTo: 'builder' } })
    const { variables } = refused(room, task(room, 'pending', waits), claim)
    expect(variables).toMatchObject({ validationReason: 'nothingBlocks', waitsFor: [{ id: 'a' }] })
    expect(variables).not.toHaveProperty('pausedUntil')
    const deleted = task(todo, 'deleted', { ...waits, deletedFrom: 'done' })
    expect(refused(todo, deleted, change('open')).variables).not.toHaveProperty('waitsFor')
  })

  test('[D49] what was sent back is not completed by its holder, but set aside', () => {
    const again = task(room, 'in_progress', { reviewAgain: true })
    expect(refused(room, again, change('completed')).variables.validationReason).toBe('isNotToBeReviewedAgain')
    expect(accepted(room, again, change('pending_user_review')).task.fields).toEqual({ reviewAgain: true })
  })

  test('[K3] [001 cleanup] clears what the new status may not hold even where the rule is silent', () => {
    const stuck = task(room, 'in_progress', { acknowledgedAt: 4, startedAt: 5, assignedTo: 'builder' })
    expect(accepted(room, stuck, change('pending')).task.fields).toEqual({})
  })

  test('[D31] a reset after an invalid review counts itself, and the fourth is refused', () => {
    const running = (resets: number) => task(governed, 'in_progress', { assignee: 's1', invalid_review_resets: resets })
    expect(accepted(governed, running(2), change('pending')).task.fields).toEqual({ invalid_review_resets: 3 })
    expect(refused(governed, running(3), change('pending')).code).toBe('TASK_VALIDATION_FAILED')
  })

  test('[D2] a restored to-do is what it was when it was deleted', () => {
    const deleted = accepted(todo, task(todo, 'done', { completedAt: 7 }), change('deleted')).task
    expect(accepted(todo, deleted, change('done')).task.fields).toEqual({ completedAt: 7 })
    expect(refused(todo, deleted, change('open')).variables.validationReason).toBe('deletedWhileOpen')
  })
})

describe('what is given along with a change', () => {
  const written = task(todo, 'open', { title: 'Milk', description: 'two litres' })
  const given = (fields: Fields) => change('done', { fields })

  test('[K4] an editable field is set, or taken away by null', () => {
    expect(accepted(todo, written, given({ title: 'Eggs' })).task.fields).toMatchObject({ title: 'Eggs' })
    const { task: done, event } = accepted(todo, written, given({ description: null }))
    expect(done.fields).toEqual({ title: 'Milk', completedAt: 100 })
    expect([event.set, event.cleared]).toEqual([{ completedAt: 100 }, ['description']])
  })

  test('taking away what is not there is no change of it', () => {
    expect(accepted(todo, written, given({ deadline: null })).event.cleared).toEqual([])
  })

  test('[K4] [L5] a time stamp is not taken, and what every task has is not taken away', () => {
    for (const fields of [{ completedAt: 1 }, { title: null }] as Fields[])
      expect(refused(todo, written, given(fields))).toMatchObject({
        code: 'TASK_VALIDATION_FAILED',
        variables: { validationReason: `fieldNotAllowed:${Object.keys(fields)[0]}` },
      })
  })

  test('[001 requiredFields] a list with something in it is given', () => {
    const attached = change('backlog_acknowledged', { fields: { parentTaskIds: ['a'] } })
    expect(accepted(room, task(room, 'backlog'), attached).task.fields).toMatchObject({ parentTaskIds: ['a'] })
  })
})

describe('a refused change', () => {
  test('[K2] names the last trigger on the way, however long that is', () => {
    expect(refused(room, task(room, 'pending'), change('completed')).variables.trigger).toBe('completeTask')
  })

  test('[001 error example] [001 getValidTransitionsFrom] names the attempt and lists what is legal, to the letter', () => {
    expect(refused(room, task(room, 'acknowledged'), change('completed'))).toEqual({
      code: 'TASK_INVALID_TRANSITION',
      message: 'Cannot transition task from acknowledged to completed',
      variables: {
        taskId: 'k12345',
        currentStatus: 'acknowledged',
        attemptedStatus: 'completed',
        trigger: 'completeTask',
        validTransitions: [
          { to: 'in_progress', trigger: 'startTask', requiredFields: [] },
          { to: 'closed', trigger: 'cancelTask', requiredFields: [] },
          { to: 'pending', trigger: 'resetStuckTask', requiredFields: [] },
        ],
      },
    })
  })

  test.each([[undefined], [null], ['']])('[001 requiredFields] %j is not an assignee', (assignedTo) => {
    const error = refused(room, task(room, 'pending'), change('acknowledged', { fields: { assignedTo } as Fields }))
    expect(error).toMatchObject({ code: 'TASK_MISSING_REQUIRED_FIELD', variables: { missingField: 'assignedTo' } })
  })

  test('[001 requiredFields] an empty list of parents is no list', () => {
    const error = refused(
      room,
      task(room, 'backlog'),
      change('backlog_acknowledged', { fields: { parentTaskIds: [] } }),
    )
    expect(error.variables.missingField).toBe('parentTaskIds')
  })

  test('[001 validate] only a task from the backlog is reopened', () => {
    const error = refused(room, task(room, 'completed', { origin: 'chat' }), change('pending_user_review'))
    expect(error).toMatchObject({ code: 'TASK_VALIDATION_FAILED', variables: { validationReason: 'originIsBacklog' } })
    expect(error.message).toBe(
      'Cannot transition task from completed to pending_user_review: the task did not come from the backlog',
    )
  })

  test('[K4] a caller cannot forge a time stamp', () => {
    const error = refused(todo, task(todo, 'open'), change('done', { fields: { completedAt: 1 } }))
    expect(error.variables.validationReason).toBe('fieldNotAllowed:completedAt')
  })

  test('[K1] the right move under the wrong name is not that move', () => {
    const error = refused(room, task(room, 'pending_user_review'), change('completed', { trigger: 'completeTask' }))
    expect(error).toMatchObject({ code: 'TASK_INVALID_TRANSITION', variables: { trigger: 'completeTask' } })
  })

  test.each(['constructor', '__proto__', 'toString', ''])('[K1] %j is not a status', (status) => {
    expect(refused(todo, task(todo, 'open'), change(status)).code).toBe('TASK_INVALID_TRANSITION')
    expect(refused(todo, task(todo, status), change('done')).code).toBe('TASK_INVALID_TRANSITION')
  })
})

test('[001 canTransition] asks without doing', () => {
  expect(canTransition(room, task(room, 'pending'), 'acknowledged')).toBe(true)
  expect(canTransition(room, task(room, 'completed', { origin: 'chat' }), 'pending_user_review')).toBe(false)
  expect(getValidTransitionsFrom(room, 'queued').map((rule) => rule.to)).toEqual(['pending', 'closed'])
})
