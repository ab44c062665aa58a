// Adding a task in direct mode: at once, with what was said of it, and what was understood is said back.

import { ready, waiting } from '../../command.ts'
import { readTitle, TITLE_LIMIT } from '../../flows/title.ts'
import { aheadOf } from '../../languages/task-details.ts'
import { quoted } from '../../marker.ts'
import { normalized, withoutEnd } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { thingsAt } from '../../reading/lexicon.ts'
import type { Reading } from '../../reading/read-message.ts'
import { splitWords } from '../../reading/words.ts'
import { readDeadlines } from '../../slots/deadline.ts'
import { type NewTask, readNewTask } from '../../slots/new-task.ts'
import { recurrenceOf, withLocal } from '../../slots/planned.ts'
import { titleForm } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { offsetFor } from '../../when/moment.ts'
import { wordSet } from '../../word-tables.ts'
import { askWhenNew } from '../asking/ask-when.ts'
import { isPending } from '../changing/deeds.ts'
import { type Act, type Scene, spoken } from '../scene.ts'
import { addItems, withSplit } from '../several/add-several.ts'
import { isPlaceholder, isVerb } from './doing.ts'
import { reasonIn, reminderIn, taskBefore, withoutJoints } from './reason.ts'
import { someoneIn, withSomeone } from './someone.ts'

/** Every so-many-th task added in a row comes with a word on how many wait. */
const NUDGE_EVERY = 5

/** `begins`: where what was said before the command begins. */
export function createTask(message: string, reading: Reading, scene: Scene, begins = reading.start): Act {
  const { order, from, to, role } = reading
  const { reader, moment } = scene
  const text = `${signsIn(message.slice(order, from))}${message.slice(from, to)}`.trim()
  const items = role === 'alert' ? undefined : addItems(text, scene)
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
  const said = `${someone?.errand ?? plainly(reader, text)}${timeBefore(message, begins, reading, scene)}`
  // ‘Ketchup goes on the list’: no verb of adding, and still where it is to go.
  const isAdded = ADDING.has(role) || (role === undefined && reading.errand === undefined)
  const bare = readNewTask(reader, said, moment, isAdded, command)
  const read = bare && someone ? withSomeone(bare, someone) : withoutNoun(reader, bare, isAdded)
  // ‘The shampoo is gone, add it’, ‘נגמר השמפו תוסיף לרשימה’.
  if (read === undefined || isPlaceholder(reader, read.title)) {
    const gone = begins < order ? taskBefore(reader, message.slice(begins, order), '', moment, command) : undefined
    if (gone !== undefined) return addTask(gone, scene)
  }
  if (read === undefined) return askTitle(scene)
  const reason = begins < reading.start ? reasonIn(reader, message.slice(begins, reading.start)) : undefined
  const task = reason === undefined || read.description !== undefined ? read : { ...read, description: reason }
  return withSplit(addTask(task, scene), scene)
}

/** ‘Set up a dentist reminder’: what it is of, and not that it is one. */
function withoutNoun(reader: Reader, read: NewTask | undefined, isAdded: boolean): NewTask | undefined {
  const words = read === undefined || !isAdded ? [] : splitWords(reader, read.title)
  const last = words.at(-1)
  if (read === undefined || last === undefined || words.length < 2 || isVerb(reader, words[0]?.text ?? '')) return read
  const isNoun =
    !last.quoted && thingsAt(reader, words, words.length - 1).some(({ meaning }) => meaning.role === 'ours')
  return isNoun ? { ...read, title: read.title.slice(0, words.at(-2)?.end) } : read
}

/** ‘Tomorrow I need to …’: the time stands before the command. */
function timeBefore(message: string, begins: number, { start }: Reading, { reader, moment }: Scene): string {
  const before = begins < start ? withoutJoints(reader, message.slice(begins, start)) : ''
  return before !== '' && readDeadlines(reader, before, moment).length > 0 ? ` ${before}` : ''
}

const THAT_WORDS = wordSet(({ saying }) => saying.thatWords)

/** תזכיר לי שצריך דלק: without the letter that joins it. */
function plainly(reader: Reader, text: string): string {
  return reader.get(THAT_WORDS).has(splitWords(reader, text)[0]?.text ?? '') ? text.slice(1) : text
}

const ADDING: ReadonlySet<Reading['role']> = new Set(['create', 'create-ours'] as const)

/** A sign is no word, so a title may begin before its first word: 🎉 party. */
function signsIn(command: string): string {
  const tail = command.slice(withoutEnd(command, /[^\p{L}\p{N}]/u).length)
  const at = tail.search(/\p{So}/u)
  return at === -1 ? '' : tail.slice(at)
}

export function askTitle(scene: Scene): Act {
  return { text: scene.say.whatTitle, command: waiting('add_task', ['title']), state: 'CREATE:ASK_TITLE', scene }
}

export function addTask(read: NewTask, scene: Scene): Act {
  if (read.unsure !== undefined) return askWhenNew(read, scene)
  const title = readTitle(read.title)
  if (title === 'empty') return askTitle(scene)
  if (title === 'long') return { ...askTitle(scene), text: scene.phrases.longTitle(TITLE_LIMIT) }
  const fields = withLocal({ priority: 'medium', deadline: null, ...read }, scene.moment)
  const { nextNumber } = scene
  const number = nextNumber === undefined ? {} : { number: nextNumber }
  const task: KnownTask = { id: scene.newTaskId(scene.added), status: 'open', ...number, ...fields }
  return {
    text: addedText(read, scene),
    command: ready('add_task', { fields }),
    scene: {
      ...scene,
      tasks: [...scene.tasks, task],
      tracked: task,
      added: scene.added + 1,
      nextNumber: nextNumber && nextNumber + 1,
    },
  }
}

function addedText(read: NewTask, scene: Scene): string {
  const { say, context, variant } = scene
  const title = spoken(read.title)
  const details = detailsOf(read, scene)
  const pending = scene.tasks.filter(isPending)
  const isNudge = (context.addedInARow + scene.added + 1) % NUDGE_EVERY === 0
  if (isNudge) return say.nudge(title, details, pending.length + 1)
  const alike = similarTo(scene.reader, read.title, pending)
  const added = say.added(title, details, variant)
  return alike === undefined ? added : `${added} ${say.alsoPending(spoken(alike.title))}`
}

export function detailsOf(read: NewTask, { say, moment }: Scene): readonly string[] {
  const { deadline, priority, description, reminders = [], tags = [], project } = read
  const { details } = say
  const again = recurrenceOf(read, moment)
  const said = again === undefined ? say.due : details.next
  return [
    ...(again === undefined ? [] : [details.recurs(again)]),
    ...(deadline === undefined ? [] : [said(deadline, offsetFor(deadline, moment))]),
    ...reminders.map((trigger) => details.reminder(aheadOf(trigger), deadline !== undefined)),
    ...(project === undefined ? [] : [details.project(quoted(project))]),
    ...tags.map((tag) => details.tag(quoted(tag))),
    ...(priority === undefined ? [] : [say.priority(priority)]),
    ...(description === undefined ? [] : [say.described(quoted(description))]),
  ]
}

/** A pending task that begins with the same word: ‘buy milk’ beside ‘Buy groceries’. */
function similarTo(reader: Reader, title: string, pending: readonly KnownTask[]): KnownTask | undefined {
  const plain = normalized(title)
  const [first = ''] = plain.split(' ')
  if (first.length < 3) return undefined
  return pending.findLast((task) => {
    const other = titleForm(reader, task)
    return other.first === first && other.plain !== plain
  })
}
