// Security events in a PostgreSQL database.

import type { AuditStore, SecurityEvent, StoredSecurityEvent } from '@pawl/operations'
import {
  POSITIONED_SECURITY_EVENT,
  SECURITY_EVENT_COLUMNS,
  type SecurityEventRow,
  securityEventQuery,
  securityEventValues,
  toSecurityEvent,
} from '../security-event-rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { Statements } from './statements.ts'

export function postgresAudit(pool: Pool, workspace: string): AuditStore {
  const statements = new Statements(pool, workspace)
  return {
    addSecurityEvent: (event) => translated(() => insertSecurityEvent(statements, event)),
    securityEvents: (query) =>
      translated(async () => {
        const { sql, values } = securityEventQuery('pawl.security_events', query, (index) => `$${index}`)
        return (await statements.query<SecurityEventRow>(sql, [statements.workspace, ...values])).map(toSecurityEvent)
      }),
  }
}

export async function insertSecurityEvent(statements: Statements, event: SecurityEvent): Promise<void> {
  const sql = `insert into pawl.security_events (workspace, ${SECURITY_EVENT_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)`
  await statements.write(sql, [statements.workspace, ...securityEventValues(event)], 'insert_security_event')
}

/** Oldest first. */
export async function securityEventsAfter(
  statements: Statements,
  position: number,
  limit: number,
): Promise<readonly StoredSecurityEvent[]> {
  const sql = `select ${POSITIONED_SECURITY_EVENT} from pawl.security_events where workspace = $1 and sequence > $2
    order by sequence limit $3`
  return (await statements.query<SecurityEventRow>(sql, [statements.workspace, position, limit])).map(toSecurityEvent)
}
