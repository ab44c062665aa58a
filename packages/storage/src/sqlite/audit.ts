// Security events in a SQLite file.

import type { AuditStore } from '@pawl/operations'
import { toSecurityEvent } from '../security-event-rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import type { Sender } from './send.ts'
import { insertSecurityEvent, securityEvents } from './statements/security-events.ts'

export function sqliteAudit(sender: Sender, queue: CommitQueue): AuditStore {
  return {
    addSecurityEvent: (event) => queue.run(() => insertSecurityEvent(sender, event)),
    securityEvents: async (query) => securityEvents(sender, query).map(toSecurityEvent),
  }
}
