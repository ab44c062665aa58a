// Corrections right after: ‘actually, make it Friday’, ‘no, I meant the other one’.

import { normalized, withoutStop } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { type Moment, readDeadlines } from '../../slots/deadline.ts'
import type { Command, CommandFields, KnownTask } from '../../turn.ts'
import { Lexemes } from '../../when/lexemes.ts'
import { localOf } from '../../when/moment.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import { askTask, chooseAgain, passing, rulingOn } from '../finding/refer.ts'
import { mayBePlace, resolveFitting } from '../finding/resolve-task.ts'
import type { Asked } from '../gate.ts'
import type { Scene } from '../scene.ts'
import { withoutInto } from './change.ts'
import { askChange, doDeed, isPending, type Wish } from './deeds.ts'
import { textOf } from './field-words.ts'
import { trimmed, withoutMarks } from './phrase-ends.ts'
import { redone } from './same-again.ts'
import { ADVERBS } from './stated.ts'
import { takeBack } from './undo.ts'
import { valueFor } from './value.ts'
import { valuesIn } from './values-said.ts'

const OTHER = wordSet(({ slots }) => slots.other)
const MAKE_IT = phraseTable(({ slots }) => slots.makeIt)
const TITLED = phraseTable(({ slots }) => slots.makeItTitled)
const NOT = wordSet(({ saying }) => saying.notValue)
const NO = wordSet(({ answers }) => answers.no)
const FIRST = wordSet(({ slots }) => slots.beforeCorrection)

export function correction(message: string, scene: Scene): DirectStep | undefined {
  const better = onSecondThought(message, scene)
  if (better !== undefined) return correction(better, scene)
  const words = splitWords(scene.reader, message)
  const start = words.findIndex(({ text }) => !scene.reader.get(FIRST).has(text) && !/^[,;:.!?—–]$/.test(text))
  if (start === -1) return undefined
  const said = withoutStop(normalized(message.slice((words[start] as Word).start)))
  return (
    instead(message, words, start, scene) ??
    (start > 0 && scene.reader.get(OTHER).has(said) ? otherOne(said, scene) : undefined) ??
    madeInto(message, words, start, scene)
  )
}

/** ‘Sunday? no, Monday’: from the no on, if both are values. */
function onSecondThought(message: string, scene: Scene): string | undefined {
  const at = message.indexOf('?')
  const rest = message.slice(at + 1).trim()
  const [no, ...value] = splitWords(scene.reader, rest)
  if (at < 1 || no === undefined || value.length === 0 || !scene.reader.get(NO).has(no.text)) return undefined
  const isValue = (words: readonly Word[], text: string) => valuesIn(text, withoutMarks(words), scene) !== undefined
  const first = message.slice(0, at)
  const said = value[0]?.text === ',' ? value.slice(1) : value
  return isValue(splitWords(scene.reader, first), first) && isValue(said, rest) ? rest : undefined
}

/** ‘The other one’: what was done is taken back, and the same is done to the other. */
function otherOne(said: string, scene: Scene): DirectStep | undefined {
  const last = scene.context.done.at(-1)
  if (last === undefined || last.command.intent === 'add_task') return undefined
  const wish = wishOf(last.command)
  const options = last.command.ref?.options ?? shownWith(last.taskId, scene)
  const others = options?.flatMap((id) => scene.tasks.find((task) => task.id === id && id !== last.taskId) ?? []) ?? []
  // השנייה: the other of two, and of more the second.
  const second = others.length > 1 ? resolveFitting(scene.reader, said, scene) : undefined
  const isSecond = second?.kind === 'one' && second.how === 'place' && others.includes(second.task)
  if (isSecond) return redone(last, wish, second.task, scene, options)
  const [other] = others
  if (other !== undefined && others.length === 1) return redone(last, wish, other, scene, options)
  // Which one it is was never asked: what was wrong is taken back, and then it is.
  const again = other === undefined ? askTask(wish, scene) : chooseAgain(wish, others, scene)
  const detected = { delete: 'DELETE_TASK', complete: 'COMPLETE_TASK', update: 'UPDATE_TASK' } as const
  return { acts: [takeBack(last, scene), again], state: again.state, detected: ['UPDATE_TASK', detected[wish.deed]] }
}

/** Of what was shown, if it was one of a few: more are as good as not shown. */
function shownWith(id: string, { context: { shown } }: Scene): readonly string[] | undefined {
  const ids = shown.flatMap((task) => task?.id ?? [])
  return ids.includes(id) && ids.length <= MOST_SHOWN ? ids : undefined
}

const MOST_SHOWN = 5

function wishOf({ intent, fields }: Command): Wish {
  if (intent === 'delete_task') return { deed: 'delete', fields: {} }
  const isComplete = fields.status === 'done' && Object.keys(fields).length === 1
  return isComplete ? { deed: 'complete', fields: {} } : { deed: 'update', fields }
}

function isPlace(message: string, said: readonly Word[], scene: Scene): boolean {
  const bare = trimmed(scene.reader, said, ADVERBS)
  const name = textOf(message, bare)
  const isOne = scene.shown.length > 1 && mayBePlace(scene.reader, name)
  const found = isOne ? resolveFitting(scene.reader, name, scene) : undefined
  return found?.kind === 'one' && found.how === 'place'
}

/** ‘No, Friday not Thursday’: the value, without the one it is not. */
function instead(message: string, words: readonly Word[], start: number, scene: Scene): DirectStep | undefined {
  const { tracked } = scene
  if (start === 0 || tracked === undefined || tracked.status === 'done') return undefined
  if (scene.context.justDone.length === 0) return undefined
  const other = notThatBut(message, words, start, scene)
  if (other !== undefined) return other
  const said = withoutMarks(words.slice(start))
  // ‘No, only the first’: one of those that were shown, and no day.
  if (isPlace(message, said, scene)) return undefined
  const isTimed = tracked.deadline?.includes('T')
  const fields =
    asLate(sameHalf(valuesIn(message, said, scene), tracked, scene), textOf(message, said), tracked, scene) ??
    shortDay(message, said, scene) ??
    (isTimed ? otherHour(message, said, tracked, scene) : undefined)
  if (fields === undefined) return undefined
  const isNot = scene.reader.get(NOT).has(words[start - 1]?.text ?? '')
  // ‘Not urgent’ is no ‘urgent’; ‘not Friday’ says no day. In Hebrew ‘no, Friday’ is said without its comma.
  if (isNot && fields.priority === undefined && words[start - 1]?.text === 'not') return undefined
  // ‘Not on weekends’ is not on weekends alone, in any language.
  if (isNot && fields.recurrence !== undefined) return undefined
  const wish: Wish = { deed: 'update', fields: isNot && fields.priority ? { priority: 'medium' } : fields }
  const act = passing(wish, tracked, rulingOn(scene.reader, wish, tracked, 'pronoun', CORRECTED), scene)
  return act && only(act, 'UPDATE_TASK')
}

/** בעצם ראשון: of what is due on a day, in one short word. */
function shortDay(message: string, [day, ...more]: readonly Word[], scene: Scene): CommandFields | undefined {
  if (day === undefined || more.length > 0 || !scene.tracked?.deadline || !/^\p{L}+$/u.test(day.text)) return undefined
  const [deadline, ...others] = readDeadlines(scene.reader, message.slice(day.start, day.end), scene.moment, true)
  return deadline === undefined || others.length > 0 ? undefined : { deadline }
}

/** ‘Not tomorrow, Friday’: what stands behind the comma, if both are values of one kind. */
function notThatBut(message: string, words: readonly Word[], start: number, scene: Scene): DirectStep | undefined {
  const { reader, tracked } = scene
  const comma = words.findIndex(({ text }, at) => at > start && text === ',')
  const isNot = reader.get(NOT).has(words[start - 1]?.text ?? '')
  if (tracked === undefined || comma === -1 || !isNot) return undefined
  const hour = notThatHour(message, words.slice(start, comma), words.slice(comma + 1), scene)
  if (hour !== undefined) return hour
  const [wrongly, rightly] = [words.slice(start, comma), withoutMarks(words.slice(comma + 1))]
  const wrong = valuesOrInto(message, wrongly, scene) ?? shortDay(message, wrongly, scene)
  const right = valuesOrInto(message, rightly, scene) ?? shortDay(message, rightly, scene)
  if (wrong === undefined || right === undefined || kindOf(wrong) !== kindOf(right)) return undefined
  const wish: Wish = { deed: 'update', fields: sameHalf(right, tracked, scene) ?? right }
  const act = passing(wish, tracked, rulingOn(reader, wish, tracked, 'pronoun', CORRECTED), scene)
  return act && only(act, 'UPDATE_TASK')
}

const HOUR = /^(?:[לב]-?|at |to )?(?<hour>\d{1,2}(?::\d{2})?)[.!]*$/iu

/** ‘Not at 8, at 9’, לא ל-8, ל-9, of what is due at an hour. */
function notThatHour(
  message: string,
  wrong: readonly Word[],
  right: readonly Word[],
  scene: Scene,
): DirectStep | undefined {
  const { tracked } = scene
  const { hour } = HOUR.exec(textOf(message, right))?.groups ?? {}
  const isOfHours = tracked?.deadline?.includes('T') && HOUR.test(textOf(message, wrong))
  if (tracked === undefined || !isOfHours || hour === undefined) return undefined
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  // Eight in the evening was meant to be nine in the evening.
  const isLate = (localOf(tracked.deadline ?? '', scene.moment)?.minutes ?? 0) >= 720 && hours < 12
  if (hours > 23 || minutes > 59) return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  const deadline = `T${two(isLate ? hours + 12 : hours)}:${two(minutes)}`
  return only(doDeed({ deed: 'update', fields: { deadline } }, tracked, scene), 'UPDATE_TASK')
}

/** ל-8: the letter that says ‘to’ may be joined to it. */
function valuesOrInto(message: string, words: readonly Word[], scene: Scene): CommandFields | undefined {
  const bare = withoutInto(scene.reader, textOf(message, words))
  return valuesIn(message, words, scene) ?? valuesIn(bare, splitWords(scene.reader, bare), scene)
}

/** A time that could be several is a time all the same. */
const kindOf = (fields: CommandFields) => (fields.dates === undefined ? Object.keys(fields)[0] : 'deadline')

/** ‘No, 4’, ‘make it 11’, of a task that is due. */
function otherHour(message: string, words: readonly Word[], task: KnownTask, scene: Scene): CommandFields | undefined {
  const [hour, ...more] = words
  if (hour === undefined || more.length > 0 || !/^\d{1,2}(?::\d{2})?$/.test(hour.text)) return undefined
  const hours = task.deadline ? readDeadlines(scene.reader, message.slice(hour.start), scene.moment, true) : []
  const due = localOf(task.deadline ?? '', scene.moment)?.minutes ?? 0
  // ‘No, 8’, of seven in the evening, is eight in the evening.
  const isTimed = task.deadline?.includes('T') === true
  const same = hours.filter((one) => isTimed && isTime(one) && Number(one.slice(1, 3)) >= 12 === due >= 720)
  const [deadline] = same.length === 1 ? same : hours
  return deadline === undefined ? undefined : hours.length === 1 || same.length === 1 ? { deadline } : { dates: hours }
}

/** ‘I mean 4:30’, of what is due at four in the afternoon. */
export function sameHalf(
  fields: CommandFields | undefined,
  task: KnownTask,
  { moment }: Scene,
): CommandFields | undefined {
  const due = task.deadline?.includes('T') ? localOf(task.deadline, moment)?.minutes : undefined
  if (fields?.dates === undefined || due === undefined) return fields
  const [deadline, ...more] = fields.dates.filter((one) => isTime(one) && Number(one.slice(1, 3)) >= 12 === due >= 720)
  const { dates: _, ...others } = fields
  return deadline === undefined || more.length > 0 ? fields : { ...others, deadline }
}

const EVENING = 1080
const HALF = 12

/** ‘No, sorry, at nine’, of half past eight in the evening: nine in the evening, unless it is written as an hour of 24. */
function asLate(fields: CommandFields | undefined, said: string, task: KnownTask, scene: Scene) {
  const { reader, moment } = scene
  const due = task.deadline?.includes('T') ? localOf(task.deadline, moment)?.minutes : undefined
  const time = fields?.deadline && isTime(fields.deadline) ? fields.deadline : undefined
  const hour = Number(time?.slice(1, 3))
  const words = new Lexemes(reader, said)
  const isExact = said.includes(':') || words.list.some((_, at) => words.is(at, 'part') || words.is(at, 'half'))
  if (time === undefined || due === undefined || due < EVENING || hour >= HALF || isExact) return fields
  return { ...fields, deadline: `T${hour + HALF}${time.slice(3)}` }
}

const isTime = (written: string) => /^T\d{2}:/.test(written)

/** ‘Make it Friday’ changes the task that was just spoken of. */
function madeInto(message: string, words: readonly Word[], start: number, scene: Scene): DirectStep | undefined {
  const [found] = scene.reader.get(MAKE_IT).at(words, start)
  const first = words[start + (found?.length ?? 0)]
  // ‘No, high priority’: nothing but a value.
  const isCorrected = found !== undefined || (start > 0 && scene.reader.get(NO).has(words[0]?.text ?? ''))
  if (first === undefined || !isCorrected) return undefined
  const { tracked } = scene
  const hour = tracked && otherHour(message, withoutMarks(words.slice(start + (found?.length ?? 0))), tracked, scene)
  const fields = hour ?? valueIn(scene.reader, message.slice(first.start), scene.moment)
  const isNot = found === undefined && scene.reader.get(NOT).has(words[start - 1]?.text ?? '')
  if (isNot && fields.recurrence !== undefined) return undefined
  // A new title only where something is taken back: otherwise it could be anything [D38].
  const isNamed = found !== undefined && start > 0 && scene.reader.get(TITLED).at(words, start).length > 0
  if (fields.title !== undefined && !isNamed) return undefined
  const wish: Wish = { deed: 'update', fields }
  if (tracked === undefined) return only(askTask(wish, scene), 'UPDATE_TASK')
  const ruling = rulingOn(scene.reader, wish, tracked, 'pronoun', CORRECTED)
  // ‘No, make it normal’ may mean a value that is not known: one word is no title without a yes.
  const isUnsure = fields.title !== undefined && !fields.title.includes(' ')
  const act = passing(wish, tracked, ruling === 'act' && isUnsure ? 'propose' : ruling, scene)
  return act && only(act, 'UPDATE_TASK')
}

const RECURRING = wordSet(({ saying }) => saying.recurring)

/** ‘Make it recurring’: how often, is asked. */
export function madeRecurring(message: string, scene: Scene): DirectStep | undefined {
  const { reader, tracked } = scene
  const words = withoutMarks(splitWords(reader, message))
  const [lead] = reader.get(MAKE_IT).at(words, 0)
  const said = words.slice(lead?.length ?? 0).map(({ text }) => text)
  if (lead === undefined || tracked === undefined || !isPending(tracked)) return undefined
  return reader.get(RECURRING).has(said.join(' '))
    ? only(askChange(tracked, undefined, scene), 'UPDATE_TASK')
    : undefined
}

/** ‘Make it two hours’, right after: what is to change is asked, and it is no new task. */
export function unreadChange(message: string, scene: Scene): DirectStep | undefined {
  const { reader, tracked, context } = scene
  const words = splitWords(reader, message)
  const isOfIt = tracked !== undefined && context.justDone.at(-1)?.taskId === tracked.id && isPending(tracked)
  if (!isOfIt || reader.get(MAKE_IT).at(words, 0).length === 0) return undefined
  return only(askChange(tracked, undefined, scene), 'UPDATE_TASK')
}

const CORRECTED: Asked = { verb: 'keyword', mood: 'order', order: '', isOurs: true }

/** The letter that says ‘to’ is off the value, if what is left is a value of a closed set. */
function valueIn(reader: Reader, text: string, moment: Moment): CommandFields {
  const fields = valueFor(reader, undefined, text, moment)
  const bare = fields.title === undefined ? fields : valueFor(reader, undefined, withoutInto(reader, text), moment)
  return bare.title === undefined ? bare : fields
}
