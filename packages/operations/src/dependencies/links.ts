// The fields by which tasks know of each other [D50], read from a task of any lifecycle.

import { type LifecycleName, lifecycles, type Task } from '@pawl/kernel'

export type LinkField = 'blockedBy' | 'waitsFor' | 'droppedBlockers' | 'blocks'

const NONE: readonly string[] = []

export function linksOf({ fields }: Pick<Task, 'fields'>, field: LinkField): readonly string[] {
  return (fields[field] as readonly string[] | undefined) ?? NONE
}

export type End = 'done' | 'dropped' | undefined

/** How work that is in this status has ended, if it has. */
export function endOf({ lifecycle, status }: Pick<Task, 'lifecycle' | 'status'>): End {
  const { statuses }: { readonly statuses: { readonly [status: string]: { readonly end?: End } } } =
    lifecycles[lifecycle as LifecycleName]
  return statuses[status]?.end
}

/** What people know a task by: its title, or its text if it has none. */
export function nameOf({ fields }: Pick<Task, 'fields'>): string {
  const name = fields.title ?? fields.content
  return typeof name === 'string' ? name : ''
}
