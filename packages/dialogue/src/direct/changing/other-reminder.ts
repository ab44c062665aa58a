// ‘Actually half an hour’, right after a reminder was set: that much before, in place of what was said.
//
// OR1. Only where the last answer set a reminder and nothing else, and only words that put it right stand before the amount.

import { splitWords } from '../../reading/words.ts'
import { reminderOfAmount } from '../../slots/reminder.ts'
import { wordSet } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import type { Scene } from '../scene.ts'
import { doDeed, isPending } from './deeds.ts'
import { textOf } from './field-words.ts'
import { trimmed } from './phrase-ends.ts'
import { ADVERBS } from './stated.ts'

/** Nobody says so in more words. */
const MOST_WORDS = 8
const FIRST = wordSet(({ slots }) => slots.beforeCorrection)

export function otherReminder(message: string, scene: Scene): DirectStep | undefined {
  const { reader, tracked, context } = scene
  const last = context.justDone.at(-1)
  const { reminders, ...others } = last?.command.fields ?? {}
  const set = reminders?.at(-1)
  if (tracked === undefined || last?.taskId !== tracked.id || !isPending(tracked) || message.includes('?'))
    return undefined
  if (set === undefined || Object.keys(others).length > 0 || context.justDone.length > 1) return undefined
  const words = splitWords(reader, message)
  if (words.length > MOST_WORDS) return undefined
  const from = words.findIndex(({ text }) => !reader.get(FIRST).has(text) && text !== ',')
  const said = from === -1 ? [] : trimmed(reader, words.slice(from), ADVERBS)
  const reminder = said.length === 0 ? undefined : reminderOfAmount(reader, textOf(message, said))
  if (reminder === undefined) return undefined
  const kept = (tracked.reminders ?? []).filter((one) => one !== set)
  return only(doDeed({ deed: 'update', fields: { reminders: [...kept, reminder] } }, tracked, scene), 'UPDATE_TASK')
}
