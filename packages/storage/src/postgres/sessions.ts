// Agents' sessions in a PostgreSQL database.

import type { SessionStore, StoredSession } from '@pawl/operations'
import { SessionCache, type SessionRow, toSession } from '../session-cache.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { Statements } from './statements.ts'

const FIND = 'select name, secret_hash, created_at from pawl.agent_sessions where workspace = $1 and name = $2'
const REGISTER = `insert into pawl.agent_sessions (workspace, name, secret_hash, created_at) values ($1, $2, $3, $4)
  on conflict do nothing`

export function postgresSessions(pool: Pool, workspace: string): SessionStore {
  const statements = new Statements(pool, workspace)
  const cache = new SessionCache()
  const findNow = async (name: string): Promise<StoredSession | undefined> =>
    (await statements.query<SessionRow>(FIND, [workspace, name], 'agent_session')).map(toSession)[0]
  const findSession = (name: string) => cache.get(name, () => translated(() => findNow(name)))
  return {
    findSession,
    registerSession: async (session) => {
      const found = await findSession(session.name)
      if (found !== undefined) return found
      return translated(async () => {
        const values = [workspace, session.name, session.secretHash, session.createdAt]
        await statements.query(REGISTER, values, 'register_agent_session')
        return (await findNow(session.name)) ?? session
      })
    },
  }
}
