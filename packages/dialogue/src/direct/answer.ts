// A message while a question of direct mode is open: an answer to it, or undefined if it is none.

import { readChoice } from '../answers/choice.ts'
import { readConfirmation } from '../answers/confirmation.ts'
import { waiting } from '../command.ts'
import type { Deed } from '../languages/direct-phrases.ts'
import { speech } from '../languages/index.ts'
import type { State } from '../marker.ts'
import { type NewTask, readNewTask } from '../slots/title.ts'
import type { KnownTask } from '../turn.ts'
import { readChange, valueFor } from './change.ts'
import { addTask, askTitle } from './create.ts'
import { doDeed } from './deeds.ts'
import { listTasks } from './list.ts'
import { choose, doTo, lookUp } from './refer.ts'
import { resolve } from './resolve.ts'
import type { Act, Scene } from './scene.ts'

export function answerTo(state: State, message: string, scene: Scene): Act | undefined {
  const { fields } = scene.context
  switch (state) {
    case 'DELETE:SELECT_TASK':
    case 'COMPLETE:SELECT_TASK':
    case 'UPDATE:SELECT_TASK':
      return selected(deedOf(state), message, scene)
    case 'DELETE:ASK_TASK':
    case 'COMPLETE:ASK_TASK':
    case 'UPDATE:ASK_TASK': {
      const found = lookUp(deedOf(state), message, scene)
      return found.kind === 'unnamed' || found.kind === 'all' ? undefined : doTo(deedOf(state), message, fields, scene)
    }
    case 'DELETE:ASK_CONFIRMATION':
    case 'COMPLETE:ASK_CONFIRMATION':
    case 'UPDATE:ASK_CONFIRMATION':
      return confirmed(message, scene, (task) => doDeed(deedOf(state), task, fields, scene))
    case 'LIST:ASK_SHOW':
      return yesOrNo(message, scene, () => listTasks('all', scene))
    case 'CREATE:ASK_ADD':
      return yesOrNo(message, scene, () =>
        fields.title === undefined ? askTitle(scene) : addTask({ ...fields, title: fields.title } as NewTask, scene),
      )
    case 'UPDATE:ASK_CHANGE':
      return changed(message, scene)
    case 'CREATE:ASK_TITLE': {
      const read = readNewTask(message, scene.moment)
      return read === undefined ? askTitle(scene) : addTask(read, scene)
    }
    default:
      return undefined
  }
}

const deedOf = (state: State): Deed =>
  state.startsWith('DELETE') ? 'delete' : state.startsWith('COMPLETE') ? 'complete' : 'update'

const known = (scene: Scene, id: string | undefined) => scene.tasks.find((task) => task.id === id)

/** By position, number, id, title or a part of one that only one of them has. Another unclear answer is asked again. */
function selected(deed: Deed, message: string, scene: Scene): Act | undefined {
  const ids = scene.context.ref?.options ?? []
  const options = ids.map((id) => known(scene, id))
  const left = options.filter((task) => task !== undefined)
  const chosen = readChoice(message, options)
  if (chosen !== undefined) return doDeed(deed, chosen, scene.context.fields, scene, ids)
  const found = resolve(message, { tasks: left, shown: left })
  if (found.kind === 'one' && found.how === 'sure') return doDeed(deed, found.task, scene.context.fields, scene, ids)
  return found.kind === 'several' ? choose(deed, found.tasks, found.query, scene.context.fields, scene) : undefined
}

function confirmed(message: string, scene: Scene, act: (task: KnownTask) => Act): Act | undefined {
  const task = known(scene, scene.context.ref?.task_id)
  return task === undefined ? undefined : yesOrNo(message, scene, () => act(task))
}

function yesOrNo(message: string, scene: Scene, yes: () => Act): Act | undefined {
  switch (readConfirmation(message)) {
    case 'yes':
      return yes()
    case 'no':
      return { text: speech[scene.language].phrases.cancelled, command: waiting('clarify', []), scene }
    case 'neither':
      return undefined
  }
}

/** ‘Change title to call mom’, ‘title: call mom’, ‘high’, ‘Friday’. A bare phrase is the new title. */
function changed(message: string, scene: Scene): Act | undefined {
  const task = known(scene, scene.context.ref?.task_id)
  if (task === undefined) return undefined
  const change = readChange(
    message.replace(/^\s*(?:change|set|update|make|שנה|תשנה|עדכן|את)\s+/i, 'it '),
    scene.moment,
    () => true,
  )
  const fields =
    Object.keys(change.fields).length > 0
      ? change.fields
      : change.asked === undefined
        ? valueFor(undefined, message, scene.moment)
        : {}
  if (Object.keys(fields).length > 0) return doDeed('update', task, fields, scene)
  return {
    text: scene.say.badValue[change.asked ?? 'title'],
    command: waiting('update_task', ['fields'], { ref: { task_id: task.id, title: task.title } }),
    state: 'UPDATE:ASK_CHANGE',
    scene,
  }
}
