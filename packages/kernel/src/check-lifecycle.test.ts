import { describe, expect, test } from 'vitest'
import { checkLifecycle } from './check-lifecycle.ts'
import { defineLifecycle, EVERY_STATUS, type LifecycleTable, NOW, PROVIDED } from './lifecycle.ts'

const sound: LifecycleTable = {
  name: 'sound',
  initial: ['new'],
  statuses: { new: { means: '' }, old: { means: '', terminal: true } },
  fields: {
    owner: { holds: 'text', allowedIn: ['old'] },
    note: { holds: 'text', allowedIn: EVERY_STATUS, editable: ['owner'] },
  },
  destructiveTriggers: [],
  rules: [
    {
      from: 'new',
      to: 'old',
      trigger: 'age',
      by: ['owner'],
      requiredFields: ['owner'],
      setFields: { owner: PROVIDED },
    },
  ],
}
const age = sound.rules[0] as LifecycleTable['rules'][number]
const clearing = {
  ...age,
  from: 'old',
  to: 'new',
  trigger: 'renew',
  requiredFields: [],
  setFields: {},
  clearFields: ['note'],
}
const fromLost = { from: 'lost', to: 'farther', trigger: 'go', by: ['owner'] } as const
const defects = (table: Partial<LifecycleTable>) => checkLifecycle(defineLifecycle({ ...sound, ...table }))

test('a sound table has no defects', () => {
  expect(defects({})).toEqual([])
})

describe('a required field that every status may hold', () => {
  const everywhere = { holds: 'text', allowedIn: EVERY_STATUS } as const
  const back = { ...clearing, clearFields: ['owner'] }
  const statuses = { new: { means: '' }, old: { means: '' } }

  test('is sound where one rule takes it away again', () => {
    expect(defects({ statuses, fields: { ...sound.fields, owner: everywhere }, rules: [age, back] })).toEqual([])
  })

  test('is sound where it can be edited', () => {
    expect(defects({ fields: { ...sound.fields, owner: { ...everywhere, editable: ['owner'] } } })).toEqual([])
  })
})

test('what only an unreachable status leads to is unreachable too', () => {
  const statuses = { ...sound.statuses, lost: { means: '' }, farther: { means: '', terminal: true as const } }
  expect(defects({ statuses, rules: [age, fromLost] })).toEqual([
    { kind: 'unreachableStatus', at: 'lost' },
    { kind: 'unreachableStatus', at: 'farther' },
  ])
})

test.each<[string, Partial<LifecycleTable>, string]>([
  ['duplicateRule', { rules: [age, { ...age, trigger: 'again' }] }, 'new → old'],
  ['unreachableStatus', { statuses: { ...sound.statuses, lost: { means: '', terminal: true } } }, 'lost'],
  ['deadEnd', { statuses: { new: { means: '' }, old: { means: '' } } }, 'old'],
  ['terminalWithExit', { rules: [age, { from: 'old', to: 'new', trigger: 'renew', by: ['owner'] }] }, 'old'],
  [
    'unknownStatus',
    { rules: [age, { from: 'new', to: 'older', trigger: 'skip', by: ['owner'] }] },
    'new → older: older',
  ],
  ['unknownField', { rules: [{ ...age, clearFields: ['ghost'] }] }, 'new → old: ghost'],
  ['requiredFieldNeverSet', { rules: [{ ...age, setFields: {} }] }, 'new → old: owner'],
  [
    'fieldLostOnArrival',
    { fields: { owner: { holds: 'moment', allowedIn: ['new'] } }, rules: [{ ...age, setFields: { owner: NOW } }] },
    'new → old: owner',
  ],
  ['fieldNeverCleared', { fields: { owner: { holds: 'text', allowedIn: EVERY_STATUS } } }, 'owner'],
  ['pulledByNobody', { rules: [{ ...age, by: [] as never }] }, 'new → old'],
  ['alwaysFieldLost', { fields: { owner: { holds: 'text', allowedIn: ['old'], always: true } } }, 'owner'],
  [
    'alwaysFieldLost',
    {
      fields: { ...sound.fields, note: { holds: 'text', allowedIn: EVERY_STATUS, always: true } },
      rules: [age, clearing],
    },
    'note',
  ],
  ['requiredFieldNeverSet', { rules: [{ ...age, requiredFields: ['ghost'] }] }, 'new → old: ghost'],
  ['unreachableStatus', { statuses: { ...sound.statuses, lost: { means: '' } }, rules: [age, fromLost] }, 'lost'],
])('finds %s', (kind, table, at) => {
  expect(defects(table)).toContainEqual({ kind, at })
})
