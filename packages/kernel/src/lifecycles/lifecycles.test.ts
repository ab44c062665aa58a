import { describe, expect, test } from 'vitest'
import { checkLifecycle } from '../check-lifecycle.ts'
import { decide } from '../decide.ts'
import type { Fields } from '../field-kinds.ts'
import type { Lifecycle } from '../lifecycle.ts'
import { RELATIONS, type Relation } from '../relations.ts'
import type { Task } from '../task.ts'
import { transitionMatrix } from '../transition-matrix.ts'
import { governed } from './governed.ts'
import { lifecycles } from './index.ts'
import { recordLifecycles } from './records/index.ts'
import { room } from './room.ts'
import { todo } from './todo.ts'

const EVERYONE = Object.keys(RELATIONS) as Relation[]
const everyField: Fields = { origin: 'backlog', deletedFrom: 'open' }
const taskIn = (lifecycle: string, status: string, fields = everyField): Task => ({
  id: 't',
  number: 1,
  lifecycle,
  status,
  version: 1,
  createdBy: 'x',
  createdAt: 0,
  updatedAt: 0,
  fields,
})

const everyTable: readonly Lifecycle[] = [...Object.values(lifecycles), ...Object.values(recordLifecycles)]

describe.each(Object.values(lifecycles))('$name', (lifecycle) => {
  test('work can end well and be dropped, and whatever cannot be left is an end', () => {
    const statuses = Object.values(lifecycle.statuses)
    expect(statuses.flatMap(({ end }) => end ?? []).sort()).toEqual(['done', 'dropped'])
    expect(statuses.filter(({ terminal, end }) => terminal && end === undefined)).toEqual([])
  })
})

describe.each(everyTable)('$name', (lifecycle) => {
  test('[DESIGN 5.1] the table has no defect', () => {
    expect(checkLifecycle(lifecycle)).toEqual([])
  })

  const decided = (status: string, trigger: string, to: string, as: readonly Relation[]) => {
    const required = lifecycle.ruleIndex[status]?.[to]?.required ?? []
    const fields = Object.fromEntries(required.map((field) => [field, 'given']))
    const deletedFrom = lifecycle.name === 'todo' ? to : 'open'
    const task = taskIn(lifecycle.name, status, { ...everyField, deletedFrom })
    return decide(lifecycle, task, { to, trigger, by: 'x', as, at: 1, fields })
  }

  test('[DESIGN 5.1] [D39] every status × trigger × who is decided as the table says', () => {
    const { triggers, rows } = transitionMatrix(lifecycle)
    for (const { status, cells } of rows) {
      for (const [column, trigger] of triggers.entries()) {
        for (const to of Object.keys(lifecycle.statuses)) {
          const isRule = cells[column]?.includes(to) === true
          const by: readonly Relation[] = lifecycle.ruleIndex[status]?.[to]?.rule.by ?? []
          for (const who of EVERYONE) {
            const decision = decided(status, trigger, to, [who])
            expect(!decision.refused, `${status} --${trigger}--> ${to} by ${who}`).toBe(isRule && by.includes(who))
            if (decision.refused) expect(decision.error.code).toBe(isRule ? 'NOT_ALLOWED' : 'TASK_INVALID_TRANSITION')
          }
          expect(decided(status, trigger, to, []).refused).toBe(true)
        }
      }
    }
  })

  test('[D39] whoever may not is told who could', () => {
    for (const { from, to, trigger, by } of lifecycle.rules) {
      const decision = decided(from, trigger, to, [])
      expect(decision.refused && decision.error.variables.could).toEqual(by)
    }
  })
})

const listed = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .sort()
const moves = (lifecycle: { rules: readonly { from: string; to: string; trigger: string }[] }) =>
  lifecycle.rules.map((rule) => `${rule.from} ${rule.to} ${rule.trigger}`).sort()

test('[001 statuses–closeBacklogTask] [D23] [D24] [D37] the room has these moves and no others', () => {
  const of001 = `
    pending acknowledged claimTask
    acknowledged in_progress startTask
    in_progress completed completeTask
    backlog backlog_acknowledged attachToMessage
    backlog_acknowledged pending_user_review parentTaskAcknowledged
    pending_user_review completed markBacklogComplete
    pending_user_review pending sendBackForRework
    queued pending promoteNextTask
    pending closed cancelTask
    acknowledged closed cancelTask
    queued closed cancelTask
    backlog closed cancelTask
    backlog_acknowledged closed cancelTask
    pending_user_review closed cancelTask
    in_progress pending resetStuckTask
    completed pending_user_review reopenBacklogTask
    closed pending_user_review reopenBacklogTask
    backlog pending moveToQueue
    backlog queued moveToQueue`
  const added = `
    acknowledged pending resetStuckTask
    in_progress closed cancelTask
    pending_user_review queued sendBackForRework
    in_progress pending_user_review setAside`
  expect(moves(room)).toEqual(listed(of001 + added))
})

test('[003 table] [D30] [D31] governed work has these moves and no others', () => {
  const expected = `
    pending in_progress start
    pending canceled cancel
    in_progress completed complete
    in_progress blocked block
    in_progress pending resetInvalidReview
    blocked in_progress resume
    blocked pending restart
    blocked canceled cancel
    completed approved approve
    completed rejected reject
    rejected canceled archive`
  expect(moves(governed)).toEqual(listed(expected))
})

test('[D2] a to-do can be started, finished, put back, deleted and restored from wherever that makes sense', () => {
  const expected = `
    open in_progress startTask
    open done completeTask
    open deleted deleteTask
    in_progress open stopTask
    in_progress done completeTask
    in_progress deleted deleteTask
    done open reopenTask
    done in_progress startTask
    done deleted deleteTask
    deleted open restoreTask
    deleted in_progress restoreTask
    deleted done restoreTask`
  expect(moves(todo)).toEqual(listed(expected))
})

describe('records have these moves and no others', () => {
  test.each<[keyof typeof recordLifecycles, string]>([
    [
      'initiative',
      `planned active beginInitiative
       planned canceled cancelInitiative
       active under_review reviewInitiative
       active canceled cancelInitiative
       under_review closed closeInitiative
       under_review canceled cancelInitiative`,
    ],
    [
      'item',
      `open set_aside setItemAside
       open answered answerItem
       open withdrawn withdrawItem
       set_aside answered answerItem
       set_aside withdrawn withdrawItem`,
    ],
    ['policy', 'active retired retirePolicy\nretired active restorePolicy'],
    ['worker', 'enabled disabled disableWorker\ndisabled enabled enableWorker'],
    ['token', 'active revoked revokeToken'],
    ['access', 'closed open openToAll\nopen closed closeToMembers'],
    ['result', ''],
    ['case', ''],
    ['message', ''],
  ])('%s', (name, expected) => {
    expect(moves(recordLifecycles[name])).toEqual(listed(expected))
  })
})

describe('[D43] who may, where it matters most', () => {
  const by = (table: Lifecycle, trigger: string) =>
    [...new Set(table.rules.filter((rule) => rule.trigger === trigger).flatMap((rule) => rule.by))].sort()

  test('[D41] a to-do is moved by its owner and, but for throwing it away and back, by whoever it is shared with for that', () => {
    for (const trigger of ['startTask', 'stopTask', 'completeTask', 'reopenTask'])
      expect(by(todo, trigger)).toEqual(['editor', 'owner'])
    for (const trigger of ['deleteTask', 'restoreTask']) expect(by(todo, trigger)).toEqual(['owner'])
  })

  test('[D41] with whom it is shared is the owner’s alone to say, and never along with a move', () => {
    for (const field of ['sharedWith', 'editors'] as const) {
      expect(todo.fields[field].editable).toEqual(['owner'])
      for (const { from, to } of todo.rules) expect(todo.ruleIndex[from]?.[to]?.accepts.has(field)).toBe(false)
    }
  })

  test('what awaits review is a reviewer’s, what is held its holder’s, and what others hold a caretaker’s', () => {
    for (const trigger of ['markBacklogComplete', 'reopenBacklogTask']) expect(by(room, trigger)).toEqual(['reviewer'])
    // By effect with the answer of a role that was asked [D49].
    expect(by(room, 'sendBackForRework')).toEqual(['effect', 'reviewer'])
    expect(by(room, 'completeTask')).toEqual(['holder'])
    // By effect when a person stops what was claimed and not begun.
    expect(by(room, 'startTask')).toEqual(['effect', 'holder'])
    expect(by(room, 'cancelTask')).toEqual(['caretaker', 'reviewer'])
    expect(by(room, 'resetStuckTask')).toEqual(['caretaker', 'holder', 'roomRule', 'supervisor'])
  })

  test('nobody approves, rejects or archives by hand: it follows from verdicts', () => {
    for (const trigger of ['approve', 'reject', 'archive']) expect(by(governed, trigger)).toEqual(['effect'])
    expect(by(governed, 'complete')).toEqual(['assignee'])
  })

  test('policies are changed by whoever may govern, tokens by whoever may administer', () => {
    expect(by(recordLifecycles.policy, 'retirePolicy')).toEqual(['governor'])
    expect(by(recordLifecycles.token, 'revokeToken')).toEqual(['administrator'])
  })
})
