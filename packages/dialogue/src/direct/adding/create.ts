// Adding a task in direct mode: at once, with what was said of it, and what was understood is said back.

import { ready, waiting } from '../../command.ts'
import { newestBeginningWith } from '../../find-tasks.ts'
import { readTitle, TITLE_LIMIT } from '../../flows/title.ts'
import { aheadOf } from '../../languages/task-details.ts'
import { quoted } from '../../marker.ts'
import { normalized } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import type { NewTask } from '../../slots/new-task.ts'
import { recurrenceOf, withLocal } from '../../slots/planned.ts'
import type { CommandFields, KnownTask } from '../../turn.ts'
import { offsetFor } from '../../when/moment.ts'
import { askWhenNew } from '../asking/ask-when.ts'
import { isPending } from '../changing/deeds.ts'
import { type Act, type Scene, spoken } from '../scene.ts'
import { stepsSaid } from '../steps-said.ts'

/** Every so-many-th task added in a row comes with a word on how many wait. */
const NUDGE_EVERY = 5

/** `fields`: what is known of it already. */
export function askTitle(scene: Scene, fields: CommandFields = {}): Act {
  const command = waiting('add_task', ['title'], { fields })
  return { text: scene.say.whatTitle, command, state: 'CREATE:ASK_TITLE', scene }
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
  const isNudge = (context.addedInARow + scene.added + 1) % NUDGE_EVERY === 0
  if (isNudge) return say.nudge(title, details, scene.tasks.filter(isPending).length + 1)
  const alike = similarTo(scene.reader, read.title, scene.tasks)
  const added = say.added(title, details, variant)
  return alike === undefined ? added : `${added} ${say.alsoPending(spoken(alike.title))}`
}

export function detailsOf(read: NewTask, { say, moment }: Scene): readonly string[] {
  const { deadline, priority, description, reminders = [], tags = [], project, checklist } = read
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
    ...(checklist === undefined ? [] : [stepsSaid(checklist, details)]),
  ]
}

/** A pending task that begins with the same word: ‘buy milk’ beside ‘Buy groceries’. */
function similarTo(reader: Reader, title: string, tasks: readonly KnownTask[]): KnownTask | undefined {
  const plain = normalized(title)
  const [first = ''] = plain.split(' ')
  if (first.length < 3) return undefined
  return newestBeginningWith(reader, tasks, first, plain, isPending)
}
