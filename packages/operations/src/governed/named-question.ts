// What the id of an item names: a question of an agent, a review or a dropped blocker, which are read from their task, or a record.
// The number of a task alone names what is asked about it now.

import type { Context } from '../context.ts'
import { asksHowToGoOn, droppedRef } from '../dependencies/dropped-questions.ts'
import { WAITING } from '../ports/record-store.ts'
import { questionRef } from '../rooms/questions.ts'
import { awaitsReview, reviewRef } from '../rooms/reviews.ts'
import { openQuestionOf } from '../rooms/room-decisions.ts'
import { asRoomTask } from '../rooms/room-task.ts'

type Named =
  | { readonly kind: 'question'; readonly ref: NonNullable<ReturnType<typeof questionRef>> }
  | { readonly kind: 'review'; readonly ref: NonNullable<ReturnType<typeof reviewRef>> }
  | {
      readonly kind: 'dropped'
      readonly ref: { readonly number: number; readonly about: string | undefined }
    }
  | { readonly kind: 'record'; readonly id: string }
  /** A task about which nothing is asked. */
  | { readonly kind: 'nothing'; readonly number: number }

export async function namedQuestion({ store }: Context, id: string): Promise<Named> {
  const [dropped, review, question] = [droppedRef(id), reviewRef(id), questionRef(id)]
  if (dropped !== undefined) return { kind: 'dropped', ref: dropped }
  if (review !== undefined) return { kind: 'review', ref: review }
  if (question === undefined) return { kind: 'record', id }
  if (question.epoch !== undefined) return { kind: 'question', ref: question }
  const { number } = question
  const task = await store.findTask({ number })
  if (task?.lifecycle === 'room' && openQuestionOf(asRoomTask(task)) !== undefined)
    return { kind: 'question', ref: question }
  if (task?.lifecycle === 'governed') {
    const waiting = await store.itemsAbout({ initiative: String(task.fields.initiative_id), states: WAITING })
    const about = waiting.find(({ body }) => body.task_id === task.id && body.type !== 'InternalError')
    if (about !== undefined) return { kind: 'record', id: about.id }
  }
  if (task !== undefined && asksHowToGoOn(task)) return { kind: 'dropped', ref: { number, about: undefined } }
  if (task?.lifecycle === 'room' && awaitsReview(asRoomTask(task)))
    return { kind: 'review', ref: { number, epoch: undefined } }
  return { kind: 'nothing', number }
}
