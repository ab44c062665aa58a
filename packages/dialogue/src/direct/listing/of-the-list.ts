// A question of what was listed last: ‘so what's left?’, ‘which of those are urgent?’. It asks of the same tasks, as they are now.
//
// OL1. Only of a list that says which tasks, and only while nothing was added since: then it is about something else.

import { isMadeOf, phraseSet } from '../../answers/phrase-set.ts'
import { splitWords } from '../../reading/words.ts'
import { phraseTable } from '../../word-tables.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import type { Act, Scene } from '../scene.ts'
import { filterOf, isNarrow, type TaskFilter } from './filter.ts'
import { listOrCount } from './list.ts'
import { readFilter } from './read-filter.ts'

const WHAT_IS_LEFT = phraseSet(({ lists }) => lists.whatIsLeft ?? [])
const OF_THEM = phraseTable(({ lists }) => lists.ofThem ?? [])
/** So many answers later a list is still spoken of. */
const MOST_ANSWERS = 6
const MOST_WORDS = 12

export function ofTheList(message: string, scene: Scene): Act | undefined {
  const listed = listedLast(scene)
  if (listed === undefined) return undefined
  const left: TaskFilter = { ...listed, status: 'pending' }
  if (isMadeOf(scene.reader, message, scene.reader.get(WHAT_IS_LEFT)))
    return listed.status === 'completed' ? undefined : listOrCount(message, { filter: left }, scene)
  return someOfThem(message, listed, scene)
}

function listedLast({ context }: Scene): TaskFilter | undefined {
  const { listed, done, answers } = context
  if (listed === undefined || answers - listed.turn > MOST_ANSWERS) return undefined
  const isLeft = done.some(({ turn, command }) => turn > listed.turn && command.intent === 'add_task')
  const filter = isLeft ? undefined : filterOf(listed.fields)
  return filter !== undefined && isNarrow(filter) ? filter : undefined
}

/** ‘Which of them are for work?’: both filters hold. What is said of a kind already asked for takes its place. */
function someOfThem(message: string, listed: TaskFilter, scene: Scene): Act | undefined {
  const { reader, moment, tasks } = scene
  const words = splitWords(reader, message)
  const at = words.length > MOST_WORDS ? -1 : words.findIndex((_, index) => OF(scene).at(words, index).length > 0)
  const [found] = at === -1 ? [] : OF(scene).at(words, at)
  const [first, last] = [words[at], words[at + (found?.length ?? 0) - 1]]
  if (first === undefined || last === undefined) return undefined
  const text = `${message.slice(0, first.start)}${message.slice(last.end).trimStart()}`
  const read = readFilter(reader, text, 0, moment, tasks)
  if (read.unknown !== undefined || !isNarrow(read.filter) || isOrdered(text, scene)) return undefined
  const status = read.filter.status === 'completed' ? 'completed' : listed.status
  return listOrCount(text, { filter: { ...listed, ...read.filter, status } }, scene)
}

/** ‘Make all of them urgent’. */
const isOrdered = (text: string, { reader }: Scene) =>
  readOpaque(reader, text).some(({ intent, role }) => role !== undefined && intent !== 'LIST_TASKS')

const OF = ({ reader }: Scene) => reader.get(OF_THEM)
