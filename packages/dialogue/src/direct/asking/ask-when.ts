// ‘When is it due?’, with the moments it could be [D45]: at 2:30, on 12/5. What else was said of the task is kept beside the
// question.

import { waiting } from '../../command.ts'
import type { State } from '../../marker.ts'
import { movedTo } from '../../slots/deadline.ts'
import type { NewTask } from '../../slots/new-task.ts'
import type { CommandFields, CommandRef, KnownTask } from '../../turn.ts'
import { offsetFor } from '../../when/moment.ts'
import { type Act, type Scene, spoken } from '../scene.ts'

/** Of a task that is to be added. Its title with the words that were not sure stands in `ref`. */
export function askWhenNew({ unsure, title, deadline: _, ...rest }: NewTask, scene: Scene): Act {
  const fields = { ...rest, title: unsure?.title ?? title, dates: unsure?.dates ?? [] }
  return askWhen('CREATE:ASK_WHEN', fields.title, fields, { title }, scene)
}

/** Of a task that is there. */
export function askWhenMoved(task: KnownTask, fields: CommandFields, scene: Scene): Act {
  const ref = { task_id: task.id, title: task.title }
  const dates = (fields.dates ?? []).map((date) => movedTo(date, task.deadline, scene.moment))
  return askWhen('UPDATE:ASK_WHEN', task.title, { ...fields, dates }, ref, { ...scene, tracked: task })
}

export function askWhen(state: State, title: string, fields: CommandFields, ref: CommandRef, scene: Scene): Act {
  const { say, moment } = scene
  const lines = (fields.dates ?? []).map((date) => say.choice(date, offsetFor(date, moment)))
  return {
    text: say.whichDate(spoken(title), lines),
    command: waiting(state === 'CREATE:ASK_WHEN' ? 'add_task' : 'update_task', ['deadline'], { fields, ref }),
    state,
    scene,
  }
}

/** The same once more. */
export function askWhenAgain(state: State, scene: Scene): Act | undefined {
  const { fields, ref } = scene.context
  if ((fields.dates ?? []).length === 0) return undefined
  const task = scene.tasks.find(({ id }) => id === ref?.task_id)
  if (state === 'UPDATE:ASK_WHEN') return task && askWhenMoved(task, fields, scene)
  return fields.title === undefined ? undefined : askWhen(state, fields.title, fields, ref ?? {}, scene)
}
