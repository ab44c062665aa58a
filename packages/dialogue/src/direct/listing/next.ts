// ‘What next?’: the one task to do now, and why; the two after it.

import { isMadeOf, phraseSet } from '../../answers/phrase-set.ts'
import { waiting } from '../../command.ts'
import type { WhatFirst } from '../../languages/lists.ts'
import type { Kept } from '../../reader.ts'
import { splitWords } from '../../reading/words.ts'
import type { KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { isPending } from '../changing/deeds.ts'
import { isMark } from '../changing/phrase-ends.ts'
import { type Act, type Scene, spoken } from '../scene.ts'
import { isOverdue } from './filter.ts'
import { dayOf, linesOf, speechOf } from './line.ts'
import { toldOf } from './list.ts'
import { byUrgency, inOrder } from './order.ts'

type Words = Kept<ReadonlySet<string>>
const WHAT_NEXT = phraseSet(({ lists }) => lists.whatNext)
const MOST_AFTER = 2

export function whatNext(message: string, scene: Scene): Act | undefined {
  const { reader, tasks, shown, moment } = scene
  const asked = isMadeOf(reader, message, reader.get(WHAT_NEXT)) ? ANY : whatFirst(message, scene)
  if (asked === undefined) return somethingElse(message, scene)
  const those = (asked.isOfThose ? shown.flatMap((task) => task ?? []) : tasks).filter(canBegin)
  return nextOf(asked.isByDay ? inOrder(those, moment) : byUrgency(those, moment), scene)
}

/** ‘Something easier’, behind what was suggested: that comes no more; what is easy is said to matter little, or nothing is said of it. */
function somethingElse(message: string, scene: Scene): Act | undefined {
  const { reader, tasks, shown, context, moment } = scene
  const isSuggested = context.justTold !== undefined && shown.length > 1
  const isEasier = isSuggested && isMadeOf(reader, message, reader.get(EASIER))
  if (!isSuggested || !(isEasier || isMadeOf(reader, message, reader.get(ANOTHER)))) return undefined
  const left = tasks.filter((task) => canBegin(task) && !shown.some((one) => one?.id === task.id))
  return nextOf(byUrgency(isEasier ? left.filter(isEasy) : left, moment), scene)
}

const ANOTHER = phraseSet(({ lists }) => lists.anotherOne ?? [])
const EASIER = phraseSet(({ lists }) => lists.easierOne ?? [])
const isEasy = ({ priority }: KnownTask) => priority === 'low' || priority == null

function nextOf([first, ...others]: readonly KnownTask[], scene: Scene): Act {
  const { listPhrases } = speechOf(scene)
  scene.reader.effort.spend(scene.tasks.length)
  if (first === undefined) return { text: listPhrases.nothingNext, command: waiting('clarify', []), scene }
  const then = others.slice(0, MOST_AFTER)
  const said = listPhrases.next(spoken(first.title), reasonsFor(first, scene))
  const after = then.length === 0 ? [] : [listPhrases.afterThat(linesOf(then, 0, scene))]
  return toldOf(first, [said, ...after].join('\n'), scene, then)
}

interface Asked {
  /** Of what was shown. */
  readonly isOfThose: boolean
  readonly isByDay: boolean
}

const ANY: Asked = { isOfThose: false, isByDay: false }
const ofFirst = (which: keyof WhatFirst) => wordSet(({ lists }) => lists.whatFirst?.[which] ?? [])
const ASKING = wordSet(({ fillers }) => fillers.questionWords)
const MARKS = ofFirst('marks')
const TASKS = ofFirst('tasks')
const AROUND = ofFirst('around')
const THOSE = ofFirst('those')
const DUE = ofFirst('due')
/** Nobody asks so in more words. */
const MOST_WORDS = 16
const LONGEST = 160

/** ‘Which of those is due first?’, ‘what's the first thing I ought to do today’: of these words alone, and one that chooses. */
function whatFirst(message: string, { reader, context }: Scene): Asked | undefined {
  if (message.length > LONGEST) return undefined
  const words = splitWords(reader, message)
    .filter((word) => !isMark(word))
    .map(({ text }) => text)
  const [last] = words.slice(-1)
  if (last === undefined || words.length > MOST_WORDS) return undefined
  const has = (table: Words) => words.some((word) => reader.get(table).has(word))
  if (!has(ASKING) || !has(MARKS) || !(has(TASKS) || has(DUE))) return undefined
  const isKnown = (word: string) => [MARKS, TASKS, AROUND, THOSE, DUE].some((table) => reader.get(table).has(word))
  const isOfThose = has(THOSE)
  if (!words.every(isKnown) || (isOfThose && !context.justListed)) return undefined
  return { isOfThose, isByDay: has(DUE) }
}

/** What waits for other work is not what to do next [D50]. */
const canBegin = (task: KnownTask) => isPending(task) && task.waits !== true

function reasonsFor(task: KnownTask, scene: Scene): readonly string[] {
  const { reasons, day } = speechOf(scene).listPhrases
  const due = dayOf(task, scene)
  const when =
    due === undefined ? [] : [isOverdue(task, scene.moment) ? reasons.overdue(-due.days) : reasons.due(day(due))]
  const rank = task.priority === 'urgent' ? [reasons.urgent] : task.priority === 'high' ? [reasons.important] : []
  const all = [...when, ...rank]
  return all.length === 0 ? [reasons.oldest] : all
}
