// Of which policies the earlier versions are read with an initiative.

import type { StoredRecord } from '@pawl/operations'

export function changedSince(heads: readonly StoredRecord[], since: number): readonly string[] {
  return heads.filter(({ version, at }) => version > 1 && at >= since).map(({ id }) => id)
}
