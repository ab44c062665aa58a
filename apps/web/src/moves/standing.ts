// What the one who looks is to the tasks on a page, for the column `by` of the tables. The server still has the last word.

import { standingOf, type TaskView } from '@pawl/contract'
import type { Relation } from '@pawl/kernel'
import { useCallback } from 'react'
import { useAsked } from '../api/operation.ts'

export type Standing = (task: TaskView) => readonly Relation[]

/** Nothing until the server has said who is looking. A to-do that is seen is one's own, or shared. */
export function useStanding(): Standing {
  const { data: me } = useAsked('whoAmI', {})
  const { principal: name, role, alone } = me ?? {}
  return useCallback(
    (task) => {
      if (name === undefined || role === undefined) return []
      if (task.lifecycle !== 'todo') return standingOf({ name, role, alone: alone === true })
      if (alone === true || !isSharedWith(task, name)) return ['owner']
      return names(task.editors).includes(name) ? ['editor'] : []
    },
    [name, role, alone],
  )
}

/** Shared by someone else with this person. */
function isSharedWith(task: TaskView, name: string): boolean {
  return task.ownedBy !== name && names(task.sharedWith).includes(name)
}

/** A field that holds a list of names. */
export function names(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}
