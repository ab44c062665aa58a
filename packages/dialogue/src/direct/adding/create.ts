// Adding a task in direct mode: at once, with what was said of it, and what was understood is said back.

import { ready, waiting } from '../../command.ts'
import { readTitle, TITLE_LIMIT } from '../../flows/title.ts'
import { aheadOf } from '../../languages/task-details.ts'
import { quoted } from '../../marker.ts'
import { normalized, withoutEnd } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import type { Reading } from '../../reading/read-message.ts'
import { splitWords } from '../../reading/words.ts'
import { readDeadlineExpression } from '../../slots/deadline.ts'
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

/** Every so-many-th task added in a row comes with a word on how many wait. */
const NUDGE_EVERY = 5

export function createTask(message: string, { start, order, from, to, role }: Reading, scene: Scene): Act {
  const text = `${signsIn(message.slice(order, from))}${message.slice(from, to)}`.trim()
  const items = role === 'alert' ? undefined : addItems(text, scene)
  if (items !== undefined) return items
  const command = message.slice(order, from)
  const isAdded = role === 'create' || role === 'create-ours'
  const read = readNewTask(scene.reader, text, scene.moment, isAdded, command)
  // ‘I need gas, remind me at 5’: the task stands before the command.
  const before =
    read === undefined || isOnlyTime(scene.reader, text)
      ? readNewTask(scene.reader, message.slice(start, order), scene.moment)
      : undefined
  const deadline = before && readDeadlineExpression(scene.reader, text, scene.moment)
  const task = before === undefined ? read : { ...before, ...(deadline !== undefined && { deadline }) }
  return task === undefined ? askTitle(scene) : withSplit(addTask(task, scene), scene)
}

/** A sign is no word, so a title may begin before its first word: 🎉 party. */
function signsIn(command: string): string {
  const tail = command.slice(withoutEnd(command, /[^\p{L}\p{N}]/u).length)
  const at = tail.search(/\p{So}/u)
  return at === -1 ? '' : tail.slice(at)
}

const TIME_LEADS = wordSet(({ slots }) => slots.timeLeads)
const TASK_LEADS = wordSet(({ slots }) => slots.taskLeads)

function isOnlyTime(reader: Reader, text: string): boolean {
  const [first, ...rest] = splitWords(reader, text)
  return (
    first !== undefined &&
    reader.get(TIME_LEADS).has(first.text) &&
    !rest.some((word) => reader.get(TASK_LEADS).has(word.text))
  )
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
