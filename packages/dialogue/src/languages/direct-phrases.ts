// What is said in direct mode, by document 002's templates. Where it gives variants, a number chosen from the inputs picks
// one [D20].

import type { KnownTask } from '../turn.ts'
import type { TaskDetails } from './task-details.ts'

export type Deed = 'delete' | 'complete' | 'update'
/** A day as ISO writes it, two with a slash between them, or which tasks: overdue, those with none, those with any. */
export type DueFilter = string
export type StatusFilter = 'all' | 'pending' | 'completed'
/** What was taken back. */
export type Undone = 'added' | 'deleted' | 'changed'
export type ChangedField = 'title' | 'description' | 'priority' | 'deadline' | 'status'

export interface DirectPhrases {
  readonly added: (title: string, details: readonly string[], variant: number) => string
  readonly alsoPending: (title: string) => string
  readonly nudge: (title: string, details: readonly string[], pending: number) => string
  readonly priority: (priority: string) => string
  readonly described: (description: string) => string
  readonly due: (deadline: string, utcOffset: number) => string
  /** What else is said back of a new task. */
  readonly details: TaskDetails
  /** One of several moments that are offered. */
  readonly choice: (deadline: string, utcOffset: number) => string
  readonly whichDate: (title: string, choices: readonly string[]) => string
  /** `narrowed`: what else they were chosen by. */
  readonly listed: (filter: StatusFilter, lines: readonly string[], narrowed?: string) => string
  /** `isDone`: there were some, and all are done. */
  readonly nothingListed: (filter: StatusFilter, isDone: boolean, narrowed?: string) => string
  readonly more: (count: number) => string
  readonly completed: (title: string, variant: number) => string
  readonly alreadyDone: (title: string) => string
  readonly stillOpen: (title: string) => string
  readonly deleted: (title: string, variant: number) => string
  /** The old title and the new one, and how to take it back [D38]. */
  readonly nowCalled: (before: string, after: string) => string
  readonly retitled: (before: string, after: string) => string
  readonly updatedFields: (task: string, fields: readonly string[]) => string
  /** Which task was changed, and what it was before: when it was due, or how important. */
  readonly wasBefore: (
    title: string,
    due: string | undefined,
    priority: string | undefined,
    utcOffset: number,
  ) => string
  readonly field: (field: ChangedField, value: string | null, utcOffset: number) => string
  readonly undone: (title: string, what: Undone) => string
  readonly nothingToUndo: string
  /** ‘task 3’, in mid-sentence. */
  readonly task: (number: number) => string
  readonly noSuchNumber: (number: number) => string
  readonly noSuchTask: (query: string) => string
  readonly several: (query: string, options: readonly string[], deed: Deed) => string
  readonly whichTask: (deed: Deed) => string
  readonly whichOption: (options: readonly string[]) => string
  readonly whatToChange: (task: string) => string
  readonly badValue: { readonly [field in ChangedField]: string }
  readonly whatTitle: string
  /** `fields`: what would change, as `field` says it. */
  readonly proposed: (title: string, deed: Deed, fields: readonly string[]) => string
  readonly proposedTitle: (before: string, after: string) => string
  readonly notAllAtOnce: (deed: Deed) => string
  readonly unclear: string
  readonly shallIAdd: (title: string, details: readonly string[]) => string
  /** A task was named, and nothing was said of it. */
  readonly whatAbout: (title: string) => string
  /** Of a chain: what was not come to. */
  readonly notGoneOn: (rest: string) => string
  readonly staysAsIs: string
  /** After a no, right after something was done. */
  readonly sayUndo: string
  readonly nothingAsked: string
  /** To a remark: nothing was asked for, and nothing is changed. */
  readonly onlyRemarked: string
  /** Why it was done: what was said. */
  readonly whyDone: (said: string) => string
  /** A task that does not come again cannot be left out once. */
  readonly nothingToSkip: (title: string) => string
  readonly left: string
  /** One task: its number if it has one, its title, and what is known of it. */
  readonly shown: (number: number | undefined, title: string, status: string, details: readonly string[]) => string
  /** A filter that is not known stands before the list it did not narrow. */
  readonly cannotFilter: (by: string) => string
  /** Too many commands, or too long to be read. */
  readonly tooMuch: string
  readonly welcome: string
  readonly help: string
  readonly greeting: string
  readonly option: (position: number, task: KnownTask) => string
}
