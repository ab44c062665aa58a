// What a look back reads, as rows. Both databases give the same.

import type { Stay } from '@pawl/operations'

export interface StayRow {
  id: string
  status: string
  since: number
}

export function toStay({ id, status, since }: StayRow): Stay {
  return { taskId: id, status, since }
}

/** So many events, or tasks, come at a time. */
export const PAGE = 2_000

/** An event that led to another status. */
export const CHANGES_STATUS = '(from_status is null or from_status <> to_status)'
