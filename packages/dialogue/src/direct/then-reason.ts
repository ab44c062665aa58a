// An order, and then why: ‘delete the balloons, we have some’. What stands before the comma is read by itself where the whole names
// no task.
//
// TR1. It is proposed, and only of one task.

import { splitWords } from '../reading/words.ts'
import type { DetectedIntent } from '../turn.ts'
import { phraseTable } from '../word-tables.ts'
import { type DirectStep, only } from './chain.ts'
import type { Wish } from './changing/deeds.ts'
import { propose } from './finding/refer.ts'
import type { Scene } from './scene.ts'

const REASONS = phraseTable(({ repairs }) => repairs.reasonStarts)
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
  const rest = comma < 1 ? [] : splitWords(scene.reader, message.slice(comma + 1))
  if (scene.reader.get(REASONS).at(rest, 0).length === 0) return undefined
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
