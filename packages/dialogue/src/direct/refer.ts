// A deed on a task that has to be found first: done at once when it is sure, asked about when it is not [D10, D12].

import { waiting } from '../command.ts'
import type { Deed } from '../languages/direct-phrases.ts'
import { quoted, type State } from '../marker.ts'
import type { CommandFields, KnownTask } from '../turn.ts'
import { doDeed, isPending } from './deeds.ts'
import { type Resolution, resolve } from './resolve.ts'
import { type Act, type Scene, spoken } from './scene.ts'

const MOST_OPTIONS = 5

const STATES: { readonly [deed in Deed]: { readonly task: State; readonly select: State; readonly confirm: State } } = {
  delete: { task: 'DELETE:ASK_TASK', select: 'DELETE:SELECT_TASK', confirm: 'DELETE:ASK_CONFIRMATION' },
  complete: { task: 'COMPLETE:ASK_TASK', select: 'COMPLETE:SELECT_TASK', confirm: 'COMPLETE:ASK_CONFIRMATION' },
  update: { task: 'UPDATE:ASK_TASK', select: 'UPDATE:SELECT_TASK', confirm: 'UPDATE:ASK_CONFIRMATION' },
}

export function doTo(deed: Deed, words: string, fields: CommandFields, scene: Scene): Act {
  return onResolution(deed, lookUp(deed, words, scene), fields, scene)
}

/** What can still be done is looked at first: ‘I finished the report’ is not about the report that is done already. */
export function lookUp(deed: Deed, words: string, scene: Scene): Resolution {
  if (deed !== 'complete') return resolve(words, scene)
  const pending = resolve(words, { ...scene, tasks: scene.tasks.filter(isPending) })
  return pending.kind === 'none' ? resolve(words, scene) : pending
}

function onResolution(deed: Deed, found: Resolution, fields: CommandFields, scene: Scene): Act {
  const { say } = scene
  switch (found.kind) {
    case 'one':
      return found.how === 'sure' ? doDeed(deed, found.task, fields, scene) : propose(deed, found.task, fields, scene)
    case 'several':
      return choose(deed, found.tasks, found.query, fields, scene)
    case 'none':
      return {
        text:
          found.number === undefined
            ? say.noSuchTask(quoted(found.query.slice(0, 100)))
            : say.noSuchNumber(found.number),
        command: waiting('clarify', ['task_selection'], { fields }),
        state: 'LIST:ASK_SHOW',
        scene,
      }
    case 'unnamed':
      return {
        text: say.whichTask(deed),
        command: waiting('clarify', ['task_selection'], { fields }),
        state: STATES[deed].task,
        scene,
      }
    case 'all':
      return { text: say.notAllAtOnce(deed), command: waiting('clarify', ['task_selection']), scene }
  }
}

export function choose(
  deed: Deed,
  tasks: readonly KnownTask[],
  query: string,
  fields: CommandFields,
  scene: Scene,
): Act {
  const options = tasks.slice(0, MOST_OPTIONS)
  const lines = optionLines(options, scene)
  if (tasks.length > options.length) lines.push(scene.say.more(tasks.length - options.length))
  return {
    text: scene.say.several(quoted(query.slice(0, 100)), lines, deed),
    command: waiting('clarify', ['task_selection'], { fields, ref: { options: options.map(({ id }) => id) } }),
    state: STATES[deed].select,
    scene: { ...scene, shown: options },
  }
}

export function optionLines(options: readonly KnownTask[], { say }: Scene): string[] {
  return options.map((task, index) => say.option(index + 1, { ...task, title: spoken(task.title) }))
}

/** Only similar: said, and done on ‘yes’ [D10]. */
function propose(deed: Deed, task: KnownTask, fields: CommandFields, scene: Scene): Act {
  return {
    text: scene.say.proposed(spoken(task.title), deed),
    command: waiting('clarify', ['confirmation'], { fields, ref: { task_id: task.id, title: task.title } }),
    state: STATES[deed].confirm,
    scene: { ...scene, tracked: task },
  }
}
