// The lifecycles by name. A task belongs to one of them for life [D1].

import type { Lifecycle } from '../lifecycle.ts'
import { governed } from './governed.ts'
import { room } from './room.ts'
import { todo } from './todo.ts'

export const lifecycles = { todo, room, governed } as const
export type LifecycleName = keyof typeof lifecycles

export function lifecycleOf(task: { readonly lifecycle: string }): Lifecycle {
  const lifecycle = lifecycles[task.lifecycle as LifecycleName]
  if (lifecycle === undefined) throw new Error(`There is no lifecycle called ${task.lifecycle}`)
  return lifecycle
}
