// The log of events in a PostgreSQL database, as live views read it.

import type { EventLog } from '@pawl/operations'
import { toStoredEvent } from '../rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import type { Notifications } from './notifications.ts'
import { Sender } from './send.ts'
import { lastPosition, lastPositionBefore, settledEventsAfter } from './statements/events.ts'

export function postgresEventLog(pool: Pool, workspace: string, notifications: Notifications): EventLog {
  const sender = new Sender(pool, workspace)
  return {
    eventsAfter: (position, limit) =>
      translated(async () => (await settledEventsAfter(sender, position, limit)).map(toStoredEvent)),
    lastPosition: (before) =>
      translated(() => (before === undefined ? lastPosition(sender) : lastPositionBefore(sender, before))),
    onEvents: (listener) => notifications.onEvents(listener),
    onRecords: (listener) => notifications.onRecords(listener),
  }
}
