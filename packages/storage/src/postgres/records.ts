// Records and initiatives in a PostgreSQL database.

import {
  type AnyWrite,
  type Declined,
  hasFollowers,
  type InitiativeWrites,
  type Receipt,
  type RecordStore,
  type Stored,
  type StoredRecord,
  type Write,
} from '@pawl/operations'
import { toRecord } from '../record-rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { lockedView } from './initiative-view.ts'
import type { Announce } from './notifications.ts'
import { keepReceipt } from './receipts.ts'
import { Sender } from './send.ts'
import { initiativeTasks, workerTasks } from './statements/governed-tasks.ts'
import {
  insertRecords,
  itemsAbout,
  lockedRecordHead,
  recordHead,
  recordHeads,
  recordVersions,
} from './statements/records.ts'
import { changing, type Sent, sendChanges, storeWrites } from './store-writes.ts'

export function postgresRecords(pool: Pool, workspace: string, announce: Announce): RecordStore {
  const sender = new Sender(pool, workspace)
  const stored = async (
    records: readonly StoredRecord[],
    receipt: Receipt<StoredRecord> | undefined,
    isNext: (before: StoredRecord | undefined) => boolean,
  ) => {
    const isStored = await changing(pool, workspace, async (own, sent) => {
      const { kind, id } = records[0] as StoredRecord
      const row = await lockedRecordHead(own, kind, id)
      if (!isNext(row && toRecord(row))) return false
      await insertRecords(own, records)
      if (receipt !== undefined) sent(keepReceipt(own, receipt, records[0] as StoredRecord))
      return true
    })
    if (isStored) announce.records()
    return isStored
  }
  return {
    insertRecord: (record, along = [], receipt) =>
      stored([record, ...along], receipt, (before) => before === undefined),
    updateRecord: (record, receipt) => stored([record], receipt, (before) => before?.version === record.version - 1),
    findRecord: (kind, id) =>
      translated(async () => {
        const row = await recordHead(sender, kind, id)
        return row && toRecord(row)
      }),
    recordVersions: (kind, id) => translated(async () => (await recordVersions(sender, kind, id)).map(toRecord)),
    records: (query) => translated(async () => (await recordHeads(sender, query)).map(toRecord)),
    itemsAbout: (query) => translated(async () => (await itemsAbout(sender, query)).map(toRecord)),
    workerTasks: (worker) => translated(() => workerTasks(sender, worker)),
    initiativeTasks: (initiative, limit) => translated(() => initiativeTasks(sender, initiative, limit)),
    changeInitiative: async (initiative, needs, decide, receipt) => {
      const outcome = await changing(pool, workspace, async (own, sent) => {
        const view = await lockedView(own, initiative, needs)
        const changed = view && (await store(own, sent, decide(view)))
        if (changed?.refused === false && receipt !== undefined) sent(keepReceipt(own, receipt, changed))
        return changed
      })
      if (outcome !== undefined && !outcome.refused) {
        announce.events(outcome.tasks)
        announce.records()
      }
      return outcome
    },
  }
}

/** Where nothing of the answers is needed, the commit goes out behind what is stored: it fails with it. */
async function store<Decision extends InitiativeWrites>(
  own: Sender,
  sent: Sent,
  decided: Decision | Declined,
): Promise<Stored<Decision> | Declined> {
  if (decided.refused) return decided
  const { writes, records } = decided
  const changes = changesAlone(writes)
  const tasks = changes?.map(({ task }) => task) ?? (await storeWrites(own, writes))
  if (changes !== undefined) sent(sendChanges(own, changes))
  if (records.length > 0) sent(insertRecords(own, records))
  return { refused: false, tasks, decision: decided }
}

/** Undefined if some are new, or something follows for others. */
function changesAlone(writes: readonly AnyWrite[]): readonly Write[] | undefined {
  const changes = writes.flatMap((write) => ('update' in write && !hasFollowers(write.update) ? [write.update] : []))
  return changes.length === writes.length ? changes : undefined
}
