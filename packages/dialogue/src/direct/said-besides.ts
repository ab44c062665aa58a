// What is wanted, and something that is only said besides: ‘since it's raining, move the dog food to tomorrow’, ‘delete the tap
// one, the plumber will do it’. Each part is read by itself where the whole says nothing.
//
// SB1. One part is about tasks that are there, and the others change, add and ask nothing: no word of an order is dropped.
// SB2. A deletion is proposed, and so is what points back: the other part may be about something else. What is pointed back at is
// never deleted so.
// SB3. A condition is no reason: it is not so yet.
// SB4. A deed that is told counts only by itself: ‘I called mom, no answer’.

import { wordsOf } from '../normalize.ts'
import { splitWords } from '../reading/words.ts'
import type { DetectedIntent } from '../turn.ts'
import { phraseTable, wordSet } from '../word-tables.ts'
import { readOpaque } from './asking/read-opaque.ts'
import { type DirectStep, only } from './chain.ts'
import type { Wish } from './changing/deeds.ts'
import { isCondition } from './changing/reason-first.ts'
import { propose } from './finding/refer.ts'
import { isRemark, isUnclear, isUnread } from './remark.ts'
import type { Scene } from './scene.ts'

/** Nobody says so in more letters or parts. */
const LONGEST = 200
const MOST_PARTS = 4
const PARTS = /(?:[,;.!]+\s+|\s+[-–—]\s+|\s+(?=(?:because|cause|cuz|since|but|so)\s))/u

const DEEDS: { readonly [intent in DetectedIntent]?: Wish['deed'] } = {
  DELETE_TASK: 'delete',
  COMPLETE_TASK: 'complete',
  UPDATE_TASK: 'update',
}
const REASONS = phraseTable(({ repairs }) => repairs.reasonStarts)
const PREDICATES = wordSet(({ saying }) => saying.predicates)
const PRONOUNS = wordSet(({ slots }) => slots.pronouns)

/** `read`: reads a message as if it was typed. */
export function saidBesides(
  message: string,
  step: DirectStep,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  if (!isIdle(step) || message.length > LONGEST || /["“”\n:]/u.test(message)) return undefined
  const parts = message
    .trim()
    .split(PARTS)
    .filter((part) => part !== '')
  if (parts.length < 2 || parts.length > MOST_PARTS) return undefined
  if (parts.some((part) => isCondition(scene.reader, splitWords(scene.reader, part)))) return undefined
  const steps = parts.map((part) => read(part.replace(/^(?:so|but)\s+/iu, ''), scene))
  const at = steps.findIndex(isOfTasks)
  const isOnly = steps.every((one, index) => index === at || (isIdle(one) && isSaid(parts[index] as string, scene)))
  const part = parts[at]
  if (part === undefined || !isOnly) return undefined
  const isPointed = wordsOf(scene.reader, part).some((word) => scene.reader.get(PRONOUNS).has(word))
  // A remark, and then what is wanted of the task spoken of: direct/after-remark.ts.
  return isPointed && at === parts.length - 1 ? undefined : asWanted(steps[at] as DirectStep, part, isPointed, scene)
}

function asWanted(step: DirectStep, part: string, isPointed: boolean, scene: Scene): DirectStep | undefined {
  const [act, ...others] = step.acts
  const [intent, ...more] = step.detected
  const deed = intent === undefined ? undefined : DEEDS[intent]
  if (deed === 'complete' && readOpaque(scene.reader, part).every(({ mood }) => mood !== 'order')) return undefined
  if (deed === 'delete' && isPointed) return undefined
  if (act === undefined || !act.command.ready || deed === undefined || (deed !== 'delete' && !isPointed)) return step
  const { ref, fields } = act.command
  const task = scene.tasks.find(({ id }) => id === ref?.task_id)
  if (task === undefined || act.more !== undefined || others.length + more.length > 0 || fields.undo === true)
    return undefined
  return only(propose({ deed, fields: deed === 'update' ? fields : {} }, task, scene), intent)
}

/** ‘My phone died’, ‘because of you’; ‘5 and 99’ says nothing, and goes on with what stands before it. */
function isSaid(part: string, { reader }: Scene): boolean {
  const words = splitWords(reader, part)
  const isReason = reader.get(REASONS).at(words, 0).length > 0 || isRemark(reader, part)
  return isReason || words.some(({ text }) => reader.get(PREDICATES).has(text))
}

/** Nothing was done, and nothing was understood. */
const isIdle = (step: DirectStep) => isUnread(step) || isUnclear(step) || isNothing(step)

/** It was taken for a remark. */
const isNothing = ({ acts, state }: DirectStep) =>
  acts.length === 1 && state === undefined && acts[0]?.command.intent === 'clarify' && acts[0].command.ref === null

const isOfTasks = ({ acts, detected, state }: DirectStep) =>
  detected.length > 0 &&
  detected.every((intent) => DEEDS[intent] !== undefined || intent === 'LIST_TASKS') &&
  acts.every(({ stops }) => !stops) &&
  (state === undefined ? acts.every(({ command }) => command.ready) : /:(?:ASK_CONFIRMATION|SELECT_TASK)$/.test(state))
