// Direct mode (document 002): understand, act at once, say what was done. A question is asked only where acting would be
// guessing; a clear command leaves it [D21].

import { asksToRepeat, isCancel } from '../answers/confirmation.ts'
import { isMadeOf, phraseSet } from '../answers/phrase-set.ts'
import { waiting } from '../command.ts'
import { speech } from '../languages/index.ts'
import type { State } from '../marker.ts'
import { LEXICON } from '../reading/lexicon.ts'
import { type Reading, readMessage } from '../reading/read-message.ts'
import { splitWords } from '../reading/words.ts'
import { readNewTask } from '../slots/title.ts'
import type { DetectedIntent, KnownTask } from '../turn.ts'
import { actOn } from './act.ts'
import { answerTo } from './answer.ts'
import { correction } from './correct.ts'
import { undo } from './deeds.ts'
import { optionLines } from './refer.ts'
import { type Act, type Scene, spoken } from './scene.ts'

export interface DirectStep {
  readonly acts: readonly Act[]
  readonly state: State | undefined
  readonly detected: readonly DetectedIntent[]
}

/** After so many misunderstandings in a row, help is shown instead of asking again. */
const PATIENCE = 2

export function directStep(message: string, scene: Scene, lastReply: string | undefined): DirectStep {
  const { state } = scene.context
  const { phrases } = speech[scene.language]
  if (state !== undefined) {
    if (isCancel(message)) return only({ text: phrases.cancelled, command: waiting('clarify', []), scene }, 'UNCLEAR')
    return inQuestion(state, message, scene)
  }
  if (isUndo(message)) return only(undo(scene), 'UPDATE_TASK')
  if (isCancel(message))
    return only({ text: phrases.nothingToCancel, command: waiting('clarify', []), scene }, 'UNCLEAR')
  if (lastReply !== undefined && asksToRepeat(message))
    return only({ text: lastReply, command: waiting('clarify', []), scene }, 'UNCLEAR')
  return fresh(message, scene)
}

function fresh(message: string, scene: Scene): DirectStep {
  const corrected = correction(message, scene)
  if (corrected !== undefined) return corrected
  const readings = readMessage(message)
  const meant = meantOf(message, readings, scene)
  if (meant.length > 0) return chain(message, meant, scene)
  const doubtful = readings.find(({ intent }) => intent === 'CREATE_TASK')
  return doubtful === undefined ? unclear(message, scene) : offerToAdd(message.slice(doubtful.from), scene)
}

/** A reading that no task fits was a part of what stands before it: no word is lost. */
function meantOf(message: string, readings: readonly Reading[], scene: Scene): readonly Reading[] {
  const meant: Reading[] = []
  for (const reading of readings) {
    const last = meant.at(-1)
    if (isMeant(message, reading, scene)) meant.push(reading)
    else if (last !== undefined) meant.splice(-1, 1, { ...last, to: reading.to })
  }
  return meant
}

/** What could as well be meant for another assistant counts only if a task fits it. */
function isMeant(message: string, reading: Reading, scene: Scene): boolean {
  if (!reading.ifTask) return true
  if (reading.intent === 'CREATE_TASK') return false
  const act = actOn(message, reading, scene)
  return (
    act.command.ready || act.state?.endsWith('SELECT_TASK') === true || act.state?.endsWith('CONFIRMATION') === true
  )
}

/** ‘I need to pay the bill’: a task, or a wish for something else. One question settles it. */
function offerToAdd(text: string, scene: Scene): DirectStep {
  const read = readNewTask(text, scene.moment)
  if (read === undefined) return unclear(text, scene)
  const command = waiting('clarify', ['confirmation'], { fields: { ...read } })
  return only({ text: scene.say.shallIAdd(spoken(read.title)), command, state: 'CREATE:ASK_ADD', scene }, 'UNCLEAR')
}

/** An answer first; a clear command leaves the question; anything else is asked again. */
function inQuestion(state: State, message: string, scene: Scene): DirectStep {
  const readings = readMessage(message)
  const isCommand = readings.some(({ role, intent, ifTask }) => role !== undefined && !ifTask && intent !== 'NOTHING')
  const takesAnything = state === 'CREATE:ASK_TITLE' || state === 'UPDATE:ASK_CHANGE'
  const isOwnChange = state === 'UPDATE:ASK_CHANGE' && readings[0]?.intent === 'UPDATE_TASK'
  const answered = takesAnything && isCommand && !isOwnChange ? undefined : answerTo(state, message, scene)
  if (answered !== undefined) return withWaiting(answered, scene)
  if (isCommand) {
    const step = chain(message, meantOf(message, readings, scene), scene)
    const [first, ...rest] = step.acts
    // An offer needs no word of farewell.
    if (first === undefined || state === 'LIST:ASK_SHOW' || state === 'CREATE:ASK_ADD') return step
    return { ...step, acts: [{ ...first, text: `${scene.say.left} ${first.text}` }, ...rest] }
  }
  return askAgain(state, scene)
}

/** What was asked for after the question is done now [D19]. */
function withWaiting(act: Act, { context }: Scene): DirectStep {
  const later = context.ref?.waiting
  if (later === undefined) return only(act)
  if (act.state !== undefined) return only(keepWaiting(act, later))
  const rest = fresh(later, act.scene)
  return { acts: [act, ...rest.acts], state: rest.state, detected: rest.detected }
}

function keepWaiting(act: Act, later: string): Act {
  return { ...act, command: { ...act.command, ref: { ...act.command.ref, waiting: later } } }
}

/** In order, up to the first question; what comes after waits for its answer. */
function chain(message: string, readings: readonly Reading[], scene: Scene): DirectStep {
  const acts: Act[] = []
  let current = scene
  for (const [index, reading] of readings.entries()) {
    const act = actOn(message, reading, current)
    const next = readings[index + 1]
    if (act.state !== undefined || !act.command.ready) {
      acts.push(next === undefined || act.state === undefined ? act : keepWaiting(act, message.slice(next.start)))
      return { acts, state: act.state, detected: readings.map(detectedIn) }
    }
    acts.push(act)
    current = { ...act.scene, variant: act.scene.variant + 1 }
  }
  return { acts, state: undefined, detected: readings.map(detectedIn) }
}

function detectedIn({ intent }: Reading): DetectedIntent {
  if (intent === 'UNDO') return 'UPDATE_TASK'
  return intent === 'NOTHING' ? 'UNCLEAR' : intent
}

function askAgain(state: State, scene: Scene): DirectStep {
  const { ref, fields } = scene.context
  const options = (ref?.options ?? []).flatMap((id) => scene.tasks.find((task) => task.id === id) ?? [])
  const text =
    state.endsWith('SELECT_TASK') && options.length > 0
      ? scene.say.whichOption(optionLines(options, scene))
      : askedAgain(state, scene)
  return only({ text, command: waiting('clarify', ['task_selection'], { fields, ref }), state, scene })
}

function askedAgain(state: State, scene: Scene): string {
  const { say, context } = scene
  const task = scene.tasks.find((one: KnownTask) => one.id === context.ref?.task_id)
  if (state.startsWith('DELETE'))
    return task === undefined ? say.whichTask('delete') : say.proposed(spoken(task.title), 'delete')
  if (state.startsWith('COMPLETE'))
    return task === undefined ? say.whichTask('complete') : say.proposed(spoken(task.title), 'complete')
  if (state.startsWith('UPDATE'))
    return task === undefined ? say.whichTask('update') : say.proposed(spoken(task.title), 'update')
  return speech[scene.language].phrases.confirmOrCancel
}

const THANKS = phraseSet(Object.values(speech).flatMap(({ slots }) => slots.thanks))

function unclear(message: string, scene: Scene): DirectStep {
  if (isMadeOf(message, THANKS))
    return only({ text: scene.say.welcome, command: waiting('clarify', []), scene }, 'UNCLEAR')
  const text = scene.context.unclear >= PATIENCE ? scene.say.help : scene.say.unclear
  return only({ text, command: waiting('clarify', ['intent']), scene }, 'UNCLEAR')
}

function isUndo(message: string): boolean {
  const words = splitWords(message).filter(({ text }) => !/^[,;:.!?]$/.test(text))
  for (let at = 0; at < words.length; ) {
    const undone = LEXICON.orders.at(words, at).find(({ meaning }) => meaning === 'undo')
    if (undone !== undefined) return at + undone.length >= words.length
    const lead = LEXICON.leads.at(words, at).find(({ meaning }) => meaning === 'filler' || meaning === 'request')
    if (lead === undefined) return false
    at += lead.length
  }
  return false
}

function only(act: Act, detected?: DetectedIntent): DirectStep {
  return { acts: [act], state: act.state, detected: detected === undefined ? [] : [detected] }
}
