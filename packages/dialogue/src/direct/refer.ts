// A deed on a task that has to be found first: done at once when it is sure, asked about when it is not [D10, D12].

import { cutText } from '@pawl/kernel'
import { waiting } from '../command.ts'
import type { Deed } from '../languages/direct-phrases.ts'
import { quoted, type State } from '../marker.ts'
import type { KnownTask } from '../turn.ts'
import { doDeed, isPending, type Wish } from './deeds.ts'
import { type Resolution, resolve } from './resolve.ts'
import { type Act, type Scene, spoken } from './scene.ts'

const MOST_OPTIONS = 5
const MOST_QUOTED = 100

const STATES: { readonly [deed in Deed]: { readonly task: State; readonly select: State; readonly confirm: State } } = {
  delete: { task: 'DELETE:ASK_TASK', select: 'DELETE:SELECT_TASK', confirm: 'DELETE:ASK_CONFIRMATION' },
  complete: { task: 'COMPLETE:ASK_TASK', select: 'COMPLETE:SELECT_TASK', confirm: 'COMPLETE:ASK_CONFIRMATION' },
  update: { task: 'UPDATE:ASK_TASK', select: 'UPDATE:SELECT_TASK', confirm: 'UPDATE:ASK_CONFIRMATION' },
}

export function doTo(wish: Wish, words: string, scene: Scene): Act {
  const found = lookUp(wish.deed, words, scene)
  switch (found.kind) {
    case 'one':
      return found.how === 'sure' ? doDeed(wish, found.task, scene) : propose(wish, found.task, scene)
    case 'several':
      return choose(wish, found.tasks, found.query, scene)
    case 'none':
      return notFound(found.query, found.number, scene)
    case 'unnamed':
      return askTask(wish, scene)
    case 'all':
      return {
        text: scene.say.notAllAtOnce(wish.deed),
        command: waiting('clarify', ['task_selection']),
        stops: true,
        scene,
      }
  }
}

/** What can still be done is looked at first: ‘I finished the report’ is not about the report that is done already. */
export function lookUp(deed: Deed, words: string, scene: Scene): Resolution {
  if (deed !== 'complete') return resolve(words, scene)
  const pending = resolve(words, { ...scene, tasks: scene.tasks.filter(isPending) })
  return pending.kind === 'none' || pending.kind === 'unnamed' ? resolve(words, scene) : pending
}

/** Offers the list. */
export function notFound(query: string, number: number | undefined, scene: Scene): Act {
  const { say } = scene
  return {
    text: number === undefined ? say.noSuchTask(said(query)) : say.noSuchNumber(number),
    command: waiting('clarify', ['task_selection']),
    state: 'LIST:ASK_SHOW',
    stops: true,
    scene,
  }
}

export function askTask({ deed, fields, asked }: Wish, scene: Scene): Act {
  const missing = ['task_selection', ...(asked === undefined ? [] : [asked])]
  const command = waiting('clarify', missing, { fields })
  return { text: scene.say.whichTask(deed), command, state: STATES[deed].task, scene }
}

/** ‘Which of these?’, with at most five of them. */
export function choose(wish: Wish, tasks: readonly KnownTask[], query: string, scene: Scene): Act {
  return offer(wish, tasks, (lines) => scene.say.several(said(query), lines, wish.deed), scene)
}

export function chooseAgain(wish: Wish, tasks: readonly KnownTask[], scene: Scene): Act {
  return offer(wish, tasks, scene.say.whichOption, scene)
}

function offer(
  { deed, fields, asked }: Wish,
  tasks: readonly KnownTask[],
  text: (lines: string[]) => string,
  scene: Scene,
): Act {
  const options = tasks.slice(0, MOST_OPTIONS)
  const lines = options.map((task, index) => scene.say.option(index + 1, { ...task, title: spoken(task.title) }))
  if (tasks.length > options.length) lines.push(scene.say.more(tasks.length - options.length))
  const missing = ['task_selection', ...(asked === undefined ? [] : [asked])]
  return {
    text: text(lines),
    command: waiting('clarify', missing, { fields, ref: { options: options.map(({ id }) => id) } }),
    state: STATES[deed].select,
    scene: { ...scene, shown: options },
  }
}

/** Only similar: said, and done on ‘yes’ [D10]. */
export function propose({ deed, fields, asked }: Wish, task: KnownTask, scene: Scene): Act {
  const missing = ['confirmation', ...(asked === undefined ? [] : [asked])]
  return {
    text: scene.say.proposed(spoken(task.title), deed),
    command: waiting('clarify', missing, { fields, ref: { task_id: task.id, title: task.title } }),
    state: STATES[deed].confirm,
    scene: { ...scene, tracked: task },
  }
}

const said = (query: string) => quoted(cutText(query, MOST_QUOTED))
