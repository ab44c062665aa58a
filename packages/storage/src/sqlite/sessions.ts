// Agents' sessions in a SQLite file.

import type { SessionStore, StoredSession } from '@pawl/operations'
import { SessionCache, type SessionRow, toSession } from '../session-cache.ts'
import type { CommitQueue } from './commit-queue.ts'
import { storeError } from './errors.ts'
import type { Statements } from './statements.ts'

const FIND = 'select name, secret_hash, created_at from agent_sessions where workspace = ? and name = ?'
const REGISTER = `insert into agent_sessions (workspace, name, secret_hash, created_at) values (?, ?, ?, ?)
  on conflict do nothing`

export function sqliteSessions(statements: Statements, workspace: string, queue: CommitQueue): SessionStore {
  const cache = new SessionCache()
  const findNow = (name: string): StoredSession | undefined =>
    statements.all<SessionRow>(FIND, workspace, name).map(toSession)[0]
  const findSession = (name: string) =>
    cache.get(name, async () => {
      try {
        return findNow(name)
      } catch (error) {
        throw storeError(error)
      }
    })
  return {
    findSession,
    registerSession: async (session) => {
      const found = await findSession(session.name)
      if (found !== undefined) return found
      return queue.run(() => {
        statements.all(REGISTER, workspace, session.name, session.secretHash, session.createdAt)
        return findNow(session.name) ?? session
      })
    },
  }
}
