// A message that says nothing as it stands is read once more: without the words around what is wanted, and then in pieces.
//
// RAG1. Only what was not understood is read again: what was done, asked or proposed of a task stays.
// RAG2. No word of what is wanted is dropped: what is left out says nothing of it, or the rest is only proposed. A deletion always is.

import { splitWords } from '../../reading/words.ts'
import type { DetectedIntent, KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { endsInCancel } from '../after-cancel.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import { type DirectStep, only } from '../chain.ts'
import { doDeed, isPending } from '../changing/deeds.ts'
import { stepDone } from '../changing/steps.ts'
import { toldAlone } from '../changing/told-together.ts'
import { propose } from '../finding/refer.ts'
import { exactly, resolveFitting } from '../finding/resolve-task.ts'
import { beginsWithYou } from '../of-you.ts'
import { isOfTasks } from '../plainly.ts'
import { isUnclear, isUnread, remarked } from '../remark.ts'
import type { Act, Scene } from '../scene.ts'
import { asked } from './asked.ts'
import { beenThere } from './been-there.ts'
import { beginsWith } from './begins-with.ts'
import { inPieces, isPut, movedButMissing } from './in-pieces.ts'
import { lastOrder } from './last-order.ts'
import { markedAs } from './marked-as.ts'
import { mentioned } from './mentioned.ts'
import { movedSometime } from './moved-sometime.ts'
import { needed } from './needed.ts'
import { orderAndMore } from './order-and-more.ts'
import { orderBehind } from './order-behind.ts'
import { planned } from './planned.ts'
import { pointedDative } from './pointed-dative.ts'
import { putOnList } from './put-on-list.ts'
import { takenBack } from './taken-back.ts'
import { thatSaid } from './that-said.ts'
import { toBeDone } from './to-be-done.ts'
import { toldAndMore } from './told-and-more.ts'
import { toldOfIt } from './told-of-it.ts'
import { toldOfThem } from './told-of-them.ts'
import { inClauses, toldByOthers, toldOtherwise } from './told-otherwise.ts'
import { undated } from './undated.ts'
import { verbFirst } from './verb-first.ts'
import { wantedAgain } from './wanted-again.ts'
import { answerBehind, beforeAsides, isSmallTalk, withoutFillers } from './without-fillers.ts'
import { inDigits, isTyped, uncontracted, writtenOut } from './written-out.ts'

/** A task that is there was changed. */
const isDone = ({ acts }: DirectStep) => acts.some(({ command }) => command.ready && command.intent !== 'add_task')

/** Nobody says so in more letters. */
const LONGEST = 200

type Read = (message: string, scene: Scene) => DirectStep

/** `read`: reads a message as if it was typed. */
export function reread(
  message: string,
  step: DirectStep,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const isTalk = step.detected.some((intent) => TALK.has(intent))
  if (message.length > LONGEST || message.includes('\n') || isTalk) return undefined
  const whole = readWhole(message, step, scene, read)
  if (whole !== undefined) return whole
  // ‘Push the dentist to the afternoon’ reads like an errand; ‘set a reminder’ says that one is to be added.
  if (isAdded(step))
    return isPutErrand(message, scene)
      ? movedOrAdded(message, scene, read)
      : changeBehindFillers(message, step, scene, read)
  if (asksForValue(step))
    return (
      withoutCourtesy(message, step, scene, read) ??
      (step.state === 'UPDATE:ASK_CHANGE' ? inPieces(message, scene) : undefined)
    )
  // ‘I finished watering the plants and I also bought the bread’: both.
  if (step.state === 'COMPLETE:ASK_CONFIRMATION' && !isAskedAgain(step, scene))
    return step.acts.length === 1 ? inClauses(message, scene, read) : undefined
  if (!(isWeak(step) || asksForDeed(step) || isAskedAgain(step, scene))) return undefined
  if (isAskedAgain(step, scene)) return leftBehind(message, scene, read)
  // ‘Never mind’ was answered.
  const isLeft = isOffer(step) && (beginsWithYou(scene.reader, message) || endsInCancel(scene.reader, message))
  const isTalked = isSmallTalk(scene.reader, message) || isLeft
  if (!isNothing(step) && isTalked) return remarked(scene)
  const ticked = stepDone(message, scene, read)
  if (ticked !== undefined) return ticked
  const bare = withoutFillers(scene.reader, message)
  // A title alone is asked about, whatever it reads like [D38].
  const isNamed = asksForDeed(step)
  if (isNamed && exactly(scene.reader, [message, bare ?? message], scene.tasks).length > 0) return undefined
  const again = bare === undefined ? undefined : read(bare, scene)
  if (again !== undefined && (isNamed ? isChange(again) : isUnderstood(again))) return unlessDeleted(again, scene)
  // ‘Cancel the reminder tomorrow’ found nothing, and is no change of something else.
  if (step.detected.some((intent) => ENDS.has(intent))) return undefined
  const left = bare ?? message
  const pieces = inParts(message, left, step, scene, read)
  return (
    pieces ??
    // ‘Yes, the present’.
    (again !== undefined && isOffer(step) && asksForDeed(again) && saysYes(message, scene) ? again : undefined) ??
    (again !== undefined && isOffer(step) && isOffer(again) && message.endsWith(bare ?? '') ? again : undefined)
  )
}

const YES = wordSet(({ answers }) => answers.yes)
const saysYes = (message: string, { reader }: Scene) => reader.get(YES).has(splitWords(reader, message)[0]?.text ?? '')

/** What is read of the message as it was typed, before it is taken apart. */
function readWhole(message: string, step: DirectStep, scene: Scene, read: Read): DirectStep | undefined {
  const isFree = !isDone(step)
  return (
    toldAndMore(message, step, scene, read) ??
    (isOneThing(step) || isOneUpdate(step) ? orderAndMore(message, step, scene, read) : undefined) ??
    takenBack(message, step, scene) ??
    wantedAgain(message, scene) ??
    writtenShort(message, step, scene, read) ??
    (isFree ? pointedDative(message, scene, read) : undefined) ??
    (isFree ? thatSaid(message, scene, read) : undefined) ??
    lastOrder(message, step, scene, read) ??
    (isAdded(step) || isWeak(step) ? verbFirst(message, scene, read) : undefined) ??
    byNumbers(message, step, scene, read)
  )
}

/** `left`: the message without the words around what is wanted. */
function inParts(message: string, left: string, step: DirectStep, scene: Scene, read: Read): DirectStep | undefined {
  return (
    inPieces(left, scene) ??
    toBeDone(left, scene) ??
    undated(left, scene) ??
    planned(left, scene) ??
    orderBehind(left, scene, read) ??
    toldOtherwise(left, scene, read) ??
    (left === message ? undefined : toldByOthers(message, scene, read)) ??
    beenThere(left, scene) ??
    markedAs(left, scene) ??
    beginsWith(left, scene) ??
    mentioned(left, scene, read) ??
    beforeAside(left, scene, read) ??
    (isOffer(step) ? (movedButMissing(left, scene) ?? movedSometime(message, scene)) : undefined) ??
    toldOfIt(left, scene) ??
    toldOfThem(left, scene) ??
    (isOffer(step) ? told(toldAlone(left, scene)) : undefined) ??
    (asksForDeed(step) ? undefined : asked(left, scene)) ??
    putOnList(step, scene) ??
    (isOffer(step) ? needed(left, scene) : undefined)
  )
}

const told = (act: Act | undefined) => act && only(act, 'COMPLETE_TASK')

/** ‘Actually stop repeating it’ is about what was spoken of. */
function changeBehindFillers(
  message: string,
  step: DirectStep,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  // ‘Also at 8 pm’ adds what was added before once more.
  if (!isTyped(scene, step.acts[0]?.command.fields.title ?? '', message)) return undefined
  const bare = withoutFillers(scene.reader, message)
  const again = bare === undefined || !message.endsWith(bare) ? undefined : read(bare, scene)
  const meant = again !== undefined && isChange(again) ? unlessDeleted(again, scene) : undefined
  return meant ?? beginsWith(message, scene)
}

/** ‘Move everything due today to tomorrow please’ is no errand, and ‘push the dentist to the afternoon’ may be one. */
function movedOrAdded(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const bare = withoutFillers(scene.reader, message)
  const again = bare === undefined ? undefined : read(bare, scene)
  if (again !== undefined && isChange(again)) return again
  const order = bare ?? message
  return (
    inPieces(order, scene, 'perhaps an errand') ??
    markedAs(order, scene) ??
    beginsWith(order, scene) ??
    movedSometime(order, scene) ??
    movedButMissing(order, scene)
  )
}

/** ‘Push the plants to tmrow’: in full, where nothing else was understood. */
function writtenShort(
  message: string,
  step: DirectStep,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  if (!(isWeak(step) || asksForDeed(step) || isAdded(step) || isAskedAgain(step, scene))) return undefined
  const full = writtenOut(scene.reader, message) ?? uncontracted(message, scene)
  if (full === undefined) return undefined
  const first = read(full, scene)
  const again = reread(full, first, scene, read) ?? first
  if (isAskedAgain(again, scene)) return undefined
  if (isUnderstood(again) && !isAdded(again)) return unlessDeleted(again, scene)
  const isNew = (isAdded(again) || isOffer(again)) && (isAdded(step) || isOffer(step))
  const title = again.acts[0]?.command.fields.title ?? ''
  return isNew && isTyped(scene, title, message) ? again : undefined
}

/** ‘Mark seven and fifteen done’: where an order found no task, or none was named, numbers in words are tried as digits. */
function byNumbers(
  message: string,
  step: DirectStep,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
) {
  const isOrder =
    step.detected.length === 1 && step.detected.some((intent) => intent !== 'LIST_TASKS' && OF_TASK.has(intent))
  if (!isOrder || !/:ASK_(?:TASK|SHOW)$/.test(step.state ?? '')) return undefined
  const digits = inDigits(scene.reader, message)
  const again = digits === undefined ? undefined : read(digits, scene)
  return again !== undefined && isChange(again) ? unlessDeleted(again, scene) : undefined
}

const OF_TASK: ReadonlySet<DetectedIntent> = new Set(['DELETE_TASK', 'COMPLETE_TASK', 'UPDATE_TASK'] as const)

/** ‘K what's next’, ‘haha yes’, while something is asked: without the words around it. */
function leftBehind(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const { reader, context, tasks } = scene
  const isSaid = namesAgain(message, scene)
  // ‘Hmm ok’ is not sure enough for what is to be deleted.
  const isSafe = !context.state?.startsWith('DELETE')
  const bare = isSaid
    ? undefined
    : (withoutFillers(reader, message) ?? (isSafe ? answerBehind(reader, message) : undefined))
  if (isSaid && context.ref?.task_id !== undefined) {
    const task = tasks.find(({ id }) => id === context.ref?.task_id)
    const deed = context.state === 'COMPLETE:ASK_CONFIRMATION' ? 'complete' : 'update'
    return task && only(doDeed({ deed, fields: deed === 'update' ? context.fields : {} }, task, scene))
  }
  // ‘It's done, forget it’.
  const comma = message.lastIndexOf(',')
  const first = comma > 0 && isSmallTalk(reader, message.slice(comma + 1)) ? message.slice(0, comma) : undefined
  for (const text of [bare, first]) {
    const again = text === undefined ? undefined : read(text, scene)
    const isAnswered = again !== undefined && isUnderstood(again) && !isAskedAgain(again, scene)
    if (isAnswered) return unlessDeleted(again, scene)
  }
  return undefined
}

/** ‘Did you mean the dentist?’, ‘the dentist’: a deletion wants its yes. */
function namesAgain(message: string, { reader, context, tasks, ...scene }: Scene): boolean {
  const { state, ref } = context
  if (state !== 'COMPLETE:ASK_CONFIRMATION' && state !== 'UPDATE:ASK_CONFIRMATION') return false
  if (ref?.options !== undefined || splitWords(reader, message).length > MOST_OF_NAME) return false
  const found = resolveFitting(reader, message, { ...scene, tasks, isIn: isPending })
  return found.kind === 'one' && found.task.id === ref?.task_id && NAMED.has(found.how)
}

const MOST_OF_NAME = 5
const NAMED: ReadonlySet<string> = new Set(['number', 'whole', 'called', 'part'])

/** Nothing, a question, or one thing added: what else is said may be lost in it. */
const isOneThing = (step: DirectStep) =>
  isWeak(step) ||
  isAdded(step) ||
  asksForDeed(step) ||
  asksForValue(step) ||
  !step.acts.every(({ command }) => command.ready)

/** ‘Set the insurance to Monday, it's urgent’ may have been read by one of its halves. */
const isOneUpdate = ({ acts, state }: DirectStep) =>
  state === undefined && acts.length === 1 && acts[0]?.more === undefined && acts[0]?.command.intent === 'update_task'

/** The same question once more: the message was no answer to it. */
const isAskedAgain = ({ acts, state }: DirectStep, { context }: Scene) =>
  state !== undefined &&
  state === context.state &&
  acts.length === 1 &&
  acts[0]?.command.ready === false &&
  acts[0].command.ref?.task_id === context.ref?.task_id &&
  JSON.stringify(acts[0].command.fields) === JSON.stringify(context.fields)

/** ‘I was thinking delete the gym’: words that say little may say that it is not sure. */
function unlessDeleted(step: DirectStep, scene: Scene): DirectStep {
  const [act, ...others] = step.acts
  const { intent, ready, ref } = act?.command ?? {}
  const task = scene.tasks.find(({ id }) => id === ref?.task_id)
  if (intent !== 'delete_task' || ready !== true || others.length > 0 || task === undefined) return step
  return only(propose({ deed: 'delete', fields: {} }, task, scene), 'DELETE_TASK')
}

/** ‘Postpone the insurance until Monday, thank you’: what is asked for was said. It stays what it is. */
function withoutCourtesy(
  message: string,
  { detected }: DirectStep,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const bare = withoutFillers(scene.reader, message)
  const again = bare === undefined ? undefined : read(bare, scene)
  const isSame = again?.detected.join() === detected.join()
  return isSame && again?.acts.every(({ command }) => command.ready) ? again : undefined
}

const asksForValue = ({ state }: DirectStep) => /:ASK_(?:CHANGE|TASK|WHEN|TITLE)$/.test(state ?? '')

/** ‘Move the gym to Thursday I'm so tired’: the order, where what follows only says why. */
function beforeAside(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  for (const order of beforeAsides(scene.reader, message)) {
    const step = read(order, scene)
    if (step.detected.every((intent) => intent === 'UPDATE_TASK') && isChange(step)) return step
    const done = completedBy(step, scene)
    // ‘I watered the plants, how lovely they are’; of ‘I called the dentist, no answer’ it is for the person to say.
    if (done !== undefined) return only(propose({ deed: 'complete', fields: {} }, done, scene), 'COMPLETE_TASK')
    const pieces = isWeak(step) ? inPieces(order, scene) : undefined
    if (pieces !== undefined) return pieces
  }
  return undefined
}

/** The one task that it completes. */
function completedBy({ acts }: DirectStep, { tasks }: Scene): KnownTask | undefined {
  const [act, ...others] = acts
  const isDone = act?.command.ready && act.command.fields.status === 'done' && act.more === undefined
  return isDone && others.length === 0 ? tasks.find(({ id }) => id === act.command.ref?.task_id) : undefined
}

const isOffer = ({ state }: DirectStep) => state === 'CREATE:ASK_ADD'

const isPutErrand = (message: string, { reader }: Scene) =>
  isPut(reader, withoutFillers(reader, message) ?? message) &&
  readOpaque(reader, message).every(({ role }) => role === undefined || !ADDS.has(role))

const ADDS: ReadonlySet<string> = new Set(['create', 'create-ours', 'remind', 'alert', 'begin', 'give'])

const isAdded = ({ acts }: DirectStep) => acts.length === 1 && acts[0]?.command.intent === 'add_task'

const isWeak = (step: DirectStep) => isUnread(step) || isUnclear(step) || isNothing(step)

const isNothing = ({ acts, state }: DirectStep) =>
  acts.length === 1 && state === undefined && acts[0]?.command.intent === 'clarify' && acts[0].command.ref === null

const asksForDeed = ({ acts }: DirectStep) => acts.length === 1 && acts[0]?.asksForDeed !== undefined

const isChange = (step: DirectStep) => isOfTasks(step) && !step.detected.includes('LIST_TASKS')

const ENDS: ReadonlySet<DetectedIntent> = new Set(['DELETE_TASK', 'COMPLETE_TASK'] as const)
const TALK: ReadonlySet<DetectedIntent> = new Set(['HELP', 'GREETING'] as const)

export const isUnderstood = (step: DirectStep) =>
  isOfTasks(step) ||
  step.state === 'CREATE:ASK_TITLE' ||
  (step.detected.length > 0 && step.detected.every((intent) => TALK.has(intent))) ||
  (step.acts.length > 0 && step.acts.every(({ command }) => command.ready))
