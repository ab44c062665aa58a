// What whoever asks is to the dependencies of a task: in governed work the Systems they were made for say what depends on what.

import { ANSWERING, type Principal, systemsOf } from '@pawl/contract'
import { governed, type Relation, type Task } from '@pawl/kernel'
import { relationsTo } from '../access/relations.ts'

export function relationsToLinks(asking: { readonly principal: Principal }, task: Task): readonly Relation[] {
  const relations = relationsTo(asking, task)
  if (task.lifecycle !== governed.name) return relations
  const systems = systemsOf(asking.principal)
  return [...relations, ...ANSWERING.filter((one) => systems.includes(one))]
}
