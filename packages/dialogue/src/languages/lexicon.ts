// What a language brings to a conversation: the closed sets of answers, and what is said in it. Every language has the same
// keys, and the compiler counts them.

import type { UpdatableField } from '../marker.ts'
import type { KnownTask } from '../turn.ts'

export interface Answers {
  readonly yes: readonly string[]
  readonly no: readonly string[]
  readonly negations: readonly string[]
  readonly cancel: readonly string[]
  readonly none: readonly string[]
  /** Asks for the last thing said to be said again. */
  readonly repeat: readonly string[]
  /** Words that may stand around an answer without changing it. */
  readonly fillers: readonly string[]
  readonly priorities: Readonly<Record<string, 'low' | 'medium' | 'high' | 'urgent'>>
  readonly statuses: Readonly<Record<string, 'open' | 'in_progress' | 'done'>>
  readonly fields: Readonly<Record<string, UpdatableField>>
  /** First, second … as positions in a list. */
  readonly ordinals: Readonly<Record<string, number>>
  /** Words that may stand before the number of a choice. */
  readonly choiceWords: readonly string[]
}

export interface Phrases {
  readonly askTitle: string
  readonly emptyTitle: string
  readonly longTitle: (limit: number) => string
  readonly askPriority: (title: string) => string
  readonly badPriority: string
  readonly askDeadline: string
  readonly badDeadline: string
  readonly added: (title: string) => string
  readonly confirmDelete: (title: string) => string
  readonly deleted: (title: string) => string
  readonly whichToDelete: string
  readonly whichToUpdate: string
  readonly noSuchTask: (query: string) => string
  readonly several: (options: readonly KnownTask[]) => string
  readonly more: (count: number) => string
  readonly badChoice: (options: readonly KnownTask[]) => string
  readonly askField: (title: string) => string
  readonly badField: string
  readonly askValue: { readonly [field in UpdatableField]: string }
  readonly badStatus: string
  readonly emptyValue: string
  readonly confirmUpdate: (title: string, field: UpdatableField, value: string | null) => string
  readonly updated: (title: string) => string
  /** What was confirmed is so already. */
  readonly alreadySo: (title: string, field: UpdatableField, value: string | null) => string
  readonly confirmOrCancel: string
  readonly cancelled: string
  readonly nothingToCancel: string
  readonly notUnderstood: string
  /** What was confirmed could not be done, and why. */
  readonly couldNot: (reason: string) => string
  readonly notDone: string
  readonly noTasks: string
  /** Only some of the tasks were asked for. */
  readonly cannotFilter: string
  readonly tasks: (tasks: readonly KnownTask[]) => string
  readonly help: string
  readonly greeting: string
}
