// A remark, and then what is wanted: ‘sorry, that was last month, mark it not done’, ‘it's too expensive, delete it’. What follows
// is read by itself, of the task spoken of.
//
// AR1. Only what is done to the task spoken of counts: a remark adds nothing, and names no other task.
// AR2. A deletion is proposed, and so is whatever follows words that may be about something else: ‘there's one more page, reopen it’.

import { wordsOf } from '../normalize.ts'
import { splitWords } from '../reading/words.ts'
import type { DetectedIntent } from '../turn.ts'
import { wordSet } from '../word-tables.ts'
import { type DirectStep, only } from './chain.ts'
import { isCondition } from './changing/reason-first.ts'
import { propose } from './finding/refer.ts'
import { isRemark } from './remark.ts'
import type { Scene } from './scene.ts'

/** Nobody remarks on something in more letters. */
const LONGEST = 200
const LAST_PART = /^(?<first>.+)(?:[,;.!]\s*|\s(?:so|-|–)\s)(?<wanted>[^,;.!]+)[.!]*$/su

/** `read`: reads a message as if it was typed. */
export function afterRemark(
  message: string,
  step: DirectStep,
  scene: Scene,
  read: (message: string) => DirectStep,
): DirectStep | undefined {
  if (scene.tracked === undefined || message.length > LONGEST || !isIdle(step)) return undefined
  const { first, wanted } = LAST_PART.exec(message.trim())?.groups ?? {}
  const { reader, tracked } = scene
  if (first === undefined || wanted === undefined || isCondition(reader, splitWords(reader, first))) return undefined
  const isOnlyRemark = first.split(/[,;.!]/).some((part) => isRemark(reader, part))
  const isPointed = wordsOf(reader, wanted).some((word) => reader.get(PRONOUNS).has(word))
  if (!isPointed && !isOnlyRemark) return undefined
  const found = read(wanted)
  // ‘Mom says no. bring it back’: nothing is spoken of any more, and what was just done is taken back.
  if (tracked === undefined) return isTakenBack(found) ? found : undefined
  const [command, ...more] = found.acts.map((act) => act.command)
  if (command === undefined || more.length > 0 || !isOf(tracked.id, found)) return undefined
  if (found.detected.includes('DELETE_TASK'))
    return only(propose({ deed: 'delete', fields: {} }, tracked, scene), 'DELETE_TASK')
  // What was just completed is opened again by an undo as well.
  const isOpened = command.fields.status === 'open' && scene.context.justDone.at(-1)?.taskId === tracked.id
  if (isOnlyRemark || isOpened) return found
  if (command.fields.undo === true) return undefined
  return found.detected.includes('COMPLETE_TASK')
    ? only(propose({ deed: 'complete', fields: {} }, tracked, scene), 'COMPLETE_TASK')
    : only(propose({ deed: 'update', fields: command.fields }, tracked, scene), 'UPDATE_TASK')
}

const PRONOUNS = wordSet(({ slots }) => slots.pronouns)

/** Of several it is not said which. */
const isTakenBack = ({ acts }: DirectStep) =>
  acts.length === 1 &&
  acts[0]?.more === undefined &&
  acts.every(({ command, state }) => command.fields.undo === true && state === undefined)

/** Nothing was done, and no question of weight was asked. */
const isIdle = ({ acts, state }: DirectStep) =>
  acts.length === 1 &&
  !acts.some(({ command }) => command.ready) &&
  (state === undefined || state === 'CREATE:ASK_ADD' || state === 'LIST:ASK_SHOW')

const OF_TASK: ReadonlySet<DetectedIntent> = new Set(['UPDATE_TASK', 'COMPLETE_TASK', 'DELETE_TASK'] as const)

const isOf = (id: string, { acts, detected }: DirectStep) =>
  acts.length === 1 &&
  detected.every((intent) => OF_TASK.has(intent)) &&
  acts.every(({ command, more }) => command.ready && command.ref?.task_id === id && more === undefined)
