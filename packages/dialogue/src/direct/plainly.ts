// A sentence that can be said more plainly, read as the plain one: ‘make the laundry repeat weekly’ is ‘set the laundry to
// weekly’. Only where that is about tasks that are there, or asks for a list: what was typed is never turned into a new task.

import { languagesByScript } from '../language-of-text.ts'
import { cleaned } from '../normalize.ts'
import { patternTable } from '../reading/pattern-index.ts'
import type { DetectedIntent } from '../turn.ts'
import type { DirectStep } from './chain.ts'
import { titleAlone } from './finding/named-task.ts'
import type { Scene } from './scene.ts'

/** Nobody says so in more letters. */
const LONGEST = 120

const OF_TASKS: ReadonlySet<DetectedIntent> = new Set([
  'COMPLETE_TASK',
  'DELETE_TASK',
  'LIST_TASKS',
  'UPDATE_TASK',
] as const)

const SHAPES = patternTable(
  ({ sameAs }) => sameAs.shapes,
  ([shape]) => shape,
)

/** `read`: reads a message as if it was typed. */
export function plainly(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  if (scene.isPlain || message.length > LONGEST || message.includes('"')) return undefined
  const text = cleaned(message)
  for (const speech of languagesByScript(scene.reader, text))
    for (const [shape, plain] of SHAPES(scene.reader, speech, text)) {
      if (!shape.test(text)) continue
      // A title is a title, whatever it reads like [D38].
      if (titleAlone(text, [], scene) !== undefined) return undefined
      const step = read(text.replace(shape, plain), { ...scene, isPlain: true })
      if (isOfTasks(step)) return step
    }
  return undefined
}

/** It does or asks something about tasks that are there, or shows some. */
export function isOfTasks({ acts, state, detected }: DirectStep): boolean {
  if (detected.length === 0 || !detected.every((intent) => OF_TASKS.has(intent))) return false
  // A task that was not found, or is not said, may not have been meant.
  const isAskedFor = acts.at(-1)?.command.missing_fields[0] !== 'fields'
  return !/:ASK_(?:SHOW|TASK)$/.test(state ?? '') && isAskedFor && acts.every(({ stops }) => !stops)
}
