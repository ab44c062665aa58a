// A time has come: the task notes that it has reminded, and what has to go out is stored with that.
//
// RO1. Who reminds is decided by the version of the task: of several servers one stores it, and the others find it done.
// RO2. Each moment is sent on its own, to each channel of the owner whose address is confirmed, under an id that stays
//     the same.

import { CLOCK_ACTOR, LOCAL_ACTOR } from '@pawl/contract'
import { CLOCK, decideEdit, type Task, type TodoTask, todo } from '@pawl/kernel'
import type { AccountStore } from '../ports/account-store.ts'
import type { AddressStore } from '../ports/address-store.ts'
import type { ChannelStore, NewDelivery, ReminderStore } from '../ports/reminder-store.ts'
import { confirmedOf } from './confirm-address.ts'
import { deliveryId } from './delivery-id.ts'
import { dueReminders } from './reminder-moments.ts'

type Store = ReminderStore & ChannelStore & AddressStore & Pick<AccountStore, 'workspace'>

const PAGE = 100

/** Of one workspace, all that are due by now. Answers how many reminders that were. */
export async function remindOwners(store: Store, now: number): Promise<number> {
  let reminded = 0
  for (;;) {
    const tasks = await store.tasksToRemind(now, PAGE)
    let done = 0
    for (const task of tasks) done += await remindOwner(store, task as TodoTask, now)
    reminded += done
    // Others may be at the same tasks: whoever gets nothing done leaves them to it.
    if (tasks.length < PAGE || done === 0) return reminded
  }
}

async function remindOwner(store: Store, task: TodoTask, now: number): Promise<number> {
  const moments = dueReminders(task, now)
  const remindedUntil = moments.at(-1)
  if (remindedUntil === undefined) return 0
  const decision = decideEdit(todo, task, { by: CLOCK_ACTOR, as: CLOCK, at: now, fields: { remindedUntil } })
  if (decision.refused || 'unchanged' in decision) return 0
  const channels = await store.channelsOfOwner(task.fields.ownedBy ?? LOCAL_ACTOR)
  const confirmed = await confirmedOf(store, channels)
  const there = channels.filter(({ id }) => confirmed.has(id))
  const deliveries = moments.flatMap((dueAt) =>
    there.map(
      ({ id }): NewDelivery => ({
        id: deliveryId(store.workspace, task.id, String(dueAt), id),
        channel: id,
        message: { task: shownIn(task), dueAt },
        createdAt: now,
      }),
    ),
  )
  return (await store.storeReminded(decision, deliveries)) ? moments.length : 0
}

function shownIn({ id, number, fields }: TodoTask) {
  const { title, deadline = null, deadlineLocal = null } = fields
  return { id, number, title, deadline, deadlineLocal }
}

/** Whether a change of this task can bring a reminder nearer. */
export function mayRemind({ lifecycle, fields }: Task): boolean {
  return lifecycle === todo.name && (fields.reminders !== undefined || fields.snoozedUntil !== undefined)
}
