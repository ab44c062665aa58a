// A reminder in the language of whoever gets it, with times as their clocks show them.

import { type ReminderText, reminderText, reminderWords, shownText } from '@pawl/contract'
import type { StoredChannel, StoredDelivery } from '@pawl/operations'

export interface WrittenReminder extends ReminderText {
  /** The page of the task, where the server knows its own address. */
  readonly url: string | null
}

export function writtenReminder(
  { message }: StoredDelivery,
  { language, timeZone }: StoredChannel,
  now: number,
  publicUrl: string | undefined,
): WrittenReminder {
  const { task, dueAt } = message
  if (task === undefined) return { ...reminderWords[language].test, isLate: false, url: publicUrl ?? null }
  const { number, deadline } = task
  const facts = {
    title: shownText(task.title),
    number,
    deadline: deadline === null ? null : { at: Date.parse(deadline), hasTime: deadline.includes('T') },
    dueAt,
  }
  const url = publicUrl === undefined ? null : `${publicUrl.replace(/\/+$/, '')}/task/${number}`
  return { ...reminderText(language, timeZone, facts, now), url }
}
