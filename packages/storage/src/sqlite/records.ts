// Records and initiatives in a SQLite file.

import type {
  Declined,
  InitiativeWrites,
  RecordKind,
  RecordQuery,
  RecordStore,
  Stored,
  StoredRecord,
} from '@pawl/operations'
import { type RecordRow, toRecord } from '../record-rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import { viewOf } from './initiative-view.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
import { initiativeTasks, workerTasks } from './statements/governed-tasks.ts'
import {
  CLOSED_PLACES,
  insertRecord,
  itemsAbout,
  recordHead,
  recordHeads,
  recordVersions,
} from './statements/records.ts'
import { storeWrites } from './store-writes.ts'

export function sqliteRecords(sender: Sender, queue: CommitQueue): RecordStore {
  const insertAll = (records: readonly StoredRecord[]) => {
    for (const record of records) insertRecord(sender, record)
    if (records.length > 0) queue.noteRecords()
  }
  const store = <Decision extends InitiativeWrites>(decided: Decision | Declined): Stored<Decision> | Declined => {
    if (decided.refused) return decided
    const tasks = storeWrites(sender, decided.writes)
    insertAll(decided.records)
    return { refused: false, tasks, decision: decided }
  }
  return {
    insertRecord: (record, along = [], receipt) =>
      queue.run(() => {
        if (recordHead(sender, record.kind, record.id) !== undefined) return false
        insertAll([record, ...along])
        keepReceipt(sender, receipt, record)
        return true
      }),
    updateRecord: (record, receipt) =>
      queue.run(() => {
        if (recordHead(sender, record.kind, record.id)?.version !== record.version - 1) return false
        insertAll([record])
        keepReceipt(sender, receipt, record)
        return true
      }),
    findRecord: async <Kind extends RecordKind>(kind: Kind, id: string) => {
      const row = recordHead(sender, kind, id)
      return row && toRecord<Kind>(row)
    },
    recordVersions: async <Kind extends RecordKind>(kind: Kind, id: string) =>
      recordVersions(sender, kind, id).map(toRecord<Kind>),
    records: async <Kind extends RecordKind>(query: RecordQuery<Kind>) => {
      // Who is let into which places is asked with every request.
      const isAboutAccess = query.kind === 'access' && query.subject === undefined && query.after === undefined
      if (!isAboutAccess || query.states?.join() !== 'closed') return recordHeads(sender, query).map(toRecord<Kind>)
      return sender
        .remembered<RecordRow>('closed places', CLOSED_PLACES, sender.workspace)
        .slice(0, query.limit)
        .map(toRecord<Kind>)
    },
    itemsAbout: async (query) => itemsAbout(sender, query).map(toRecord<'item'>),
    workerTasks: async (worker) => workerTasks(sender, worker),
    initiativeTasks: async (initiative, limit) => initiativeTasks(sender, initiative, limit),
    changeInitiative: (initiative, needs, decide, receipt) =>
      queue.run(() => {
        const row = recordHead(sender, 'initiative', initiative)
        if (row === undefined) return undefined
        const outcome = store(decide(viewOf(sender, toRecord<'initiative'>(row), needs)))
        if (!outcome.refused) keepReceipt(sender, receipt, outcome)
        return outcome
      }),
  }
}
