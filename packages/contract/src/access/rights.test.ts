import { expect, test } from 'vitest'
import { type OperationKey, operations } from '../operations/index.ts'
import { isWriting, type OperationDeclaration } from '../operations/operation.ts'
import { MEMBER_ROLES, type MemberRole } from './principal.ts'
import { mayRun, refuseWithout, rolesWith } from './rights.ts'

const allowed = (role: MemberRole) =>
  (Object.keys(operations) as OperationKey[]).filter((key) =>
    mayRun({ name: 'x', role, alone: false }, operations[key] as OperationDeclaration),
  )

test('[D39] an owner may ask for everything', () => {
  expect(allowed('owner')).toEqual(Object.keys(operations))
})

test('[D43] an agent may not review, reset or cancel, nor change policies, workers, rooms or tokens', () => {
  const forbidden: readonly OperationKey[] = [
    ...(['markBacklogComplete', 'sendBackForRework', 'closeBacklogTask', 'reopenBacklogTask'] as const),
    ...(['resetStuckTask', 'cancelTask', 'createRoom', 'cancelInitiative'] as const),
    ...(['addPolicy', 'changePolicy', 'addWorker', 'changeWorker'] as const),
    ...(['addToken', 'revokeToken', 'listTokens', 'exportStore', 'importStore'] as const),
  ]
  expect(forbidden.filter((key) => allowed('agent').includes(key))).toEqual([])
})

test('[D39] an auditor changes nothing, and sees evidence', () => {
  const writing = allowed('auditor').filter((key) => isWriting(operations[key]))
  expect(writing).toEqual([])
  expect(allowed('auditor')).toContain('evidence')
})

test('[D39] every right is held by someone, and a refusal can name them', () => {
  for (const { right } of Object.values<OperationDeclaration>(operations))
    expect(rolesWith(right).every((role) => MEMBER_ROLES.includes(role)) && rolesWith(right).length > 0).toBe(true)
})

test('[D43] whoever is limited by their token, and not by their role, is told what it is for', () => {
  const agent = { name: 'agent:x', role: 'agent', alone: false } as const
  const refused = (more: object) => refuseWithout({ ...agent, ...more }, operations.addTask)?.refusal.variables
  expect(refused({ rooms: ['mill'], task: 3 })).toMatchObject({ only: { task: 3 } })
  expect(refused({ rooms: ['mill'] })).toMatchObject({ only: { rooms: ['mill'] } })
  expect(refused({ role: 'auditor', rooms: ['mill'] })).not.toHaveProperty('only')
})
