// Adding several tasks at once, by the rule in items.ts; and splitting one that was added as one.

import { ready, waiting } from '../../command.ts'
import { readTitle } from '../../flows/title.ts'
import type { Reader } from '../../reader.ts'
import { splitWords } from '../../reading/words.ts'
import { movedTo, readDeadlineExpression } from '../../slots/deadline.ts'
import { type NewTask, readNewTask } from '../../slots/new-task.ts'
import { isOnlyReminder } from '../../slots/reminder.ts'
import type { KnownTask } from '../../turn.ts'
import { addTask } from '../adding/create.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import { doDeed } from '../changing/deeds.ts'
import { fieldsSaid, isOnlyFields } from '../changing/fields-said.ts'
import { lineOf, speechOf } from '../listing/line.ts'
import type { Act, Scene } from '../scene.ts'
import { alsoClauses } from './also-clauses.ts'
import { isAnnouncement, itemsIn, type Lines, linesIn, splitsOf, withoutBullet } from './items.ts'

/** What follows ‘add’, if it is several tasks. `time`: said before it, of each that says none itself. */
export function addItems(text: string, scene: Scene, time = ''): Act | undefined {
  const lines = linesIn(text)
  if (lines !== undefined) return addTexts(textsOf(lines, scene), scene)
  const items = itemsIn(scene.reader, text)
  // ‘…; alert her 20 minutes beforehand’ is said of what stands before.
  if (items === undefined || items.texts.some((one) => isOnlyReminder(scene.reader, one))) return undefined
  const isField = items.texts.map((one) => isOnlyFields(one, scene))
  if (isField.includes(true)) return withFields(items.texts, isField, scene)
  const isTimed = (one: string) => readNewTask(scene.reader, one, scene.moment)?.deadline !== undefined
  const texts = time === '' ? items.texts : items.texts.map((one) => (isTimed(one) ? one : `${one}${time}`))
  return items.isOffer ? offerTexts(texts, scene) : addTexts(texts, scene)
}

/** ‘A call with Dana, Thursday 9:30, project Work’: what says only when or where is no task of its own. */
function withFields(texts: readonly string[], isField: readonly boolean[], scene: Scene): Act | undefined {
  const title = texts.filter((_, at) => !isField[at]).join(', ')
  const said = texts.filter((_, at) => isField[at]).join(', ')
  const read = readNewTask(scene.reader, title, scene.moment)
  const fields = fieldsSaid(said, splitWords(scene.reader, said), scene)
  if (read === undefined || read.unsure !== undefined || fields === undefined || fields.dates !== undefined)
    return undefined
  const { deadline, ...others } = fields
  const due = deadline ? movedTo(deadline, read.deadline, scene.moment) : undefined
  return addTask({ ...read, ...others, ...(due && { deadline: due }) } as NewTask, scene)
}

/** A time over the lines is that of each of them; another name stays with each, so that it is not lost. */
export function textsOf({ lines, header: said }: Lines, { reader, moment }: Scene): readonly string[] {
  const texts = lines.map((line) => withoutCommand(reader, withoutBullet(line)))
  const header = withoutCommand(reader, said).trim()
  if (header === '' || isAnnouncement(reader, header)) return texts
  const isTime = readDeadlineExpression(reader, header, moment) !== undefined
  return texts.map((text) => (isTime ? `${text} ${header}` : `${text} (${header})`))
}

/** ‘add eggs’, on a line of its own. */
function withoutCommand(reader: Reader, line: string): string {
  const [reading] = readOpaque(reader, line)
  const isAdd = reading?.intent === 'CREATE_TASK' && reading.role !== undefined && reading.start === 0
  return isAdd ? line.slice(reading.from) : line
}

function readTexts(texts: readonly string[], scene: Scene): readonly NewTask[] {
  return texts.flatMap((text) => {
    const read = readNewTask(scene.reader, text, scene.moment)
    if (read === undefined || typeof readTitle(read.title) === 'string') return []
    // What is not sure stays in the title: nobody is asked in the middle of a list.
    const { unsure: _, ...task } = read
    return [task]
  })
}

/** Undefined if one of them is no task: nothing is lost by doing the rest. */
export function addTexts(texts: readonly string[], scene: Scene): Act | undefined {
  const read = readTexts(texts, scene)
  const [first] = read
  if (read.length < texts.length || first === undefined) return undefined
  return read.length === 1 ? addTask(first, scene) : addAll(read, scene)
}

/** ‘Tomorrow I have to print the forms and also buy stamps’: what was said of both is of each. */
export function addEachOf(read: NewTask, scene: Scene): Act | undefined {
  const titles = read.unsure === undefined ? alsoClauses(scene.reader, read.title) : undefined
  return (
    titles &&
    addAll(
      titles.map((title) => ({ ...read, title })),
      scene,
    )
  )
}

function addAll(read: readonly NewTask[], scene: Scene): Act {
  const { acts, scene: after } = addEach(read, scene)
  const [first, ...others] = acts as [Act, ...Act[]]
  return {
    text: speechOf(scene).severalPhrases.added(addedLines(scene, after)),
    command: first.command,
    more: others.map(({ command }) => command),
    scene: after,
  }
}

function addEach(read: readonly NewTask[], scene: Scene): { acts: readonly Act[]; scene: Scene } {
  let current = scene
  const acts = read.map((task) => {
    const act = addTask(task, current)
    current = act.scene
    return act
  })
  return { acts, scene: current }
}

function addedLines(before: Scene, after: Scene): readonly string[] {
  const added = after.tasks.slice(before.tasks.length)
  return added.map((task, index) => lineOf(task, index + 1, after))
}

export function offerTexts(texts: readonly string[], scene: Scene): Act | undefined {
  const read = readTexts(texts, scene)
  if (read.length < texts.length || read.length < 2) return undefined
  const { scene: after } = addEach(read, scene)
  return {
    text: speechOf(scene).severalPhrases.offer(addedLines(scene, after)),
    command: waiting('clarify', ['confirmation'], { ref: { titles: texts } }),
    state: 'CREATE:ASK_ADD',
    scene,
  }
}

/** Yes to the offer. */
export function addOffered(scene: Scene): Act | undefined {
  const { titles } = scene.context.ref ?? {}
  return titles === undefined ? undefined : addTexts(titles, scene)
}

/** One task that could be several: added as it is, and said so [SA4]. */
export function withSplit(act: Act, scene: Scene): Act {
  const { title } = act.command.fields
  if (act.command.intent !== 'add_task' || !act.command.ready || title === undefined) return act
  const titles = splitsOf(scene.reader, title)
  if (titles.length === 0) return act
  return {
    ...act,
    text: `${act.text} ${speechOf(scene).severalPhrases.couldSplit(titles)}`,
    command: ready('add_task', { fields: act.command.fields, ref: { titles } }),
  }
}

/** The task keeps its place as the first of them; the others have its day and its priority. */
export function splitTask(task: KnownTask | undefined, scene: Scene): Act {
  const titles = task === undefined ? [] : splitsOf(scene.reader, task.title)
  const [first, ...others] = titles
  if (task === undefined || first === undefined)
    return { text: speechOf(scene).severalPhrases.cannotSplit, command: waiting('clarify', []), stops: true, scene }
  const kept = doDeed({ deed: 'update', fields: { title: first } }, task, scene)
  const more: Partial<NewTask> = {
    ...(task.priority != null && { priority: task.priority }),
    ...(task.deadline != null && { deadline: task.deadline }),
  }
  const { acts, scene: after } = addEach(
    others.map((title) => ({ title, ...more })),
    kept.scene,
  )
  const own = after.tasks.find(({ id }) => id === task.id) as KnownTask
  const lines = [lineOf(own, 1, after), ...addedLines(kept.scene, after)]
  return {
    text: speechOf(scene).severalPhrases.didSplit(lines),
    command: kept.command,
    more: acts.map(({ command }) => command),
    scene: after,
  }
}
