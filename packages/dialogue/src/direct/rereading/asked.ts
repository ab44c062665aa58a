// A question that no rule reads: of the tasks its filters name, of the one task it is about, or of the one spoken of. Nothing is
// changed by an answer, so that a guess is better than none.

import { mayHaveWords } from '../../find-tasks.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { titleForm, withoutArticle } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { whenIn } from '../../when/find-when.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import { isPending } from '../changing/deeds.ts'
import { isMark, withoutFirst } from '../changing/phrase-ends.ts'
import { AROUND } from '../finding/numbers.ts'
import { atShop } from '../listing/at-shop.ts'
import { isNarrow } from '../listing/filter.ts'
import { listOrCount, listTasks, showTask } from '../listing/list.ts'
import { readFilter } from '../listing/read-filter.ts'
import type { Scene } from '../scene.ts'

const MOST_WORDS = 16
const BEFORE_QUESTION = phraseTable(({ fillers }) => fillers.beforeQuestion)
const QUESTION_WORDS = phraseTable(({ fillers }) => fillers.questionWords)
const SAYING_LITTLE = wordSet(({ slots, lists, fillers }) => [
  ...slots.listWords,
  ...lists.around,
  ...fillers.glue,
  ...fillers.whoDoes,
])
const PRONOUNS = wordSet(({ slots }) => slots.pronouns)

export function asked(message: string, scene: Scene): DirectStep | undefined {
  const { reader, tracked } = scene
  const all = splitWords(reader, message)
  if (all.length > MOST_WORDS || all.some(({ quoted }) => quoted)) return undefined
  const words = withoutFirst(reader, all, BEFORE_QUESTION)
  const isMarked = all.at(-1)?.text === '?'
  const isQuestion = isMarked || words.length < all.length || reader.get(QUESTION_WORDS).at(words, 0).length > 0
  const listed = ofFilters(message.slice(words[0]?.start ?? 0), isQuestion, scene)
  if (listed !== undefined) return listed
  if (!isQuestion) return undefined
  const shop = atShop(words, scene)
  if (shop !== undefined) return only(listTasks(shop, scene), 'LIST_TASKS')
  const about = aboutMost(message, words, scene)
  if (about !== undefined) return only(showTask(about, scene), 'LIST_TASKS')
  const isPointed = isMarked && words.some(({ text }) => reader.get(PRONOUNS).has(text))
  return isPointed && tracked !== undefined ? only(showTask(tracked, scene), 'LIST_TASKS') : undefined
}

/** ‘ls overdue’, ‘project Work’: every word is a filter, or says nothing of which tasks. A day alone may be of an errand. */
function ofFilters(message: string, isQuestion: boolean, scene: Scene): DirectStep | undefined {
  const read = readFilter(scene.reader, message, 0, scene.moment, scene.tasks)
  if (read.unknown !== undefined || !isNarrow(read.filter)) return undefined
  const { about, project, tags, priority, due } = read.filter
  const isPlace = project !== undefined || tags !== undefined || priority !== undefined || due === 'overdue'
  const isListed = isQuestion || (isPlace && about === undefined)
  return isListed ? only(listOrCount(message, read, scene), 'LIST_TASKS') : undefined
}

/** ‘When must I go with the car to the garage?’: the one task that has most of the words. */
export function aboutMost(
  message: string,
  words: readonly Word[],
  { reader, tasks, moment }: Scene,
  isIn: (task: KnownTask) => boolean = isPending,
): KnownTask | undefined {
  const times = whenIn(reader, message, moment).found?.stretches ?? []
  const isOfTime = ({ start, end }: Word) => times.some(({ from, to }) => end > from && start < to)
  const telling = words
    .filter(
      (word) =>
        !isOfTime(word) &&
        !isMark(word) &&
        !reader.get(SAYING_LITTLE).has(word.text) &&
        !reader.get(AROUND).has(word.text),
    )
    .map(({ text }) => withoutArticle(reader, text.replace(/['’]s$/u, '')))
    .filter((word) => word.length >= SHORTEST)
  const counts = new Map<KnownTask, number>()
  reader.effort.spend(telling.length * 4)
  for (const word of new Set(telling)) {
    const ways = [...new Set([word, word.replace(JOINED, '')])]
    const named = ways.flatMap((way) =>
      mayHaveWords(reader, tasks, [way]).filter((task) => isIn(task) && titleForm(reader, task).words.has(way)),
    )
    for (const task of new Set(named)) counts.set(task, (counts.get(task) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one)
  return first !== undefined && (second === undefined || first[1] > second[1]) ? first[0] : undefined
}

/** מהספרים: letters that are joined to a noun, with its article. */
const JOINED = /^ו?[בכלמש]?ה?(?=[א-ת]{3})/u

const SHORTEST = 3
