// An order, and then why: ‘delete the balloons, we have some’. What stands before the comma is read by itself where the whole names
// no task.
//
// TR1. It is proposed, and only of one task.

import type { DetectedIntent } from '../turn.ts'
import { type DirectStep, only } from './chain.ts'
import type { Wish } from './changing/deeds.ts'
import { propose } from './finding/refer.ts'
import type { Scene } from './scene.ts'

const DEEDS: { readonly [intent in DetectedIntent]?: Wish['deed'] } = {
  DELETE_TASK: 'delete',
  COMPLETE_TASK: 'complete',
  UPDATE_TASK: 'update',
}

/** `read`: reads a message as if it was typed. */
export function thenReason(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const comma = message.search(/[,;] /u)
  if (comma < 1) return undefined
  const { acts, detected } = read(message.slice(0, comma), scene)
  const [act, ...others] = acts
  const [intent, ...more] = detected
  const deed = intent === undefined ? undefined : DEEDS[intent]
  if (act === undefined || deed === undefined || others.length + more.length > 0 || act.more !== undefined)
    return undefined
  const { ref, fields } = act.command
  const task = scene.tasks.find(({ id }) => id === ref?.task_id)
  const isMeant = act.command.ready || act.state?.endsWith(':ASK_CONFIRMATION')
  if (task === undefined || !isMeant || fields.undo === true) return undefined
  return only(propose({ deed, fields: deed === 'update' ? fields : {} }, task, scene), intent)
}
