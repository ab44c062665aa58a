// The lifecycles by name. A task belongs to one of them for life [D1].

import type { Lifecycle } from '../lifecycle.ts'
import { governed } from './governed.ts'
import { room } from './room.ts'
import { todo } from './todo.ts'

export const lifecycles = { todo, room, governed } as const
export type LifecycleName = keyof typeof lifecycles
/** One of them, whichever it is. */
export type TaskLifecycle = Lifecycle & { readonly name: LifecycleName }
export const LIFECYCLE_NAMES = Object.keys(lifecycles).filter(isLifecycleName)

export function isLifecycleName(name: string): name is LifecycleName {
  return Object.hasOwn(lifecycles, name)
}

export function lifecycleOf(task: { readonly lifecycle: string }): Lifecycle {
  if (!isLifecycleName(task.lifecycle)) throw new Error(`There is no lifecycle called ${task.lifecycle}`)
  return lifecycles[task.lifecycle]
}
