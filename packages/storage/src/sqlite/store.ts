// The store in a SQLite file.

import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { fail } from '@pawl/contract'
import { DEFAULT_WORKSPACE } from '@pawl/operations'
import type { ComingUpgrade, Store } from '../store.ts'
import { sqliteAccounts } from './accounts.ts'
import { sqliteAddresses } from './addresses.ts'
import { sqliteAudit } from './audit.ts'
import { namingBackup } from './backup.ts'
import { sqliteCalendars } from './calendars.ts'
import { sqliteChannels } from './channels.ts'
import { CommitQueue } from './commit-queue.ts'
import { connect } from './connect.ts'
import { sqliteConversations } from './conversations.ts'
import { isBusy, storeError } from './errors.ts'
import { sqliteEventLog } from './event-log.ts'
import { sqliteHooks } from './hooks.ts'
import { sqliteLogs } from './logs.ts'
import { migrate } from './migrate.ts'
import { Notifications } from './notifications.ts'
import { newerSchema } from './outdated-writers.ts'
import { sqliteReceipts } from './receipts.ts'
import { sqliteRecords } from './records.ts'
import { sqliteReminders } from './reminders.ts'
import { sqliteRooms } from './rooms.ts'
import { Sender } from './send.ts'
import { sqliteSessions } from './sessions.ts'
import { sqliteSpending } from './spending.ts'
import { addWorkspace, hasWorkspace } from './statements/workspaces.ts'
import { sqliteTasks } from './tasks.ts'
import { sqliteTokens } from './tokens.ts'
import { sqliteWholeStore } from './whole-store.ts'

/** How long to wait for another process that holds the file. */
const PATIENCE = 10_000
/** How often to look whether the file is still there, and whether another process has written. */
const LOOK_EVERY = 500

interface Opening {
  readonly patience?: number
  readonly beforeUpgrade?: (coming: ComingUpgrade) => void
}

export async function openSqliteStore(path: string, opening: Opening = {}): Promise<Store> {
  const { patience = PATIENCE, beforeUpgrade = () => {} } = opening
  const { database, upgrade } = await openPatiently(path, patience, beforeUpgrade)
  const notifications = new Notifications(database, path)
  const queue = new CommitQueue(database, {
    patience,
    refusal: newerSchema(database),
    afterCommit: notifications.announce.events,
    afterRecords: notifications.announce.records,
  })
  const file = statSync(path).ino
  const watch = setInterval(() => {
    if (inodeOf(path) !== file) queue.stop(fail('STORE_UNAVAILABLE', { reason: 'moved' }))
    notifications.look()
  }, LOOK_EVERY).unref()
  return {
    kind: 'sqlite',
    upgrade,
    in: async (workspace = DEFAULT_WORKSPACE) => {
      const sender = new Sender(database, workspace)
      if (!hasWorkspace(sender)) await queue.run(() => addWorkspace(sender))
      return {
        ...sqliteTasks(sender, queue),
        ...sqliteEventLog(sender, notifications),
        ...sqliteTokens(sender, queue),
        ...sqliteConversations(sender, queue),
        ...sqliteRooms(sender, queue),
        ...sqliteRecords(sender, queue),
        ...sqliteReceipts(sender, queue),
        ...sqliteSessions(sender, queue),
        ...sqliteAudit(sender, queue),
        ...sqliteReminders(sender, queue),
        ...sqliteAddresses(sender, queue),
        ...sqliteChannels(sender, queue),
        ...sqliteHooks(sender, queue),
        ...sqliteAccounts(sender, queue),
        ...sqliteCalendars(sender, queue),
        ...sqliteLogs(sender, queue),
        ...sqliteSpending(sender),
        ...sqliteWholeStore(path, sender, queue),
      }
    },
    figures: () => ({}),
    close: async () => {
      clearInterval(watch)
      notifications.close()
      if (database.isOpen) database.close()
    },
  }
}

/** Two processes that create the same file at once can find it locked for a moment. */
async function openPatiently(path: string, patience: number, beforeUpgrade: (coming: ComingUpgrade) => void) {
  let giveUpAt: number | undefined
  for (;;) {
    let database: DatabaseSync | undefined
    try {
      database = connect(path)
      const upgrade = await migrate(database, path, beforeUpgrade)
      return { database, upgrade }
    } catch (error) {
      database?.close()
      const cause = (error as Error).cause ?? error
      if (!isBusy(cause)) throw storeError(namingBackup(error, path))
      giveUpAt ??= performance.now() + patience
      if (performance.now() > giveUpAt) throw storeError(error)
      await pause(1 + Math.random() * 20)
    }
  }
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino
}
