// Agents' sessions in a PostgreSQL database.

import type { SessionStore } from '@pawl/operations'
import { SessionCache, toSession } from '../session-cache.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { Sender } from './send.ts'
import { SessionBatches } from './session-batches.ts'
import { sessionsByName } from './statements/sessions.ts'

export function postgresSessions(pool: Pool, workspace: string): SessionStore {
  const sender = new Sender(pool, workspace)
  const cache = new SessionCache()
  const registrations = new SessionBatches(sender)
  return {
    findSession: (name) =>
      cache.get(name, () => translated(async () => (await sessionsByName(sender, [name])).map(toSession)[0])),
    registerSession: (session) => cache.get(session.name, () => registrations.register(session)),
  }
}
