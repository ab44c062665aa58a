// A deed that is told, and then something else that is wanted: ‘paid the rent, and remind me to call the bank tomorrow’. Both are
// done, in order.
//
// TM1. The deed completes a task beyond doubt, by itself; otherwise the message is read as one.
// TM2. What follows is understood by itself, and is of another task: ‘called the dentist, no answer’ is one thing.

import { splitWords, type Word } from '../../reading/words.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import type { DirectStep } from '../chain.ts'
import { textOf } from '../changing/field-words.ts'
import { isMark, withoutFirst } from '../changing/phrase-ends.ts'
import { isCondition } from '../changing/reason-first.ts'
import { told } from '../changing/told.ts'
import { isUnread } from '../remark.ts'
import type { Scene } from '../scene.ts'
import { withoutAnd } from '../several/enumeration.ts'

/** Nobody says both in more words. */
const MOST_WORDS = 40
const MOST_CUTS = 4
const JOINS = phraseTable(({ slots, several, fillers }) => [
  ...slots.and,
  ...several.alsoAnd,
  ...(fillers.nextWords ?? []),
  ...fillers.before,
])
const THEN = phraseTable(({ slots, several, fillers }) => [
  ...slots.and,
  ...several.alsoAnd,
  ...(fillers.nextWords ?? []),
])

/** `step`: what the message was read as. `read`: reads a message as if it was typed. */
export function toldAndMore(
  message: string,
  step: DirectStep,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const { reader, context } = scene
  const words = splitWords(reader, message)
  if (context.state !== undefined || words.length > MOST_WORDS || words.some(({ quoted }) => quoted)) return undefined
  if (isCondition(reader, words)) return undefined
  for (const at of cutsIn(words, scene)) {
    const deed = textOf(message, words.slice(0, at))
    const done = told(deed, scene)
    const id = done?.command.ready && done.command.fields.status === 'done' ? done.command.ref?.task_id : undefined
    if (done === undefined || id === undefined) continue
    if (isReadAlready(step, id)) return undefined
    const rest = withoutFirst(reader, words.slice(at), JOINS)
    const more = rest.length === 0 ? undefined : read(textOf(message, rest), { ...done.scene, isPlain: true })
    if (more !== undefined && isOfAnother(more, id))
      return { ...more, acts: [done, ...more.acts], detected: ['COMPLETE_TASK', ...more.detected] }
  }
  return undefined
}

/** That deed and something else: ‘bought the milk and the eggs’. */
function isReadAlready({ acts }: DirectStep, done: string): boolean {
  const ready = acts.flatMap(({ command, more = [] }) => [command, ...more]).filter((command) => command.ready)
  return ready.length > 1 && ready.some(({ ref }) => ref?.task_id === done)
}

/** Where a clause may end: at a mark, or before ‘and’, ‘so’, ‘now’. */
function cutsIn(words: readonly Word[], { reader }: Scene): readonly number[] {
  const cuts = words.flatMap((word, at) =>
    at > 0 && (isMark(word) || reader.get(THEN).at(words, at).length > 0 || isJoined(word.text, reader)) ? [at] : [],
  )
  return cuts.filter((at) => !cuts.includes(at - 1)).slice(0, MOST_CUTS)
}

/** ותוסיף: the letter joins an order to what was told. */
const isJoined = (word: string, reader: Scene['reader']) =>
  withoutAnd(reader, word) !== word && reader.get(ORDERS).has(withoutAnd(reader, word))
const ORDERS = wordSet(({ fillers, slots }) => [
  ...[...fillers.puts, ...(fillers.gives ?? []), ...(fillers.addsThere ?? [])].filter((one) => !one.includes(' ')),
  ...slots.reminding,
])

/** It is understood by itself, and says nothing more of what was done. */
function isOfAnother(step: DirectStep, done: string): boolean {
  const commands = step.acts.flatMap(({ command, more = [] }) => [command, ...more])
  if (commands.length === 0 || isUnread(step) || commands.some(({ ref }) => ref?.task_id === done)) return false
  if (step.acts.some(({ stops }) => stops)) return false
  return step.state === undefined
    ? commands.every(({ ready, fields }) => ready && fields.undo !== true)
    : /:(?:ASK_CONFIRMATION|SELECT_TASK|ASK_WHEN)$/.test(step.state)
}
