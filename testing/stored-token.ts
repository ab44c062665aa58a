// A token as a store keeps it, for tests that are about something of it.

import type { StoredToken } from '../packages/operations/src/index.ts'

export function storedToken(given: Partial<StoredToken>): StoredToken {
  return {
    name: 'agent',
    actor: 'agent:ci',
    role: 'agent',
    rooms: null,
    systems: null,
    secretHash: 'abc',
    createdBy: 'person:dana',
    createdAt: 1,
    expiresAt: null,
    lastUsedAt: null,
    revokedAt: null,
    ...given,
  }
}
