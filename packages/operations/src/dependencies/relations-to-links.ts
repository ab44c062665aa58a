// What whoever asks is to the dependencies of a task: in governed work the Systems they were made for say what depends on what.

import { type Principal, systemsOf } from '@pawl/contract'
import { governed, type Relation, type Task } from '@pawl/kernel'
import { relationsTo } from '../access/relations.ts'

export function relationsToLinks(asking: { readonly principal: Principal }, task: Task): readonly Relation[] {
  const relations = relationsTo(asking, task)
  return task.lifecycle === governed.name ? [...relations, ...systemsOf(asking.principal)] : relations
}
