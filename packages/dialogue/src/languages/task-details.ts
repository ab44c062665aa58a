// What is said back of a new task beside its title, so that a wrong reading is seen at once.

import type { Recurrence } from './recurrence.ts'

/** So long before it is due. */
export interface Ahead {
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

export interface TaskDetails {
  /** Every Friday. */
  readonly recurs: (recurrence: Recurrence) => string
  /** When it comes next. */
  readonly next: (deadline: string, utcOffset: number) => string
  /** The same of what was just done. */
  readonly nextTime: (deadline: string, utcOffset: number) => string
  /** How it comes again and when next, as what is new of a task. */
  readonly rhythm: (recurs: string, next: string) => string
  readonly comesNoMore: (task: string) => string
  /** It is left out once. */
  readonly skipped: (title: string) => string
  /** A tag as what is new of a task. */
  /** What several are moved by. */
  readonly movedBy: (by: Ahead, isEarlier: boolean) => string
  readonly newTag: (tag: string) => string
  readonly remindsNoMore: (task: string) => string
  /** Undefined: at the time itself. `isDated`: it is known when that is. */
  readonly reminder: (ahead: Ahead | undefined, isDated: boolean) => string
  /** At a day or a time of its own. */
  readonly remindsAt: (at: string, utcOffset: number) => string
  readonly project: (project: string) => string
  /** Its steps; those that are done are marked so. */
  readonly steps: (steps: readonly { readonly text: string; readonly done: boolean }[]) => string
  readonly tag: (tag: string) => string
  /** As what is new of a task: it has none any more. */
  readonly noTags?: string
}

const TRIGGER = /^-?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:0S)?)?$/

/** Undefined for the time itself, and for what is no duration. */
export function aheadOf(trigger: string): Ahead | undefined {
  const match = TRIGGER.exec(trigger)
  if (match === null) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return weeks + days + hours + minutes === 0 ? undefined : { days: 7 * weeks + days, hours, minutes }
}
