// What the columns of a board stand for: which there are, which tasks are in each, and what dropping a card there does.

import type { TaskView } from '@pawl/contract'
import type { ReactNode } from 'react'
import type { Query } from '../parts/page/answered.tsx'

export interface BoardColumn {
  readonly id: string
  readonly name: string
  /** Said of the name where there is room for it. */
  readonly means?: string | undefined
  readonly tone?: string
  /** What somebody wrote, in a direction of its own. */
  readonly isGiven?: boolean
  /** Below the last card. */
  readonly foot?: ReactNode
}

/** The tasks of a column, page by page. */
export interface ColumnPages extends Query<unknown> {
  readonly tasks: readonly TaskView[] | undefined
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly fetchNextPage: () => unknown
}

export type Drop =
  | { readonly is: 'here' }
  | { readonly is: 'legal'; readonly does: string; readonly run: () => void }
  /** Why not is known here, or is asked of the server: why the task may not go to this status. */
  | { readonly is: 'refused'; readonly why?: string; readonly toStatus?: string }

export interface BoardWay {
  readonly by: string
  readonly columns: readonly BoardColumn[]
  /** A hook. */
  readonly useCards: (column: string) => ColumnPages
  readonly dropOn: (task: TaskView, column: string) => Drop
}

/** A place to drop on has a name that is not empty. */
export const placeOf = (column: string) => `column ${column}`
export const columnOf = (place: string | number) => String(place).slice('column '.length)
