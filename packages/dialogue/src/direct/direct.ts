// Direct mode (document 002): understand, act at once, say what was done. A question is asked only where acting would be
// guessing.

import { cutText } from '@pawl/kernel'
import { asksToRepeat, isCancel } from '../answers/confirmation.ts'
import { isMadeOf, phraseSet } from '../answers/phrase-set.ts'
import { waiting } from '../command.ts'
import { quoted } from '../marker.ts'
import { cleaned, wordsOf } from '../normalize.ts'
import type { Reader } from '../reader.ts'
import { wordSet } from '../word-tables.ts'
import { afterCancel } from './after-cancel.ts'
import { afterRemark } from './after-remark.ts'
import { inQuestion } from './asking/question.ts'
import { type DirectStep, only } from './chain.ts'
import { asNote } from './changing/as-note.ts'
import { isPutOffToWeekday } from './changing/put-off.ts'
import { undo } from './changing/undo.ts'
import { afterReason, isUndoBecause } from './changing/undo-because.ts'
import { isUndo } from './changing/undo-said.ts'
import { withoutCourtesies } from './courtesies.ts'
import { fresh } from './fresh.ts'
import { withoutCorrected } from './rereading/corrected.ts'
import { withNote } from './rereading/noted.ts'
import { withPointedDay } from './rereading/pointed-day.ts'
import { withProjectNamed } from './rereading/pointed-project.ts'
import { isUnderstood, reread } from './rereading/reread.ts'
import { withoutAskedAgain, withoutHesitation, withoutRequestMark } from './rereading/without-fillers.ts'
import { isTyped } from './rereading/written-out.ts'
import { saidBesides } from './said-besides.ts'
import type { Scene } from './scene.ts'

export function directStep(message: string, asked: Scene, lastReply: string | undefined): DirectStep {
  const scene = isPutOffToWeekday(asked.reader, message) ? { ...asked, isPutOff: true } : asked
  const { reader } = scene
  const wanted = withoutRequestMark(reader, withoutAskedAgain(reader, withoutHesitation(reader, message)))
  const typed = withoutCorrected(wanted, scene)
  const read = (text: string, again: Scene) => readOnce(text, again, lastReply)
  const named = withProjectNamed(typed, scene) ?? withNote(typed, scene) ?? typed
  return ofPointedDay(named, scene, read) ?? rereadOf(named, scene, read)
}

type Read = (text: string, scene: Scene) => DirectStep

function rereadOf(said: string, scene: Scene, read: Read): DirectStep {
  const step = read(said, scene)
  return reread(said, step, scene, read) ?? step
}

/** ‘The milk to the same day’: with the day itself, unless nothing is understood of it or it would be a part of a title. */
function ofPointedDay(said: string, scene: Scene, read: Read): DirectStep | undefined {
  for (const meant of withPointedDay(said, scene)) {
    const step = rereadOf(meant, scene, read)
    const titles = step.acts.flatMap(({ command }) => command.fields.title ?? [])
    if (isUnderstood(step) && titles.every((title) => isTyped(scene, title, said))) return step
  }
  return undefined
}

function readOnce(message: string, scene: Scene, lastReply: string | undefined): DirectStep {
  const wanted = withoutCourtesies(scene.reader, message)
  if (wanted !== undefined) return readOnce(wanted, scene, lastReply)
  const { state } = scene.context
  const note = asNote(message, scene)
  if (note !== undefined) return note
  if (state !== undefined) return inQuestion(state, message, scene)
  const say = (text: string) => only({ text, command: waiting('clarify', []), scene }, 'UNCLEAR')
  const kept = keepsLast(message, scene) ?? keptBehind(message, scene)
  if (kept === 'as it is') return say(scene.say.staysAsIs)
  const isTwo = isMadeOf(scene.reader, message, scene.reader.get(UNDO_TWO))
  if (kept === 'as it was' || isTwo || isUndoSaid(message, scene) || cancelsLast(message, scene))
    return only(undo(scene, answersMeant(message, scene)), 'UPDATE_TASK')
  if (isCancel(scene.reader, message)) return say(scene.phrases.nothingToCancel)
  const after = afterCancel(message, scene)
  if (after !== undefined) return after
  if (lastReply !== undefined && asksToRepeat(scene.reader, message)) return say(lastReply)
  const told = aboutLast(message, scene)
  if (told !== undefined) return say(told)
  const step = fresh(message, scene)
  return (
    afterRemark(message, step, scene, (rest) => readOnce(rest, scene, undefined)) ??
    saidBesides(message, step, scene, fresh) ??
    step
  )
}

const isUndoSaid = (message: string, { reader }: Scene) => isUndo(reader, message) || isUndoBecause(reader, message)

/** ‘It was for her sister. Undo’, ‘I was wrong, bring it back’. */
function keptBehind(message: string, scene: Scene): 'as it was' | 'as it is' | undefined {
  const { reader, context } = scene
  const order = context.justDone.length === 0 ? undefined : afterReason(reader, message)
  // ‘The drill matters, bring it back’: one of several.
  const isOfOne = order !== undefined && wordsOf(reader, order).some((word) => reader.get(PRONOUNS).has(word))
  if (order === undefined || (isOfOne && context.justDone.length > 1)) return undefined
  return isUndoSaid(order, scene) || cancelsLast(order, scene) ? 'as it was' : keepsLast(order, scene)
}

const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const UNDO_TWO = phraseSet(({ repairs }) => repairs.undoTwo)
const WHY = phraseSet(({ repairs }) => repairs.why)
const WHAT_DID_YOU_DO = phraseSet(({ repairs }) => repairs.whatDidYouDo)
const MOST_SAID_BACK = 100

/** ‘Why?’, ‘what did you do?’, right after something was done. */
function aboutLast(message: string, { reader, context, say }: Scene): string | undefined {
  if (context.justDone.length === 0 && !context.justUndone) return undefined
  if (isMadeOf(reader, message, reader.get(WHAT_DID_YOU_DO))) return context.lastAnswer
  if (context.lastSaid === undefined || !isMadeOf(reader, message, reader.get(WHY))) return undefined
  return say.whyDone(quoted(cutText(cleaned(context.lastSaid), MOST_SAID_BACK)))
}

const BOTH = wordSet(({ several }) => several.both)

/** ‘Undo both’: what was done in the last two answers, if neither was of several tasks. */
function answersMeant(message: string, { reader, context }: Scene): number {
  if (isMadeOf(reader, message, reader.get(UNDO_TWO))) return 2
  const isBoth = wordsOf(reader, message).some((word) => reader.get(BOTH).has(word))
  return isBoth && context.justDone.length === 1 ? 2 : 1
}

const CANCELS_LAST = wordSet(({ saying }) => saying.cancelsLast)
const DROPS_NEW = wordSet(({ saying }) => saying.dropsNew ?? [])

/** בטל with nothing asked, right after something was done. */
const cancelsLast = (message: string, { reader, context }: Scene) =>
  ((context.justDone.length > 0 || context.justUndone) && isSaid(reader, message, reader.get(CANCELS_LAST))) ||
  (context.justDone.at(-1)?.command.intent === 'add_task' && isSaid(reader, message, reader.get(DROPS_NEW)))

const NOT_DONE = wordSet(({ saying }) => saying.notDoneAfterAll)
const BRINGS_BACK = wordSet(({ saying }) => saying.bringsBack)
const KEEPS_LAST = wordSet(({ saying }) => saying.keepsLast)

/**
 * ‘Keep it’: what was just deleted comes back, and so does what was completed if it is a change of mind. ‘Not yet’ is said of
 * what was completed, ‘bring it back’ of what was taken away or changed. What was added stays: of two readings, that takes
 * nothing away.
 */
function keepsLast(message: string, { reader, context }: Scene): 'as it was' | 'as it is' | undefined {
  const isAny = (table: typeof KEEPS_LAST) => isSaid(reader, message, reader.get(table))
  const afterwards = (isMeant: boolean) => (isMeant ? 'as it was' : 'as it is')
  if (context.done.at(-1)?.command.intent === 'add_task' && !context.justUndone && isAny(BRINGS_BACK)) return 'as it is'
  const last = context.justDone.at(-1)?.command
  if (last === undefined) return isAny(KEEPS_LAST) ? 'as it is' : undefined
  // ‘Oops, I didn't, it was David’.
  const clause = message.slice(0, message.lastIndexOf(','))
  const isNotDone = isAny(NOT_DONE) || (message.length <= LONGEST && isSaid(reader, clause, reader.get(NOT_DONE)))
  if (isNotDone) return afterwards(last.fields.status === 'done')
  if (isAny(BRINGS_BACK)) return 'as it was'
  if (!isAny(KEEPS_LAST)) return undefined
  const isSecondThought = reader.get(FIRST).has(wordsOf(reader, message)[0] ?? '')
  return afterwards(last.intent === 'delete_task' || (isSecondThought && last.intent !== 'add_task'))
}

/** Nobody takes something back in more letters. */
const LONGEST = 80

const FIRST = wordSet(({ slots }) => slots.beforeCorrection)

/** ‘No wait, bring it back’: as it stands, or behind such words. */
function isSaid(reader: Reader, message: string, phrases: ReadonlySet<string>): boolean {
  const words = wordsOf(reader, message)
  const from = words.findIndex((word) => !reader.get(FIRST).has(word))
  return words.some((_, at) => (at === 0 || at <= from) && phrases.has(words.slice(at).join(' ')))
}
