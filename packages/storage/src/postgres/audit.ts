// Security events in a PostgreSQL database.

import type { AuditStore } from '@pawl/operations'
import { toSecurityEvent } from '../security-event-rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { Sender } from './send.ts'
import { insertSecurityEvent, securityEvents } from './statements/security-events.ts'

export function postgresAudit(pool: Pool, workspace: string): AuditStore {
  const sender = new Sender(pool, workspace)
  return {
    addSecurityEvent: (event) => translated(() => insertSecurityEvent(sender, event)),
    securityEvents: (query) => translated(async () => (await securityEvents(sender, query)).map(toSecurityEvent)),
  }
}
