// The deeds of direct mode on a task that is known: complete, delete, update, undo. What is done is said as 002 says it.

import { ready, waiting } from '../command.ts'
import type { ChangedField, Deed } from '../languages/direct-phrases.ts'
import type { Command, CommandFields, CommandRef, KnownTask } from '../turn.ts'
import { type Act, type Scene, spoken } from './scene.ts'

export const isPending = ({ status }: KnownTask) => status !== 'done'

/** Options stay with the deed, so that ‘no, the other one’ knows which it was. */
export function doDeed(
  deed: Deed,
  task: KnownTask,
  fields: CommandFields,
  scene: Scene,
  options?: readonly string[],
): Act {
  const ref = { task_id: task.id, title: task.title, ...(options && { options }) }
  switch (deed) {
    case 'complete':
      return complete(task, ref, scene)
    case 'delete':
      return {
        text: scene.say.deleted(spoken(task.title), scene.variant),
        command: ready('delete_task', { ref }),
        scene: { ...scene, tasks: scene.tasks.filter(({ id }) => id !== task.id), tracked: undefined },
      }
    case 'update':
      return Object.keys(fields).length === 0 ? askChange(task, ref, scene) : update(task, ref, fields, scene)
  }
}

function complete(task: KnownTask, ref: CommandRef, scene: Scene): Act {
  if (!isPending(task))
    return {
      text: scene.say.alreadyDone(spoken(task.title)),
      command: waiting('clarify', [], { ref }),
      scene: { ...scene, tracked: task },
    }
  const done = { ...task, status: 'done' }
  return {
    text: scene.say.completed(spoken(task.title), scene.variant),
    command: ready('update_task', { fields: { status: 'done' }, ref }),
    scene: { ...scene, tasks: replaced(scene.tasks, done), tracked: done },
  }
}

function update(task: KnownTask, ref: CommandRef, fields: CommandFields, scene: Scene): Act {
  const changed = { ...task, ...fields } as KnownTask
  const names = Object.entries(fields) as [ChangedField, string | null][]
  const { say } = scene
  const isTitleOnly = names.length === 1 && fields.title !== undefined
  return {
    text: isTitleOnly
      ? say.updated(spoken(changed.title))
      : say.updatedFields(
          nameOf(task, scene),
          names.map(([field, value]) => say.field(field, value, scene.moment.utcOffset)),
        ),
    command: ready('update_task', { fields, ref }),
    scene: { ...scene, tasks: replaced(scene.tasks, changed), tracked: changed },
  }
}

function askChange(task: KnownTask, ref: CommandRef, scene: Scene): Act {
  return {
    text: scene.say.whatToChange(nameOf(task, scene)),
    command: waiting('update_task', ['fields'], { ref }),
    state: 'UPDATE:ASK_CHANGE',
    scene: { ...scene, tracked: task },
  }
}

/** ‘task 3’, or its title if it has no number. */
function nameOf({ number, title }: KnownTask, { language }: Scene): string {
  if (number === undefined) return `'${spoken(title)}'`
  return language === 'he' ? `משימה ${number}` : `task ${number}`
}

/** Takes the last change back; what was just added is deleted again. */
export function undo(scene: Scene): Act {
  const { last } = scene.context
  const title = last?.command.ref?.title ?? last?.command.fields.title
  const isUndone = last?.command.fields.undo === true
  if (last?.taskId === undefined || title === undefined || isUndone)
    return { text: scene.say.nothingToUndo, command: waiting('clarify', []), scene }
  return {
    text: scene.say.undone(spoken(title)),
    command: takeBack(last.command, { task_id: last.taskId, title }),
    scene: { ...scene, tracked: undefined },
  }
}

export function takeBack({ intent }: Command, ref: CommandRef): Command {
  return intent === 'add_task' ? ready('delete_task', { ref }) : ready('update_task', { fields: { undo: true }, ref })
}

function replaced(tasks: readonly KnownTask[], task: KnownTask): readonly KnownTask[] {
  return tasks.map((one) => (one.id === task.id ? task : one))
}
