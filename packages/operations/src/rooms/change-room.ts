// Changes what is set of a room and who works in it. Every change is a version of the room's record, with who and when.
//
// CR1. A role with open work is not removed; one whose work someone holds is not renamed, because the holder goes by its name.
// CR2. The open work of a role that is renamed goes along, in the same commit.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, standingIn, succeed } from '@pawl/contract'
import type { Relation, RoomTask } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import { refuseLookAlike } from '../look-alikes.ts'
import type { RoomDecided, RoomSettings, RoomStore, RoomView, StoredRoom } from '../ports/room-store.ts'
import type { Declined, Stored, Write } from '../ports/write.ts'
import { toRoomView } from './create-room.ts'
import { edited, promoteNext, written } from './room-decisions.ts'
import { editedRoom, movedRoom } from './room-record.ts'

/** With more open work than this a role is not renamed: each task is a write. */
const MOST_RENAMED = 500
const NAMED = 5

type Input = InputOf<Operations['changeRoom']>
type Changed = Extract<RoomDecided, { refused: false }> & { readonly room: StoredRoom }

export async function changeRoom(
  context: Context<RoomStore>,
  input: Input,
): Promise<Outcome<ResultOf<Operations['changeRoom']>>> {
  const { room: id, addRole, renameRole, to } = input
  const now = await context.store.findRoom(id)
  for (const role of to === undefined ? addRole : [...addRole, to]) {
    const confused = await refuseLookAlike('role', role, async () => now?.settings.roles ?? [])
    if (confused !== undefined) return confused
  }
  const leaving = [...input.removeRole, ...(renameRole === undefined ? [] : [renameRole])]
  const needs = leaving.length === 0 ? {} : { openWorkOf: { roles: leaving, limit: MOST_RENAMED + 1 } }
  const decideOn = (view: RoomView): Changed | Declined => {
    const settings = settingsAfter(view.room, input)
    if (settings.refused) return settings
    const inTheWay = openWorkInTheWay(view, input)
    if (inTheWay !== undefined) return inTheWay
    const as = standingIn(context.principal, `room:${id}`)
    const next = editedRoom(context, view.room, as, settings.value)
    if (next.refused) return next
    const renamed = to === undefined ? [] : renamedWork(context, view.openWork, as, to)
    return { ...written(renamed), ...next.value }
  }
  const answer = ({ decision }: Stored<Changed>) => ({ room: toRoomView(decision.room) })
  const outcome = await context.store.changeRoom(id, [], decideOn, receiptFor(context, answer), needs)
  if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room: id })
  if (outcome.refused) return outcome
  // Where more may be in work now, what waits gets its turn. Should this be cut off, the next agent that waits does it.
  while (await promoteNext(context, id));
  return succeed(answer(outcome))
}

export const closeRoom = turned('closed', 'closeRoom')
export const openRoom = turned('open', 'openRoom')

/** One that is so already stays as it is. */
function turned(state: StoredRoom['state'], trigger: 'closeRoom' | 'openRoom') {
  return async (
    context: Context<RoomStore>,
    { room: id }: InputOf<Operations['closeRoom']>,
  ): Promise<Outcome<ResultOf<Operations['closeRoom']>>> => {
    const decideOn = ({ room }: RoomView): Changed | Declined => {
      if (room.state === state) return { ...written([]), room }
      const next = movedRoom(context, room, standingIn(context.principal, `room:${id}`), state, trigger)
      return next.refused ? next : { ...written([]), ...next.value }
    }
    const answer = ({ decision }: Stored<Changed>) => ({ room: toRoomView(decision.room) })
    const outcome = await context.store.changeRoom(id, [], decideOn, receiptFor(context, answer))
    if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room: id })
    if (outcome.refused) return outcome
    while (await promoteNext(context, id));
    return succeed(answer(outcome))
  }
}

function settingsAfter(room: StoredRoom, input: Input): Outcome<RoomSettings> {
  const { room: id, addRole, removeRole, renameRole, to, entry, ...given } = input
  const { settings: before } = room
  for (const role of [...removeRole, ...(renameRole === undefined ? [] : [renameRole])])
    if (!before.roles.includes(role)) return refuse('ROLE_NOT_IN_ROOM', { room: id, role, roles: before.roles })
  const renamed = (role: string) => (to !== undefined && role === renameRole ? to : role)
  const roles = [...new Set([...before.roles.filter((role) => !removeRole.includes(role)).map(renamed), ...addRole])]
  const entryRole = entry ?? renamed(before.entryRole)
  if (entry !== undefined && !roles.includes(entry)) return refuse('ROLE_NOT_IN_ROOM', { room: id, role: entry, roles })
  if (!roles.includes(entryRole)) return refuse('ROLE_GETS_MESSAGES', { room: id, role: entryRole, roles })
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return succeed({ ...before, ...set, roles, entryRole })
}

function openWorkInTheWay({ room, openWork }: RoomView, { removeRole, renameRole }: Input): Declined | undefined {
  const roleOf = ({ fields }: RoomTask) => fields.assignedTo ?? fields.role
  const refused = (role: string, held: boolean, tasks: readonly RoomTask[]) =>
    refuse('ROLE_HAS_WORK', {
      room: room.id,
      role,
      held,
      openTasks: tasks.slice(0, NAMED).map(({ number }) => number),
    })
  for (const role of removeRole) {
    const open = openWork.filter((task) => roleOf(task) === role || task.fields.role === role)
    if (open.length > 0) return refused(role, false, open)
  }
  if (renameRole === undefined) return undefined
  const held = openWork.filter((task) => roleOf(task) === renameRole && isHeld(task))
  if (held.length > 0) return refused(renameRole, true, held)
  return openWork.length > MOST_RENAMED ? refused(renameRole, false, openWork) : undefined
}

const isHeld = ({ status }: RoomTask) => status === 'acknowledged' || status === 'in_progress'

function renamedWork(
  context: Context<RoomStore>,
  openWork: readonly RoomTask[],
  as: readonly Relation[],
  role: string,
): readonly Write[] {
  return openWork.flatMap((task) => {
    const step = edited(context, task, as, { role })
    return step === undefined || step.refused ? [] : [{ task: step.task, event: step.event }]
  })
}
