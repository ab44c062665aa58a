// What agents' sessions need of a store: who has a session is proved by a secret, of which only the hash is kept.
//
// N1. A session has one secret for life: the first to register it decides, and nobody changes it.

export interface StoredSession {
  readonly name: string
  readonly secretHash: string
  readonly createdAt: number
}

export interface SessionStore {
  /** Stores the session unless there is one of this name; hands back what is stored now. */
  registerSession(session: StoredSession): Promise<StoredSession>
  findSession(name: string): Promise<StoredSession | undefined>
}
