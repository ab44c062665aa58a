// Whether a person writes the day before the month, 5/12 for the fifth of December: told by the days they gave to tasks in this
// conversation, written so that there was one way to read them, or asked about and answered. The newest counts.

import { markerOf } from '../marker.ts'
import type { HistoryMessage } from '../turn.ts'
import { commandsOf } from './changing/done.ts'

/** A day and a month in digits, with no digit beside them. */
const IN_DIGITS = /(?<![\d/.:-])(\d{1,2})\/(\d{1,2})(?![\d:]|\/\d{3})/u
/** Nobody says a day further on than that. */
const MOST_READ = 500

/** Undefined if nothing tells. */
export function dayFirstIn(window: readonly HistoryMessage[]): boolean | undefined {
  for (let at = window.length - 1; at >= 0; at--) {
    const { role, content } = window[at] as HistoryMessage
    const [, first, second] = role === 'user' ? (IN_DIGITS.exec(content.slice(0, MOST_READ)) ?? []) : []
    if (first === undefined || second === undefined) continue
    const [a, b] = [Number(first), Number(second)]
    // ‘The 24/7 line’ is no day: a task has to be due then.
    const due = a === b ? undefined : dueAfter(window, at)
    if (due?.day === a && due.month === b) return true
    if (due?.month === a && due.day === b) return false
  }
  return undefined
}

/** The day a task got by the answer to a message, or by the answer to the question it led to. */
function dueAfter(window: readonly HistoryMessage[], at: number): { month: number; day: number } | undefined {
  for (const message of window.slice(at + 1)) {
    if (message.role !== 'assistant') continue
    const due = commandsOf(message).find(({ ready, fields }) => ready && fields.deadline)?.fields.deadline
    const [, month, day] = /^\d{4}-(\d{2})-(\d{2})/.exec(due ?? '') ?? []
    if (month !== undefined && day !== undefined) return { month: Number(month), day: Number(day) }
    if (!markerOf(message.content)?.endsWith(':ASK_WHEN')) return undefined
  }
  return undefined
}
