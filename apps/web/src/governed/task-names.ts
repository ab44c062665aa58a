// What tasks are called where an event only has their ids.

import type { TaskView } from '@pawl/contract'

export type TaskNames = ReadonlyMap<string, string>

export const taskNames = (tasks: readonly TaskView[]): TaskNames =>
  new Map(tasks.map(({ id, number }) => [id, `#${number}`]))
