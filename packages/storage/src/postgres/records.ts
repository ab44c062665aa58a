// Records and initiatives in a PostgreSQL database.

import type { Declined, InitiativeWrites, Receipt, RecordStore, Stored, StoredRecord } from '@pawl/operations'
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
import { changing, storeWrites } from './store-writes.ts'

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
        const changed = view && (await store(own, decide(view)))
        if (changed?.refused === false && receipt !== undefined) sent(keepReceipt(own, receipt, changed))
        return changed
      })
      if (outcome !== undefined && !outcome.refused) {
        announce.events()
        announce.records()
      }
      return outcome
    },
  }
}

async function store<Decision extends InitiativeWrites>(
  own: Sender,
  decided: Decision | Declined,
): Promise<Stored<Decision> | Declined> {
  if (decided.refused) return decided
  const tasks = await storeWrites(own, decided.writes)
  await insertRecords(own, decided.records)
  return { refused: false, tasks, decision: decided }
}
