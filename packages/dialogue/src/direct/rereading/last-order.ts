// An order at the end that names nothing, behind what names the task or says why: ‘the laundry, delete’, ‘they called it off, delete’.
//
// LO1. Where nothing before it names a task, it is of the one spoken of, and is asked.

import { splitWords } from '../../reading/words.ts'
import { phraseTable } from '../../word-tables.ts'
import type { DirectStep } from '../chain.ts'
import { textOf } from '../changing/field-words.ts'
import { withoutFirst } from '../changing/phrase-ends.ts'
import type { Scene } from '../scene.ts'
import { orderBehind } from './order-behind.ts'

const NEVER_MIND = phraseTable(({ fillers, answers }) => [
  ...(fillers.neverMind ?? []),
  ...fillers.before,
  ...answers.cancel,
])
const BEHIND = /^.+[,.;–-]\s*(?<order>[^,.;?]+)$/su
const LONGEST = 120

/** `step`: what the message was read as. `read`: reads a message as if it was typed. */
export function lastOrder(
  message: string,
  step: DirectStep,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const asksWhich = step.state === 'DELETE:ASK_TASK' || step.state === 'COMPLETE:ASK_TASK'
  if (!asksWhich || step.state === scene.context.state || message.length > LONGEST) return undefined
  const named = orderBehind(message, scene, read)
  if (named !== undefined) return named
  const words = splitWords(scene.reader, message)
  const left = withoutFirst(scene.reader, words, NEVER_MIND)
  const order =
    BEHIND.exec(message.trim())?.groups?.order ?? (left.length < words.length ? textOf(message, left) : undefined)
  const again = order === undefined ? undefined : read(order, scene)
  const isOfIt = again?.acts.length === 1 && again.acts[0]?.command.ref?.task_id === scene.tracked?.id
  return isOfIt && again?.state?.endsWith(':ASK_CONFIRMATION') ? again : undefined
}
