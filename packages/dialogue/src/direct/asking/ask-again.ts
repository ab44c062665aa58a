// An open question, asked once more. What cannot be known any more is asked for [D5].

import type { State } from '../../marker.ts'
import { askTitle } from '../adding/create.ts'
import { askChange } from '../changing/deeds.ts'
import { askTask, chooseAgain, propose } from '../finding/refer.ts'
import type { Act, Scene } from '../scene.ts'
import { proposedTasks, proposeSeveral } from '../several/do-several.ts'
import { openWish } from './answer.ts'
import { askWhenAgain } from './ask-when.ts'
import { offeredTasks } from './selected.ts'

export function askAgain(state: State, scene: Scene): Act {
  if (state.endsWith(':ASK_WHEN')) return askWhenAgain(state, scene) ?? askTitle(scene)
  const wish = openWish(state, scene)
  const options = state.endsWith('SELECT_TASK') ? offeredTasks(scene).filter((task) => task !== undefined) : []
  if (options.length > 0) return chooseAgain(wish, options, scene)
  if (state === 'CREATE:ASK_TITLE') return askTitle(scene)
  const several = state.endsWith('ASK_CONFIRMATION') ? proposedTasks(scene)?.tasks : undefined
  if (several !== undefined && several.length > 0) return proposeSeveral(wish, several, scene)
  const task = scene.tasks.find(({ id }) => id === scene.context.ref?.task_id)
  if (task === undefined) return askTask(wish, scene)
  return state === 'UPDATE:ASK_CHANGE' ? askChange(task, wish.asked, scene) : propose(wish, task, scene)
}
