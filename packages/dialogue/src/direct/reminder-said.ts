// A reminder as it is said of a task: so long before it is due, or at a time of its own.

import { aheadOf, type TaskDetails } from '../languages/task-details.ts'
import type { KnownTask } from '../turn.ts'

/** 2026-11-20T15:00[Asia/Jerusalem], as it is on the clocks there. */
const OWN_TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/

export function reminderSaid(trigger: string, { deadline }: KnownTask, details: TaskDetails): string {
  const [, day, time] = OWN_TIME.exec(trigger) ?? []
  if (day !== undefined) return details.remindsAt(time === undefined ? day : `${day}T${time}:00Z`, 0)
  return details.reminder(aheadOf(trigger), Boolean(deadline))
}
