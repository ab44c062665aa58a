import { expect, test } from 'vitest'
import { MEMBER_ROLES } from './principal.ts'
import { standingOf } from './relations.ts'

const standing = Object.fromEntries(MEMBER_ROLES.map((role) => [role, standingOf({ name: 'x', role, alone: false })]))

test('[D43] an agent works in rooms, and is neither reviewer nor caretaker nor governor there', () => {
  expect(standing.agent).toEqual(['role'])
})

test('[D39] a member reviews and looks after the work; only an owner governs and administers', () => {
  expect(standing.member).toEqual(['role', 'reviewer', 'caretaker'])
  expect(standing.owner).toEqual(['role', 'reviewer', 'caretaker', 'governor', 'administrator'])
  expect(standing.auditor).toEqual([])
})

test('[RT2] no right makes anyone a consequence, a setting, a holder or the owner of a to-do', () => {
  const given = new Set(Object.values(standing).flat())
  for (const one of ['clock', 'effect', 'roomRule', 'holder', 'assignee', 'owner', 'system3'] as const)
    expect(given.has(one)).toBe(false)
})
