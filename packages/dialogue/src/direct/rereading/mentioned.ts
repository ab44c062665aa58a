// A task is mentioned, and then something is ordered of ‘it’: ‘I totally forgot the library books, move them to tomorrow’, אני כבר
// לא צריך לנקות את המחסן תוריד את זה. The order is proposed for the one task that most words of the first part are of.
//
// MO1. The order names nothing itself: it begins with its verb and points back.
// MO2. It is proposed, whatever it is: which task was mentioned is a guess. A condition mentions nothing.

import type { Reading } from '../../reading/read-message.ts'
import { splitWords } from '../../reading/words.ts'
import type { DetectedIntent, KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import { type DirectStep, only } from '../chain.ts'
import type { Wish } from '../changing/deeds.ts'
import { isMark } from '../changing/phrase-ends.ts'
import { isCondition } from '../changing/reason-first.ts'
import { propose } from '../finding/refer.ts'
import type { Scene } from '../scene.ts'
import { aboutMost } from './asked.ts'
import { planned } from './planned.ts'

const MOST_WORDS = 24
/** The pronoun is one of the first words of an order. */
const FIRST_FEW = 5
const MOVES = wordSet(({ saying }) => saying.movesAlone)
const PRONOUNS = wordSet(({ slots, saying }) => [...slots.pronouns, ...saying.itForms])
const DEEDS: { readonly [intent in Reading['intent'] | DetectedIntent]?: Wish['deed'] } = {
  DELETE_TASK: 'delete',
  COMPLETE_TASK: 'complete',
  UPDATE_TASK: 'update',
}

/** ‘No eggs in the store, I'll get them tomorrow’. */
function plannedOf(wanted: string, task: KnownTask, scene: Scene): DirectStep | undefined {
  const context = { ...scene.context, state: undefined, tracked: task, justTold: task.id, justListed: false }
  const { ref, fields } = planned(wanted, { ...scene, tracked: task, context })?.acts[0]?.command ?? {}
  return ref?.task_id === task.id
    ? only(propose({ deed: 'update', fields: fields ?? {} }, task, scene), 'UPDATE_TASK')
    : undefined
}

/** `read`: reads a message as if it was typed. */
export function mentioned(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const { reader } = scene
  const words = splitWords(reader, message)
  if (words.length > MOST_WORDS || message.includes('?') || isCondition(reader, words)) return undefined
  for (let at = words.length - 2; at > 0; at--) {
    const rest = words.slice(at)
    // ‘No time for the laundry today, move to tomorrow’.
    const isAlone = reader.get(MOVES).has(rest[0]?.text ?? '') && isMark(words[at - 1])
    if (!isAlone && !rest.slice(1, FIRST_FEW).some(({ text }) => reader.get(PRONOUNS).has(text))) continue
    const wanted = message.slice(words[at]?.start)
    const [order, ...more] = readOpaque(reader, wanted)
    const said = order === undefined || order.order > 0 || more.length > 0 ? undefined : DEEDS[order.intent]
    const deed = said ?? (isAlone ? 'update' : undefined)
    const task = aboutMost(message, words.slice(0, at), scene)
    if (task === undefined) continue
    if (deed === undefined) {
      const later = plannedOf(wanted, task, scene)
      if (later !== undefined) return later
      continue
    }
    const justTold = isAlone ? task.id : scene.context.justTold
    const context = { ...scene.context, state: undefined, tracked: task, justDone: [], done: [], justTold }
    const { acts, detected } = read(wanted, { ...scene, tracked: task, context })
    const [act, ...others] = acts
    const { ready, ref, fields } = act?.command ?? {}
    const isOfIt = others.length === 0 && ref?.task_id === task.id && fields?.undo !== true
    const meant = detected.length === 1 && detected[0] !== undefined ? DEEDS[detected[0]] : undefined
    if (!isOfIt || meant === undefined || !(ready || act?.state?.endsWith(':ASK_CONFIRMATION'))) continue
    return only(propose({ deed: meant, fields: meant === 'update' ? (fields ?? {}) : {} }, task, scene), detected[0])
  }
  return undefined
}
