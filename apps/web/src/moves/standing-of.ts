// What someone is to a task, for the column `by` of the tables, as far as a page can know. The server still has the last word.

import { type Operations, type ResultOf, standingOf, type TaskView } from '@pawl/contract'
import type { Relation } from '@pawl/kernel'

export type Standing = (task: TaskView) => readonly Relation[]

export type Me = Pick<ResultOf<Operations['whoAmI']>, 'principal' | 'role' | 'alone'>

/** Nothing until the server has said who is looking. A to-do that is seen is one's own, or shared. */
export function standingFor(me: Me | undefined): Standing {
  if (me === undefined) return () => []
  const { principal: name, role, alone } = me
  return (task) => {
    if (task.lifecycle !== 'todo') return standingOf({ name, role, alone })
    if (alone || !isSharedWith(task, name)) return ['owner']
    return names(task.editors).includes(name) ? ['editor'] : []
  }
}

/** Shared by someone else with this person. */
function isSharedWith(task: TaskView, name: string): boolean {
  return task.ownedBy !== name && names(task.sharedWith).includes(name)
}

/** A field that holds a list of names. */
export function names(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}
