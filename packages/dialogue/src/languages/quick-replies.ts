// What is offered as an answer to a question: words of the language that its own answers and orders understand.

import type { ChangedField, Deed } from './direct-phrases.ts'

export interface QuickReplies {
  readonly yes: string
  readonly no: string
  readonly cancel: string
  readonly undo: string
  /** Leaves a date out. */
  readonly none: string
  readonly priorities: readonly string[]
  readonly statuses: readonly string[]
  readonly days: readonly string[]
  readonly fields: { readonly [field in ChangedField]: string }
  /** Of the task spoken of. */
  readonly deeds: { readonly [deed in Deed]: string }
}
