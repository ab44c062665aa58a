// What the compiler knows of a table. `npm run check` compiles this; a line that should not compile and does is an error.

import { expect, expectTypeOf, test } from 'vitest'
import { defineLifecycle, type FieldOf, type StatusOf, type TaskOf, type TriggerOf, type todo } from './index.ts'

const switched = defineLifecycle({
  name: 'switch',
  initial: ['off'],
  statuses: { off: { means: 'Dark' }, on: { means: 'Light' } },
  fields: { since: { allowedIn: ['on'] } },
  destructiveTriggers: ['turnOff'],
  rules: [
    { from: 'off', to: 'on', trigger: 'turnOn' },
    { from: 'on', to: 'off', trigger: 'turnOff' },
  ],
})
type Switch = typeof switched

test('[L4] a lifecycle keeps its statuses, fields and triggers as types', () => {
  expectTypeOf<StatusOf<Switch>>().toEqualTypeOf<'off' | 'on'>()
  expectTypeOf<FieldOf<Switch>>().toEqualTypeOf<'since'>()
  expectTypeOf<TriggerOf<Switch>>().toEqualTypeOf<'turnOn' | 'turnOff'>()
  expectTypeOf<TaskOf<Switch>['lifecycle']>().toEqualTypeOf<'switch'>()
  expectTypeOf<keyof TaskOf<Switch>['fields']>().toEqualTypeOf<'since'>()
  expectTypeOf<StatusOf<typeof todo>>().toEqualTypeOf<'open' | 'in_progress' | 'done' | 'deleted'>()
  expect(Object.keys(switched.statuses)).toEqual(['off', 'on'])
})

test('[L4] what lists the fields of a table does not compile with one missing or too many', () => {
  // @ts-expect-error a field is missing
  const tooFew = {} satisfies Record<FieldOf<Switch>, string>
  // @ts-expect-error a field is not in the table
  const tooMany = { since: 'a', until: 'b' } satisfies Record<FieldOf<Switch>, string>
  expect([tooFew, tooMany]).toHaveLength(2)
})
