// ‘Add …’, ‘remind me to …’: what follows the command is a task, or several.

import { withoutEnd } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { leadsAt, thingsAt } from '../../reading/lexicon.ts'
import type { Reading } from '../../reading/read-message.ts'
import { splitWords } from '../../reading/words.ts'
import { type Moment, readDeadlines } from '../../slots/deadline.ts'
import { type NewTask, readNewTask } from '../../slots/new-task.ts'
import { wholeRecurrence } from '../../slots/planned.ts'
import { AT_ONCE, findReminder, isOnlyReminder } from '../../slots/reminder.ts'
import { whenIn } from '../../when/find-when.ts'
import { phraseMap, phraseTable, wordSet } from '../../word-tables.ts'
import { textOf } from '../changing/field-words.ts'
import { withoutWrong } from '../changing/old-value.ts'
import { withoutFirst } from '../changing/phrase-ends.ts'
import type { Act, Scene } from '../scene.ts'
import { addItems, withSplit } from '../several/add-several.ts'
import { aheadOf } from './ahead-of.ts'
import { addTask, askTitle } from './create.ts'
import { filedUnder, onNamedList } from './destination.ts'
import { isPlaceholder, isVerb } from './doing.ts'
import { onceMore } from './once-more.ts'
import { reasonIn, reminderIn, taskBefore, withoutJoints } from './reason.ts'
import { remindOfTask } from './remind-of-task.ts'
import { someoneIn, withSomeone } from './someone.ts'
import { thatClauseIn } from './that-clause.ts'

/** `begins`: where what was said before the command begins. */
export function createTask(message: string, reading: Reading, scene: Scene, begins = reading.start): Act {
  const { order, from, to, role } = reading
  const { reader, moment } = scene
  const others = needOfAnother(message, begins, reading, scene)
  if (others !== undefined) return addTask(others, scene)
  const text = `${signsIn(message.slice(order, from))}${message.slice(from, to)}`.trim()
  const items = role === 'alert' ? undefined : addItems(text, scene, timeBefore(message, begins, reading, scene))
  if (items !== undefined) return items
  const command = message.slice(order, from)
  const isReminder = role === 'remind' || role === 'alert' || role === 'create-ours'
  // ‘I need gas, remind me at 5’: the task stands before the command.
  const before = isReminder ? taskBefore(reader, message.slice(begins, order), text, moment, command) : undefined
  if (before !== undefined) return addTask(before, scene)
  // ‘I need to get gas, can you remind me at 5?’
  const inside = isReminder ? undefined : reminderIn(reader, text)
  const parted = inside && taskBefore(reader, inside.before, inside.rest, moment, inside.order)
  if (parted !== undefined) return addTask(parted, scene)
  const someone = isReminder ? someoneIn(reader, message.slice(order, to)) : undefined
  const whole = `${someone?.errand ?? plainly(reader, isThing(reader, reading, text) ? onceMore(text) : text)}${timeBefore(message, begins, reading, scene)}`
  const said = isReminder ? withoutWrong(reader, whole, moment) : whole
  const clause = isReminder && someone === undefined ? thatClauseIn(reader, said.trim(), moment) : undefined
  if (clause !== undefined) return addTask(clause, scene)
  // ‘Remind me tomorrow’: of what is not said.
  const [day, ...days] = isReminder ? timesAlone(reader, said, moment) : []
  if (day !== undefined)
    return askTitle(
      scene,
      days.length === 0 ? { deadline: day, reminders: [AT_ONCE] } : { dates: [day, ...days], reminders: [AT_ONCE] },
    )
  const ahead = isReminder && someone === undefined ? aheadOf(reader, said.trim(), moment) : undefined
  if (ahead !== undefined) return remindOfTask(ahead, scene) ?? addTask(ahead, scene)
  // ‘Remind me a day before’: of what is not said.
  const alone = isReminder && isOnlyReminder(reader, said) ? findReminder(reader, said) : undefined
  if (alone !== undefined) return askTitle(scene, { reminders: [alone.reminder] })
  // ‘Ketchup goes on the list’: no verb of adding, and still where it is to go.
  const isAdded = ADDING.has(role) || (role === undefined && reading.errand === undefined)
  const bare = readNewTask(reader, said, moment, isAdded, command)
  const read = bare && someone ? withSomeone(bare, someone) : withoutNoun(reader, bare, isAdded)
  // ‘The shampoo is gone, add it’, ‘נגמר השמפו תוסיף לרשימה’.
  if (read === undefined || isPlaceholder(reader, read.title)) {
    const gone = begins < order ? taskBefore(reader, message.slice(begins, order), '', moment, command) : undefined
    // ‘I want to add a task’: what stands before only leads up to it.
    if (gone !== undefined && !isLead(reader, gone.title)) return addTask(gone, scene)
  }
  if (read === undefined) return askTitle(scene)
  const known = isReminder ? remindOfTask(read, scene) : undefined
  if (known !== undefined) return known
  // ‘Remind me about it tomorrow’, ‘remind me later’: of what is not said.
  const isOfNothing = isReminder && read.unsure === undefined && !isOfAnother(read.title, scene)
  const when = isOfNothing ? timeOfNothing(read, scene) : undefined
  if (when !== undefined) return askTitle(scene, when === null ? {} : { deadline: when, reminders: [AT_ONCE] })
  const reason = begins < reading.start ? reasonIn(reader, message.slice(begins, reading.start), moment) : undefined
  const named = isAdded ? onNamedList(said, filedUnder(read, scene), scene) : read
  const task = reason === undefined || named.description !== undefined ? named : { ...named, description: reason }
  return withSplit(addTask(task, scene), scene)
}

/** ‘I want’, ‘could you’: nothing but what leads up to a command. */
function isLead(reader: Reader, text: string): boolean {
  const words = splitWords(reader, text)
  for (let at = 0; at < words.length; ) {
    const length = leadsAt(reader, words, at)[0]?.length ?? 0
    if (length === 0) return false
    at += length
  }
  return true
}

/** ‘We're out of milk’: no verb of adding, and none of doing. */
const isThing = (reader: Reader, { role }: Reading, text: string) =>
  role === undefined && !isVerb(reader, splitWords(reader, text)[0]?.text ?? '')

/** A text that is nothing but a time. An hour without a day is the next one. */
function timesAlone(reader: Reader, text: string, moment: Moment): readonly string[] {
  const times = readDeadlines(reader, text, moment)
  return times.some((time) => time.startsWith('T')) ? (whenIn(reader, text, moment).found?.dates ?? times) : times
}

/** ‘I took the car to the garage’, ‘remind me to fetch it on Thursday’: a deed of its own, of what was spoken of. */
function isOfAnother(title: string, { reader, context }: Scene): boolean {
  const [verb, ...rest] = splitWords(reader, title)
  if (verb === undefined || rest.length === 0 || context.done.length === 0) return false
  return isVerb(reader, verb.text) && !reader.get(FINISHING).has(verb.text)
}

const FINISHING = wordSet(({ saying }) => saying.finishing)

/** When, if what is to be done is not said; null if that is not said either. */
function timeOfNothing({ title, deadline }: NewTask, { reader, moment }: Scene): string | null | undefined {
  if (isPlaceholder(reader, title)) return deadline ?? null
  const words = splitWords(reader, title)
  const first = words.findIndex(({ text }) => !isPlaceholder(reader, text))
  const [day, ...days] = deadline === undefined ? readDeadlines(reader, textOf(title, words.slice(first)), moment) : []
  return days.length === 0 ? day : undefined
}

/** ‘Set up a dentist reminder’: what it is of, and not that it is one. */
function withoutNoun(reader: Reader, read: NewTask | undefined, isAdded: boolean): NewTask | undefined {
  const words = read === undefined || !isAdded ? [] : splitWords(reader, read.title)
  const last = words.at(-1)
  // ‘Interview reminder’ is none that begins with a verb.
  const isErrand = words.length > 2 && isVerb(reader, words[0]?.text ?? '')
  if (read === undefined || last === undefined || words.length < 2 || isErrand) return read
  const isNoun =
    !last.quoted && thingsAt(reader, words, words.length - 1).some(({ meaning }) => meaning.role === 'ours')
  return isNoun ? { ...read, title: read.title.slice(0, words.at(-2)?.end) } : read
}

/** ‘Tomorrow I need to …’: the time stands before the command. */
function timeBefore(message: string, begins: number, { start }: Reading, { reader, moment }: Scene): string {
  const before = begins < start ? withoutJoints(reader, message.slice(begins, start)) : ''
  if (before === '') return ''
  // ‘Every Friday remind me to …’.
  const isSaid =
    readDeadlines(reader, before, moment).length > 0 || wholeRecurrence(reader, before, moment) !== undefined
  return isSaid ? ` ${before}` : ''
}

const LINKS = phraseMap(({ saying }) => saying.links.wanted.map((form) => [form, true] as const))

/** האוטו צריך לעבור טסט: whoever or whatever needs it stands right before, and is a part of the task. */
function needOfAnother(message: string, begins: number, reading: Reading, scene: Scene): NewTask | undefined {
  const { reader, moment } = scene
  const { start, to, role, errand } = reading
  const before = message.slice(begins, start)
  if (role !== undefined || errand !== undefined || !/[\p{L}\p{N}]\s*$/u.test(before)) return undefined
  const isLinked = reader.get(LINKS).at(splitWords(reader, message.slice(start, to)), 0).length > 0
  if (!isLinked || withoutJoints(reader, before) === '' || timeBefore(message, begins, reading, scene) !== '')
    return undefined
  return readNewTask(reader, message.slice(begins, to), moment)
}

const HAVING = phraseTable(({ saying }) => saying.having)
const THAT_WORDS = wordSet(({ saying }) => saying.thatWords)

/** תזכיר לי שצריך דלק: without the letter that joins it. */
function plainly(reader: Reader, text: string): string {
  if (!reader.get(THAT_WORDS).has(splitWords(reader, text)[0]?.text ?? '')) return text
  const that = text.slice(1)
  // ‘שיש לי אסיפה’: what one has.
  const had = withoutFirst(reader, splitWords(reader, that), HAVING)
  const bare = textOf(that, had)
  const words = splitWords(reader, bare)
  // ‘שצריך גם להתקשר’: what is needed is what is to be done.
  const [need] = leadsAt(reader, words, 0).filter(({ meaning }) => meaning === 'need-thing' || meaning === 'need')
  const at = words.findIndex(({ text: word }, index) => index >= (need?.length ?? 0) && isVerb(reader, word))
  return need !== undefined && at >= need.length && at <= need.length + 1 ? bare.slice(words[at]?.start) : bare
}

const ADDING: ReadonlySet<Reading['role']> = new Set(['create', 'create-ours'] as const)

/** A sign is no word, so a title may begin before its first word: 🎉 party. */
function signsIn(command: string): string {
  const tail = command.slice(withoutEnd(command, /[^\p{L}\p{N}]/u).length)
  // ‘Add #home …’.
  const at = tail.search(/\p{So}|#$/u)
  return at === -1 ? '' : tail.slice(at)
}
