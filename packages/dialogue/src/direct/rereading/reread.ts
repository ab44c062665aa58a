// A message that says nothing as it stands is read once more: without the words around what is wanted, and then in pieces.
//
// RR1. Only what was not understood is read again: what was done, asked or proposed of a task stays.
// RR2. No word of what is wanted is dropped: what is left out says nothing of it, or the rest is only proposed.

import type { DirectStep } from '../chain.ts'
import { exactly } from '../finding/resolve-task.ts'
import { isOfTasks } from '../plainly.ts'
import { isUnclear, isUnread } from '../remark.ts'
import type { Scene } from '../scene.ts'
import { inPieces } from './in-pieces.ts'
import { planned } from './planned.ts'
import { withoutFillers } from './without-fillers.ts'

/** Nobody says so in more letters. */
const LONGEST = 200

/** `read`: reads a message as if it was typed. */
export function reread(
  message: string,
  step: DirectStep,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  if (message.length > LONGEST || message.includes('\n') || !(isWeak(step) || asksForDeed(step))) return undefined
  const bare = withoutFillers(scene.reader, message)
  // A title alone is asked about, whatever it reads like [D38].
  const isNamed = asksForDeed(step)
  if (isNamed && exactly(scene.reader, [message, bare ?? message], scene.tasks).length > 0) return undefined
  if (bare !== undefined) {
    const again = read(bare, scene)
    if (isNamed ? isChange(again) : isUnderstood(again)) return again
  }
  return inPieces(bare ?? message, scene) ?? planned(bare ?? message, scene)
}

const isWeak = (step: DirectStep) => isUnread(step) || isUnclear(step) || isNothing(step)

const isNothing = ({ acts, state }: DirectStep) =>
  acts.length === 1 && state === undefined && acts[0]?.command.intent === 'clarify' && acts[0].command.ref === null

const asksForDeed = ({ acts }: DirectStep) => acts.length === 1 && acts[0]?.asksForDeed !== undefined

const isChange = (step: DirectStep) => isOfTasks(step) && !step.detected.includes('LIST_TASKS')

const isUnderstood = (step: DirectStep) =>
  isOfTasks(step) || (step.acts.length > 0 && step.acts.every(({ command }) => command.ready))
