// What the compiler knows of a table. `npm run check` compiles this; a line that should not compile and does is an error.

import { expect, expectTypeOf, test } from 'vitest'
import {
  createTask,
  decide,
  defineLifecycle,
  EVERY_STATUS,
  type FieldOf,
  type Fields,
  isTaskOf,
  type Lifecycle,
  room,
  type StatusOf,
  type Task,
  type TaskOf,
  type TriggerOf,
  type todo,
} from './index.ts'

const switched = defineLifecycle({
  name: 'switch',
  initial: ['off'],
  statuses: { off: { means: 'Dark' }, on: { means: 'Light' } },
  fields: {
    lamp: { holds: 'text', allowedIn: EVERY_STATUS, always: true },
    since: { holds: 'moment', allowedIn: ['on'], editable: ['owner'] },
    colour: { holds: ['warm', 'cold'], allowedIn: EVERY_STATUS, editable: ['owner'] },
  },
  destructiveTriggers: ['turnOff'],
  rules: [
    { from: 'off', to: 'on', trigger: 'turnOn', by: ['owner'] },
    { from: 'on', to: 'off', trigger: 'turnOff', by: ['owner'] },
  ],
})
type Switch = typeof switched

test('[L4] a lifecycle keeps its statuses, fields and triggers as types', () => {
  expectTypeOf<StatusOf<Switch>>().toEqualTypeOf<'off' | 'on'>()
  expectTypeOf<FieldOf<Switch>>().toEqualTypeOf<'lamp' | 'since' | 'colour'>()
  expectTypeOf<TriggerOf<Switch>>().toEqualTypeOf<'turnOn' | 'turnOff'>()
  expectTypeOf<TaskOf<Switch>['lifecycle']>().toEqualTypeOf<'switch'>()
  expectTypeOf<keyof TaskOf<Switch>['fields']>().toEqualTypeOf<'lamp' | 'since' | 'colour'>()
  expectTypeOf<StatusOf<typeof todo>>().toEqualTypeOf<'open' | 'in_progress' | 'done' | 'deleted'>()
  expect(Object.keys(switched.statuses)).toEqual(['off', 'on'])
})

test('[L4] what lists the fields of a table does not compile with one missing or too many', () => {
  // @ts-expect-error a field is missing
  const tooFew = {} satisfies Record<FieldOf<Switch>, string>
  // @ts-expect-error a field is not in the table
  const tooMany = { lamp: 'a', since: 'a', colour: 'a', until: 'b' } satisfies Record<FieldOf<Switch>, string>
  expect([tooFew, tooMany]).toHaveLength(2)
})

test('[L4] [L5] the type of a task knows what each field holds, and which of them it always has', () => {
  type Held = TaskOf<Switch>['fields']
  expectTypeOf<Held['lamp']>().toEqualTypeOf<string>()
  expectTypeOf<Held['since']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<Held['colour']>().toEqualTypeOf<'warm' | 'cold' | undefined>()
  expectTypeOf<TaskOf<typeof room>['fields']['epoch']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<TaskOf<typeof room>['fields']['value']>().toEqualTypeOf<'low' | 'medium' | 'high' | undefined>()
  expectTypeOf<TaskOf<Lifecycle>['fields']>().toEqualTypeOf<Fields>()
  expect(isTaskOf(room, lit())).toBe(false)
})

test('[L4] what is decided by a table is a task of that table, and asks for what the table has', () => {
  const decision = decide(switched, lit(), {
    to: 'off',
    trigger: 'turnOff',
    by: 'x',
    as: ['owner'],
    at: 2,
    fields: { colour: 'warm' },
  })
  expectTypeOf(decision).toExtend<{ refused: true } | { refused: false; task: TaskOf<Switch> }>()
  // @ts-expect-error there is no such status
  expect(decide(switched, lit(), { to: 'dimmed', by: 'x', as: ['owner'], at: 2 }).refused).toBe(true)
  const off = { to: 'off', by: 'x', as: ['owner'], at: 2 } as const
  // @ts-expect-error a colour is one of two
  expect(decide(switched, lit(), { ...off, fields: { colour: 'green' } }).refused).toBe(false)
  // @ts-expect-error the lamp stays
  expect(decide(switched, lit(), { ...off, fields: { lamp: null } }).refused).toBe(true)
  const unknown: Task = lit()
  // @ts-expect-error it may be a task of any lifecycle
  expect(decide(switched, unknown, off).refused).toBe(false)
  // @ts-expect-error there is nothing that one can be to a task of that name
  expect(decide(switched, lit(), { ...off, as: ['friend'] }).refused).toBe(true)
  expect(decision.refused).toBe(false)
})

function lit(): TaskOf<Switch> {
  const { task } = createTask(switched, { id: 't', number: 1, by: 'x', at: 0, fields: { lamp: 'desk' } })
  return { ...task, status: 'on' }
}
