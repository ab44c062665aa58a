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

export async function insertSecurityEvent(sender: Sender, event: SecurityEvent): Promise<void> {
  const sql = `insert into pawl.security_events (workspace, ${SECURITY_EVENT_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)`
  await sender.write('insert_security_event', sql, ...securityEventValues(event))
}

/** Newest first. */
export function securityEvents(sender: Sender, query: SecurityEventQuery): Promise<SecurityEventRow[]> {
  const { sql, values } = securityEventQuery('pawl.security_events', query, (index) => `$${index}`)
  return sender.readOnce(sql, ...values)
}

/** Oldest first. */
export function securityEventsAfter(sender: Sender, position: number, limit: number): Promise<SecurityEventRow[]> {
  const sql = `select ${POSITIONED_SECURITY_EVENT} from pawl.security_events where workspace = $1 and sequence > $2
    order by sequence limit $3`
  return sender.readOnce(sql, position, limit)
}
