// What `decide` finds of a table: the index that is made of each rule.

import { describe, expect, test } from 'vitest'
import { decide } from './decide.ts'
import { defineLifecycle, EVERY_STATUS, INCREMENT, mayHold, NOW, PROVIDED } from './lifecycle.ts'
import { transitionMatrix } from './transition-matrix.ts'

const table = () =>
  defineLifecycle({
    name: 'parcel',
    initial: ['packed'],
    statuses: { packed: { means: '' }, sent: { means: '' }, lost: { means: '', terminal: true } },
    fields: {
      address: { holds: 'text', allowedIn: EVERY_STATUS, editable: ['owner'] },
      label: { holds: 'text', allowedIn: ['packed'], editable: ['owner'] },
      tracking: { holds: 'text', allowedIn: ['sent'] },
      courier: { holds: 'text', allowedIn: EVERY_STATUS },
      tries: { holds: 'count', allowedIn: EVERY_STATUS },
      sentAt: { holds: 'moment', allowedIn: ['sent'] },
      weight: { holds: 'number', allowedIn: ['packed', 'sent'] },
    },
    destructiveTriggers: ['lose'],
    rules: [
      {
        from: 'packed',
        to: 'sent',
        trigger: 'send',
        by: ['owner'],
        requiredFields: ['courier'],
        setFields: { tracking: PROVIDED, sentAt: NOW, tries: INCREMENT, courier: PROVIDED },
        clearFields: ['weight', 'courier'],
      },
      { from: 'sent', to: 'packed', trigger: 'return', by: ['owner'] },
      { from: 'sent', to: 'lost', trigger: 'lose', by: ['owner'], clearFields: ['courier'] },
      // A defect, which the check of tables finds [L1]: the first one counts.
      { from: 'sent', to: 'lost', trigger: 'burn', by: ['owner'] },
    ],
  })

describe('a rule', () => {
  const index = table().ruleIndex

  test('is found by where it leads from and to, and by nothing else', () => {
    const ways = Object.entries(table().ruleIndex).flatMap(([from, to]) =>
      Object.keys(to).map((one) => `${from} ${one}`),
    )
    expect(ways).toEqual(['packed sent', 'sent packed', 'sent lost'])
    expect(table().ruleIndex.constructor).toBeUndefined()
    expect(table().ruleIndex.packed?.constructor).toBeUndefined()
  })

  test('[L1] is the first of two that lead the same way', () => {
    expect(table().ruleIndex.sent?.lost?.rule.trigger).toBe('lose')
  })

  test('[K4] takes what it asks for and what may be edited where it leads, and nothing more', () => {
    const { ruleIndex } = table()
    expect(ruleIndex.packed?.sent?.required).toEqual(['courier'])
    expect([...(ruleIndex.packed?.sent?.accepts ?? [])].sort()).toEqual(['address', 'courier', 'tracking'])
    expect(ruleIndex.sent?.packed?.required).toEqual([])
    expect([...(ruleIndex.sent?.packed?.accepts ?? [])].sort()).toEqual(['address', 'label'])
  })

  test('[L2] [K3] clears what it names and what may not be held where it leads, but nothing that it sets itself', () => {
    const { ruleIndex } = table()
    expect(ruleIndex.packed?.sent?.clears).toEqual(['weight', 'courier', 'label'])
    expect(ruleIndex.sent?.packed?.clears).toEqual(['tracking', 'sentAt'])
    expect(ruleIndex.sent?.lost?.clears).toEqual(['courier', 'label', 'tracking', 'sentAt', 'weight'])
  })

  test('says what it sets', () => {
    expect(table().ruleIndex.packed?.sent?.sets).toEqual([
      ['tracking', PROVIDED],
      ['sentAt', NOW],
      ['tries', INCREMENT],
      ['courier', PROVIDED],
    ])
    expect(index.sent?.packed?.sets).toEqual([])
  })

  test('does to a task what the table says', () => {
    const task = {
      id: 't',
      number: 1,
      lifecycle: 'parcel' as const,
      status: 'packed' as const,
      version: 1,
      createdBy: 'x',
      createdAt: 0,
      updatedAt: 0,
      fields: { label: 'fragile', weight: 3, courier: 'a', tries: 1 },
    }
    const decision = decide(table(), task, { to: 'sent', by: 'x', as: ['owner'], at: 9, fields: { courier: 'b' } })
    expect(!decision.refused && decision.task.fields).toEqual({ courier: 'b', tries: 2, sentAt: 9 })
  })
})

test('[L2] a field is held where the table says, and what the table does not know nowhere', () => {
  const held = (field: string) => ['packed', 'sent', 'lost'].filter((status) => mayHold(table(), status, field))
  expect(held('address')).toEqual(['packed', 'sent', 'lost'])
  expect(held('weight')).toEqual(['packed', 'sent'])
  expect([held('nothing'), held('constructor')]).toEqual([[], []])
})

test('[DESIGN 5.1] the matrix has a column for every trigger, once, and a row for every status', () => {
  const { triggers, rows } = transitionMatrix(table())
  expect(triggers).toEqual(['send', 'return', 'lose', 'burn'])
  expect(rows).toEqual([
    { status: 'packed', cells: [['sent'], [], [], []] },
    { status: 'sent', cells: [[], ['packed'], ['lost'], ['lost']] },
    { status: 'lost', cells: [[], [], [], []] },
  ])
})
