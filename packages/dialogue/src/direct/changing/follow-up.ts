// What is said right after something was done, and would say little by itself: ‘by Friday’, ‘urgent’, ‘and eggs’, ‘same for
// the milk’, ‘make both urgent’, ‘I meant the report’.
//
// FU1. Only the answer just before counts: what was done earlier is named, or nothing follows it up.
// FU2. What could be a command, a title or a question of its own is none of these.

import { aheadOf } from '../../languages/task-details.ts'
import { normalized } from '../../normalize.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { isoDay } from '../../slots/calendar.ts'
import { readDeadlines } from '../../slots/deadline.ts'
import { minutesOf } from '../../slots/planned.ts'
import { postponed, readPostponement } from '../../slots/postpone.ts'
import { findReminder, isOnlyReminder, isReminding, reminderFor } from '../../slots/reminder.ts'
import type { CommandFields, KnownTask } from '../../turn.ts'
import { Lexemes } from '../../when/lexemes.ts'
import { localOf, writtenLocal, writtenTime } from '../../when/moment.ts'
import { PART_MINUTES } from '../../when/time-of-day.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { placeNamed } from '../adding/destination.ts'
import { type DirectStep, only } from '../chain.ts'
import { passing, propose, rulingOn } from '../finding/refer.ts'
import { mayBePlace, resolveFitting } from '../finding/resolve-task.ts'
import type { Asked } from '../gate.ts'
import type { Act, Scene } from '../scene.ts'
import { doAll } from '../several/do-several.ts'
import { withoutAnd } from '../several/enumeration.ts'
import { theOthers } from '../several/the-others.ts'
import { withoutInto } from './change.ts'
import { sameHalf } from './correct.ts'
import { askChange, doDeed, isPending, type Wish } from './deeds.ts'
import { addedLast, type Done } from './done.ts'
import { leadingField, textOf } from './field-words.ts'
import { fieldsSaid } from './fields-said.ts'
import { endingLength, trimmed, withoutMarks } from './phrase-ends.ts'
import { beginsWithAnd, meantAnother, moreIn, sameAgain } from './same-again.ts'
import { saysDirection } from './shift.ts'
import { ADVERBS } from './stated.ts'
import { valueFor } from './value.ts'
import { valuesIn } from './values-said.ts'

const BOTH = phraseTable(({ saying }) => saying.both)
const ALL_THOSE = phraseTable(({ saying }) => saying.allThose)
const ALL_ALONE = wordSet(({ slots }) => slots.all)
const ADVERBS_BUT_ALL = phraseTable(({ saying, slots }) => saying.adverbs.filter((one) => !slots.all.includes(one)))
/** Nobody follows up in more words. */
const MOST_WORDS = 14

export function followUp(message: string, scene: Scene): DirectStep | undefined {
  const { justDone } = scene.context
  const words = withoutMarks(splitWords(scene.reader, message))
  if (message.includes('?')) return justDone.length === 0 ? undefined : perhapsValue(message, words, scene)
  if (words.length === 0 || words.length > MOST_WORDS || words.some(({ quoted }) => quoted)) return undefined
  const moved = movedAlone(message, words, scene)
  if (moved !== undefined) return moved
  const group = ofGroup(message, words, scene)
  if (group !== undefined) return group
  if (justDone.length === 0)
    return (
      (scene.context.justListed ? ofPlace(message, words, scene) : undefined) ??
      valueOfTold(message, words, scene) ??
      shiftOfTold(message, words, scene) ??
      reminderAlone(message, words, scene)
    )
  return (
    valueAlone(message, words, scene) ??
    shiftAlone(message, words, scene) ??
    reminderAlone(message, words, scene) ??
    perhapsValue(message, words, scene) ??
    forBoth(message, words, scene) ??
    meantAnother(message, words, scene) ??
    sameAgain(message, words, scene) ??
    beginsWithAnd(message, words, scene)
  )
}

const FOLLOWED: Asked = { verb: 'keyword', mood: 'order', order: '', isOurs: true }

/** ‘By Friday’, ‘tomorrow, high priority’: of the task that was just added or changed. */
function valueAlone(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const last = scene.context.justDone.at(-1) as Done
  const { tracked } = scene
  if (tracked === undefined || tracked.id !== last.taskId || tracked.status === 'done') return undefined
  const more = moreIn(words, scene)
  // ‘And the second one’: of what was shown, and no day.
  if (placeIn(message, more ?? words, scene) !== undefined) return undefined
  const placed = ofPlace(message, more ?? words, scene)
  if (placed !== undefined) return placed
  const fields =
    valuesIn(message, words, scene) ??
    (more && valuesIn(message, more, scene)) ??
    fieldsOfIt(message, more ?? words, scene)
  if (fields === undefined) return undefined
  const wish: Wish = { deed: 'update', fields: saidPart(scene) ? (sameHalf(fields, tracked, scene) ?? fields) : fields }
  const act = passing(wish, tracked, rulingOn(scene.reader, wish, tracked, 'pronoun', FOLLOWED), scene)
  return act && only(act, 'UPDATE_TASK')
}

/** ‘Thursday evening’, and then ‘at half past eight’: of which half of the day, was said. */
function saidPart({ reader, context }: Scene): boolean {
  const words = new Lexemes(reader, context.lastSaid ?? '')
  return words.list.some((_, at) => words.is(at, 'part'))
}

/** ‘Deadline 26.11’, ‘project Work, high priority’. A place that is there alone asks for its list, but for what was just added. */
function fieldsOfIt(message: string, words: readonly Word[], scene: Scene): CommandFields | undefined {
  const fields = fieldsSaid(message, words, scene)
  const { project, tags, ...others } = fields ?? {}
  const isNew = [project, ...(tags ?? [])].every((name) => !name || placeNamed(normalized(name), scene) === undefined)
  const isAdded = scene.context.justDone.at(-1)?.command.intent === 'add_task'
  return isNew || isAdded || Object.keys(others).length > 0 ? fields : undefined
}

/** ‘An hour later’, of the task that was just added or changed. */
function shiftAlone(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const { reader, moment } = scene
  const task = justChanged(scene)
  const said = directed(words, scene)
  const by = task?.deadline && saysDirection(reader, said) ? readPostponement(reader, textOf(message, said)) : undefined
  if (task === undefined || by === undefined) return undefined
  const deadline = postponed(task.deadline, by, moment)
  // An hour later than a day: when, is asked.
  if (deadline === undefined) return only(askChange(task, undefined, scene), 'UPDATE_TASK')
  return only(doDeed({ deed: 'update', fields: { deadline } }, task, scene), 'UPDATE_TASK')
}

/** Without adverbs around it, unless they say in which direction: יותר מוקדם. */
function directed(words: readonly Word[], { reader }: Scene): readonly Word[] {
  const said = trimmed(reader, words, ADVERBS)
  return saysDirection(reader, said) ? said : words
}

/** ‘Saturday’, of the one task that was just asked about or brought back: it is proposed. */
function valueOfTold(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const { tracked, context } = scene
  const isIt = tracked !== undefined && isPending(tracked) && [context.justTold, context.justNamed].includes(tracked.id)
  // ‘Maybe Saturday’.
  const said = words.slice(scene.reader.get(PERHAPS).at(words, 0)[0]?.length ?? 0)
  const fields = isIt ? valuesIn(message, said, scene) : undefined
  if (tracked === undefined || fields === undefined || fields.dates !== undefined || fields.deadline === null)
    return undefined
  const wish: Wish = { deed: 'update', fields }
  // ‘What would you like me to do with it?’ is answered; and so is ‘when?’, of what was just added.
  const isNew = tracked.id === scene.newest?.id && tracked.deadline == null
  const isAnswer = (tracked.id === context.justAsked || isNew) && said.length === words.length
  return only(isAnswer ? doDeed(wish, tracked, scene) : propose(wish, tracked, scene), 'UPDATE_TASK')
}

/** ‘15 minutes earlier’, of the one task that was just asked about: it is proposed. */
function shiftOfTold(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const { reader, tracked, context, moment } = scene
  const said = directed(words, scene)
  const isIt = tracked?.deadline != null && isPending(tracked) && tracked.id === context.justTold
  const by = isIt && saysDirection(reader, said) ? readPostponement(reader, textOf(message, said)) : undefined
  const deadline = by && postponed(tracked?.deadline, by, moment)
  if (tracked === undefined || deadline === undefined) return undefined
  return only(propose({ deed: 'update', fields: { deadline } }, tracked, scene), 'UPDATE_TASK')
}

const PERHAPS = phraseTable(({ saying }) => saying.perhaps)

/** ‘Maybe Friday’, ‘how about the evening?’, right after: it is asked. */
function perhapsValue(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const task = justChanged(scene)
  const said = words.filter(({ text }) => text !== '?')
  const [lead] = scene.reader.get(PERHAPS).at(said, 0)
  if (task === undefined || said.length > MOST_WORDS) return undefined
  const isPart = lead === undefined && task.deadline != null && !task.deadline.includes('T') && said.length === 1
  const value = isPart ? partOfDay(said[0] as Word, scene) : lead && valuesIn(message, said.slice(lead.length), scene)
  return value && only(propose({ deed: 'update', fields: value }, task, scene), 'UPDATE_TASK')
}

/** ‘Evening’, of what is due on a day: it could be a greeting as well. */
export function partOfDay({ text }: Word, { reader, moment }: Scene): CommandFields | undefined {
  const part = new Lexemes(reader, text).as(0, 'part')?.part
  const minutes = part && PART_MINUTES[part]
  const [deadline] = minutes === undefined ? [] : readDeadlines(reader, clockText(minutes), moment, true)
  return deadline === undefined ? undefined : { deadline }
}

const clockText = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** The task that the last answer added or changed, while it is to be done. */
function justChanged({ tracked, context }: Scene): KnownTask | undefined {
  const isIt = tracked !== undefined && tracked.status !== 'done' && context.justDone.at(-1)?.taskId === tracked.id
  return isIt ? tracked : undefined
}

const MOVES = wordSet(({ saying }) => saying.movesAlone)
const INTO = wordSet(({ slots }) => slots.into)

/** ‘Move to 9’, תעביר ל9: of the task that was just spoken of, though nothing names it. */
function movedAlone(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const { reader, tracked, context, moment } = scene
  const last = [context.justDone.at(-1)?.taskId, context.justTold, context.justNamed]
  if (tracked === undefined || tracked.status === 'done' || !last.includes(tracked.id)) return undefined
  const [verb, ...said] = trimmed(reader, words, ADVERBS)
  const order = withoutAnd(reader, verb?.text ?? '')
  if (verb === undefined || !(reader.get(MOVES).has(verb.text) || reader.get(MOVES).has(order))) return undefined
  // ‘Raise the priority to urgent’: which field it is, the value says as well.
  const field = leadingField(reader, said)
  const isValued = field?.field === 'deadline' || field?.field === 'priority'
  const rest = isValued ? said.slice(field.to) : said
  // ‘Move the second to today’: one of those that were shown, and no day.
  if (rest.some((_, at) => at < MOST_OF_PLACE && placeIn(message, rest.slice(0, at + 1), scene))) return undefined
  const value = textOf(message, reader.get(INTO).has(rest[0]?.text ?? '') ? rest.slice(1) : rest)
  const [deadline, ...more] = value === '' ? [] : readDeadlines(reader, value, moment, true)
  if (deadline === undefined) return rankedAlone(value, tracked, scene)
  const fields = more.length === 0 ? { deadline } : { dates: [deadline, ...more] }
  return only(doDeed({ deed: 'update', fields }, tracked, scene), 'UPDATE_TASK')
}

/** ‘Lower it to normal’, תורידי לעדיפות רגילה. */
function rankedAlone(value: string, task: KnownTask, scene: Scene): DirectStep | undefined {
  const { reader, moment } = scene
  const bare = withoutInto(reader, value)
  const { priority } =
    [value, bare].map((text) => valueFor(reader, undefined, text, moment)).find((one) => one.priority) ?? {}
  return priority ? only(doDeed({ deed: 'update', fields: { priority } }, task, scene), 'UPDATE_TASK') : undefined
}

function placeIn(message: string, words: readonly Word[], scene: Scene): KnownTask | undefined {
  const name = textOf(message, words)
  if (!mayBePlace(scene.reader, name)) return undefined
  const found = resolveFitting(scene.reader, name, scene)
  return found.kind === 'one' && found.how === 'place' ? found.task : undefined
}

/** So many words say which of those that were shown: the second one. */
const MOST_OF_PLACE = 4

/** ‘The second by Friday’, of what was shown or added together. */
function ofPlace(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  for (let at = Math.min(MOST_OF_PLACE, words.length - 1); at > 0; at--) {
    const task = placeIn(message, words.slice(0, at), scene)
    const fields = task && valuesIn(message, words.slice(at), scene)
    if (task === undefined || fields === undefined) continue
    const wish: Wish = { deed: 'update', fields }
    const act = passing(wish, task, rulingOn(scene.reader, wish, task, 'place', FOLLOWED), scene)
    return act && only(act, 'UPDATE_TASK')
  }
  return undefined
}

/** Of those that were done together in the last answer, or added one after another. */
function allMeant({ context, shown, tasks }: Scene): readonly KnownTask[] | undefined {
  if (context.justDone.length > 1) return shown.flatMap((task) => task ?? [])
  const added = context.justDone.length === 0 ? 0 : addedLast(context.done)
  return context.done.slice(-added).flatMap(({ taskId }) => tasks.find(({ id }) => added > 1 && id === taskId) ?? [])
}

/** ‘Everything by Thursday’, right after several were added: before it is read as a question. */
export function allAdded(message: string, scene: Scene): DirectStep | undefined {
  if (message.includes('?') || scene.context.justDone.at(-1)?.command.intent !== 'add_task') return undefined
  const words = withoutMarks(splitWords(scene.reader, message))
  return words.length > MOST_WORDS ? undefined : ofGroup(message, words, scene)
}

/** ‘The others by Friday’, ‘all for Thursday’: of those that were shown or added together. */
function ofGroup(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const { reader, context } = scene
  if (!context.justListed && context.justDone.length === 0) return undefined
  const said = trimmed(reader, words, ADVERBS_BUT_ALL)
  for (let at = Math.min(MOST_OF_PLACE, said.length - 1); at > 0; at--) {
    const isAll = at === 1 && reader.get(ALL_ALONE).has(said[0]?.text ?? '')
    const tasks = isAll ? allMeant(scene) : theOthers(said.slice(0, at), scene)
    const fields = tasks && valuesIn(message, said.slice(at), scene)
    if (tasks === undefined || tasks.length < 2 || fields === undefined || fields.dates !== undefined) continue
    return only(doAll({ deed: 'update', fields }, tasks, scene), 'UPDATE_TASK')
  }
  return undefined
}

const ASKING = phraseTable(({ slots }) => slots.asksReminder)

/** ‘Remind me an hour before’: of the task that was just added or changed, besides those it has. */
function reminderAlone(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const { reader, tracked, context } = scene
  const said = trimmed(reader, words, ADVERBS)
  // ‘Two hours before, remind me’.
  const text = textOf(message, withoutMarks(said.slice(0, said.length - endingLength(reader, said, ASKING))))
  const last = context.justDone.at(-1)?.taskId ?? context.justTold
  if (tracked === undefined || !isPending(tracked) || last !== tracked.id) return undefined
  const found = isOnlyReminder(reader, text) ? findReminder(reader, text) : undefined
  const before = tracked.reminders ?? []
  const reminder =
    found === undefined
      ? beforeAtHour(text, tracked, scene)
      : reminderFor(found, minutesOf(tracked.deadline, scene.moment))
  if (reminder === undefined) return undefined
  return only(
    doDeed({ deed: 'update', fields: { reminders: [...new Set([...before, reminder])] } }, tracked, scene),
    'UPDATE_TASK',
  )
}

/** ‘Remind me two days before at nine in the morning’: so many days before the day it is due, at an hour of its own. */
function beforeAtHour(text: string, { deadline }: KnownTask, { reader, moment }: Scene): string | undefined {
  const due = deadline == null ? undefined : localOf(deadline, moment)?.day
  if (due === undefined || !isReminding(reader, text)) return undefined
  const words = splitWords(reader, text)
  // The longest first: ב10 בבוקר, and not בבוקר.
  for (let at = 2; at < words.length; at++) {
    const [said, hour] = [textOf(text, withoutMarks(words.slice(0, at))), textOf(text, words.slice(at))]
    const [time, ...others] = readDeadlines(reader, hour, moment, true)
    const [, clock] = /^T(\d{2}:\d{2})/.exec(time ?? '') ?? []
    const found =
      clock === undefined || others.length > 0 || !isOnlyReminder(reader, said) ? undefined : findReminder(reader, said)
    const { days = 0, hours = 0, minutes = 0 } = (found && aheadOf(found.reminder)) ?? {}
    if (clock === undefined || days === 0 || hours + minutes > 0) continue
    return writtenLocal(writtenTime(due - days, minutesIn(clock), moment), moment) ?? `${isoDay(due - days)}T${clock}`
  }
  return undefined
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return 60 * hours + minutes
}

/** ‘Make both urgent’: of the last two tasks that something was done to. */
function forBoth(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const { reader, context, tasks } = scene
  const bare = trimmed(reader, words, ADVERBS)
  const [both] = reader.get(BOTH).at(bare, 0)
  const [those] = reader.get(ALL_THOSE).at(bare, 0)
  const lead = both ?? those
  const rest = lead === undefined ? [] : bare.slice(lead.length)
  // ‘Both urgent’ and ‘both should be urgent’.
  const fields = lead === undefined ? undefined : valuesIn(message, rest, scene)
  if (fields === undefined) return undefined
  const ids = [...new Set(context.done.map(({ taskId }) => taskId).toReversed())]
  const count = both === undefined ? Math.max(2, addedLast(context.done)) : 2
  const last = ids.flatMap((id) => tasks.find((task) => task.id === id) ?? []).slice(0, count)
  if (last.length < 2) return undefined
  return forEach({ deed: 'update', fields }, last.toReversed(), scene)
}

function forEach(wish: Wish, tasks: readonly KnownTask[], scene: Scene): DirectStep {
  const acts: Act[] = []
  let current = scene
  for (const task of tasks) {
    const act = doDeed(wish, current.tasks.find(({ id }) => id === task.id) ?? task, current)
    acts.push(act)
    current = { ...act.scene, variant: act.scene.variant + 1 }
    if (act.state !== undefined) break
  }
  return { acts, state: acts.at(-1)?.state, detected: acts.map(() => 'UPDATE_TASK' as const) }
}
