// What is said of a task with its verb first, as Hebrew does: נגמר החלב, נדחתה הישיבה ליום רביעי. It is read as if the task stood first.
//
// VF1. Only a verb that tells of the thing itself, and only what then is about one task that is there.

import type { Reader } from '../../reader.ts'
import { splitWords } from '../../reading/words.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { isToldForm } from '../adding/doing.ts'
import type { DirectStep } from '../chain.ts'
import { textOf } from '../changing/field-words.ts'
import { withoutFirst, withoutMarks } from '../changing/phrase-ends.ts'
import { isDefiniteName } from '../finding/named-task.ts'
import type { Scene } from '../scene.ts'

const BEFORE = phraseTable(({ fillers, doing }) => [...fillers.before, ...doing.beforeTold])
const SAID = wordSet(({ saying }) => [
  ...saying.ranOut,
  ...saying.saidAlone.finished,
  ...saying.saidAlone.unwanted,
  ...saying.links.moved,
])
const MOST_WORDS = 12
const MOST_OF_NAME = 4

/** `read`: reads a message as if it was typed. */
export function verbFirst(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const { reader } = scene
  const words = withoutFirst(reader, withoutMarks(splitWords(reader, message)), BEFORE)
  const [verb, ...rest] = words
  if (verb === undefined || rest.length === 0 || words.length > MOST_WORDS || message.includes('?')) return undefined
  if (!isOfThing(reader, verb.text)) return undefined
  for (let length = Math.min(MOST_OF_NAME, rest.length); length > 0; length--) {
    const name = rest.slice(0, length)
    if (!isDefiniteName(reader, name)) continue
    const parts = [name, [verb], rest.slice(length)].filter((part) => part.length > 0)
    const step = read(parts.map((part) => textOf(message, part)).join(' '), scene)
    if (isAboutTask(step)) return step
  }
  return undefined
}

/** In English such a form tells what whoever speaks did: ‘finished the report’. */
const isOfThing = (reader: Reader, word: string) =>
  /^\p{Script=Hebrew}+$/u.test(word) &&
  (reader.get(SAID).has(word) ||
    (isToldForm(reader, word) && !reader.all().some(({ doing }) => doing.saysWho(word) || doing.isActive(word))))

const isAboutTask = ({ acts, state }: DirectStep) =>
  acts.length === 1 &&
  acts.every(({ command, asksForDeed }) => {
    const isChanged = command.ready ? command.intent === 'update_task' : state?.endsWith(':ASK_CONFIRMATION') === true
    const isStill = state === undefined && command.intent === 'clarify' && asksForDeed === undefined
    return command.ref?.task_id !== undefined && (isChanged || isStill)
  })
