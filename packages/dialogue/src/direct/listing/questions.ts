// Questions about the list that no rule of reading knows: one task, how many, what next, and whatever is nothing but the
// words of a question and filters. Nothing is changed by any of them.

import { isMadeOf, phraseSet } from '../../answers/phrase-set.ts'
import { ready } from '../../command.ts'
import { quoted } from '../../marker.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { isPending } from '../changing/deeds.ts'
import { withoutMarks } from '../changing/phrase-ends.ts'
import { namedIn } from '../changing/reason-first.ts'
import { moreIn } from '../changing/same-again.ts'
import { pointsBack } from '../points-back.ts'
import type { Act, Scene } from '../scene.ts'
import { askOne } from './ask-one.ts'
import { filterOf, isNarrow, PENDING_TASKS, type TaskFilter } from './filter.ts'
import { speechOf } from './line.ts'
import { listFurther, listOrCount, listTasks, showTask } from './list.ts'
import { whatNext } from './next.ts'
import { readFilter } from './read-filter.ts'

const SHOW_MORE = phraseSet(({ lists }) => lists.showMore)
const WHICH_ONES = phraseSet(({ lists }) => lists.whichOnes)
const SORT_BY_PRIORITY = phraseSet(({ lists }) => lists.sortByPriority)
const WHICH_TAGS = phraseSet(({ lists }) => lists.whichTags)
const WHICH_PROJECTS = phraseSet(({ lists }) => lists.whichProjects)
const HOW_MANY = phraseTable(({ lists }) => lists.howMany)
const OPENS = phraseTable(({ lists }) => lists.opens)

/** Before anything else is read in a message. */
export function question(message: string, scene: Scene): Act | undefined {
  const next = whatNext(message, scene)
  if (next !== undefined) return next
  if (isMadeOf(scene.reader, message, scene.reader.get(SHOW_MORE))) {
    // Alone and without a list, ‘next’ and ‘more’ may be said of anything.
    if (scene.context.listed !== undefined) return listFurther(scene)
    if (splitWords(scene.reader, message).length > 1) return listTasks(PENDING_TASKS, scene)
  }
  return sorted(message, scene) ?? whichOnes(message, scene) ?? whichNames(message, scene) ?? askOne(message, scene)
}

const LONGEST = 200
const BUT_NOT = phraseTable(({ lists }) => lists.butNot ?? [])

/** ‘What's high priority but not Work?’: one question, though ‘but’ could begin another clause. */
export function butNot(message: string, scene: Scene): Act | undefined {
  const { reader, moment, tasks } = scene
  if (message.length > LONGEST) return undefined
  const words = splitWords(reader, message)
  const [opening] = words.length <= MOST_WORDS ? reader.get(OPENS).at(words, 0) : []
  if (opening === undefined || !words.some((_, at) => reader.get(BUT_NOT).at(words, at).length > 0)) return undefined
  const read = readFilter(reader, message, words[opening.length]?.start ?? 0, moment, tasks)
  return read.filter.without === undefined || read.unknown !== undefined ? undefined : listOrCount(message, read, scene)
}

/** ‘Sort by priority’, right after a list: the same once more. */
function sorted(message: string, scene: Scene): Act | undefined {
  const { reader, context } = scene
  if (!context.justListed || !isMadeOf(reader, message, reader.get(SORT_BY_PRIORITY))) return undefined
  const filter = filterOf(context.listed?.fields ?? {})
  return filter && listTasks({ ...filter, sort: 'priority' }, scene)
}

/** ‘Which ones?’, after a list or a number. */
function whichOnes(message: string, scene: Scene): Act | undefined {
  const { reader, context } = scene
  if (!context.justListed || !isMadeOf(reader, message, reader.get(WHICH_ONES))) return undefined
  const filter = filterOf(context.listed?.fields ?? {})
  return filter && listTasks(filter, scene)
}

/** What tags there are, or projects, and how many open tasks each has. */
function whichNames(message: string, scene: Scene): Act | undefined {
  const { reader, tasks } = scene
  const { listPhrases } = speechOf(scene)
  const isOf = (phrases: typeof WHICH_TAGS) => isMadeOf(reader, message, reader.get(phrases))
  if (!isOf(WHICH_TAGS) && !isOf(WHICH_PROJECTS)) return undefined
  const open = tasks.filter(isPending)
  const text = isOf(WHICH_TAGS)
    ? listPhrases.tags(countedNames(open.flatMap(({ tags }) => tags ?? [])))
    : listPhrases.projects(countedNames(open.flatMap(({ project }) => project ?? [])))
  return { text, command: ready('list_tasks', {}), scene }
}

const MOST_NAMES = 20

function countedNames(names: readonly string[]) {
  const groups = Map.groupBy(names, (name) => name.toLowerCase())
  const counted = [...groups.values()].map((same) => ({ name: quoted(same[0] as string), count: same.length }))
  return counted.sort((a, b) => b.count - a.count).slice(0, MOST_NAMES)
}

/** ‘Anything about the car?’, ‘due tomorrow’, ‘#home’: where nothing else was read. */
export function listAsked(message: string, scene: Scene): Act | undefined {
  const words = splitWords(scene.reader, message)
  const [opening] = scene.reader.get(OPENS).at(words, 0)
  const isQuestion = opening !== undefined || words.at(-1)?.text === '?'
  if (
    !isQuestion &&
    (pointsBack(scene.reader, message) || isSaidOfIt(words, scene) || !mayNarrow(message, words, scene))
  )
    return undefined
  const from = words[opening?.length ?? 0]?.start ?? 0
  const read = readFilter(scene.reader, message, from, scene.moment, scene.tasks)
  // ‘How many things are left?’
  const isCount = words.length <= MOST_WORDS && scene.reader.get(HOW_MANY).at(words, 0).length > 0
  // ‘What remains?’
  const isOfOpen = opening !== undefined && read.filter.status === 'pending'
  if (read.unknown !== undefined || !(isNarrow(read.filter) || isCount || isOfOpen)) return undefined
  return isQuestion || saysWhich(read.filter, words.length) ? listOrCount(message, read, scene) : undefined
}

const PRONOUNS = wordSet(({ slots }) => slots.pronouns)

/** ‘It is too late’, ‘it's very urgent’: said of something, and no list. */
const isSaidOfIt = ([first, second]: readonly Word[], { reader }: Scene) =>
  reader.get(PRONOUNS).has(first?.text.replace(/['’]s$/u, '') ?? '') && second !== undefined

/** ‘And overdue’, ‘ומחר?’, right after a list. */
export function alsoListed(message: string, scene: Scene): Act | undefined {
  if (!scene.context.justListed) return undefined
  const more = moreIn(withoutMarks(splitWords(scene.reader, message)), scene)
  const [first] = more ?? []
  if (more === undefined || first === undefined || more.length > FEWEST_WORDS + 2) return undefined
  const text = message.slice(first.start, more.at(-1)?.end)
  const read = readFilter(scene.reader, text, 0, scene.moment, scene.tasks)
  const { about, due, ...others } = read.filter
  if (read.unknown !== undefined || about !== undefined || !isNarrow(read.filter)) return undefined
  const { done, added } = scene.context.listed?.fields ?? {}
  if (due === undefined || others.done !== undefined || others.added !== undefined)
    return listOrCount(text, read, scene)
  // ‘What did I do yesterday?’, ‘and today?’
  if (done !== undefined) return listOrCount(text, { filter: { ...others, status: 'completed', done: due } }, scene)
  return listOrCount(text, added === undefined ? read : { filter: { ...others, added: due } }, scene)
}

const NARROWS = phraseTable(({ slots, lists }) => [
  ...[...slots.overdue, ...lists.noDate, ...lists.tagged, ...lists.project, ...lists.important, ...lists.recurring],
  ...[...Object.keys(slots.ranks), ...Object.keys(lists.ranks), 'urgent', ...slots.fieldWords.priority],
])

/** Nobody says only which tasks in more words. */
const MOST_WORDS = 12

/** Something in it is said of tasks: most errands have nothing of the kind. */
function mayNarrow(message: string, words: readonly Word[], { reader }: Scene): boolean {
  if (words.length > MOST_WORDS) return false
  return message.includes('#') || words.some((_, at) => reader.get(NARROWS).at(words, at).length > 0)
}

/** A request that is nothing but filters and words of lists, from its first word on. */
export function listWhole(message: string, scene: Scene): Act | undefined {
  const read = readFilter(scene.reader, message, 0, scene.moment, scene.tasks)
  return read.unknown === undefined && isNarrow(read.filter) ? listOrCount(message, read, scene) : undefined
}

/** ‘Why is the pull request due today?’: whatever is asked, it is of the one task that is named, and that is shown. */
export function askedOfNamed(message: string, scene: Scene): Act | undefined {
  const words = splitWords(scene.reader, message)
  const isQuestion = words.at(-1)?.text === '?' || scene.reader.get(ASKING).at(words, 0).length > 0
  if (!isQuestion || words.length > MOST_WORDS) return undefined
  const task = namedIn(message, words, false, scene)
  return task && showTask(task, scene)
}

const ASKING = phraseTable(({ lists }) => [...lists.opens, ...lists.asks])

/** ‘Important stuff due this week’. ‘Friday’ and ‘urgent’ alone may be said of the task that was spoken of. */
function saysWhich({ due, tags, project, about, priority, recurring }: TaskFilter, words: number): boolean {
  const isDay = due !== undefined && !['overdue', 'none', 'any'].includes(due)
  const said = [tags, project, about, priority, recurring, isDay ? undefined : due].filter((one) => one !== undefined)
  return tags !== undefined || (said.length > 0 && words > FEWEST_WORDS)
}

const FEWEST_WORDS = 2
