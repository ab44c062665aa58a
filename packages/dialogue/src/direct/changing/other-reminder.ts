// ‘Actually half an hour’, right after a reminder was set: that much before, in place of what was said.
//
// OR1. Only where the last answer set a reminder and nothing else, and only words that put it right stand before the amount.

import { aheadOf } from '../../languages/task-details.ts'
import type { Reader } from '../../reader.ts'
import { splitWords } from '../../reading/words.ts'
import { isoDay } from '../../slots/calendar.ts'
import { findReminder, isOnlyReminder, reminderOfAmount } from '../../slots/reminder.ts'
import type { KnownTask } from '../../turn.ts'
import { localOf } from '../../when/moment.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import type { Scene } from '../scene.ts'
import { doDeed, isPending } from './deeds.ts'
import { textOf } from './field-words.ts'
import { trimmed } from './phrase-ends.ts'
import { ADVERBS } from './stated.ts'

/** Nobody says so in more words. */
const MOST_WORDS = 8
const FIRST = wordSet(({ slots }) => slots.beforeCorrection)

const MAKE_IT = phraseTable(({ slots }) => slots.makeIt)

/** ‘Three days before’. */
const onlyBefore = (reader: Reader, text: string) =>
  isOnlyReminder(reader, text) ? findReminder(reader, text)?.reminder : undefined

/** Of one at an hour of its own, so many days before at that hour. */
function atSameHour(amount: string, set: string, { deadline }: KnownTask, { moment }: Scene): string | undefined {
  const [, time] = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})/.exec(set) ?? []
  const { days = 0, hours = 0, minutes = 0 } = aheadOf(amount) ?? {}
  const due = deadline == null ? undefined : localOf(deadline, moment)?.day
  if (time === undefined || due === undefined || days === 0 || hours + minutes > 0) return undefined
  return `${isoDay(due - days)}${time}${set.slice(TIME_END)}`
}

const TIME_END = '2026-11-17T09:00'.length

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
  const bare = trimmed(reader, said, MAKE_IT)
  const text = textOf(message, bare)
  // ‘An hour before too’ is one more.
  const isInstead = from > 0 || bare.length < said.length
  const amount =
    said.length === 0
      ? undefined
      : (reminderOfAmount(reader, text) ?? (isInstead ? onlyBefore(reader, text) : undefined))
  const reminder = amount && (atSameHour(amount, set, tracked, scene) ?? amount)
  if (reminder === undefined) return undefined
  const kept = (tracked.reminders ?? []).filter((one) => one !== set)
  return only(doDeed({ deed: 'update', fields: { reminders: [...kept, reminder] } }, tracked, scene), 'UPDATE_TASK')
}
