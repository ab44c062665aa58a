// Security events in a SQLite file.

import type { AuditStore, SecurityEvent, StoredSecurityEvent } from '@pawl/operations'
import {
  POSITIONED_SECURITY_EVENT,
  SECURITY_EVENT_COLUMNS,
  type SecurityEventRow,
  securityEventQuery,
  securityEventValues,
  toSecurityEvent,
} from '../security-event-rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import { storeError } from './errors.ts'
import type { Statements } from './statements.ts'

export function sqliteAudit(statements: Statements, queue: CommitQueue): AuditStore {
  return {
    addSecurityEvent: (event) => queue.run(() => insertSecurityEvent(statements, event)),
    securityEvents: async (query) => {
      const { sql, values } = securityEventQuery('security_events', query, () => '?')
      try {
        return statements.all<SecurityEventRow>(sql, statements.workspace, ...values).map(toSecurityEvent)
      } catch (error) {
        throw storeError(error)
      }
    },
  }
}

export function insertSecurityEvent(statements: Statements, event: SecurityEvent): void {
  statements.all(
    `insert into security_events (workspace, ${SECURITY_EVENT_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)`,
    statements.workspace,
    ...securityEventValues(event),
  )
}

/** Oldest first. */
export function securityEventsAfter(
  statements: Statements,
  position: number,
  limit: number,
): readonly StoredSecurityEvent[] {
  const sql = `select ${POSITIONED_SECURITY_EVENT} from security_events where workspace = ? and sequence > ? order by sequence limit ?`
  return statements.all<SecurityEventRow>(sql, statements.workspace, position, limit).map(toSecurityEvent)
}
