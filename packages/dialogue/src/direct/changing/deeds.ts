// The deeds of direct mode on a task that is known: complete, delete, update. What is done is said as 002 says it.

import { ready, waiting } from '../../command.ts'
import { TITLE_LIMIT } from '../../flows/title.ts'
import type { ChangedField, Deed } from '../../languages/direct-phrases.ts'
import { aheadOf } from '../../languages/task-details.ts'
import { quoted } from '../../marker.ts'
import { movedTo } from '../../slots/deadline.ts'
import type { CommandFields, CommandRef, KnownTask } from '../../turn.ts'
import { offsetFor } from '../../when/moment.ts'
import { askWhenMoved } from '../asking/ask-when.ts'
import { type Act, type Scene, spoken } from '../scene.ts'

/** What is wanted of a task, whichever it is. */
export interface Wish {
  readonly deed: Deed
  readonly fields: CommandFields
  /** A field was named, but no value for it. */
  readonly asked?: ChangedField | undefined
  /** The new title is what follows ‘to’, of a task that is named by less than its title: proposed, not done [D38]. */
  readonly isGuess?: boolean
}

export const isPending = ({ status }: KnownTask) => status !== 'done'

/** Options stay with the deed, so that ‘no, the other one’ knows which it was. */
export function doDeed(wish: Wish, task: KnownTask, scene: Scene, options?: readonly string[]): Act {
  const ref = { task_id: task.id, title: task.title, ...(options && { options }) }
  switch (wish.deed) {
    case 'complete':
      return complete(task, ref, scene)
    case 'delete':
      return {
        text: scene.say.deleted(spoken(task.title), scene.variant),
        command: ready('delete_task', { ref }),
        scene: { ...scene, tasks: scene.tasks.filter(({ id }) => id !== task.id), tracked: undefined },
      }
    case 'update':
      return Object.keys(wish.fields).length === 0
        ? askChange(task, wish.asked, scene)
        : update(task, ref, wish.fields, scene)
  }
}

function complete(task: KnownTask, ref: CommandRef, scene: Scene): Act {
  if (!isPending(task))
    return {
      text: scene.say.alreadyDone(spoken(task.title)),
      command: waiting('clarify', [], { ref }),
      scene: { ...scene, tracked: task },
    }
  return {
    text: scene.say.completed(spoken(task.title), scene.variant),
    command: ready('update_task', { fields: { status: 'done' }, ref }),
    scene: changed(scene, { ...task, status: 'done' }),
  }
}

function update(task: KnownTask, ref: CommandRef, wished: CommandFields, scene: Scene): Act {
  if (wished.dates !== undefined) return askWhenMoved(task, wished, scene)
  const { deadline } = wished
  const fields = deadline ? { ...wished, deadline: movedTo(deadline, task.deadline, scene.moment) } : wished
  if (fields.title !== undefined && fields.title.length > TITLE_LIMIT)
    return { ...askChange(task, 'title', scene), text: scene.phrases.longTitle(TITLE_LIMIT) }
  if (isReopened(fields)) return reopen(task, ref, scene)
  const { say, moment } = scene
  const after = { ...task, ...fields } as KnownTask
  const names = Object.entries(fields) as [ChangedField, string | null][]
  const isTitleOnly = names.length === 1 && fields.title !== undefined
  const said = names.map(
    ([field, value]) =>
      plannedText(fields, field, after, scene) ?? say.field(field, value, offsetFor(value ?? '', moment)),
  )
  return {
    text: isTitleOnly
      ? say.retitled(spoken(task.title), spoken(after.title))
      : [
          say.updatedFields(nameOf(task, scene), said),
          ...(fields.title === undefined ? [] : [say.nowCalled(spoken(task.title), spoken(after.title))]),
        ].join(' '),
    command: ready('update_task', { fields, ref }),
    scene: changed(scene, after),
  }
}

/** Reminders, tags and the project, as they are said of a new task: the last of them is the one that is new. */
function plannedText(fields: CommandFields, field: string, task: KnownTask, { say: { details } }: Scene) {
  const { reminders = [], tags = [], project = '' } = fields
  if (field === 'reminders') return details.reminder(aheadOf(reminders.at(-1) ?? ''), Boolean(task.deadline))
  if (field === 'tags') return details.tag(quoted(tags.at(-1) ?? ''))
  return field === 'project' ? details.project(quoted(project)) : undefined
}

const isReopened = ({ status, ...others }: CommandFields) => status === 'open' && Object.keys(others).length === 0

/** Done after all it is not; what is open already is said to be. */
function reopen(task: KnownTask, ref: CommandRef, scene: Scene): Act {
  const title = spoken(task.title)
  if (task.status === 'open')
    return {
      text: scene.say.stillOpen(title),
      command: waiting('clarify', [], { ref }),
      scene: { ...scene, tracked: task },
    }
  return {
    text: scene.say.undone(title, 'deleted'),
    command: ready('update_task', { fields: { status: 'open' }, ref }),
    scene: changed(scene, { ...task, status: 'open' }),
  }
}

/** What is to change, or to what, is asked. */
export function askChange(task: KnownTask, asked: ChangedField | undefined, scene: Scene): Act {
  const { say } = scene
  return {
    text: asked === undefined ? say.whatToChange(nameOf(task, scene)) : say.badValue[asked],
    command: waiting('update_task', [asked ?? 'fields'], { ref: { task_id: task.id, title: task.title } }),
    state: 'UPDATE:ASK_CHANGE',
    scene: { ...scene, tracked: task },
  }
}

/** ‘task 3’, or its title if it has no number. */
function nameOf({ number, title }: KnownTask, { say }: Scene): string {
  return number === undefined ? `'${spoken(title)}'` : say.task(number)
}

function changed(scene: Scene, task: KnownTask): Scene {
  return { ...scene, tasks: scene.tasks.map((one) => (one.id === task.id ? task : one)), tracked: task }
}
