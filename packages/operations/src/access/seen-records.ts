// The records of governed work as a principal sees them: what belongs to an initiative that is for others alone is not there.

import { governed } from '@pawl/kernel'
import type { RecordStore, StoredRecord } from '../ports/record-store.ts'
import type { WorkspaceStore } from '../ports/store.ts'

/** Nothing to put over the store where every initiative is there. */
export function seenRecords(
  store: WorkspaceStore,
  { closed, name }: { readonly closed: ReadonlySet<string>; readonly name?: string },
): Partial<RecordStore> {
  if (closed.size === 0) return {}
  const hasInitiative = (id: unknown) => !closed.has(`initiative:${id}`)
  /** Of a result, a case and a message the subject is the task. */
  const isThere = async (record: StoredRecord): Promise<boolean> => {
    const { kind, id, body, subject } = record
    if (kind === 'initiative') return hasInitiative(id)
    if (kind === 'access') return !closed.has(id)
    if (kind === 'schedule' || kind === 'roomMessage') return !closed.has(`room:${subject}`)
    if (body.initiative_id !== undefined) return hasInitiative(body.initiative_id)
    if (kind !== 'result' && kind !== 'case' && kind !== 'message') return true
    const task = await store.findTask({ id: subject })
    return task === undefined || hasInitiative(task.fields.initiative_id) || name === `agent:${task.fields.assignee}`
  }
  const thereAmong = async (records: readonly StoredRecord[]) => {
    const seen = await Promise.all(records.map(isThere))
    return records.filter((_, index) => seen[index])
  }
  return {
    findRecord: async (kind, id) => {
      const found = await store.findRecord(kind, id)
      return found !== undefined && (await isThere(found)) ? found : undefined
    },
    recordVersions: async (kind, id) => thereAmong(await store.recordVersions(kind, id)),
    records: async (query) => thereAmong(await store.records(query)),
    itemsAbout: async (query) => thereAmong(await store.itemsAbout(query)),
    initiativeTasks: async (id, limit) => (hasInitiative(id) ? store.initiativeTasks(id, limit) : []),
    // A System1 does what it was given; whoever is no member changes nothing else.
    changeInitiative: async (id, needs, decide, receipt) => {
      if (!hasInitiative(id) && !(await isGiven(store, name, needs.tasks))) return undefined
      return store.changeInitiative(id, needs, decide, receipt)
    },
  }
}

async function isGiven(store: WorkspaceStore, name: string | undefined, ids: readonly string[] = []): Promise<boolean> {
  const tasks = await store.findTasks(ids)
  return tasks.some(({ lifecycle, fields }) => lifecycle === governed.name && name === `agent:${fields.assignee}`)
}
