import type { TaskView } from '@pawl/contract'

export type Asking = Pick<TaskView, 'number' | 'status'> & {
  readonly question?: unknown
  readonly answer?: unknown
  readonly askedOf?: unknown
}

/** Its agent waits for an answer. */
export const isAsking = ({ status, question, answer }: Asking) =>
  status === 'pending_user_review' && typeof question === 'string' && answer === undefined
