// What can be chosen in the palette.

import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Findable } from './match.ts'

export const GROUPS = ['task', 'found', 'said', 'go', 'act'] as const
export type EntryGroup = (typeof GROUPS)[number]

export interface Entry extends Findable {
  readonly key: string
  readonly group: EntryGroup
  readonly label: ReactNode
  readonly Icon?: LucideIcon
  /** Beside the label: the key that does the same, or where a task stands. */
  readonly hint?: ReactNode
  /** Why it cannot be chosen; without one it can. */
  readonly whyNot?: string | undefined
  readonly run: () => void
}
