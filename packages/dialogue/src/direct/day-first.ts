// Whether a person writes the day before the month, 5/12 for the fifth of December: told by the days they gave to tasks in this
// conversation, written so that there was one way to read them, or asked about and answered. The newest counts.

import { commandsOf } from './changing/carried-out.ts'
import type { SaidBefore } from './said-before.ts'

/** Undefined if nothing tells. */
export function dayFirstIn(window: readonly SaidBefore[]): boolean | undefined {
  for (let at = window.length - 1; at >= 0; at--) {
    const { message, inDigits } = window[at] as SaidBefore
    if (inDigits === undefined || message.role !== 'user') continue
    const [a, b] = inDigits
    // ‘The 24/7 line’ is no day: a task has to be due then.
    const due = a === b ? undefined : dueAfter(window, at)
    if (due?.day === a && due.month === b) return true
    if (due?.month === a && due.day === b) return false
  }
  return undefined
}

/** The day a task got by the answer to a message, or by the answer to the question it led to. */
function dueAfter(window: readonly SaidBefore[], at: number): { month: number; day: number } | undefined {
  for (const { message, isAnswer, marker } of window.slice(at + 1)) {
    if (!isAnswer) continue
    const due = commandsOf(message).find(({ ready, fields }) => ready && fields.deadline)?.fields.deadline
    const [, month, day] = /^\d{4}-(\d{2})-(\d{2})/.exec(due ?? '') ?? []
    if (month !== undefined && day !== undefined) return { month: Number(month), day: Number(day) }
    if (!marker?.endsWith(':ASK_WHEN')) return undefined
  }
  return undefined
}
