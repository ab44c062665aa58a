// What is to be done to a thing, and by when: ‘the flights have to be booked by Sunday’, ‘the plants need watering every Tuesday’. The
// task whose deed it is gets that time.
//
// TB1. The verb is that of one open task, and nothing is left over: otherwise it is read as something new.

import { splitWords, type Word } from '../../reading/words.ts'
import { phraseTable } from '../../word-tables.ts'
import { deedTasks, isToldForm } from '../adding/doing.ts'
import { type DirectStep, only } from '../chain.ts'
import { isPending, type Wish } from '../changing/deeds.ts'
import { withoutFirst, withoutMarks } from '../changing/phrase-ends.ts'
import { TOLD, valueSaid } from '../changing/stated.ts'
import { passing, rulingOn } from '../finding/refer.ts'
import type { Scene } from '../scene.ts'

const WANTED = phraseTable(({ saying }) => saying.links.wanted)
const BEFORE = phraseTable(({ fillers }) => fillers.before)
/** Nobody says so in more words. */
const MOST_WORDS = 18

export function toBeDone(message: string, scene: Scene): DirectStep | undefined {
  const { reader } = scene
  const words = withoutFirst(reader, withoutMarks(splitWords(reader, message)), BEFORE)
  if (words.length > MOST_WORDS || words.some(({ quoted }) => quoted) || message.includes('?')) return undefined
  for (let at = 1; at < words.length; at++)
    for (const { length } of reader.get(WANTED).at(words, at)) {
      const step = doneBy(message, words.slice(0, at), words.slice(at + length), scene)
      if (step !== undefined) return step
    }
  return undefined
}

function doneBy(message: string, name: readonly Word[], said: readonly Word[], scene: Scene): DirectStep | undefined {
  const { reader, moment, tasks } = scene
  const [verb, ...rest] = said
  if (verb === undefined || !isToldForm(reader, verb.text)) return undefined
  for (let at = 0; at < rest.length; at++) {
    const fields = valueSaid(reader, message, rest.slice(at), moment)
    if (fields === undefined) continue
    const object = [...name, ...rest.slice(0, at)]
    const [task, ...others] = deedTasks(reader, verb.text, object, 'told', tasks, isPending)
    if (task === undefined || others.length > 0) return undefined
    const wish: Wish = { deed: 'update', fields }
    const act = passing(wish, task, rulingOn(reader, wish, task, 'part', TOLD), scene)
    return act && only(act, 'UPDATE_TASK')
  }
  return undefined
}
