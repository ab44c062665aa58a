// An order, and then why: ‘delete the balloons, we have some’, ‘delete it I'm not interested’. What stands before the reason is read
// by itself where the whole names no task.
//
// TR1. It is proposed, and only of one task.

import { splitWords } from '../reading/words.ts'
import type { DetectedIntent } from '../turn.ts'
import { phraseTable, wordSet } from '../word-tables.ts'
import { type DirectStep, only } from './chain.ts'
import type { Wish } from './changing/deeds.ts'
import { propose } from './finding/refer.ts'
import type { Scene } from './scene.ts'

const PREDICATES = wordSet(({ saying }) => saying.predicates)
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
  for (const end of reasonsIn(message, scene)) {
    const found = orderIn(message.slice(0, end), scene, read)
    if (found !== undefined) return found
  }
  return undefined
}

/** Nobody says what is wanted in more words before the reason. */
const MOST_BEFORE = 12

/** Where a reason may begin: behind a comma first. */
function reasonsIn(message: string, { reader }: Scene): readonly number[] {
  const words = splitWords(reader, message)
  const starts = words
    .slice(0, MOST_BEFORE)
    .flatMap(({ start }, at) => (at > 1 && reader.get(REASONS).at(words, at).length > 0 ? [start] : []))
  const comma = message.search(/[,;] /u)
  if (comma < 1) return starts
  // ‘…, the plumber will do it’ says something; ‘complete 1, 4 and 9’ goes on.
  const rest = splitWords(reader, message.slice(comma + 1))
  const isSaid = reader.get(REASONS).at(rest, 0).length > 0 || rest.some(({ text }) => reader.get(PREDICATES).has(text))
  return isSaid ? [comma, ...starts.filter((start) => start > comma)] : []
}

function orderIn(order: string, scene: Scene, read: (message: string, scene: Scene) => DirectStep) {
  const { acts, detected } = read(order, scene)
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
