// Agents' sessions in a SQLite file.

import type { SessionStore, StoredSession } from '@pawl/operations'
import { SessionCache, toSession } from '../session-cache.ts'
import type { CommitQueue } from './commit-queue.ts'
import type { Sender } from './send.ts'
import { insertSession, sessionByName } from './statements/sessions.ts'

export function sqliteSessions(sender: Sender, queue: CommitQueue): SessionStore {
  const cache = new SessionCache()
  const findNow = (name: string): StoredSession | undefined => {
    const row = sessionByName(sender, name)
    return row && toSession(row)
  }
  return {
    findSession: (name) => cache.get(name, async () => findNow(name)),
    registerSession: (session) =>
      cache.get(session.name, async () => {
        const found = findNow(session.name)
        if (found !== undefined) return found
        return queue.run(() => {
          insertSession(sender, session)
          return findNow(session.name) ?? session
        })
      }),
  }
}
