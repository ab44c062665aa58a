// A message while no question is open: a correction, a task that is only named, a deed that is told, commands, an errand,
// or nothing that is understood.

import { readConfirmation } from '../answers/confirmation.ts'
import { isMadeOf, phraseSet } from '../answers/phrase-set.ts'
import { waiting } from '../command.ts'
import { normalized, withoutStop } from '../normalize.ts'
import { MOST_COMMANDS } from '../reading/read-clauses.ts'
import type { Reading } from '../reading/read-message.ts'
import { readNewTask } from '../slots/new-task.ts'
import { isOnlyReminder } from '../slots/reminder.ts'
import { wordMap } from '../word-tables.ts'
import { tryChange } from './act.ts'
import { appointment } from './adding/appointment.ts'
import { askTitle } from './adding/create.ts'
import { detail } from './adding/detail.ts'
import { beginsAsking, errand } from './adding/errand.ts'
import { afterHoldOn } from './after-hold-on.ts'
import { readOpaque } from './asking/read-opaque.ts'
import { chain, type DirectStep, only } from './chain.ts'
import { alsoAt } from './changing/also-at.ts'
import { asAnother } from './changing/as-another.ts'
import { correction, madeRecurring, unreadChange } from './changing/correct.ts'
import { eachItsOwn } from './changing/each-its-own.ts'
import { filed } from './changing/filing.ts'
import { allAdded, followUp } from './changing/follow-up.ts'
import { meantByName } from './changing/meant-name.ts'
import { movedNotDeleted } from './changing/moved-not-deleted.ts'
import { narrowerRule } from './changing/narrower-rule.ts'
import { nearlyTold } from './changing/nearly-told.ts'
import { notThatOne } from './changing/not-that-one.ts'
import { onceAgain } from './changing/once-again.ts'
import { onlyOfLetBe, onlyThoseOfAll, onlyThoseOfDone } from './changing/only-those.ts'
import { otherReminder } from './changing/other-reminder.ts'
import { otherWord } from './changing/other-word.ts'
import { reasonFirst } from './changing/reason-first.ts'
import { intentOf, onceOrNoMore } from './changing/recurring.ts'
import { redoneTo } from './changing/redo.ts'
import { remindIt } from './changing/remind-it.ts'
import { reopening } from './changing/reopening.ts'
import { stated, valueAfterName } from './changing/stated.ts'
import { stepsAdded, stepsAsked } from './changing/steps.ts'
import { doneNow, told } from './changing/told.ts'
import { toldThenAsked } from './changing/told-then-asked.ts'
import { toldTogether } from './changing/told-together.ts'
import { undoNamed } from './changing/undo-named.ts'
import { valueOfIt } from './changing/value-of-it.ts'
import { valuesJoined } from './changing/values-joined.ts'
import { widerRule } from './changing/wider-rule.ts'
import { askedAbout, definiteName, namedTask, titleAlone } from './finding/named-task.ts'
import { listTasks } from './listing/list.ts'
import { ofTheList } from './listing/of-the-list.ts'
import { alsoListed, askedOfNamed, butNot, listAsked, listWhole, question } from './listing/questions.ts'
import { misspelled } from './misspelled.ts'
import { isThanksOfYou } from './of-you.ts'
import { perhapsMeant } from './perhaps-meant.ts'
import { plainly } from './plainly.ts'
import { isRemark, isUnread, remarked } from './remark.ts'
import { remarkOnTask } from './remark-on-task.ts'
import { undatedIt } from './rereading/undated.ts'
import type { Act, Scene } from './scene.ts'
import { splitTask } from './several/add-several.ts'
import { exceptSome } from './several/except-some.ts'
import { addLines } from './several/lines.ts'
import { saysOthers } from './several/the-others.ts'
import { toldSeveral } from './several/told-several.ts'
import { thenReason } from './then-reason.ts'
import { withoutAnd } from './without-and.ts'

/** After so many misunderstandings in a row, help is shown instead of asking again. */
const PATIENCE = 2

export function fresh(message: string, scene: Scene): DirectStep {
  const first = understood(message, scene)
  const step = withoutAnd(message, first, scene, understood) ?? perhapsMeant(message, first, scene, understood) ?? first
  const had = detail(message, step, scene) ?? appointment(message, step, scene)
  if (had !== undefined) return had
  const remark = step.state === 'CREATE:ASK_ADD' ? remarkOnTask(message, scene) : undefined
  if (remark !== undefined) return only(remark, 'UNCLEAR')
  if (!isUnread(step) || !isRemark(scene.reader, message) || isOrdered(message, scene)) return step
  return afterHoldOn(message, scene, understood) ?? remarked(scene)
}

function understood(message: string, scene: Scene): DirectStep {
  const finished = doneNow(message, scene) ?? toldTogether(message, scene)
  if (finished !== undefined) return only(finished, 'COMPLETE_TASK')
  const isThanked = isMadeOf(scene.reader, message, scene.reader.get(CLOSING)) || isThanksOfYou(scene.reader, message)
  if (isThanked) return welcomed(scene)
  const isOpening = message.length <= LONGEST_OPENING && isMadeOf(scene.reader, message, scene.reader.get(OPENS_ADDING))
  if (isOpening) return only(askTitle(scene), 'CREATE_TASK')
  const number = notThatOne(message, scene)
  if (number !== undefined) return number
  const narrower = narrowerRule(message, scene)
  if (narrower !== undefined) return only(narrower, 'UPDATE_TASK')
  const sooner = otherReminder(message, scene)
  if (sooner !== undefined) return sooner
  const also = alsoAt(message, scene)
  if (also !== undefined) return also
  const likewise = widerRule(message, scene) ?? asAnother(message, scene) ?? remindIt(message, scene)
  if (likewise !== undefined) return only(likewise, 'UPDATE_TASK')
  const taken = undoNamed(message, scene)
  if (taken !== undefined) return taken
  const again = redoneTo(message, scene) ?? onceAgain(message, scene) ?? undatedIt(message, scene)
  if (again !== undefined) return again
  const those = onlyOfLetBe(message, scene) ?? onlyThoseOfDone(message, scene) ?? onlyThoseOfAll(message, scene)
  if (those !== undefined) return those
  const once = onceOrNoMore(message, scene)
  if (once !== undefined) return only(once, intentOf(once))
  const corrected = correction(message, scene) ?? otherWord(message, scene)
  if (corrected !== undefined) return corrected
  const recurring = madeRecurring(message, scene)
  if (recurring !== undefined) return recurring
  const other = meantByName(message, scene)
  if (other !== undefined) return other
  const some = exceptSome(message, scene, fresh)
  if (some !== undefined) return some
  const left = stepsAsked(message, scene)
  if (left !== undefined) return only(left, 'LIST_TASKS')
  const without = butNot(message, scene)
  if (without !== undefined) return only(without, 'LIST_TASKS')
  const ofListed = ofTheList(message, scene)
  if (ofListed !== undefined) return only(ofListed, 'LIST_TASKS')
  const plain = plainly(message, scene, fresh)
  if (plain !== undefined) return plain
  const split = splitAsked(message, scene)
  if (split !== undefined) return split
  const lines = addLines(message, scene)
  if (lines !== undefined) return lines
  const steps = stepsAdded(message, scene)
  if (steps !== undefined) return only(steps, steps.command.intent === 'add_task' ? 'CREATE_TASK' : 'UPDATE_TASK')
  const joined = valuesJoined(message, scene)
  if (joined !== undefined) return joined
  const under = filed(message, scene)
  if (under !== undefined) return only(under, 'UPDATE_TASK')
  const why = reasonFirst(message, scene, fresh)
  if (why !== undefined) return why
  const readings = readOpaque(scene.reader, message)
  if (readings.length > MOST_COMMANDS) return only(tooMuch(scene), 'UNCLEAR')
  const each = eachItsOwn(message, readings, scene, fresh)
  if (each !== undefined) return each
  // ‘The deadline of the report is Friday’ is no question about it.
  const said = stated(message, readings, scene)
  if (said !== undefined && !said.isUnknown) return only(said.act, said.detected)
  const together = allAdded(message, scene)
  if (together !== undefined) return together
  const asked = question(message, scene) ?? alsoListed(message, scene)
  if (asked !== undefined) return only(asked, 'LIST_TASKS')
  // A message that is a task's title, verb and all, changes nothing [D38].
  const named = askedAbout(message, scene) ?? titleAlone(message, readings, scene)
  if (named !== undefined) return only(named, 'UNCLEAR')
  const status = scene.reader.get(STATUS_ALONE).get(withoutStop(normalized(message)).trim())
  if (status !== undefined) return only(listTasks({ status }, scene), 'LIST_TASKS')
  const followed = followUp(message, scene)
  if (followed !== undefined) return followed
  const both = toldThenAsked(message, scene, fresh)
  if (both !== undefined) return both
  const done = told(message, scene) ?? toldSeveral(message, scene)
  if (done !== undefined) return only(done, 'COMPLETE_TASK')
  const back = reopening(message, scene)
  if (back !== undefined) return only(back, 'UPDATE_TASK')
  // ‘When do I need to take the car there?’, of nothing that is on the list, adds nothing.
  const isAsking = beginsAsking(scene.reader, message)
  const meant = meantOf(message, readings, scene).filter(({ intent }) => !isAsking || intent !== 'CREATE_TASK')
  const [first, ...more] = meant
  // ‘משימות בשבוע הבא’: what stands before may be all that is asked for.
  const whole = first?.intent === 'LIST_TASKS' && more.length === 0 && first.start > 0 && listWhole(message, scene)
  if (whole) return only(whole, 'LIST_TASKS')
  if (meant.length > 0) {
    const moved = movedNotDeleted(message, meant, scene, fresh)
    if (moved !== undefined) return moved
    const step = chain(message, meant, scene)
    // ‘Delete taks 3’: what was not found may have been typed wrong; ‘change the sheets every Sunday’ is an errand.
    if (!isNotFound(step)) return step
    const told = nearlyTold(message, scene)
    if (told !== undefined) return only(told, 'COMPLETE_TASK')
    return misspelled(message, scene) ?? timedErrand(message, meant, scene) ?? thenReason(message, scene, fresh) ?? step
  }
  const valued = valueAfterName(message, scene)
  if (valued !== undefined) return only(valued.act, valued.detected)
  const listed = listAsked(message, scene)
  if (listed !== undefined) return only(listed, 'LIST_TASKS')
  if (said !== undefined) return only(said.act, said.detected)
  const nearly = nearlyTold(message, scene)
  if (nearly !== undefined) return only(nearly, 'COMPLETE_TASK')
  const shown = askedOfNamed(message, scene)
  if (shown !== undefined) return only(shown, 'LIST_TASKS')
  return (
    misspelled(message, scene) ??
    (isOrdered(message, scene) ? thenReason(message, scene, fresh) : undefined) ??
    withoutCommand(message, scene) ??
    unreadChange(message, scene) ??
    onlyNamed(message, scene) ??
    errand(message, readings, scene) ??
    unclear(scene)
  )
}

/** ‘Delete this file’: an order that finds nothing is said to find nothing, and is no remark. */
function isOrdered(message: string, { reader }: Scene): boolean {
  const [first] = readOpaque(reader, message)
  return first !== undefined && first.verb !== 'chore' && first.mood === 'order' && CHANGES.has(first.intent)
}

const isNotFound = ({ acts, state }: DirectStep) => acts.length === 1 && state === 'LIST:ASK_SHOW'

/** ‘Complete the course by May’: of what is to be finished or changed by then, and is no task yet. */
function timedErrand(message: string, meant: readonly Reading[], scene: Scene): DirectStep | undefined {
  const [only, ...more] = meant
  if (only === undefined || more.length > 0 || only.isOurs || only.mood !== 'order') return undefined
  const read = readNewTask(scene.reader, message, scene.moment)
  const isDue = only.intent === 'COMPLETE_TASK' && (read?.deadline !== undefined || read?.unsure !== undefined)
  const isAgain = only.intent !== 'DELETE_TASK' && read?.recurrence !== undefined
  return isDue || isAgain ? errand(message, [], scene) : undefined
}

/** ‘Split it’; after ‘say split to make it three’ also a yes. A no leaves it as it is. */
function splitAsked(message: string, scene: Scene): DirectStep | undefined {
  const { reader, context, tracked } = scene
  if (isMadeOf(reader, message, reader.get(SPLIT_IT))) return only(splitTask(tracked, scene), 'UPDATE_TASK')
  const said = context.couldSplit ? readConfirmation(reader, message) : 'neither'
  if (said === 'neither') return undefined
  if (said === 'yes') return only(splitTask(tracked, scene), 'UPDATE_TASK')
  return only({ text: scene.phrases.cancelled, command: waiting('clarify', []), scene }, 'UNCLEAR')
}

function tooMuch(scene: Scene): Act {
  return { text: scene.say.tooMuch, command: waiting('clarify', ['intent']), stops: true, scene }
}

/** A reading that is about no task was a part of what stands before it: no word is lost. */
export function meantOf(message: string, readings: readonly Reading[], scene: Scene): readonly Reading[] {
  const meant: Reading[] = []
  for (const reading of readings.slice(0, MOST_COMMANDS)) {
    const last = meant.at(-1)
    // ‘… and remind me an hour before’ is about what is added.
    const isAdding = last?.intent === 'CREATE_TASK' || last?.role === 'create'
    const isReminder = isAdding && isOnlyReminder(scene.reader, message.slice(reading.from, reading.to))
    if (isReminder && last !== undefined) meant.splice(-1, 1, { ...last, intent: 'CREATE_TASK', to: reading.to })
    // ‘… and make it urgent’: what was done just before it is meant.
    else if (last !== undefined && isDeed(last) && valueOfIt(message, reading, scene) !== undefined) meant.push(reading)
    else if (isMeant(message, reading, scene)) meant.push(reading)
    // ‘… and move the rest to Friday’.
    else if (
      last !== undefined &&
      CHANGES.has(last.intent) &&
      saysOthers(message.slice(reading.from, reading.to), scene)
    )
      meant.push(reading)
    else if (ADDS.has(reading.role)) meant.push({ ...reading, intent: 'CREATE_TASK' })
    // ‘… remove bread and add milk’: what is not there is said not to be, and is no part of what follows.
    else if (isFirstOfChain(reading, readings)) meant.push({ ...reading, isOurs: true })
    else if (last !== undefined) meant.splice(-1, 1, { ...last, to: reading.to })
  }
  return meant
}

const isDeed = ({ intent }: Reading) => intent === 'CREATE_TASK' || CHANGES.has(intent)

const isFirstOfChain = ({ verb, intent, ifTask }: Reading, readings: readonly Reading[]) =>
  readings.length > 1 && readings[0]?.intent === intent && verb === 'keyword' && ifTask !== true && CHANGES.has(intent)

/** ‘Remind me on Friday instead’ changes what is there, and adds what is not. */
const ADDS: ReadonlySet<Reading['role']> = new Set(['create', 'remind', 'alert'] as const)
const CHANGES: ReadonlySet<Reading['intent']> = new Set(['COMPLETE_TASK', 'DELETE_TASK', 'UPDATE_TASK'] as const)

function isMeant(message: string, reading: Reading, scene: Scene): boolean {
  if (!CHANGES.has(reading.intent)) return !reading.ifTask
  const act = tryChange(message, reading, scene)
  return act !== undefined && (!reading.ifTask || fitsTask(act))
}

/** What could as well be meant for another assistant counts only if a task fits it. */
function fitsTask({ command, state }: Act): boolean {
  return command.ready || /:(?:SELECT_TASK|ASK_CONFIRMATION|ASK_CHANGE|ASK_WHEN)$/.test(state ?? '')
}

const SPLIT_IT = phraseSet(({ several }) => several.splitIt)
/** Nobody says in more letters that something is to be added. */
const LONGEST_OPENING = 80
const OPENS_ADDING = phraseSet(({ fillers }) => fillers.opensAdding ?? [])
const CLOSING = phraseSet(({ slots }) => slots.thanks.filter((phrase) => phrase.includes(' ')))
const THANKS = phraseSet(({ slots, answers }) => [...slots.thanks, ...answers.yes])
const STATUS_ALONE = wordMap(({ slots }) => slots.statusAlone)

/** Thanks, a yes to nothing, ‘task 3’. */
function withoutCommand(message: string, scene: Scene): DirectStep | undefined {
  const { say } = scene
  const nothing = waiting('clarify', [])
  const said = readConfirmation(scene.reader, message)
  // ‘What would you like me to do with it?’ is no question of yes or no.
  if (said !== 'neither' && scene.context.justAsked !== undefined)
    return only({ text: say.staysAsIs, command: nothing, scene }, 'UNCLEAR')
  // A no to what was just done may be meant to take it back.
  if (said !== 'neither') {
    const text = said === 'no' && scene.context.justDone.length > 0 ? say.sayUndo : say.nothingAsked
    return only({ text, command: nothing, scene }, 'UNCLEAR')
  }
  if (isMadeOf(scene.reader, message, scene.reader.get(THANKS))) return welcomed(scene)
  const named = namedTask(message, scene)
  return named === undefined ? undefined : only(named, 'UNCLEAR')
}

const welcomed = (scene: Scene) => only({ text: scene.say.welcome, command: waiting('clarify', []), scene }, 'UNCLEAR')

/** ‘The drill’: one of those that are there, and nothing is said of it. */
function onlyNamed(message: string, scene: Scene): DirectStep | undefined {
  const named = definiteName(message, scene)
  return named === undefined ? undefined : only(named, 'UNCLEAR')
}

function unclear(scene: Scene): DirectStep {
  const text = scene.context.unclear >= PATIENCE ? scene.say.help : scene.say.unclear
  return only({ text, command: waiting('clarify', ['intent']), scene }, 'UNCLEAR')
}
