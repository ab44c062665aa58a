// What is said right after something was done, and would say little by itself: ‘by Friday’, ‘urgent’, ‘and eggs’, ‘same for
// the milk’, ‘make both urgent’, ‘I meant the report’.
//
// FU1. Only the answer just before counts: what was done earlier is named, or nothing follows it up.
// FU2. What could be a command, a title or a question of its own is none of these.

import { splitWords, type Word } from '../../reading/words.ts'
import { findReminder, isOnlyReminder } from '../../slots/reminder.ts'
import type { CommandFields, KnownTask } from '../../turn.ts'
import { phraseTable } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import { passing, rulingOn } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Asked } from '../gate.ts'
import type { Act, Scene } from '../scene.ts'
import { doDeed, type Wish } from './deeds.ts'
import type { Done } from './done.ts'
import { textOf } from './field-words.ts'
import { trimmed, withoutMarks } from './phrase-ends.ts'
import { beginsWithAnd, meantAnother, moreIn, sameAgain } from './same-again.ts'
import { ADVERBS, valueSaid } from './stated.ts'

const BOTH = phraseTable(({ saying }) => saying.both)
const ALL_THOSE = phraseTable(({ saying }) => saying.allThose)
const NOT_VALUE = phraseTable(({ saying }) => saying.notValue)
/** Nobody follows up in more words. */
const MOST_WORDS = 14

export function followUp(message: string, scene: Scene): DirectStep | undefined {
  const { justDone } = scene.context
  if (justDone.length === 0 || message.includes('?')) return undefined
  const words = withoutMarks(splitWords(scene.reader, message))
  if (words.length === 0 || words.length > MOST_WORDS || words.some(({ quoted }) => quoted)) return undefined
  return (
    valueAlone(message, words, scene) ??
    reminderAlone(message, words, scene) ??
    forBoth(message, words, scene) ??
    meantAnother(message, words, scene) ??
    sameAgain(message, words, scene) ??
    beginsWithAnd(message, words, scene)
  )
}

const FOLLOWED: Asked = { verb: 'keyword', mood: 'order', order: '', isOurs: true }

/** ‘By Friday’, ‘tomorrow, high priority’: of the task that was just added or changed. */
function valueAlone(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const last = scene.context.justDone.at(-1) as Done
  const { tracked } = scene
  if (tracked === undefined || tracked.id !== last.taskId || tracked.status === 'done') return undefined
  const more = moreIn(words, scene)
  // ‘And the second one’: of what was shown, and no day.
  if (placeIn(message, more ?? words, scene) !== undefined) return undefined
  const placed = ofPlace(message, more ?? words, scene)
  if (placed !== undefined) return placed
  const fields = valuesIn(message, words, scene) ?? (more && valuesIn(message, more, scene))
  if (fields === undefined) return undefined
  const wish: Wish = { deed: 'update', fields }
  const act = passing(wish, tracked, rulingOn(scene.reader, wish, tracked, 'pronoun', FOLLOWED), scene)
  return act && only(act, 'UPDATE_TASK')
}

function placeIn(message: string, words: readonly Word[], scene: Scene): KnownTask | undefined {
  const found = resolveFitting(scene.reader, textOf(message, words), scene)
  return found.kind === 'one' && found.how === 'place' ? found.task : undefined
}

/** So many words say which of those that were shown: the second one. */
const MOST_OF_PLACE = 4

/** ‘The second by Friday’, of what was shown or added together. */
function ofPlace(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  for (let at = Math.min(MOST_OF_PLACE, words.length - 1); at > 0; at--) {
    const task = placeIn(message, words.slice(0, at), scene)
    const fields = task && valuesIn(message, words.slice(at), scene)
    if (task === undefined || fields === undefined) continue
    const wish: Wish = { deed: 'update', fields }
    const act = passing(wish, task, rulingOn(scene.reader, wish, task, 'place', FOLLOWED), scene)
    return act && only(act, 'UPDATE_TASK')
  }
  return undefined
}

/** ‘Remind me an hour before’: of the task that was just added or changed, besides those it has. */
function reminderAlone(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const { reader, tracked, context } = scene
  const text = textOf(message, trimmed(reader, words, ADVERBS))
  if (tracked === undefined || context.justDone.at(-1)?.taskId !== tracked.id) return undefined
  const found = isOnlyReminder(reader, text) ? findReminder(reader, text) : undefined
  if (found === undefined) return undefined
  const before = tracked.reminders ?? []
  return only(
    doDeed({ deed: 'update', fields: { reminders: [...new Set([...before, found.reminder])] } }, tracked, scene),
    'UPDATE_TASK',
  )
}

/** Values and nothing else: one, or two with a comma or ‘and’ between them. What it is not does not count. */
export function valuesIn(message: string, words: readonly Word[], scene: Scene): CommandFields | undefined {
  const { reader, moment } = scene
  const bare = trimmed(reader, words, ADVERBS)
  const whole = valueSaid(reader, message, bare, moment) ?? valueSaid(reader, message, words, moment)
  if (whole !== undefined) return whole
  for (let at = 1; at < bare.length; at++) {
    const [not] = reader.get(NOT_VALUE).at(bare, at)
    if (not !== undefined) {
      const value = valueSaid(reader, message, trimmed(reader, bare.slice(0, at), ADVERBS), moment)
      const other = valueSaid(reader, message, bare.slice(at + not.length), moment)
      if (value !== undefined && other !== undefined) return value
    }
    const [first, second] = [bare.slice(0, at), trimmed(reader, bare.slice(at), ADVERBS)]
    const one = valueSaid(reader, message, trimmed(reader, first, ADVERBS), moment)
    const two = one && valueSaid(reader, message, second, moment)
    if (one !== undefined && two !== undefined && Object.keys(one)[0] !== Object.keys(two)[0]) return { ...one, ...two }
  }
  return undefined
}

/** ‘Make both urgent’: of the last two tasks that something was done to. */
function forBoth(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const { reader, context, tasks } = scene
  const bare = trimmed(reader, words, ADVERBS)
  const [both] = reader.get(BOTH).at(bare, 0)
  const [those] = reader.get(ALL_THOSE).at(bare, 0)
  const lead = both ?? those
  const rest = lead === undefined ? [] : bare.slice(lead.length)
  // ‘Both urgent’ and ‘both should be urgent’.
  const fields = lead === undefined ? undefined : valuesIn(message, rest, scene)
  if (fields === undefined) return undefined
  const ids = [...new Set(context.done.map(({ taskId }) => taskId).toReversed())]
  const count = both === undefined ? Math.max(2, addedLast(context.done)) : 2
  const last = ids.flatMap((id) => tasks.find((task) => task.id === id) ?? []).slice(0, count)
  if (last.length < 2) return undefined
  return forEach({ deed: 'update', fields }, last.toReversed(), scene)
}

/** How many tasks were added by the last answers, with nothing between them. */
function addedLast(done: readonly Done[]): number {
  let turn = done.at(-1)?.turn ?? 0
  const first = done.findLastIndex((one) => {
    const isNext = one.command.intent === 'add_task' && turn - one.turn <= 1
    turn = one.turn
    return !isNext
  })
  return done.length - 1 - first
}

function forEach(wish: Wish, tasks: readonly KnownTask[], scene: Scene): DirectStep {
  const acts: Act[] = []
  let current = scene
  for (const task of tasks) {
    const act = doDeed(wish, current.tasks.find(({ id }) => id === task.id) ?? task, current)
    acts.push(act)
    current = { ...act.scene, variant: act.scene.variant + 1 }
    if (act.state !== undefined) break
  }
  return { acts, state: acts.at(-1)?.state, detected: acts.map(() => 'UPDATE_TASK' as const) }
}
