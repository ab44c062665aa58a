// Takes the last deed of the conversation back; what was just added is deleted again.

import { ready, waiting } from '../../command.ts'
import type { Undone } from '../../languages/direct-phrases.ts'
import type { Command } from '../../turn.ts'
import { type Act, type Scene, spoken } from '../scene.ts'
import type { Done } from './done.ts'

/** `answers`: of how many of them, the newest first, what was done is taken back. */
export function undo(scene: Scene, answers = 1): Act {
  const { done } = scene.context
  const turns = [...new Set(done.map(({ turn }) => turn))].slice(-answers)
  if (turns.length === 0) return { text: scene.say.nothingToUndo, command: waiting('clarify', []), stops: true, scene }
  const together = deedsOf(done.filter(({ turn }) => turns.includes(turn)))
  const acts = together.toReversed().map((done) => takeBack(done, scene))
  const [first, ...others] = acts as [Act, ...Act[]]
  if (others.length === 0) return first
  const text = scene.reader.speech(scene.language).severalPhrases.undone(together.map(({ title }) => spoken(title)))
  return { ...first, text, more: others.map(({ command }) => command) }
}

/** One for each task: what was done to it first says what taking all of it back is. */
function deedsOf(done: readonly Done[]): readonly Done[] {
  return [...Map.groupBy(done, ({ taskId }) => taskId).values()].map((deeds) => deeds[0] as Done)
}

export function takeBack({ command, taskId, title }: Done, scene: Scene): Act {
  const gathered = { fields: { undo: true }, ref: { task_id: taskId, title } } as const
  return {
    text: scene.say.undone(spoken(title), whatWas(command)),
    command: ready(command.intent === 'add_task' ? 'delete_task' : 'update_task', gathered),
    scene: { ...scene, tracked: undefined },
  }
}

function whatWas({ intent }: Command): Undone {
  if (intent === 'add_task') return 'added'
  return intent === 'delete_task' ? 'deleted' : 'changed'
}
