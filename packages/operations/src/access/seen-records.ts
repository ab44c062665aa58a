// Records as a principal sees them: what belongs to a room or an initiative that is not there is not there either.

import { governed as governedTable } from '@pawl/kernel'
import type { RecordStore, StoredRecord } from '../ports/record-store.ts'
import type { WorkspaceStore } from '../ports/store.ts'
import { fullPage } from './full-page.ts'
import { PERSONAL_RECORDS } from './seen-personal.ts'
import { hasPlace, hasRoom, type Sight } from './sight.ts'

export type SeenOfRecords = Extract<
  keyof RecordStore,
  'findRecord' | 'recordVersions' | 'records' | 'itemsAbout' | 'initiativeTasks' | 'changeInitiative'
>

/** Governed work: who is limited to rooms, and was made for no System, sees none of it. */
const GOVERNED: readonly string[] = ['initiative', 'item', 'message', 'result', 'case', 'policy', 'worker']
const OF_A_TASK: readonly string[] = ['result', 'case', 'message']
const OF_A_ROOM: readonly string[] = ['schedule', 'roomMessage']

/** Nothing to put over the store where everything is there. */
export function seenRecords(store: WorkspaceStore, sight: Sight): Pick<RecordStore, SeenOfRecords> | object {
  const { rooms, closed, governed, name } = sight
  if (closed.size === 0 && rooms === undefined && governed) return {}
  const hasInitiative = (id: unknown) => governed && !closed.has(`initiative:${id}`)
  /** Of a result, a case and a message the subject is the task. */
  const isThere = async ({ kind, id, body, subject }: StoredRecord): Promise<boolean> => {
    if (kind === 'access') return hasPlace(sight, id)
    if (kind === 'handover') return body.place === undefined ? rooms === undefined : hasPlace(sight, String(body.place))
    if (OF_A_ROOM.includes(kind)) return hasRoom(sight, subject)
    if (PERSONAL_RECORDS.includes(kind)) return rooms === undefined
    if (!GOVERNED.includes(kind)) return true
    if (kind === 'initiative') return hasInitiative(id)
    if (OF_A_TASK.includes(kind)) {
      const task = await store.findTask({ id: subject })
      if (task !== undefined && name === `agent:${task.fields.assignee}`) return true
      if (task !== undefined) return hasInitiative(task.fields.initiative_id)
    }
    return body.initiative_id === undefined ? governed : hasInitiative(body.initiative_id)
  }
  const thereAmong = async <Found extends StoredRecord>(records: readonly Found[]) => {
    const seen = await Promise.all(records.map(isThere))
    return records.filter((_, index) => seen[index])
  }
  const seen: Pick<RecordStore, SeenOfRecords> = {
    findRecord: async (kind, id) => {
      const found = await store.findRecord(kind, id)
      return found !== undefined && (await isThere(found)) ? found : undefined
    },
    recordVersions: async (kind, id) => thereAmong(await store.recordVersions(kind, id)),
    records: (query) => fullPage(query.limit, (limit) => store.records({ ...query, limit }), thereAmong),
    itemsAbout: async (query) => thereAmong(await store.itemsAbout(query)),
    initiativeTasks: async (id, limit) => (hasInitiative(id) ? store.initiativeTasks(id, limit) : []),
    // A System1 does what it was given; whoever is no member changes nothing else. What an answer names beside it is there for
    // whoever answers, or it is not there.
    changeInitiative: async (id, needs, decide, receipt) => {
      if (!hasInitiative(id) && !(await isGiven(store, name, needs.tasks))) return undefined
      const others = needs.others?.filter(hasInitiative)
      return store.changeInitiative(id, { ...needs, ...(others && { others }) }, decide, receipt)
    },
  }
  return seen
}

async function isGiven(store: WorkspaceStore, name: string | undefined, ids: readonly string[] = []): Promise<boolean> {
  const tasks = await store.findTasks(ids)
  return tasks.some(({ lifecycle, fields }) => lifecycle === governedTable.name && name === `agent:${fields.assignee}`)
}
