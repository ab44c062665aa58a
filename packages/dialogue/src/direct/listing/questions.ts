// Questions about the list that no rule of reading knows: one task, how many, what next, and whatever is nothing but the
// words of a question and filters. Nothing is changed by any of them.

import { isMadeOf, phraseSet } from '../../answers/phrase-set.ts'
import { splitWords } from '../../reading/words.ts'
import { phraseTable } from '../../word-tables.ts'
import type { Act, Scene } from '../scene.ts'
import { askOne } from './ask-one.ts'
import { isNarrow, type TaskFilter } from './filter.ts'
import { listFurther, listOrCount } from './list.ts'
import { whatNext } from './next.ts'
import { readFilter } from './read-filter.ts'

const SHOW_MORE = phraseSet(({ lists }) => lists.showMore)
const OPENS = phraseTable(({ lists }) => lists.opens)

/** Before anything else is read in a message. */
export function question(message: string, scene: Scene): Act | undefined {
  const next = whatNext(message, scene)
  if (next !== undefined) return next
  if (scene.context.listed !== undefined && isMadeOf(scene.reader, message, scene.reader.get(SHOW_MORE)))
    return listFurther(scene)
  return askOne(message, scene)
}

/** ‘Anything about the car?’, ‘due tomorrow’, ‘#home’: where nothing else was read. */
export function listAsked(message: string, scene: Scene): Act | undefined {
  const words = splitWords(scene.reader, message)
  const [opening] = scene.reader.get(OPENS).at(words, 0)
  const from = words[opening?.length ?? 0]?.start ?? 0
  const read = readFilter(scene.reader, message, from, scene.moment, scene.tasks)
  if (read.unknown !== undefined || !isNarrow(read.filter)) return undefined
  const isQuestion = opening !== undefined || words.at(-1)?.text === '?'
  return isQuestion || saysWhich(read.filter, words.length) ? listOrCount(message, read, scene) : undefined
}

/** ‘Important stuff due this week’. ‘Friday’ and ‘urgent’ alone may be said of the task that was spoken of. */
function saysWhich({ due, tags, project, about, priority }: TaskFilter, words: number): boolean {
  const isDay = due !== undefined && !['overdue', 'none', 'any'].includes(due)
  const said = [tags, project, about, priority, isDay ? undefined : due].filter((one) => one !== undefined)
  return tags !== undefined || (said.length > 0 && words > FEWEST_WORDS)
}

const FEWEST_WORDS = 2
