// Sessions that are registered at once go in one statement. Agents that come together stay together: their next claims
// are in one batch too.

import type { StoredSession } from '@pawl/operations'
import { toSession } from '../session-cache.ts'
import { Batches, LARGEST_BATCH } from './batches.ts'
import type { Sender } from './send.ts'
import { registerSessions, sessionsByName } from './statements/sessions.ts'

interface SessionJob {
  readonly session: StoredSession
  readonly resolve: (stored: StoredSession) => void
  readonly reject: (error: unknown) => void
}

export class SessionBatches {
  readonly #sender: Sender
  readonly #batches: Batches<SessionJob>

  constructor(sender: Sender) {
    this.#sender = sender
    this.#batches = new Batches(1, pickDistinctNames, (batch) => this.#register(batch))
  }

  /** What is stored under the name now. */
  register(session: StoredSession): Promise<StoredSession> {
    return new Promise((resolve, reject) => this.#batches.add({ session, resolve, reject }))
  }

  async #register(batch: readonly SessionJob[]): Promise<void> {
    const rows = await registerSessions(
      this.#sender,
      batch.map(({ session }) => session),
    )
    const stored = new Map(rows.map((row) => [row.name, row]))
    // Another server has registered these while the statement ran, which does not see them yet.
    const unseen = batch.map(({ session }) => session.name).filter((name) => !stored.has(name))
    if (unseen.length > 0) for (const row of await sessionsByName(this.#sender, unseen)) stored.set(row.name, row)
    for (const { session, resolve } of batch) {
      const row = stored.get(session.name)
      resolve(row === undefined ? session : toSession(row))
    }
  }
}

/** The second of a name must see what the first stored. */
function pickDistinctNames(waiting: SessionJob[]): SessionJob[] {
  const picked = new Map<string, SessionJob>()
  for (const job of waiting) {
    if (picked.size >= LARGEST_BATCH) break
    if (!picked.has(job.session.name)) picked.set(job.session.name, job)
  }
  return [...picked.values()]
}
