// One deed on several tasks. What will happen is said by their titles; what deletes more than one, and whatever was not named
// one by one, is asked about first. Done, it is one turn: one undo takes all of it back.
//
// SV1. More than one deletion is always confirmed, and all that would go is listed.
// SV2. Tasks chosen by what they have in common are confirmed whatever is done to them.
// SV3. Named one by one they are changed at once, if the gate would let each of them pass alone [D38].
// SV4. If one of those that were named is not there, nothing is done.

import { waiting } from '../../command.ts'
import type { ChangedField, Deed, DirectPhrases } from '../../languages/direct-phrases.ts'
import { aheadOf } from '../../languages/task-details.ts'
import { quoted, type State } from '../../marker.ts'
import { movedTo } from '../../slots/deadline.ts'
import { postponed, readShift } from '../../slots/postpone.ts'
import type { KnownTask } from '../../turn.ts'
import { offsetFor } from '../../when/moment.ts'
import { doDeed, isPending, type Wish } from '../changing/deeds.ts'
import { ofTask } from '../changing/of-task.ts'
import { resetting } from '../finding/resetting.ts'
import { type Asked, type Naming, type Ruling, rule } from '../gate.ts'
import { linesOf, narrowedText, speechOf } from '../listing/line.ts'
import { type Act, type Scene, spoken } from '../scene.ts'
import type { Several } from './which-tasks.ts'

/** More are not changed by one message. */
const MOST = 50
/** So many lines say what would be changed; what would be deleted is listed whole. */
const MOST_LINES = 10

const STATES: { readonly [deed in Deed]: State } = {
  delete: 'DELETE:ASK_CONFIRMATION',
  complete: 'COMPLETE:ASK_CONFIRMATION',
  update: 'UPDATE:ASK_CONFIRMATION',
}

/** Undefined if the words may not be about tasks at all. */
export function doToSeveral(
  wish: Wish,
  found: Exclude<Several, { kind: 'missing' }>,
  scene: Scene,
  asked: Asked,
): Act | undefined {
  // Which of the times is meant, is not asked of several.
  if (wish.fields.dates !== undefined) return undefined
  // ‘Rename Italy trip to Rome’ is of the project: several never get one title.
  if (wish.fields.title !== undefined) return renamed(wish, found, scene, asked)
  const ruling = found.kind === 'named' ? rulingOf(wish, found.how, asked) : 'propose'
  if (ruling === 'nothing' || isEmpty(wish)) return undefined
  const open = wish.deed === 'complete' || isOfOpen(wish, found) ? found.tasks.filter(isPending) : found.tasks
  // What has no day is not moved by one.
  const tasks =
    wish.fields.deadlineBy === undefined ? open : open.filter((task) => movedBy(wish, task, scene) !== undefined)
  const [first] = tasks
  if (first === undefined) return nothingToDo(found, scene)
  if (tasks.length > MOST) return tooMany(wish.deed, tasks.length, scene)
  return mustAsk(wish, tasks, ruling) ? proposeSeveral(wish, tasks, scene) : doAll(wish, tasks, scene)
}

/** ‘Move everything to Saturday’: what is done is not to be done then. */
const isOfOpen = ({ deed, fields }: Wish, { kind }: Several) =>
  deed === 'update' &&
  kind !== 'named' &&
  fields.status === undefined &&
  (fields.deadline ?? fields.deadlineBy) !== undefined

/** ‘Move the first two to Monday’ is no chore. */
const rulingOf = (wish: Wish, how: Naming, asked: Asked) =>
  rule(wish.deed, { ...asked, verb: asked.verb === 'chore' ? resetting(wish, how) : asked.verb }, how)

function movedText(by: string, { details }: DirectPhrases): readonly string[] {
  const ahead = aheadOf(by.startsWith('-') ? by : `-${by}`)
  return ahead === undefined ? [] : [details.movedBy(ahead, by.startsWith('-'))]
}

const isEmpty = ({ deed, fields }: Wish) => deed === 'update' && Object.keys(fields).length === 0

const mustAsk = ({ deed, isGuess, fields }: Wish, tasks: readonly KnownTask[], ruling: Ruling) =>
  ruling === 'propose' || (deed === 'delete' && tasks.length > 1) || (isGuess === true && fields.title !== undefined)

function nothingToDo(found: Exclude<Several, { kind: 'missing' }>, scene: Scene): Act {
  const [first] = found.tasks
  const text =
    first !== undefined && found.kind === 'named'
      ? scene.say.alreadyDone(spoken(first.title))
      : scene.say.nothingListed(
          'pending',
          true,
          found.kind === 'filtered' ? narrowedText(found.filter, scene) : undefined,
        )
  return { text, command: waiting('clarify', []), stops: true, scene }
}

function tooMany(deed: Deed, count: number, scene: Scene): Act {
  const text = speechOf(scene).severalPhrases.tooMany(deed, count, MOST)
  return { text, command: waiting('clarify', ['task_selection']), stops: true, scene }
}

/** What would happen, and the question. */
export function proposeSeveral(wish: Wish, tasks: readonly KnownTask[], scene: Scene): Act {
  const lines = linesOf(tasks, 0, scene)
  const shown = wish.deed === 'delete' || lines.length <= MOST_LINES + 1 ? lines : lines.slice(0, MOST_LINES)
  const more = lines.length > shown.length ? [scene.say.more(lines.length - shown.length)] : []
  const text = speechOf(scene).severalPhrases.propose(
    wish.deed,
    [...shown, ...more],
    valuesOf(wish, scene),
    tasks.length,
  )
  const ref = { options: tasks.map(({ id }) => id), titles: tasks.map(({ title }) => title) }
  return {
    text,
    command: waiting('clarify', ['confirmation'], { fields: wish.fields, ref }),
    state: STATES[wish.deed],
    scene: { ...scene, shown: tasks },
  }
}

/** The tasks that were asked about, as they are now; undefined if nothing was asked of several. */
export function proposedTasks({ context, tasks }: Scene): { tasks: readonly KnownTask[]; isSame: boolean } | undefined {
  const { options, titles } = context.ref ?? {}
  if (options === undefined || titles === undefined) return undefined
  const left = options.flatMap((id, at) => {
    const task = tasks.find((one) => one.id === id)
    return task === undefined ? [] : [{ task, isSame: task.title === titles[at] }]
  })
  return {
    tasks: left.map(({ task }) => task),
    isSame: left.length === options.length && left.every((one) => one.isSame),
  }
}

/** Each on what the one before it left. */
export function doAll(wish: Wish, tasks: readonly KnownTask[], scene: Scene): Act {
  let current = scene
  const acts = tasks.map((task) => {
    const act = doDeed(movedBy(wish, task, scene) ?? ofTask(wish, task), task, current)
    current = act.scene
    return act
  })
  const [first, ...others] = acts as [Act, ...Act[]]
  const question = acts.find(({ state }) => state !== undefined)
  if (question !== undefined) return question
  if (others.length === 0) return first
  const titles = tasks.map(({ title }) => spoken(title))
  return {
    text: speechOf(scene).severalPhrases.did(wish.deed, titles, valuesOf(wish, scene), scene.variant),
    command: first.command,
    more: others.map(({ command }) => command),
    scene: { ...current, shown: tasks, tracked: wish.deed === 'delete' ? undefined : current.tracked },
  }
}

function renamed(
  { fields: { title, ...fields }, deed }: Wish,
  found: Exclude<Several, { kind: 'missing' }>,
  scene: Scene,
  asked: Asked,
): Act | undefined {
  const { project, ...others } = found.kind === 'filtered' ? found.filter : { project: undefined }
  const isOfProject = project !== undefined && Object.values(others).filter(Boolean).length <= 1
  return isOfProject && title !== undefined
    ? doToSeveral({ deed, fields: { ...fields, project: title } }, found, scene, asked)
    : undefined
}

/** ‘Push them a week’: each from the day it has. */
function movedBy(wish: Wish, task: KnownTask, { moment }: Scene): Wish | undefined {
  const { deadlineBy, ...fields } = wish.fields
  const by = deadlineBy === undefined || fields.deadline !== undefined ? undefined : readShift(deadlineBy)
  const deadline = by && task.deadline ? postponed(task.deadline, by, moment) : undefined
  return deadline === undefined ? undefined : ofTask({ ...wish, fields: { ...fields, deadline } }, task)
}

/** What the fields are to be, as it is said of one task. */
function valuesOf({ deed, fields }: Wish, { say, moment }: Scene): readonly string[] {
  if (deed !== 'update') return []
  return Object.entries(fields).flatMap(([field, value]) => {
    if (field === 'tags') return [say.details.newTag(quoted((value as readonly string[]).at(-1) ?? ''))]
    if (field === 'dates' || Array.isArray(value)) return []
    if (field === 'deadlineBy') return movedText(String(value), say)
    if (field === 'project') return [say.details.project(quoted(String(value)))]
    const said = field === 'deadline' && value ? movedTo(value as string, undefined, moment) : (value as string | null)
    return [say.field(field as ChangedField, said, offsetFor(said ?? '', moment))]
  })
}
