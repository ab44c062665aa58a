// What is said of lists and of one task that is asked about.

import type { StatusFilter } from './direct-phrases.ts'

/** How far off a day is: 0 is today. `day` is as ISO writes it. */
export interface DaySaid {
  readonly days: number
  readonly day: string
  readonly weekday: string
  readonly time?: string | undefined
}

/** What tasks are narrowed by, ready to be said. */
export interface NarrowedBy {
  readonly priority?: string
  readonly due?: 'overdue' | 'none' | 'any' | { readonly from?: DaySaid | undefined; readonly to?: DaySaid | undefined }
  readonly done?: { readonly from?: DaySaid | undefined; readonly to?: DaySaid | undefined }
  readonly added?: { readonly from?: DaySaid | undefined; readonly to?: DaySaid | undefined }
  readonly recurring?: true
  readonly tags?: readonly string[]
  readonly project?: string
  readonly about?: string
  readonly without?: string
}

export interface ListPhrases {
  /** Today at 15:00; tomorrow; Friday; a date further off. */
  readonly day: (day: DaySaid) => string
  /** The same with its date, so that a wrong reading is seen: tomorrow, Wednesday, 2026-11-18, at 09:00. */
  readonly dayFully: (day: DaySaid) => string
  /** Of what should have been done so many days ago; 0 is earlier today. */
  readonly overdue: (days: number, time: string | undefined) => string
  /** Nothing for what matters as usual. */
  readonly rank: (priority: string) => string | undefined
  readonly narrowed: (by: NarrowedBy) => string
  /** Under a list that goes on. */
  readonly goesOn: (count: number) => string
  readonly nothingMore: string
  /** What tags and projects there are, each with how many open tasks it has. */
  readonly tags: (names: readonly { readonly name: string; readonly count: number }[]) => string
  readonly projects: (names: readonly { readonly name: string; readonly count: number }[]) => string
  /** How many there are; `narrowed`: of those that were asked for. */
  readonly counted: (count: number, status: StatusFilter, narrowed?: string) => string
  /** How many are open, and how many done. */
  readonly countedAll: (open: number, done: number) => string
  /** The task to do now, why, and what comes after it. */
  readonly next: (title: string, reasons: readonly string[]) => string
  readonly afterThat: (lines: readonly string[]) => string
  readonly reasons: {
    readonly overdue: (days: number) => string
    readonly due: (day: string) => string
    readonly urgent: string
    readonly important: string
    readonly oldest: string
  }
  readonly nothingNext: string
  /** When one task is due. */
  readonly isDue: (title: string, due: string) => string
  readonly wasDue: (title: string, due: string) => string
  readonly hasNoDate: (title: string) => string
  readonly isDone: (title: string) => string
  readonly isOpen: (title: string, details: readonly string[]) => string
  readonly hasPriority: (title: string, priority: string | null) => string
  readonly isIn: (title: string, project: string | null, tags: readonly string[]) => string
  /** Several tasks fit a question about one. */
  readonly severalFit: (query: string, lines: readonly string[]) => string
  readonly inProject: (project: string) => string
}
