// Records and initiatives in a PostgreSQL database.

import {
  type AnyWrite,
  type Declined,
  hasFollowers,
  type InitiativeWrites,
  type Receipt,
  type RecordKind,
  type RecordQuery,
  type RecordStore,
  type Stored,
  type StoredRecord,
  type Write,
} from '@pawl/operations'
import { type RecordRow, toRecord } from '../record-rows.ts'
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
  const stored = async <Made extends StoredRecord>(
    record: Made,
    along: readonly StoredRecord[],
    receipt: Receipt<Made> | undefined,
    isNext: (before: RecordRow | undefined) => boolean,
  ) => {
    const isStored = await changing(pool, workspace, async (own, sent) => {
      if (!isNext(await lockedRecordHead(own, record.kind, record.id))) return false
      await insertRecords(own, [record, ...along])
      if (receipt !== undefined) sent(keepReceipt(own, receipt, record))
      return true
    })
    if (isStored) announce.records()
    return isStored
  }
  return {
    insertRecord: (record, along = [], receipt) => stored(record, along, receipt, (before) => before === undefined),
    updateRecord: (record, receipt) => stored(record, [], receipt, (before) => before?.version === record.version - 1),
    findRecord: <Kind extends RecordKind>(kind: Kind, id: string) =>
      translated(async () => {
        const row = await recordHead(sender, kind, id)
        return row && toRecord<Kind>(row)
      }),
    recordVersions: <Kind extends RecordKind>(kind: Kind, id: string) =>
      translated(async () => (await recordVersions(sender, kind, id)).map(toRecord<Kind>)),
    records: <Kind extends RecordKind>(query: RecordQuery<Kind>) =>
      translated(async () => (await recordHeads(sender, query)).map(toRecord<Kind>)),
    itemsAbout: (query) => translated(async () => (await itemsAbout(sender, query)).map(toRecord<'item'>)),
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
