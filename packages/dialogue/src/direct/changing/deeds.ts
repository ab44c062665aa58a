// The deeds of direct mode on a task that is known: complete, delete, update. What is done is said as 002 says it.

import { ready, waiting } from '../../command.ts'
import { withoutTask, withTask } from '../../find-tasks.ts'
import { TITLE_LIMIT } from '../../flows/title.ts'
import type { ChangedField, Deed } from '../../languages/direct-phrases.ts'
import { quoted } from '../../marker.ts'
import { movedTo } from '../../slots/deadline.ts'
import { recurrenceOf, wholeRecurrence } from '../../slots/planned.ts'
import type { CommandFields, CommandRef, KnownTask } from '../../turn.ts'
import { minuteNow, offsetFor, writtenUtc } from '../../when/moment.ts'
import { askWhenMoved } from '../asking/ask-when.ts'
import { reminderSaid } from '../reminder-said.ts'
import { type Act, type Scene, spoken } from '../scene.ts'
import { stepsSaid } from '../steps-said.ts'
import { laterThan } from './put-off.ts'

/** What is wanted of a task, whichever it is. */
export interface Wish {
  readonly deed: Deed
  readonly fields: CommandFields
  /** A field was named, but no value for it. */
  readonly asked?: ChangedField | undefined
  /** The new value is what follows ‘to’: of a chore that is said of no value of a closed set. */
  readonly isSaidTo?: boolean
  /** The new title is what follows ‘to’, of a task that is named by less than its title: proposed, not done [D38]. */
  readonly isGuess?: boolean
}

export const isPending = ({ status }: KnownTask) => status !== 'done'
export const isDone = ({ status }: KnownTask) => status === 'done'

/** Options stay with the deed, so that ‘no, the other one’ knows which it was. */
export function doDeed(wish: Wish, task: KnownTask, scene: Scene, options?: readonly string[]): Act {
  const ref = { task_id: task.id, title: task.title, ...(options && { options }) }
  switch (wish.deed) {
    case 'complete':
      return complete(task, ref, scene)
    case 'delete':
      return {
        text: scene.say.deleted(spoken(task.title), scene.variant),
        command: ready('delete_task', { ref }),
        scene: { ...scene, tasks: withoutTask(scene.reader, scene.tasks, task.id), tracked: undefined },
      }
    case 'update':
      return Object.keys(wish.fields).length === 0
        ? askChange(task, wish.asked, scene)
        : update(task, ref, wish.fields, scene)
  }
}

function complete(task: KnownTask, ref: CommandRef, scene: Scene): Act {
  if (!isPending(task))
    return {
      text: scene.say.alreadyDone(spoken(task.title)),
      command: waiting('clarify', [], { ref }),
      scene: { ...scene, tracked: task },
    }
  return {
    text: `${scene.say.completed(spoken(task.title), scene.variant)}${comesAgain(task, scene)}`,
    command: ready('update_task', { fields: { status: 'done' }, ref }),
    scene: changed(scene, { ...task, status: 'done' }),
  }
}

/** When it comes next, of what recurs. */
function comesAgain(task: KnownTask, { say: { details }, moment, nextTime }: Scene): string {
  const next = task.recurrence == null ? undefined : nextTime?.(task)
  return next === undefined ? '' : ` ${details.nextTime(next, offsetFor(next, moment))}`
}

function dueThen(deadline: string, task: KnownTask, { isPutOff, moment }: Scene): string {
  const due = movedTo(deadline, task.deadline, moment)
  return isPutOff ? laterThan(due, task.deadline, moment) : due
}

function update(task: KnownTask, ref: CommandRef, wished: CommandFields, scene: Scene): Act {
  if (wished.dates !== undefined) return askWhenMoved(task, wished, scene)
  const deadline = isOfNoDay(wished, task, scene) ? task.deadline : wished.deadline
  const moved = deadline ? { ...wished, deadline: dueThen(deadline, task, scene) } : wished
  const fields = isPast(moved, scene) ? fromTomorrow(moved, task, scene) : moved
  if (fields.title !== undefined && fields.title.length > TITLE_LIMIT)
    return { ...askChange(task, 'title', scene), text: scene.phrases.longTitle(TITLE_LIMIT) }
  if (isReopened(fields)) return reopen(task, ref, scene)
  const { say } = scene
  const after = { ...task, ...fields } as KnownTask
  const isTitleOnly = Object.keys(fields).length === 1 && fields.title !== undefined
  if (fields.recurrence === null || fields.reminders?.length === 0) {
    const { comesNoMore, remindsNoMore } = say.details
    const text = (fields.recurrence === null ? comesNoMore : remindsNoMore)(`'${spoken(task.title)}'`)
    return { text, command: ready('update_task', { fields, ref }), scene: changed(scene, after) }
  }
  if (fields.skip === true && fields.deadline) {
    const next = say.details.nextTime(fields.deadline, offsetFor(fields.deadline, scene.moment))
    const text = `${say.details.skipped(spoken(task.title))} ${next}`
    return { text, command: ready('update_task', { fields, ref }), scene: changed(scene, after) }
  }
  const said = valuesOf(fields, after, scene)
  return {
    text: isTitleOnly
      ? say.retitled(spoken(task.title), spoken(after.title))
      : [
          say.updatedFields(nameOf(task, scene), said),
          ...(fields.title === undefined
            ? before(fields, task, scene)
            : [say.nowCalled(spoken(task.title), spoken(after.title))]),
        ].join(' '),
    command: ready('update_task', { fields, ref }),
    scene: changed(scene, after),
  }
}

/** The task by its title, where it was said by its number, with what it was before: a wrong one is seen at once. */
function before(
  fields: CommandFields,
  { number, title, deadline, priority }: KnownTask,
  { say, moment }: Scene,
): readonly string[] {
  if (number === undefined) return []
  const due = fields.deadline && deadline && deadline !== fields.deadline ? deadline : undefined
  const rank = fields.priority && priority !== fields.priority ? (priority ?? undefined) : undefined
  return [say.wasBefore(spoken(title), due, rank, offsetFor(due ?? '', moment))]
}

/** What would change, as it is said when it has. */
export function valuesSaid(wished: CommandFields, task: KnownTask, scene: Scene): readonly string[] {
  const { dates: _, ...fields } = wished
  const deadline = isOfNoDay(wished, task, scene) ? task.deadline : fields.deadline
  const moved = deadline ? { ...fields, deadline: dueThen(deadline, task, scene) } : fields
  const { description, ...others } = moved
  const note = description === undefined ? [] : [scene.say.described(quoted(description ?? ''))]
  return [...valuesOf(others, { ...task, ...others } as KnownTask, scene), ...note]
}

function valuesOf(fields: CommandFields, task: KnownTask, scene: Scene): readonly string[] {
  return (Object.entries(fields) as [ChangedField, string | null][])
    .filter(([field]) => !UNSAID.has(field) && !(field === 'deadline' && fields.recurrence !== undefined))
    .map(
      ([field, value]) =>
        plannedText(fields, field, task, scene) ?? scene.say.field(field, value, offsetFor(value ?? '', scene.moment)),
    )
}

/** ‘Every two months’, of what is due on the 15th: it begins there. */
function isOfNoDay({ recurrence, deadline }: CommandFields, task: KnownTask, { moment }: Scene): boolean {
  if (!recurrence || !deadline || !task.deadline || /;BY|FREQ=(?:HOURLY|MINUTELY)/.test(recurrence)) return false
  return task.deadline.slice(0, DAY_LETTERS) >= writtenUtc(moment.now).slice(0, DAY_LETTERS)
}

const DAY_LETTERS = '2026-01-01'.length

/** ‘Only on weekdays’, of what was due at seven: today that has passed. */
const isPast = ({ recurrence, deadline }: CommandFields, { moment }: Scene) =>
  recurrence !== undefined && deadline?.includes('T') === true && deadline < writtenUtc(moment.now)

const MINUTE = 60_000
const DAY = 1440

function fromTomorrow(fields: CommandFields, task: KnownTask, { reader, moment }: Scene): CommandFields {
  const tomorrow = { ...moment, now: moment.now + (DAY - minuteNow(moment)) * MINUTE }
  const again = wholeRecurrence(reader, fields.recurrenceText ?? '', tomorrow)
  return again?.deadline === undefined
    ? fields
    : { ...fields, ...again, deadline: movedTo(again.deadline, task.deadline, tomorrow) }
}

/** The rule is said with the day it comes next. */
const UNSAID: ReadonlySet<string> = new Set(['recurrenceText', 'recurrenceFrom', 'skip'])

/** How it comes again, reminders, tags and the project, as they are said of a new task: the last of them is the one that is new. */
function plannedText(fields: CommandFields, field: string, task: KnownTask, { say: { details }, moment }: Scene) {
  const again = recurrenceOf(fields, moment)
  const { deadline } = fields
  if (again !== undefined && field === 'recurrence' && deadline)
    return details.rhythm(details.recurs(again), details.next(deadline, offsetFor(deadline, moment)))
  const { reminders = [], tags = [], project = '' } = fields
  if (field === 'checklist') return stepsSaid(fields.checklist ?? [], details)
  if (field === 'reminders') return reminderSaid(reminders.at(-1) ?? '', task, details)
  if (field === 'tags' && fields.tags?.length === 0) return details.noTags
  if (field === 'tags') return details.newTag(quoted(tags.at(-1) ?? ''))
  return field === 'project' ? details.project(quoted(project)) : undefined
}

const isReopened = ({ status, ...others }: CommandFields) => status === 'open' && Object.keys(others).length === 0

/** Done after all it is not; what is open already is said to be. */
function reopen(task: KnownTask, ref: CommandRef, scene: Scene): Act {
  const title = spoken(task.title)
  if (task.status === 'open')
    return {
      text: scene.say.stillOpen(title),
      command: waiting('clarify', [], { ref }),
      scene: { ...scene, tracked: task },
    }
  const text = scene.say.undone(title, 'deleted')
  // What recurs came again when it was done: taken back, the next one goes with it.
  const done = task.recurrence == null ? undefined : scene.context.done.findLast(({ taskId }) => taskId === task.id)
  const isBack = done?.command.fields.status === 'done'
  return {
    text,
    command: ready('update_task', { fields: isBack ? { undo: true } : { status: 'open' }, ref }),
    scene: changed(scene, { ...task, status: 'open' }),
  }
}

/** What is to change, or to what, is asked. */
export function askChange(task: KnownTask, asked: ChangedField | undefined, scene: Scene): Act {
  const { say } = scene
  return {
    text: asked === undefined ? say.whatToChange(nameOf(task, scene)) : say.badValue[asked],
    command: waiting('update_task', [asked ?? 'fields'], { ref: { task_id: task.id, title: task.title } }),
    state: 'UPDATE:ASK_CHANGE',
    scene: { ...scene, tracked: task },
  }
}

/** ‘task 3’, or its title if it has no number. */
function nameOf({ number, title }: KnownTask, { say }: Scene): string {
  return number === undefined ? `'${spoken(title)}'` : say.task(number)
}

function changed(scene: Scene, task: KnownTask): Scene {
  return { ...scene, tasks: withTask(scene.reader, scene.tasks, task), tracked: task }
}
