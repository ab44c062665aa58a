// Writes that belong together: their events say so, and one undo takes all of them back.

import type { AnyWrite, NewTask, Write } from './ports/write.ts'

/** The same writes, marked as belonging together if there are several. */
export function asBatch(writes: readonly AnyWrite[], batch: string): readonly AnyWrite[] {
  const several = writes.length > 1 || writes.some((write) => 'insert' in write && (write.changes?.length ?? 0) > 0)
  if (!several) return writes
  return writes.map((write) => ('update' in write ? { update: marked(write.update, batch) } : inBatch(write, batch)))
}

/** A new task as part of a batch. */
export function inBatch({ insert, changes = [] }: NewTask, batch: string): NewTask {
  return {
    insert: (number) => marked(insert(number), batch),
    changes: changes.map((change) => marked(change, batch)),
  }
}

function marked({ task, event }: Write, batch: string): Write {
  return { task, event: { ...event, batch } }
}
