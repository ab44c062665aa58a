// A message while a question of direct mode is open: an answer first; a clear command leaves the question [D21]; anything
// else is asked again. An offer is not insisted on.

import { isCancel, readConfirmation } from '../../answers/confirmation.ts'
import { wishAfterYes } from '../../answers/confirms.ts'
import { contains, isMadeOf, phraseSet } from '../../answers/phrase-set.ts'
import { waiting } from '../../command.ts'
import type { State } from '../../marker.ts'
import { wordsOf } from '../../normalize.ts'
import type { Reading } from '../../reading/read-message.ts'
import { splitWords } from '../../reading/words.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { actOn } from '../act.ts'
import { afterCancel } from '../after-cancel.ts'
import { chain, type DirectStep, keepWaiting, only, saidBack } from '../chain.ts'
import { doDeed, type Wish } from '../changing/deeds.ts'
import { leadingField } from '../changing/field-words.ts'
import { filed } from '../changing/filing.ts'
import { isNotMeant, meantTask } from '../changing/meant-name.ts'
import { withoutFirst } from '../changing/phrase-ends.ts'
import { intentOf, onceOrNoMore } from '../changing/recurring.ts'
import { oneMore } from '../changing/same-again.ts'
import { ADVERBS } from '../changing/stated.ts'
import { isUndoBecause } from '../changing/undo-because.ts'
import { isUndo } from '../changing/undo-said.ts'
import { namedNumber } from '../finding/numbers.ts'
import { askTask, propose } from '../finding/refer.ts'
import { isWholeTitle, resolveFitting } from '../finding/resolve-task.ts'
import { fresh, meantOf } from '../fresh.ts'
import { question } from '../listing/questions.ts'
import { plainly } from '../plainly.ts'
import type { Act, Scene } from '../scene.ts'
import { proposedTasks, proposeSeveral } from '../several/do-several.ts'
import { answerTo, openWish } from './answer.ts'
import { askAgain } from './ask-again.ts'
import { ofItsOwn, withoutQuestion } from './of-its-own.ts'
import { readOpaque } from './read-opaque.ts'
import { revised } from './revised.ts'
import { addUnsure } from './when-answered.ts'
import { yesAndMore } from './yes-and-more.ts'

export function inQuestion(state: State, message: string, scene: Scene): DirectStep {
  if (isCancel(scene.reader, message) || isTakenBack(message, scene) || isNone(state, message, scene))
    return only(cancelled(scene), 'UNCLEAR')
  if (state !== 'LIST:ASK_SHOW' && (isUndo(scene.reader, message) || isUndoBecause(scene.reader, message)))
    return only(cancelled(scene), 'UNCLEAR')
  if (ASKS_WHICH.test(state) && isThanks(message, scene)) return only(cancelled(scene), 'UNCLEAR')
  const after = afterCancel(message, withoutQuestion(scene))
  if (after !== undefined) return leaving(after, scene)
  if (state.endsWith(':ASK_CONFIRMATION') && isMadeOf(scene.reader, message, scene.reader.get(HOW_MANY_THOSE)))
    return only(keptWaiting(askAgain(state, scene), scene))
  const withMoreAdded = state === 'CREATE:ASK_ADD' ? yesAndMore(message, scene) : undefined
  if (withMoreAdded !== undefined) return withMoreAdded
  // ‘Add a note: …’, of the task that is asked about.
  const noted = state.endsWith(':ASK_CONFIRMATION') ? filed(message, scene) : undefined
  if (noted !== undefined) return leaving(only(noted, 'UPDATE_TASK'), scene)
  // ‘Yes, delete it’ reads like a command, and is an answer [D47].
  const confirmed = asksYesOrNo(state) ? answerTo(state, message, scene) : undefined
  if (confirmed !== undefined) return withWaiting(confirmed, scene)
  const better = revised(state, message, scene)
  if (better !== undefined) return withWaiting(better, scene)
  // A yes to a question that was not asked: which task is meant is not sure.
  const deed = wishAfterYes(scene.reader, message)
  if (deed !== undefined) return only(proposed({ deed, fields: {} }, scene))
  const isOffer = state === 'LIST:ASK_SHOW' || state === 'CREATE:ASK_ADD'
  const once = onceOrNoMore(message, scene)
  if (once !== undefined) return isOffer ? only(once, intentOf(once)) : leaving(only(once, intentOf(once)), scene)
  // ‘Call it date night’ says a name, and no date.
  const plain = isOffer ? undefined : plainly(message, withoutQuestion(scene), fresh)
  if (plain !== undefined) return leaving(plain, scene)
  const readings = meantOf(message, readOpaque(scene.reader, message), scene).filter(
    ({ role, ifTask }) => role !== undefined || ifTask,
  )
  if (state.startsWith('CREATE') && dropsIt(message, readings, scene)) return only(cancelled(scene), 'UNCLEAR')
  if (!isTitleOf(message, scene) && readings.some((reading) => leaves(state, message, reading, scene))) {
    if (isOffer) return chain(message, readings, scene)
    return leaving(afterUnsure(chain(message, readings, addUnsure(scene)?.scene ?? scene), scene), scene)
  }
  // ‘What's next?’ is no name of a task.
  const asked = ASKS_WHICH.test(state) ? question(message, withoutQuestion(scene)) : undefined
  if (asked?.command.ready) return leaving(only(asked, 'LIST_TASKS'), scene)
  const said = readConfirmation(scene.reader, message)
  if (said === 'no') return only(cancelled(scene))
  const answer = said === 'yes' && !asksYesOrNo(state) ? undefined : answerTo(state, message, scene)
  if (answer !== undefined) return withWaiting(answer, scene)
  if (isOffer) return fresh(message, scene)
  const more = state.endsWith(':ASK_CONFIRMATION') ? withMore(state, message, scene) : undefined
  if (more !== undefined) return only(keptWaiting(more, scene))
  const meant = state.endsWith(':ASK_CONFIRMATION') ? meantTask(message, scene) : undefined
  const askedOf = scene.context.ref?.task_id
  const task = scene.tasks.find(({ id }) => id === askedOf)
  if (task !== undefined && state.endsWith(':ASK_CONFIRMATION') && isNotMeant(message, task, scene))
    return only(cancelled(scene))
  if (meant !== undefined && askedOf !== undefined && meant.id !== askedOf)
    return withWaiting(doDeed(openWish(state, scene), meant, scene), scene)
  const aside = /:(?:ASK_CONFIRMATION|SELECT_TASK)$/.test(state) ? ofItsOwn(message, scene) : undefined
  if (aside !== undefined) return leaving(aside, scene)
  const listed = state.endsWith(':ASK_WHEN') ? ofItsOwn(message, scene) : undefined
  if (listed?.detected.every((intent) => intent === 'LIST_TASKS')) return leaving(afterUnsure(listed, scene), scene)
  if (beginsWithNo(state, message, scene)) return only(cancelled(scene))
  return only(keptWaiting(askAgain(state, scene), scene))
}

/** ‘And the glasses too’, ‘same for the glasses’: of both it is asked. */
function withMore(state: State, message: string, scene: Scene): Act | undefined {
  const wish = openWish(state, scene)
  const name = oneMore(message, scene)
  const found = name === undefined ? undefined : resolveFitting(scene.reader, name, scene)
  const first = scene.tasks.find(({ id }) => id === scene.context.ref?.task_id)
  const asked = proposedTasks(scene)?.tasks ?? (first === undefined ? [] : [first])
  if (found?.kind !== 'one' || found.how === 'similar' || asked.length === 0 || asked.includes(found.task))
    return undefined
  return proposeSeveral(wish, [...asked, found.task], scene)
}

/** A task whose time is not known yet is added first: it was asked for. */
function afterUnsure(step: DirectStep, scene: Scene): DirectStep {
  const unsure = addUnsure(scene)
  return unsure === undefined ? step : { ...step, acts: [unsure, ...step.acts] }
}

const HOW_MANY_THOSE = phraseSet(({ repairs }) => repairs.howManyThose)

const TAKEN_BACK = wordSet(({ saying }) => [
  ...saying.takenBack,
  ...saying.cancelsLast,
  ...saying.notDoneAfterAll,
  ...saying.bringsBack,
])

/** ‘No wait’, ‘keep it’, where a yes is waited for. */
const isTakenBack = (message: string, { reader, context: { state } }: Scene) =>
  state?.endsWith(':ASK_CONFIRMATION') === true && reader.get(TAKEN_BACK).has(wordsOf(reader, message).join(' '))

const YES = phraseSet(({ answers }) => answers.yes)
const NOT_SO = phraseTable(({ answers, saying }) => [...answers.no, ...saying.takenBack, ...saying.keeping])

/** ‘No wait, I am going’: a no, whatever else it says. */
const beginsWithNo = (state: State, message: string, { reader }: Scene) =>
  state.endsWith(':ASK_CONFIRMATION') &&
  !contains(wordsOf(reader, message), reader.get(YES)) &&
  reader.get(NOT_SO).at(withoutFirst(reader, splitWords(reader, message), ADVERBS), 0).length > 0

const POINTING = wordSet(({ slots }) => [...slots.pronouns, ...slots.aroundReference])

/** ‘Cancel that reminder’, while it is asked when it is to be: it is not to be at all. */
function dropsIt(message: string, readings: readonly Reading[], { reader }: Scene): boolean {
  const [only, ...more] = readings
  if (only?.intent !== 'DELETE_TASK' || more.length > 0) return false
  return wordsOf(reader, message.slice(only.from, only.to)).every((word) => reader.get(POINTING).has(word))
}

/** Nothing is lost if it is left: the task is as it was. */
const ASKS_WHICH = /^(?:DELETE|COMPLETE|UPDATE):(?:SELECT_TASK|ASK_TASK|ASK_CHANGE|ASK_WHEN)$/
const THANKS = phraseSet(({ slots }) => slots.thanks)

const THANKS_AND_YES = phraseSet(({ slots, answers }) => [...slots.thanks, ...answers.yes])

/** ‘Thanks’, ‘cool, thanks’. */
const isThanks = (message: string, { reader }: Scene) =>
  isMadeOf(reader, message, reader.get(THANKS)) ||
  (contains(wordsOf(reader, message), reader.get(THANKS)) && isMadeOf(reader, message, reader.get(THANKS_AND_YES)))

const NONE = phraseSet(({ repairs }) => repairs.noneOfThem)

/** ‘Neither’, where some were offered. */
const isNone = (state: State, message: string, { reader }: Scene) =>
  /:(?:ASK_CONFIRMATION|SELECT_TASK|ASK_WHEN)$/.test(state) && isMadeOf(reader, message, reader.get(NONE))

const proposed = (wish: Wish, scene: Scene) =>
  scene.tracked === undefined ? askTask(wish, scene) : propose(wish, scene.tracked, scene)

const asksYesOrNo = (state: State) => /:ASK_(?:CONFIRMATION|SHOW|ADD)$/.test(state)

/** A title is an answer, whatever it reads like. */
const isTitleOf = (message: string, { reader, tasks }: Scene) => isWholeTitle(reader, [message], tasks)

/** Whether a command is one of its own, and not a part of the answer. */
function leaves(state: State, message: string, reading: Reading, scene: Scene): boolean {
  const { intent, from, to } = reading
  if (state === 'UPDATE:ASK_CHANGE')
    return (
      !leadingField(scene.reader, splitWords(scene.reader, message.slice(from, to))) &&
      !(intent === 'UPDATE_TASK' && isSameTask(message, reading, scene))
    )
  // ‘Cancel gym membership’ is a title, unless there is a task to cancel [D8].
  if (state === 'CREATE:ASK_TITLE') return intent === 'LIST_TASKS' || isOfTask(message, reading, scene)
  return true
}

/** ‘Delete task 3’: nobody calls a task that. */
function isOfTask(message: string, reading: Reading, scene: Scene): boolean {
  const words = splitWords(scene.reader, message.slice(reading.from, reading.to))
  return namedNumber(scene.reader, words) !== undefined && actOn(message, reading, scene)?.command.ready === true
}

/** ‘Change it to call mom’, asked what to change: of the same task, or of none that is named. */
function isSameTask(message: string, reading: Reading, scene: Scene): boolean {
  const ref = actOn(message, reading, scene)?.command.ref
  return ref?.task_id === undefined || ref.task_id === scene.context.ref?.task_id
}

/** What waited for the answer is dropped with the question [D19], and said to be. */
function cancelled(scene: Scene): Act {
  const text = `${scene.phrases.cancelled}${dropped(scene)}`
  return { text, command: waiting('clarify', []), scene }
}

function leaving(step: DirectStep, scene: Scene): DirectStep {
  const [first, ...rest] = step.acts
  if (first === undefined) return step
  return { ...step, acts: [{ ...first, text: `${scene.say.left}${dropped(scene)} ${first.text}` }, ...rest] }
}

function dropped({ context, say }: Scene): string {
  const later = context.ref?.waiting
  return later === undefined ? '' : ` ${say.notGoneOn(saidBack(later))}`
}

/** What was asked for after the question is done now [D19]. */
function withWaiting(act: Act, scene: Scene): DirectStep {
  const later = scene.context.ref?.waiting
  if (later === undefined) return only(act)
  if (act.stops) return only({ ...act, text: `${act.text}${dropped(scene)}` })
  if (act.state !== undefined) return only(keptWaiting(act, scene))
  const rest = fresh(later, act.scene)
  return { acts: [act, ...rest.acts], state: rest.state, detected: rest.detected }
}

function keptWaiting(act: Act, { context }: Scene): Act {
  return context.ref?.waiting === undefined || act.state === undefined ? act : keepWaiting(act, context.ref.waiting)
}
