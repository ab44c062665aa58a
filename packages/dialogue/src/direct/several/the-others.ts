// ‘The others’, ‘the rest’, ‘the other two’: of what was shown or added together, those that nothing was done to since.
//
// TO1. If a number is said, there must be as many: otherwise it is not known which are meant.

import { tasksWithIds } from '../../find-tasks.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import type { KnownTask } from '../../turn.ts'
import { phraseTable, wordMap } from '../../word-tables.ts'
import { isPending } from '../changing/deeds.ts'
import type { Scene } from '../scene.ts'

const OTHERS = phraseTable(({ several }) => several.others)
const CARDINALS = wordMap(({ several }) => several.cardinals)

/** Undefined if the words say something else, or nothing was shown that some of it could be left of. */
export function theOthers(words: readonly Word[], scene: Scene): readonly KnownTask[] | undefined {
  const { reader, shown, tasks } = scene
  const isSaid = reader
    .get(OTHERS)
    .at(words, 0)
    .some(({ length }) => length === words.length)
  if (!isSaid || shown.length < 2) return undefined
  const leftOf = (touched: ReadonlySet<string>) =>
    shown.flatMap((task) => {
      const now = task && tasksWithIds(reader, tasks, [task.id]).find(({ id }) => id === task.id)
      // What an earlier part of the same message changed is another object.
      return now === undefined || now !== task || touched.has(now.id) || !isPending(now) ? [] : [now]
    })
  const count = words.map(({ text }) => reader.get(CARDINALS).get(text)).find((one) => one !== undefined)
  const isMeant = ({ length }: readonly KnownTask[]) =>
    length > 0 && length < shown.length && (count === undefined || count === length)
  // ‘All for Thursday’, ‘the first at 9’, ‘and the others at 10’: those that the last answer left alone.
  const lastDone = new Set(scene.context.justDone.map(({ taskId }) => taskId))
  return [leftOf(doneSinceShown(scene)), leftOf(lastDone)].find(isMeant)
}

/** Of tasks that were added together, adding them is nothing that was done since. */
function doneSinceShown({ context, shown }: Scene): ReadonlySet<string> {
  const ids = new Set(shown.map((task) => task?.id))
  const deeds = context.done.filter(({ taskId, command }) => ids.has(taskId) && command.intent !== 'add_task')
  return new Set(deeds.filter(({ turn }) => turn >= context.shownIn).map(({ taskId }) => taskId))
}

/** Whether it begins with these words: before anything was done to some of them, nobody knows which the others are. */
export function saysOthers(text: string, { reader }: Scene): boolean {
  return reader.get(OTHERS).at(splitWords(reader, text), 0).length > 0
}
