// ‘Reopen it’, while something is offered or was not found: ‘it’ may be the task that was spoken of before. What would be done to
// that one is proposed.
//
// PM1. Nothing is done without a yes, and nothing but what was said.

import type { DetectedIntent } from '../turn.ts'
import { type DirectStep, only } from './chain.ts'
import type { Wish } from './changing/deeds.ts'
import { propose } from './finding/refer.ts'
import { isUnclear, isUnread } from './remark.ts'
import type { Scene } from './scene.ts'

const DEEDS: { readonly [intent in DetectedIntent]?: Wish['deed'] } = {
  DELETE_TASK: 'delete',
  COMPLETE_TASK: 'complete',
  UPDATE_TASK: 'update',
}

/** `read`: reads a message as if it was typed. */
export function perhapsMeant(
  message: string,
  step: DirectStep,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const { perhaps } = scene.context
  if (perhaps === undefined || scene.tracked !== undefined || !(isUnread(step) || isUnclear(step))) return undefined
  const context = { ...scene.context, state: undefined, tracked: perhaps, perhaps: undefined, justDone: [], done: [] }
  const { acts, detected } = read(message, { ...scene, tracked: perhaps, context })
  const [act, ...others] = acts
  const [intent, ...more] = detected
  const deed = intent === undefined ? undefined : DEEDS[intent]
  if (act === undefined || deed === undefined || others.length + more.length > 0) return undefined
  const { ready, ref, fields } = act.command
  if (!ready || ref?.task_id !== perhaps.id || fields.undo === true || act.more !== undefined) return undefined
  return only(propose({ deed, fields: deed === 'update' ? fields : {} }, perhaps, scene), intent)
}
