// A token as an export has it. Those from before tokens had roles say `may`, and nothing of what came later.

import { type Access, LOCAL_ACTOR, roleFor } from '@pawl/contract'
import type { StoredToken } from '../ports/token-store.ts'

type ExportedToken = Partial<StoredToken> &
  Pick<StoredToken, 'name' | 'actor' | 'secretHash' | 'createdAt' | 'revokedAt'> & { readonly may?: Access }

export function importedToken({ may = 'read', ...token }: ExportedToken): StoredToken {
  return {
    role: roleFor(may, token.actor),
    rooms: null,
    systems: null,
    createdBy: LOCAL_ACTOR,
    expiresAt: null,
    lastUsedAt: null,
    ...token,
  }
}
