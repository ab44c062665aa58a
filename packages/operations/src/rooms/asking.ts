// What follows from questions between tasks of a room [D49]. Pure but for time and the actor, which it is given.
//
// AQ1. A question to a role is a task of its own, which names the task that asks; that one stays set aside and names it back.
// AQ2. The result of the asked task is the answer, in the commit that completes it. A task that ends without a result, or
//     goes to a person with nothing to wait for, leaves the question to people: nobody waits for an answer that cannot come.
// AQ3. Work that was sent back by a reviewer is never completed by its holder: it is set aside with its result.

import { EFFECT, type FieldChangesOf, type Relation, type RoomTask, type room as table } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { RoomView } from '../ports/room-store.ts'
import type { Write } from '../ports/write.ts'
import { isBusy } from './post-message.ts'
import { edited, moved, openQuestionOf } from './room-decisions.ts'

/** So many questions may stand one upon the other; the next one is for a person. */
export const LONGEST_LINE = 8

/** Who is asked, if it is no role. */
export const PEOPLE = 'user'

/** Back to work, with what it is told; in a busy room it waits its turn. Whatever a person sends back goes this way. */
export function sentBack(
  context: Context<unknown>,
  view: RoomView,
  task: RoomTask,
  as: readonly Relation[],
  fields: FieldChangesOf<typeof table>,
) {
  return moved(context, task, isBusy(view) ? 'queued' : 'pending', 'sendBackForRework', as, fields)
}

/** What an asker is told by what has become of the task in which it asks. Nothing if there is none. */
export function toldAsker(context: Context<unknown>, view: RoomView, asked: RoomTask): readonly Write[] {
  const asker = view.tasks.get(asked.fields.answersTask ?? '')
  if (asker === undefined || openQuestionOf(asker) === undefined || asker.fields.askedIn !== asked.id) return []
  const { result } = asked.fields
  if (asked.status === 'completed' && result !== undefined)
    // It takes the place of the one that was asked.
    return writesOf(moved(context, asker, 'pending', 'sendBackForRework', EFFECT, { answer: result }))
  const isOver = asked.status === 'completed' || asked.status === 'closed'
  const isWithPeople = asked.status === 'pending_user_review' && openQuestionOf(asked) === undefined
  return isOver || isWithPeople ? writesOf(edited(context, asker, EFFECT, { askedOf: PEOPLE })) : []
}

/** The question goes along with what is handed on. */
export function askedOn(
  context: Context<unknown>,
  view: RoomView,
  asked: RoomTask,
  next: { readonly id: string; readonly role: string },
): readonly Write[] {
  const asker = view.tasks.get(asked.fields.answersTask ?? '')
  if (asker === undefined || openQuestionOf(asker) === undefined || asker.fields.askedIn !== asked.id) return []
  return writesOf(edited(context, asker, EFFECT, { askedIn: next.id, askedOf: next.role }))
}

/** How many of these come into the room again. */
export const returning = (writes: readonly Write[]) => writes.filter(({ task }) => task.status === 'pending').length

function writesOf(step: ReturnType<typeof edited>): readonly Write[] {
  return step === undefined || step.refused ? [] : [{ task: step.task, event: step.event }]
}
