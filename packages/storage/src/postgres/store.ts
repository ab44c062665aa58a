// The store in a PostgreSQL database. Any number of servers can share it.

import { DEFAULT_WORKSPACE } from '@pawl/operations'
import type { Store } from '../store.ts'
import { TaskCache } from '../task-cache.ts'
import { postgresAccounts } from './accounts.ts'
import { postgresAddresses } from './addresses.ts'
import { postgresAudit } from './audit.ts'
import { postgresCalendars } from './calendars.ts'
import { postgresChannels } from './channels.ts'
import { connect, connectedForLong, endAll, figuresOf, LIMITS, type Limits } from './connect.ts'
import { postgresConversations } from './conversations.ts'
import { storeError, translated } from './errors.ts'
import { postgresEventLog } from './event-log.ts'
import { postgresHooks } from './hooks.ts'
import { postgresLogs } from './logs.ts'
import { migrate } from './migrate.ts'
import { type Announce, Notifications } from './notifications.ts'
import { postgresReceipts } from './receipts.ts'
import { postgresRecords } from './records.ts'
import { postgresReminders } from './reminders.ts'
import { postgresRooms } from './rooms.ts'
import { Sender } from './send.ts'
import { postgresSessions } from './sessions.ts'
import { postgresSpending } from './spending.ts'
import { addWorkspace } from './statements/workspaces.ts'
import { TableGrowth } from './table-growth.ts'
import { postgresTasks } from './tasks.ts'
import { postgresTokens } from './tokens.ts'
import { postgresWholeStore } from './whole-store.ts'

export async function openPostgresStore(url: string, limits: Limits = LIMITS): Promise<Store> {
  const pool = connect(url, limits)
  const notifications = new Notifications(url, pool, limits)
  const growth = new TableGrowth(pool)
  const announce: Announce = {
    ...notifications.announce,
    events: (written) => {
      notifications.announce.events(written)
      growth.hear(written)
    },
  }
  const close = async () => {
    await notifications.close()
    await endAll(pool, limits.connectWithin)
  }
  try {
    await migrate({ connect: () => connectedForLong(pool) })
  } catch (error) {
    await close()
    throw storeError(error)
  }
  return {
    kind: 'postgres',
    in: async (workspace = DEFAULT_WORKSPACE) => {
      await translated(() => addWorkspace(new Sender(pool, workspace)))
      const cache = new TaskCache()
      return {
        ...postgresTasks(pool, workspace, cache, announce.events),
        ...postgresEventLog(pool, workspace, notifications),
        ...postgresTokens(pool, workspace, announce),
        ...postgresConversations(pool, workspace, () => announce.events()),
        ...postgresRooms(pool, workspace, cache, announce),
        ...postgresRecords(pool, workspace, announce),
        ...postgresReceipts(pool, workspace),
        ...postgresSessions(pool, workspace),
        ...postgresAudit(pool, workspace),
        ...postgresReminders(pool, workspace, cache, announce),
        ...postgresAddresses(pool, workspace, announce),
        ...postgresChannels(pool, workspace, announce),
        ...postgresHooks(pool, workspace, announce),
        ...postgresAccounts(pool, workspace, announce),
        ...postgresCalendars(pool, workspace),
        ...postgresLogs(pool, workspace),
        ...postgresSpending(pool, workspace),
        ...postgresWholeStore(pool, workspace, announce),
      }
    },
    figures: () => ({
      ...figuresOf(pool),
      isListening: notifications.isListening,
      listenerReconnects: notifications.reconnects,
    }),
    close,
  }
}
