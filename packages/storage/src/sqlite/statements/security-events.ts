// The log of security events. They are only ever added.

import type { SecurityEvent, SecurityEventQuery } from '@pawl/operations'
import {
  POSITIONED_SECURITY_EVENT,
  SECURITY_EVENT_COLUMNS,
  type SecurityEventRow,
  securityEventQuery,
  securityEventValues,
} from '../../security-event-rows.ts'
import type { Sender } from '../send.ts'

export function insertSecurityEvent(sender: Sender, event: SecurityEvent): void {
  const sql = `insert into security_events (workspace, ${SECURITY_EVENT_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)`
  sender.run(sql, ...securityEventValues(event))
}

/** Newest first. */
export function securityEvents(sender: Sender, query: SecurityEventQuery): SecurityEventRow[] {
  const { sql, values } = securityEventQuery('security_events', query, (index) => `?${index}`)
  return sender.all(sql, ...values)
}

/** Oldest first. */
export function securityEventsAfter(sender: Sender, position: number, limit: number): SecurityEventRow[] {
  const sql = `select ${POSITIONED_SECURITY_EVENT} from security_events where workspace = ? and sequence > ?
    order by sequence limit +?`
  return sender.all(sql, position, limit)
}
