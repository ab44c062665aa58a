// A question of the inbox, and what it carries with it.

import type { RecordView } from '@pawl/contract'
import type { Result } from '../api/request.ts'

export type Item = Result<'showItem'>['item']

const WAITING = ['open', 'set_aside']
export const isWaiting = ({ state }: RecordView) => WAITING.includes(state)

const READ_FROM_TASK = ['Question', 'RoomReview', 'DroppedBlocker']
/** Such a question is no record of its own, which could be set aside. */
export const isReadFromTask = ({ type }: Item) => READ_FROM_TASK.includes(type)

export interface JudgedPolicy {
  readonly policy_id: string
  readonly version?: number
  readonly text?: string
  readonly clarifications?: readonly string[]
  readonly verdict?: string
  readonly reasoning?: string
}

/** What questions carry, as far as pages show it in places of its own. */
export interface ItemBody {
  readonly initiative_id?: string
  readonly task_id?: string
  readonly task_number?: number
  readonly title?: string
  readonly reason?: string
  readonly owner?: string
  readonly next_action?: string
  readonly question?: string
  readonly result?: string
  readonly result_version?: number
  readonly policies?: readonly JudgedPolicy[]
  readonly violated?: readonly JudgedPolicy[]
  readonly set_aside_because?: string
  readonly answer?: unknown
}

export const bodyOf = (item: RecordView) => item.body as ItemBody

/** `dana` for person:dana. */
export const bareName = (name: string) => name.replace(/^person:/, '')
