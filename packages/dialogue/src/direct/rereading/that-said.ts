// An order to say, mark or see to it that something is so: תעדכן שאת הדרכון כבר חידשתי, תעשה שהביטוח יהיה דחוף, ‘note that I paid the rent’. It
// is read as what it says.
//
// TS1. Only what then changes a task, or tells that it is done: nothing is added so.

import type { Reader } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { phraseTable, wordList, wordSet } from '../../word-tables.ts'
import type { DirectStep } from '../chain.ts'
import { withoutFirst, withoutMarks } from '../changing/phrase-ends.ts'
import { isOfTasks } from '../plainly.ts'
import type { Scene } from '../scene.ts'

const BEFORE = phraseTable(({ fillers }) => [...fillers.before, ...fillers.requests])
const SAYS = phraseTable(({ fillers }) => fillers.says ?? [])
const THAT = wordSet(({ fillers }) => fillers.that ?? [])
const THAT_PREFIX = wordList(({ fillers }) => fillers.thatPrefixes ?? [])
const MOST_WORDS = 16
const SHORTEST = 2

/** `read`: reads a message as if it was typed. */
export function thatSaid(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const { reader } = scene
  const words = withoutFirst(reader, withoutMarks(splitWords(reader, message)), BEFORE)
  const length = reader.get(SAYS).at(words, 0)[0]?.length ?? 0
  if (length === 0 || words.length > MOST_WORDS || message.includes('?')) return undefined
  const from = clauseFrom(reader, words.slice(length))
  const step = from === undefined ? undefined : read(message.slice(from), scene)
  const isChange = step !== undefined && isOfTasks(step) && !step.detected.includes('LIST_TASKS')
  return isChange && step.acts.every(({ command }) => command.intent !== 'add_task') ? step : undefined
}

/** Where what is said begins, behind ‘that’ or the letter that says it. */
function clauseFrom(reader: Reader, [that, next]: readonly Word[]): number | undefined {
  if (that === undefined) return undefined
  if (reader.get(THAT).has(that.text)) return next?.start
  const prefix = reader
    .get(THAT_PREFIX)
    .find((one) => that.text.startsWith(one) && that.text.length >= one.length + SHORTEST)
  return prefix === undefined ? undefined : that.start + prefix.length
}
