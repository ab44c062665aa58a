import { expect, test } from 'vitest'
import { judgesAmong } from './judges.ts'

const token = { role: 'agent', systems: null, revokedAt: null, expiresAt: null } as const

test('[D42] those who are offered as approvers are those who may judge, each once', () => {
  const members = [
    { person: 'person:noa', role: 'owner' },
    { person: 'person:dana', role: 'member' },
  ] as const
  const tokens = [
    { ...token, actor: 'agent:judge', systems: ['system3' as const] },
    { ...token, actor: 'agent:clerk', systems: ['system5' as const] },
    { ...token, actor: 'agent:builder' },
    { ...token, actor: 'person:noa', role: 'owner' as const },
    { ...token, actor: 'person:gone', role: 'owner' as const, revokedAt: 1 },
    { ...token, actor: 'person:late', role: 'owner' as const, expiresAt: 5 },
  ]
  expect(judgesAmong(members, tokens, 5)).toEqual(['agent:judge', 'person:noa'])
})
