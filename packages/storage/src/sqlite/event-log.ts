// The log of events in a SQLite file, as live views read it.

import type { EventLog } from '@pawl/operations'
import { toStoredEvent } from '../rows.ts'
import type { Notifications } from './notifications.ts'
import type { Sender } from './send.ts'
import { eventsAfter, lastPosition, lastPositionBefore } from './statements/events.ts'

export function sqliteEventLog(sender: Sender, notifications: Notifications): EventLog {
  return {
    eventsAfter: async (position, limit) => eventsAfter(sender, Number(position ?? 0), limit).map(toStoredEvent),
    lastPosition: async (before) => {
      const last = before === undefined ? lastPosition(sender) : lastPositionBefore(sender, before)
      return last?.toString() ?? null
    },
    onEvents: (listener) => notifications.onEvents(listener),
    onRecords: (listener) => notifications.onRecords(listener),
  }
}
