// Whatever is asked of a task, in whatever order: it stays inside its table.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTask } from './create.ts'
import { decide } from './decide.ts'
import { decideEdit } from './edit.ts'
import type { Fields } from './field-kinds.ts'
import { type Lifecycle, mayHold } from './lifecycle.ts'
import { lifecycles } from './lifecycles/index.ts'
import { recordLifecycles } from './lifecycles/records/index.ts'
import { RELATIONS, type Relation } from './relations.ts'
import { replay, type Task, type TaskEvent } from './task.ts'
import { decideUndo } from './undo.ts'

const EVERYONE = Object.keys(RELATIONS) as Relation[]

type Request =
  | { kind: 'move'; to: string; fields: Fields }
  | { kind: 'edit'; fields: Fields }
  | { kind: 'undo'; back: number }

function requests(lifecycle: Lifecycle): fc.Arbitrary<Request[]> {
  const field = fc.constantFrom(...Object.keys(lifecycle.fields))
  const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string(), { maxLength: 2 }))
  const fields = fc.dictionary(field, value, { maxKeys: 3 })
  const required = [...new Set(lifecycle.rules.flatMap((rule) => rule.requiredFields ?? []))]
  const helpful = fc.subarray(required).map((names) => Object.fromEntries(names.map((name) => [name, 'given'])))
  const move = fc.record({
    kind: fc.constant('move' as const),
    to: fc.constantFrom(...Object.keys(lifecycle.statuses)),
    fields: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 3, arbitrary: helpful }, fields),
  })
  const edit = fc.record({ kind: fc.constant('edit' as const), fields })
  const undo = fc.record({ kind: fc.constant('undo' as const), back: fc.nat(5) })
  return fc.array(fc.oneof({ weight: 6, arbitrary: move }, edit, undo), { maxLength: 60 })
}

/** Takes every request in turn; returns the events of those that were accepted. */
function walk(
  lifecycle: Lifecycle,
  start: string,
  asked: Request[],
  check: (before: Task, after: Task, event: TaskEvent) => void,
) {
  const always = Object.keys(lifecycle.fields).filter((field) => lifecycle.fields[field]?.always)
  const fields = Object.fromEntries(always.map((field) => [field, 'given']))
  const created = createTask(lifecycle, { id: 't', number: 1, by: 'x', at: 0, fields, status: start })
  const events = [created.event]
  let task = created.task
  for (const [index, request] of asked.entries()) {
    const stamp = { by: `actor${index % 3}`, as: EVERYONE, at: index + 1 }
    const decision =
      request.kind === 'move'
        ? decide(lifecycle, task, { ...stamp, to: request.to, fields: request.fields })
        : request.kind === 'edit'
          ? decideEdit(lifecycle, task, { ...stamp, fields: request.fields })
          : decideUndo(lifecycle, events, { ...stamp, version: Math.max(1, events.length - request.back) })
    if (decision.refused || 'unchanged' in decision) continue
    check(task, decision.task, decision.event)
    task = decision.task
    events.push(decision.event)
  }
  return { task, events }
}

describe.each<Lifecycle>([...Object.values(lifecycles), ...Object.values(recordLifecycles)])(
  'any walk through $name',
  (lifecycle) => {
    const anyWalk = (check: Parameters<typeof walk>[3], after: (end: ReturnType<typeof walk>) => void = () => {}) =>
      fc.assert(
        fc.property(fc.constantFrom(...lifecycle.initial), requests(lifecycle), (start, asked) => {
          after(walk(lifecycle, start, asked, check))
        }),
        { numRuns: 300 },
      )

    test('[K1] never leaves the table', () => {
      anyWalk((before, after, event) => {
        if (before.status === after.status) return
        expect(lifecycle.ruleIndex[before.status]?.[after.status]?.rule.trigger).toBe(event.trigger)
      })
    })

    test('[K3] never leaves a stale field', () => {
      anyWalk((_, after) => {
        for (const field of Object.keys(after.fields)) {
          expect(mayHold(lifecycle, after.status, field), `${field} in ${after.status}`).toBe(true)
        }
      })
    })

    test('[T1] [T2] replaying its events gives the same task, and each event is one version', () => {
      anyWalk(
        (before, after) => expect(after.version).toBe(before.version + 1),
        ({ task, events }) => expect(replay(events)).toEqual(task),
      )
    })
  },
)
