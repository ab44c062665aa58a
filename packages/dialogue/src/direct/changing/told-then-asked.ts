// A deed that is told, and then a question: ‘I picked up the prescription, what else is overdue?’. Both are answered, in order;
// only where the deed is beyond doubt and the rest asks for a list.

import type { DirectStep } from '../chain.ts'
import type { Scene } from '../scene.ts'
import { told } from './told.ts'

/** Nobody says both in more letters. */
const LONGEST = 160
const PARTS = /^(?<deed>[^,.!?]+)[,.!]+\s+(?<asked>[^,.!]+\?)$/su

/** `read`: reads a message as if it was typed. */
export function toldThenAsked(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const { deed, asked } = (message.length > LONGEST ? undefined : PARTS.exec(message.trim())?.groups) ?? {}
  if (deed === undefined || asked === undefined) return undefined
  const done = told(deed, scene)
  if (done === undefined || !done.command.ready) return undefined
  const step = read(asked, done.scene)
  const isList = step.state === undefined && step.detected.every((intent) => intent === 'LIST_TASKS')
  return isList ? { ...step, acts: [done, ...step.acts], detected: ['COMPLETE_TASK', ...step.detected] } : undefined
}
