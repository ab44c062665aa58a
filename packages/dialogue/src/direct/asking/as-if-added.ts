// An order about a task that is only offered yet: ‘move it to 11’, ‘set it to high priority’. It is read as if the task was on the
// list and the one spoken of, so that ‘it’ is never another one.
//
// IA1. Whoever says how it is to be wants it: it is added so. Nothing else is changed by such an order.

import type { NewTask } from '../../slots/new-task.ts'
import type { CommandFields } from '../../turn.ts'
import { addTask } from '../adding/create.ts'
import { fresh } from '../fresh.ts'
import type { Scene } from '../scene.ts'
import { withoutQuestion } from './of-its-own.ts'

/** What an order changes of the task that is offered; undefined if it is about something else. */
export function orderedOfOffer(message: string, offered: NewTask, scene: Scene): CommandFields | undefined {
  const { command, scene: after } = addTask(offered, withoutQuestion(scene))
  const task = after.tracked
  if (task === undefined) return undefined
  const { context } = after
  const deed = { command, taskId: task.id, title: task.title, turn: context.answers }
  const done = [...context.done, deed]
  const there = { ...after, latest: task, newest: task, context: { ...context, tracked: task, done, justDone: [deed] } }
  const { acts, state } = fresh(message, there)
  const [act, ...more] = acts
  const { intent, ready, ref, fields } = act?.command ?? {}
  // ‘Change it to 6’: which six is asked, of what is to be added.
  const isRead = ready ? state === undefined : state === 'UPDATE:ASK_WHEN' && fields?.dates !== undefined
  const isOfIt = isRead && intent === 'update_task' && ref?.task_id === task.id
  if (!isOfIt || more.length > 0 || act?.more !== undefined) return undefined
  return fields?.status === undefined && fields?.undo === undefined ? fields : undefined
}
