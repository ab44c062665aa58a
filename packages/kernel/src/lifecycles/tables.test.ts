// What is true of every table of tasks together.

import { describe, expect, test } from 'vitest'
import { decide } from '../decide.ts'
import type { Fields } from '../field-kinds.ts'
import type { Lifecycle } from '../lifecycle.ts'
import { RELATIONS, type Relation } from '../relations.ts'
import type { Task } from '../task.ts'
import { governed } from './governed.ts'
import { room } from './room.ts'
import { todo } from './todo.ts'

const EVERYONE = Object.keys(RELATIONS) as Relation[]
const LATE = 9_000_000_000_000

describe.each<Lifecycle>([todo, room, governed])('the table $name', (lifecycle) => {
  const times = Object.keys(lifecycle.fields).filter((field) => /At$/.test(field))
  const taskIn = (status: string, at: number): Task => {
    const fields: Fields = {
      origin: 'backlog',
      deletedFrom: 'open',
      ...Object.fromEntries(times.map((one) => [one, at])),
    }
    return {
      id: 't',
      number: 1,
      lifecycle: lifecycle.name,
      status,
      version: 1,
      createdBy: 'x',
      createdAt: at,
      updatedAt: at,
      fields,
    }
  }
  const decided = ({ from, to, trigger }: { from: string; to: string; trigger: string }, of: number, now: number) => {
    const required = lifecycle.ruleIndex[from]?.[to]?.required ?? []
    const fields = Object.fromEntries(required.map((field) => [field, 'given']))
    return decide(lifecycle, taskIn(from, of), { to, trigger, by: 'x', as: EVERYONE, at: now, fields })
  }

  test('[D1] a task that moves stays in its table, and its event names it', () => {
    const moved = lifecycle.rules.map((rule) => decided(rule, 0, 1)).filter((decision) => !decision.refused)
    expect(moved.length).toBeGreaterThan(0)
    for (const { task, event } of moved)
      expect([task.lifecycle, event.lifecycle]).toEqual([lifecycle.name, lifecycle.name])
  })

  test('[004 status] no decision depends on a time stamp', () => {
    for (const rule of lifecycle.rules) {
      const early = decided(rule, 0, 1)
      for (const [of, now] of [
        [0, LATE],
        [LATE, 1],
        [LATE, LATE],
      ] as const) {
        expect(decided(rule, of, now).refused).toBe(early.refused)
      }
    }
  })
})
