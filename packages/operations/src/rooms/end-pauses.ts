// A failed task rests until a time [D37]. When that has come the clock takes it away: that of a server, or where none runs,
// by whoever waits for work just then. The claim itself looks at no clock [D28].
//
// EP1. Of several who do so at once one writes it, and the others find it done.

import { CLOCK_ACTOR } from '@pawl/contract'
import { CLOCK, decideEdit, room as table } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { RoomStore } from '../ports/room-store.ts'
import type { Decided, TaskStore } from '../ports/task-store.ts'
import { asRoomTask } from './room-task.ts'

const SOME = 100

interface EndedPauses {
  /** How many may be claimed now that could not before. */
  readonly ended: number
  /** When the next one is over, as far as was looked; infinity if there is none. */
  readonly next: number
}

/** Those of a role of a room, or of the whole workspace. */
export async function endPauses(
  { store, now }: Context<RoomStore & TaskStore>,
  of?: { readonly room: string; readonly role: string },
): Promise<EndedPauses> {
  const at = now()
  const isOver = (until: number | undefined) => until !== undefined && until <= at
  let ended = 0
  for (const { id, fields } of await store.pausedTasks({ of, limit: SOME })) {
    // The first to end come first.
    if (!isOver(fields.pausedUntil)) return { ended, next: fields.pausedUntil ?? at }
    const outcome = await store.changeTask({ id }, (task): Decided => {
      if (!isOver(asRoomTask(task).fields.pausedUntil)) return { refused: false, unchanged: task }
      const decision = decideEdit(table, asRoomTask(task), {
        by: CLOCK_ACTOR,
        as: CLOCK,
        at,
        fields: { pausedUntil: null },
      })
      return decision.refused || 'unchanged' in decision ? { refused: false, unchanged: task } : decision
    })
    if (outcome?.refused === false) ended++
  }
  return { ended, next: ended === 0 ? Number.POSITIVE_INFINITY : at }
}
