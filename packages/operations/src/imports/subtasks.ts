// Tasks below others. One that has nothing but its title becomes a step in the checklist of the one above; one that has more, a
// date or notes of its own, stays a task of its own: nothing of it is lost.

import { present } from '@pawl/kernel'
import type { SourceFile, SourceTask, Step } from './source-file.ts'

const STEPS_LIMIT = 200

export interface Nested {
  readonly task: SourceTask
  /** 1 is below nothing. */
  readonly depth: number
}

export function addNested(file: SourceFile, nested: readonly Nested[], field: string): void {
  const above: { depth: number; task: SourceTask; steps: Step[] }[] = []
  const owners: { task: SourceTask; steps: Step[] }[] = []
  for (const { task, depth } of nested) {
    while (above.length > 0 && present(above.at(-1)).depth >= depth) above.pop()
    const parent = above.at(-1)
    if (parent !== undefined && isPlain(task) && parent.steps.length < STEPS_LIMIT) {
      parent.steps.push({ text: task.fields.title, done: task.status === 'done' })
      file.use(field, 'checklist')
      continue
    }
    if (parent !== undefined) file.use(field, null)
    const own = { task, steps: [...(task.fields.checklist ?? [])] }
    above.push({ depth, ...own })
    owners.push(own)
  }
  for (const { task, steps } of owners)
    file.add(steps.length === 0 ? task : { ...task, fields: { ...task.fields, checklist: steps } })
}

function isPlain({ fields, comments }: SourceTask): boolean {
  const { title: _, project: __, ...more } = fields
  return comments.length === 0 && Object.values(more).every((value) => value === undefined)
}
