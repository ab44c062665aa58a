// ‘No wait, the shoes are for Monday’: what follows is read by itself, if it is about a task.

import { splitWords } from '../reading/words.ts'
import type { DetectedIntent } from '../turn.ts'
import { phraseTable } from '../word-tables.ts'
import type { DirectStep } from './chain.ts'
import type { Scene } from './scene.ts'

const HOLD_ON = phraseTable(({ saying }) => saying.holdOn)
const CHANGES: ReadonlySet<DetectedIntent> = new Set(['COMPLETE_TASK', 'DELETE_TASK', 'UPDATE_TASK'] as const)

/** `read`: reads a message as if it was typed. */
export function afterHoldOn(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const words = splitWords(scene.reader, message)
  const rest = words[scene.reader.get(HOLD_ON).at(words, 0)[0]?.length ?? 0]
  if (rest === undefined || rest === words[0]) return undefined
  const step = read(message.slice(rest.start).replace(/^[,.!\s]+/u, ''), scene)
  const isOfTask = step.detected.length > 0 && step.detected.every((intent) => CHANGES.has(intent))
  const isRead = step.acts.every(({ command, state }) => command.ready || state?.endsWith(':ASK_CONFIRMATION'))
  return isOfTask && isRead ? step : undefined
}
