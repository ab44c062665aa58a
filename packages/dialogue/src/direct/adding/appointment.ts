// ‘I have a parents' meeting on Sunday at seven’, מחר יש לי תור לרופא: what there is to go to, if no such task is there.
//
// AP1. It is offered, and added on a yes: as a question it asks for a list, and that list is shown where there is one.

import { splitWords } from '../../reading/words.ts'
import { type NewTask, readNewTask } from '../../slots/new-task.ts'
import { phraseTable } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import { isUnread } from '../remark.ts'
import type { Scene } from '../scene.ts'
import { isPlaceholder } from './doing.ts'
import { offerToAdd } from './errand.ts'

const HAVING = phraseTable(({ saying }) => saying.having)

/** `step`: what the message was read as. */
export function appointment(message: string, step: DirectStep, scene: Scene): DirectStep | undefined {
  if (message.includes('?') || !(showsNothing(step) || isUnread(step))) return undefined
  const read = readNewTask(scene.reader, message, scene.moment)
  const said = read?.deadline === undefined ? undefined : withoutHaving(read, scene)
  return said && only(offerToAdd(said, scene), 'UNCLEAR')
}

/** A list was asked for, and it is empty. */
function showsNothing({ acts, detected }: DirectStep): boolean {
  const [act, ...more] = acts
  const isList = act?.command.intent === 'list_tasks' && act.command.ready && detected[0] === 'LIST_TASKS'
  return isList && more.length === 0 && act.command.ref?.task_id === undefined && !act.command.ref?.options?.length
}

function withoutHaving(read: NewTask, { reader }: Scene): NewTask | undefined {
  const words = splitWords(reader, read.title)
  const [having] = reader.get(HAVING).at(words, 0)
  const first = having === undefined ? undefined : words[having.length]
  const title = first === undefined ? '' : read.title.slice(first.start)
  return title === '' || isPlaceholder(reader, title) ? undefined : { ...read, title }
}
