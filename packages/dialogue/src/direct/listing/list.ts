// Showing tasks in direct mode, numbered by their own numbers, so that what is read is what can be said; or one task, if
// one is named. A filter that is not known is said not to be: a list that answers another question is a wrong answer.

import { ready } from '../../command.ts'
import { taskWithNumber } from '../../find-tasks.ts'
import { quoted } from '../../marker.ts'
import type { Reading } from '../../reading/read-message.ts'
import { splitWords } from '../../reading/words.ts'
import { recurrenceOf } from '../../slots/planned.ts'
import type { KnownTask } from '../../turn.ts'
import { offsetFor } from '../../when/moment.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { isPending } from '../changing/deeds.ts'
import { namedNumber } from '../finding/numbers.ts'
import { notFound } from '../finding/refer.ts'
import { exactly, resolveFitting } from '../finding/resolve-task.ts'
import { reminderSaid } from '../reminder-said.ts'
import { type Act, type Scene, spoken } from '../scene.ts'
import { stepsSaid } from '../steps-said.ts'
import { atShop } from './at-shop.ts'
import { fieldsOf, filterOf, isNarrow, type TaskFilter, tasksThatFit } from './filter.ts'
import { linesOf, narrowedText, speechOf } from './line.ts'
import { byPriority, inOrder } from './order.ts'
import { type ReadFilter, readFilter } from './read-filter.ts'

/** So many are shown at once; ‘show more’ goes on. */
const PAGE = 10
/** ‘How many?’ is answered with the tasks if they are so few. */
const MOST_COUNTED = 5
const MOST_QUOTED = 100

const HOW_MANY = phraseTable(({ lists }) => lists.howMany)

export function listOrShow(message: string, { start, from, to }: Reading, scene: Scene): Act {
  const number = namedNumber(scene.reader, splitWords(scene.reader, message.slice(start, to)))
  if (number !== undefined) {
    const task = taskWithNumber(scene.reader, scene.tasks, number)
    return task === undefined ? notFound('', number, scene) : showTask(task, scene)
  }
  const [named, ...others] = exactly(scene.reader, [message.slice(from, to)], scene.tasks)
  if (named !== undefined && others.length === 0) return showTask(named, scene)
  const called = calledTask(message.slice(from, to), scene)
  if (called !== undefined) return showTask(called, scene)
  const asked = message.slice(start, to)
  return listOrCount(asked, readFilter(scene.reader, asked, from - start, scene.moment, scene.tasks), scene)
}

export function listOrCount(asked: string, { filter, unknown: left }: ReadFilter, scene: Scene): Act {
  const unknown = saysLittle(left ?? '', scene) ? undefined : left
  const words = splitWords(scene.reader, asked)
  const isCount = words.some((_, at) => scene.reader.get(HOW_MANY).at(words, at).length > 0)
  const shop = unknown === undefined ? undefined : atShop(splitWords(scene.reader, unknown), scene)
  if (shop !== undefined) return isCount ? countTasks(shop, scene) : listTasks(shop, scene)
  const act = isCount && unknown === undefined ? countTasks(filter, scene) : listTasks(filter, scene)
  if (unknown === undefined) return act
  return { ...act, text: `${scene.say.cannotFilter(quoted(unknown.slice(0, MOST_QUOTED)))} ${act.text}` }
}

const LITTLE = wordSet(({ fillers }) => [
  ...fillers.before,
  ...fillers.after,
  ...fillers.smallTalk,
  ...fillers.very,
  ...fillers.glue,
])

/** ‘… lol’, ‘the most’: words that narrow nothing down, whatever is asked. */
const saysLittle = (left: string, { reader }: Scene) =>
  splitWords(reader, left).every(({ text }) => reader.get(LITTLE).has(text))

/** ‘the report task’. */
function calledTask(words: string, scene: Scene): KnownTask | undefined {
  const found = resolveFitting(scene.reader, words, scene)
  return found.kind === 'one' && found.how === 'called' ? found.task : undefined
}

/** One task, and what is known of it. It is the one spoken of from then on [D14]. */
export function showTask(task: KnownTask, scene: Scene): Act {
  const { number, title, status, deadline, priority, description, project, tags, recurrence, reminders } = task
  const { checklist } = task
  const { say, moment } = scene
  const again = recurrence == null ? undefined : recurrenceOf({ recurrence }, moment)
  const details = [
    ...(again === undefined ? [] : [say.details.recurs(again)]),
    ...(deadline == null ? [] : [say.due(deadline, offsetFor(deadline, moment))]),
    ...(isPending(task) ? (reminders ?? []).map((trigger) => reminderSaid(trigger, task, say.details)) : []),
    ...(priority == null ? [] : [say.priority(priority)]),
    ...(project ? [speechOf(scene).listPhrases.inProject(quoted(project))] : []),
    ...(tags ?? []).map((tag) => quoted(`#${tag}`)),
    ...(description ? [say.described(quoted(description))] : []),
    ...(checklist?.length ? [stepsSaid(checklist, say.details)] : []),
  ]
  return toldOf(task, say.shown(number, spoken(title), status, details), scene)
}

/** Something is said of one task. */
export function toldOf(task: KnownTask, text: string, scene: Scene, others: readonly KnownTask[] = []): Act {
  const shown = [task, ...others]
  return {
    text,
    command: ready('list_tasks', {
      ref: { task_id: task.id, title: task.title, options: shown.map(({ id }) => id) },
    }),
    scene: { ...scene, shown, tracked: task },
  }
}

export function listTasks(filter: TaskFilter, scene: Scene): Act {
  const tasks = tasksThatFit(scene.reader, filter, scene.tasks, scene.moment)
  const narrowed = narrowedText(filter, scene)
  if (tasks.length === 0)
    return shownAs(scene.say.nothingListed(filter.status, scene.tasks.length > 0, narrowed), filter, [], scene)
  const shown = ordered(filter, tasks, scene, PAGE)
  const text = scene.say.listed(filter.status, linesOf(shown, tasks.length - shown.length, scene), narrowed)
  return shownAs(text, filter, shown, scene)
}

const fitting = (filter: TaskFilter, scene: Scene): readonly KnownTask[] =>
  ordered(filter, tasksThatFit(scene.reader, filter, scene.tasks, scene.moment), scene)

function ordered(
  { sort }: TaskFilter,
  tasks: readonly KnownTask[],
  { moment }: Scene,
  most?: number,
): readonly KnownTask[] {
  return sort === 'priority' ? byPriority(tasks, most) : inOrder(tasks, moment, most)
}

/** ‘How many?’: the number, and the tasks if they are few. */
function countTasks(filter: TaskFilter, scene: Scene): Act {
  const { listPhrases } = speechOf(scene)
  const tasks = fitting(filter, scene)
  const narrowed = narrowedText(filter, scene)
  const open = tasks.filter(isPending).length
  const said =
    filter.status === 'all' && !isNarrow(filter)
      ? listPhrases.countedAll(open, tasks.length - open)
      : listPhrases.counted(tasks.length, filter.status, narrowed)
  const shown = tasks.length > MOST_COUNTED ? [] : tasks
  return shownAs([said, ...linesOf(shown, 0, scene)].join('\n'), filter, shown, scene)
}

/** The list that was shown last goes on behind what was shown of it; undefined if none was. */
export function listFurther(scene: Scene): Act | undefined {
  const { listed } = scene.context
  const filter = listed && filterOf(listed.fields)
  if (filter === undefined || listed === undefined) return undefined
  const tasks = fitting(filter, scene)
  const seen = new Set(listed.options)
  const rest = tasks.slice(tasks.findLastIndex(({ id }) => seen.has(id)) + 1)
  const { listPhrases } = speechOf(scene)
  if (rest.length === 0) return shownAs(listPhrases.nothingMore, filter, [], scene)
  const shown = rest.slice(0, PAGE)
  return shownAs(linesOf(shown, rest.length - shown.length, scene).join('\n'), filter, shown, scene)
}

function shownAs(text: string, filter: TaskFilter, shown: readonly KnownTask[], scene: Scene): Act {
  return {
    text,
    command: ready('list_tasks', { fields: fieldsOf(filter), ref: { options: shown.map(({ id }) => id) } }),
    scene: { ...scene, shown, tracked: shown[0] },
  }
}
