// The same once more, to another task: ‘same for the milk’, ‘and eggs’, ‘the laundry too’; or to the one that was meant: ‘I
// meant the report’. What was just done says what is to be done.

import type { Reader } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { readDeadlines } from '../../slots/deadline.ts'
import { readNewTask } from '../../slots/new-task.ts'
import { postponed, readPostponement } from '../../slots/postpone.ts'
import type { CommandFields, KnownTask } from '../../turn.ts'
import { whenIn } from '../../when/find-when.ts'
import { Lexemes } from '../../when/lexemes.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { addTask } from '../adding/create.ts'
import { isErrand, isPlaceholder, isVerb, toldTasks } from '../adding/doing.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import { type DirectStep, only } from '../chain.ts'
import { choose, lookUp, passing, rulingOn } from '../finding/refer.ts'
import { isWholeTitle, resolveFitting } from '../finding/resolve-task.ts'
import type { Asked } from '../gate.ts'
import { dayOf } from '../listing/filter.ts'
import type { Scene } from '../scene.ts'
import { withoutInto } from './change.ts'
import { doDeed, type Wish } from './deeds.ts'
import type { Done } from './done.ts'
import { textOf } from './field-words.ts'
import { ofTask } from './of-task.ts'
import { endingLength, trimmed, withoutMarks } from './phrase-ends.ts'
import { ADVERBS } from './stated.ts'
import { takeBack } from './undo.ts'
import { valuesIn } from './values-said.ts'

const AND_MORE = phraseTable(({ saying }) => saying.andMore)
const TOO = phraseTable(({ saying }) => saying.tooAtEnd)
const SAME_FOR = phraseTable(({ saying }) => saying.sameFor)
const OTHER = wordSet(({ slots }) => slots.other)
const MEANT = phraseTable(({ saying }) => saying.meant)

const AGAIN: Asked = { verb: 'keyword', mood: 'order', order: '', isOurs: true }
const INTO = wordSet(({ slots }) => slots.into)
const DETECTED = { delete: 'DELETE_TASK', complete: 'COMPLETE_TASK', update: 'UPDATE_TASK' } as const

/** What was just done, as it could be done to another task. Of a task that was added, what was said of it. */
export function wishAgain({ command: { intent, fields } }: Done): Wish | undefined {
  if (fields.undo === true) return undefined
  if (intent === 'delete_task') return { deed: 'delete', fields: {} }
  // The steps are of one task alone.
  const { title: _, description: __, checklist: ___, ...closed } = fields
  const said = Object.fromEntries(
    Object.entries(closed).filter(([field, value]) => intent !== 'add_task' || isSaid(field, value)),
  ) as CommandFields
  if (Object.keys(said).length === 0) return undefined
  const isComplete = said.status === 'done' && Object.keys(said).length === 1
  return isComplete ? { deed: 'complete', fields: {} } : { deed: 'update', fields: said }
}

/** A new task has a priority and no deadline, though nobody said so. */
const isSaid = (field: string, value: unknown) =>
  (field === 'priority' && value !== 'medium') || (field === 'deadline' && value !== null)

/** ‘Same for the milk’. */
export function sameAgain(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const [lead] = scene.reader.get(SAME_FOR).at(words, 0)
  const wish = lead && wishAgain(scene.context.justDone.at(-1) as Done)
  return wish && lead && toNamed(asSaid(wish, scene), textOf(message, words.slice(lead.length)), scene)
}

function toNamed(wish: Wish, name: string, scene: Scene): DirectStep | undefined {
  const whole = lookUp(wish.deed, name, scene)
  const found =
    whole.kind === 'one' && whole.how !== 'similar' ? whole : lookUp(wish.deed, withoutInto(scene.reader, name), scene)
  const detected = DETECTED[wish.deed]
  const alike = found.kind === 'several' ? withSameVerb(found.tasks, scene) : []
  const [same] = alike
  if (same !== undefined && alike.length === 1 && wish.deed !== 'delete')
    return only(doDeed(ofTask(wish, same), same, scene), detected)
  if (found.kind === 'several') return only(choose(wish, found.tasks, found.query, scene), detected)
  if (found.kind !== 'one') return undefined
  const own = ofTask(wish, found.task)
  const act = passing(own, found.task, rulingOn(scene.reader, own, found.task, found.how, AGAIN), scene)
  return act && only(act, detected)
}

/** ‘The gas is paid’, ‘the water too’: to pay for it, and not to water the garden. */
export function withSameVerb(tasks: readonly KnownTask[], { reader, context }: Scene): readonly KnownTask[] {
  const verbOf = (title: string) => splitWords(reader, title)[0]?.text ?? ''
  const verb = verbOf(context.justDone.at(-1)?.title ?? '')
  return isVerb(reader, verb) ? tasks.filter(({ title }) => verbOf(title) === verb) : []
}

/** ‘And eggs’, ‘eggs too’: one more is added after an addition, and after a change the same is done to what is named. */
export function beginsWithAnd(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const { reader } = scene
  const more = moreIn(words, scene)
  const text = more && textOf(message, more)
  const last = scene.context.justDone.at(-1) as Done
  if (!text || isPlaceholder(reader, text) || isAsked(reader, more)) return undefined
  // ‘And update the CV’, if a task is called that.
  if (isCommand(text, scene) && !isWholeTitle(reader, [text], scene.tasks)) return undefined
  // ‘And I watered the plants’, ‘ודחוף’.
  if (toldTasks(reader, text, scene.tasks).length > 0) return undefined
  if (last.command.intent !== 'add_task') {
    const wish = wishAgain(last)
    const other = reader.get(OTHER).has(text.toLowerCase()) ? otherShown(last, scene) : undefined
    if (wish !== undefined && other !== undefined)
      return only(doDeed(ofTask(wish, other), other, scene), DETECTED[wish.deed])
    const same = wish && (atItsOwnTime(wish, message, more, scene) ?? toNamed(asSaid(wish, scene), text, scene))
    if (same !== undefined || !wasJustAdded(last, scene)) return same
  }
  // ‘Also dentist on Monday at 9:30’: what has an hour of its own is no more of the same.
  const isTimed = readNewTask(reader, text, scene.moment)?.deadline?.includes('T') === true
  const said = isTimed ? text : sameVerb(text, last, scene)
  const read = readNewTask(reader, said, scene.moment)
  if (read === undefined) return undefined
  const {
    deadline: due,
    priority,
    tags,
    project,
  } = scene.tracked?.id === last.taskId ? scene.tracked : last.command.fields
  // ‘Fetch Itai at 5’, ‘and buy a pizza’: with a verb of its own it is done at another hour.
  const isOther = said === text && beginsOtherwise(text, last, scene)
  const deadline = isOther && due?.includes('T') ? dayOf({ deadline: due }, scene.moment) : due
  const kept = {
    ...(deadline && read.unsure === undefined && { deadline }),
    ...(priority && priority !== 'medium' && { priority }),
    // ‘Milk, to shopping’, ‘and bananas’: where the first went.
    ...(!isOther && tags?.length && { tags }),
    ...(!isOther && project && { project }),
  }
  return only(addTask({ ...kept, ...read }, scene), 'CREATE_TASK')
}

const QUESTION_WORDS = phraseTable(({ fillers }) => fillers.questionWords)
const VERBS_TOO: ReadonlySet<string> = new Set(['do'])

/** ‘And what else is on Thursday’: asked for, and nothing to be added. */
const isAsked = (reader: Reader, words: readonly Word[]) =>
  reader.get(QUESTION_WORDS).at(words, 0).length > 0 && !VERBS_TOO.has(words[0]?.text ?? '')

/** ‘Move the report to tomorrow’, ‘the plants too’: the day was said, and the hour is the report's own. */
function asSaid(wish: Wish, { reader, context, moment }: Scene): Wish {
  const { deadline } = wish.fields
  const said = deadline?.includes('T') && context.lastSaid ? whenIn(reader, context.lastSaid, moment).found : undefined
  const [day, ...others] = said?.dates ?? []
  const isDay = day !== undefined && others.length === 0 && !day.includes('T')
  return isDay ? { ...wish, fields: { ...wish.fields, deadline: day } } : wish
}

/** ‘And the prescription tomorrow’, ‘and the meeting by a week’: changed as the one before, to a value of its own. */
function atItsOwnTime(wish: Wish, message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  if (wish.deed !== 'update' || wish.fields.status !== undefined) return undefined
  for (let at = 1; at < words.length; at++) {
    const name = textOf(message, words.slice(0, at))
    const isInto = scene.reader.get(INTO).has(words[at]?.text ?? '')
    const value = words.slice(isInto ? at + 1 : at)
    const own = wish.fields.deadline == null ? undefined : byItsOwnAmount(name, message, value, scene)
    if (own !== undefined) return own
    const fields = value.length === 0 ? undefined : ownValue(wish, message, value, scene)
    const step = fields && toNamed({ deed: 'update', fields }, name, scene)
    if (step !== undefined) return step
  }
  return undefined
}

/** Of the same kind as what was changed before. */
function ownValue({ fields }: Wish, message: string, words: readonly Word[], scene: Scene): CommandFields | undefined {
  if (fields.deadline != null) {
    const [deadline, ...more] = readDeadlines(scene.reader, textOf(message, words), scene.moment)
    if (deadline !== undefined) return more.length === 0 ? { deadline } : { dates: [deadline, ...more] }
  }
  const own = valuesIn(message, words, scene)
  const isAlike = own !== undefined && Object.keys(own).every((field) => field in fields)
  return isAlike && own.dates === undefined ? own : undefined
}

/** ‘… by a week’: from the deadline it has itself. */
function byItsOwnAmount(name: string, message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const { reader, moment } = scene
  const text = textOf(message, words)
  const lead = new Lexemes(reader, text).as(0, 'lead')?.lead
  const isAmount = words.length > 1 && (lead === undefined || lead === 'by')
  const by = isAmount ? readPostponement(reader, text) : undefined
  const found = by === undefined ? undefined : lookUp('update', name, scene)
  const before = found?.kind === 'one' && found.how !== 'similar' ? found.task.deadline : undefined
  const deadline = by && before ? postponed(before, by, moment) : undefined
  return deadline === undefined ? undefined : toNamed({ deed: 'update', fields: { deadline } }, name, scene)
}

/** ‘Add pizza for Friday’, ‘make it Saturday’, ‘and drinks’: it is still being added. */
function wasJustAdded({ taskId }: Done, { context }: Scene): boolean {
  const first = context.done.find((one) => one.taskId === taskId)
  const since = first === undefined ? [] : context.done.filter(({ turn }) => turn >= first.turn)
  return first?.command.intent === 'add_task' && since.every((one) => one.taskId === taskId)
}

/** ‘And the other one’: of two that were shown. */
function otherShown({ taskId }: Done, { shown, tasks }: Scene): KnownTask | undefined {
  const others = shown.filter((task) => task?.id !== taskId)
  const isOfTwo = shown.length === 2 && others.length === 1
  return isOfTwo ? tasks.find(({ id }) => id === others[0]?.id) : undefined
}

/** The name behind ‘and’ or ‘same for’, if a message is nothing else. */
export function oneMore(message: string, scene: Scene): string | undefined {
  const words = withoutMarks(splitWords(scene.reader, message))
  if (words.length > MOST_OF_NAME || message.includes('?')) return undefined
  const [same] = scene.reader.get(SAME_FOR).at(words, 0)
  const more = same === undefined ? moreIn(words, scene) : words.slice(same.length)
  const name = more && textOf(message, more)
  return name && !isCommand(name, scene) ? withoutInto(scene.reader, name) : undefined
}

const MOST_OF_NAME = 8

/** What stands behind ‘and’, or before ‘too’. */
export function moreIn(words: readonly Word[], { reader }: Scene): readonly Word[] | undefined {
  const [and] = reader.get(AND_MORE).at(words, 0)
  const too = endingLength(reader, words, TOO)
  if (and !== undefined && and.length < words.length) return words.slice(and.length, words.length - too)
  if (too > 0 && too < words.length) return words.slice(0, -too)
  // ‘וביצים’: the ‘and’ is joined to its word.
  const [first] = words
  if (first === undefined || !/^ו\p{L}{2}/u.test(first.text) || isVerb(reader, first.text)) return undefined
  return [{ ...first, text: first.text.slice(1), start: first.start + 1 }, ...words.slice(1)]
}

/** What is a command anyway is left to be read as one. */
const isCommand = (text: string, { reader }: Scene) => readOpaque(reader, text).some(({ role }) => role !== undefined)

function beginsOtherwise(text: string, { command }: Done, { reader }: Scene): boolean {
  const [verb] = splitWords(reader, text)
  const [last] = splitWords(reader, command.fields.title ?? command.ref?.title ?? '')
  return verb !== undefined && isVerb(reader, verb.text) && verb.text !== last?.text
}

/** Of a verb in two words. */
const PARTICLES: ReadonlySet<string> = new Set(['up', 'out', 'off', 'away', 'back', 'down', 'over'])

/** After ‘buy milk’, ‘and eggs’ is ‘buy eggs’. */
function sameVerb(text: string, { command }: Done, { reader }: Scene): string {
  const title = command.fields.title ?? command.ref?.title ?? ''
  const [first, second] = splitWords(reader, title)
  // ‘Pick up the suit’, ‘and the shoes’.
  const end = PARTICLES.has(second?.text ?? '') ? second?.end : first?.end
  const own = title.slice(first?.start ?? 0, end ?? 0)
  const [said] = splitWords(reader, text)
  const isOwn = isErrand(reader, text) || (said !== undefined && isVerb(reader, said.text))
  return first !== undefined && isVerb(reader, first.text) && !isOwn ? `${own} ${text}` : text
}

/** ‘I meant the report’: what was done is taken back, and done to that one. */
export function meantAnother(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const { reader, context } = scene
  const bare = trimmed(reader, words, ADVERBS)
  const from = bare.findIndex((_, at) => reader.get(MEANT).at(bare, at).length > 0)
  if (from === -1 || from > MOST_BEFORE) return undefined
  const lead = reader.get(MEANT).at(bare, from)[0]?.length ?? 0
  const name = textOf(message, trimmed(reader, bare.slice(from + lead), ADVERBS))
  const last = context.justDone.at(-1) as Done
  const wish = last.command.intent === 'add_task' ? undefined : wishAgain(last)
  if (name === '' || wish === undefined) return undefined
  const others = scene.tasks.filter(({ id }) => id !== last.taskId)
  const reach = { ...scene, tasks: others, tracked: undefined }
  const whole = resolveFitting(reader, name, reach)
  // התכוונתי לדוח: the letter belongs to what was said before it.
  const found = whole.kind === 'none' ? resolveFitting(reader, withoutInto(reader, name), reach) : whole
  if (found.kind === 'one') return redone(last, wish, found.task, scene)
  if (found.kind !== 'several') return undefined
  const again = choose(wish, found.tasks, found.query, scene)
  return { acts: [takeBack(last, scene), again], state: again.state, detected: ['UPDATE_TASK', DETECTED[wish.deed]] }
}

/** No, sorry, not that: so many words may stand before it. */
const MOST_BEFORE = 3

export function redone(last: Done, wish: Wish, task: KnownTask, scene: Scene, options?: readonly string[]): DirectStep {
  const again = doDeed(ofTask(wish, task), task, scene, options)
  return { acts: [takeBack(last, scene), again], state: again.state, detected: ['UPDATE_TASK', DETECTED[wish.deed]] }
}
