// Agents' sessions in a PostgreSQL database.

import type { SessionStore, StoredSession } from '@pawl/operations'
import { SessionCache, toSession } from '../session-cache.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { Sender } from './send.ts'
import { insertSession, sessionByName } from './statements/sessions.ts'

export function postgresSessions(pool: Pool, workspace: string): SessionStore {
  const sender = new Sender(pool, workspace)
  const cache = new SessionCache()
  const findNow = async (name: string): Promise<StoredSession | undefined> => {
    const row = await sessionByName(sender, name)
    return row && toSession(row)
  }
  const findSession = (name: string) => cache.get(name, () => translated(() => findNow(name)))
  return {
    findSession,
    registerSession: async (session) => {
      const found = await findSession(session.name)
      if (found !== undefined) return found
      return translated(async () => {
        await insertSession(sender, session)
        return (await findNow(session.name)) ?? session
      })
    },
  }
}
