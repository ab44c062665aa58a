// A to-do of a file as what is stored of it: made, then commented on, started or completed, as if someone had done so.

import { LOCAL_ACTOR } from '@pawl/contract'
import { createTask, decide, decideEdit, type Relation, type TodoTask, todo } from '@pawl/kernel'
import { signed } from '../access/acting.ts'
import type { Context } from '../context.ts'
import type { NewTask, Write } from '../ports/write.ts'
import type { SourceTask } from './source-file.ts'

const OWNER: readonly Relation[] = ['owner']

export function newTask(context: Context<unknown>, source: SourceTask): NewTask {
  const creation = { ...signed(context), id: context.newId(), fields: fieldsOf(context, source) }
  const build = (number: number) => createTask(todo, { ...creation, number })
  let { task } = build(0)
  const changes: Write[] = []
  const changed = (decision: ReturnType<typeof decide<typeof todo>> | ReturnType<typeof decideEdit<typeof todo>>) => {
    if (decision.refused || 'unchanged' in decision)
      throw new Error(`what was imported as ${source.source} cannot be so`)
    task = decision.task
    changes.push(decision)
  }
  const stamp = { by: creation.by, principal: creation.principal, at: creation.at, as: OWNER }
  for (const [index, comment] of source.comments.entries())
    changed(decideEdit(todo, task, { ...stamp, fields: { comment, commentCount: index + 1 } }))
  if (source.status !== 'open') changed(decide(todo, task, { ...stamp, to: source.status }))
  return { insert: build, changes }
}

/** What is done comes no more. */
function fieldsOf({ principal: { name, alone } }: Context<unknown>, source: SourceTask): TodoTask['fields'] {
  const { recurrence, recurrenceText, recurrenceFrom, ...fields } = source.fields
  const recurs = recurrence !== undefined && fields.deadline !== undefined && source.status !== 'done'
  const all = {
    ...fields,
    ...(recurs && { recurrence, recurrenceText, recurrenceFrom, occurrence: fields.deadline }),
    importedFrom: source.source,
    ...(!alone && name !== LOCAL_ACTOR && { ownedBy: name }),
  }
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined),
  ) as object as TodoTask['fields']
}
