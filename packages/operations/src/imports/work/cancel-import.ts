// Takes an import of work back, in one act: what nobody has begun is cancelled, the rest stays and is counted.
//
// CI1. All in one commit. What has begun, or ended, is left as it is.
// CI2. What is cancelled this way forgets what it was called where it came from: the file can be imported again.
// CI3. Work that follows is assigned, promoted or asked for, as if each had been cancelled by itself.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import { EFFECT, type GovernedTask, type RoomTask } from '@pawl/kernel'
import { refuseOthers } from '../../access/places.ts'
import { relationsTo } from '../../access/relations.ts'
import type { Context } from '../../context.ts'
import { receiptFor } from '../../dispatch/receipt-for.ts'
import { whichTasks } from '../../governed/begin-initiative.ts'
import { changeInitiative } from '../../governed/change.ts'
import { both, type Effects, following, recording, writing } from '../../governed/effects.ts'
import { edit, move } from '../../governed/moves.ts'
import { afterTerminal, isStopped } from '../../governed/next.ts'
import type { InitiativeView } from '../../ports/record-store.ts'
import type { RoomDecided, RoomView } from '../../ports/room-store.ts'
import type { Write } from '../../ports/write.ts'
import { edited, inTurn, isRefused, moved, promoteNext, written } from '../../rooms/room-decisions.ts'

type Input = InputOf<Operations['cancelImport']>
type Result = ResultOf<Operations['cancelImport']>

const UNTOUCHED_IN_ROOM: readonly string[] = ['backlog', 'queued', 'pending']
/** More than an initiative ever has. */
const MANY = 1_000_000
const FORGOTTEN = { importedFrom: null } as const

export async function cancelImport(context: Context, { import: batch }: Input): Promise<Outcome<Result>> {
  const events = (await context.store.batchEvents(batch)).map(({ event }) => event)
  const made = events.filter(({ from, set }) => from === null && set.importedFrom !== undefined)
  const ids = made.map(({ taskId }) => taskId)
  const { chatroomId, initiative_id } = made[0]?.set ?? {}
  if (typeof chatroomId === 'string') return cancelInRoom(context, chatroomId, ids)
  if (typeof initiative_id === 'string') return cancelInInitiative(context, initiative_id, ids)
  return refuse('IMPORT_NOT_FOUND', { import: batch })
}

async function cancelInRoom(context: Context, room: string, ids: readonly string[]): Promise<Outcome<Result>> {
  const others = refuseOthers(context, `room:${room}`, 'cancelImport')
  if (others !== undefined) return others
  let [cancelled, kept] = [0, 0]
  const decideOn = (view: RoomView): RoomDecided => {
    const tasks = ids.flatMap((id) => view.tasks.get(id) ?? [])
    const writes: Write[] = []
    for (const task of tasks.filter(isUntouched)) {
      const steps = inTurn(task, [
        (now) => edited(context, now, EFFECT, FORGOTTEN) as NonNullable<ReturnType<typeof edited>>,
        (now) => moved(context, now, 'closed', 'cancelTask', relationsTo(context, now)),
      ])
      if (isRefused(steps)) return steps
      writes.push(...steps)
    }
    cancelled = tasks.filter(isUntouched).length
    kept = tasks.filter(({ fields }) => fields.importedFrom !== undefined).length - cancelled
    return written(writes)
  }
  const answer = (): Result => ({ cancelled, kept })
  const outcome = await context.store.changeRoom(room, ids, decideOn, receiptFor(context, answer))
  if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room })
  if (outcome.refused) return outcome
  // As many as left their places are followed by what waits.
  while (await promoteNext(context, room));
  return succeed(answer())
}

/** Nobody has had it, and nothing travels with it. */
function isUntouched({ status, fields }: RoomTask): boolean {
  const isFree = fields.epoch === undefined && (fields.attachedTaskIds ?? []).length === 0
  return UNTOUCHED_IN_ROOM.includes(status) && isFree && fields.importedFrom !== undefined
}

async function cancelInInitiative(context: Context, id: string, ids: readonly string[]): Promise<Outcome<Result>> {
  const others = refuseOthers(context, `initiative:${id}`, 'cancelImport')
  if (others !== undefined) return others
  const imported = new Set(ids)
  const all = await context.store.initiativeTasks(id, MANY)
  const isAlone = all.every((task) => imported.has(task.id))
  const there = all.filter((task) => imported.has(task.id) && task.fields.importedFrom !== undefined).length
  let cancelled = 0
  const follow = (view: InitiativeView): Effects => {
    const dropped = [...view.tasks.values()].filter((task) => imported.has(task.id) && hasNotBegun(task))
    cancelled = dropped.length
    return both(...dropped.map((task) => ended(context, task)), afterwards(context, view, dropped, isAlone))
  }
  const answer = (): Result => ({ cancelled, kept: there - cancelled })
  const changed = await changeInitiative(context, id, { all: true }, follow, answer)
  return changed.refused ? changed : succeed(answer())
}

function hasNotBegun({ status, fields }: GovernedTask): boolean {
  return status === 'pending' && fields.epoch === undefined && fields.importedFrom !== undefined
}

function ended(context: Context, task: GovernedTask): Effects {
  const forgot = edit(context, task, FORGOTTEN)
  const cancel = (now: GovernedTask) => writing(move(context, now, 'canceled', 'cancel'))
  return forgot === undefined ? cancel(task) : following(forgot, cancel)
}

function afterwards(
  context: Context,
  view: InitiativeView,
  dropped: readonly GovernedTask[],
  isAlone: boolean,
): Effects {
  const over = dropped.find(({ fields }) => fields.assignee !== undefined) ?? dropped[0]
  if (over === undefined || isStopped(view)) return recording()
  const left = [...view.tasks.values()].filter((task) => !dropped.includes(task))
  if (left.length === 0 && isAlone) return recording(whichTasks(context, view.initiative))
  const isInWork = left.some(({ status, fields }) => status !== 'pending' || fields.assignee !== undefined)
  if (over.fields.assignee === undefined && isInWork) return recording()
  const unassigned = left.filter(({ status, fields }) => status === 'pending' && fields.assignee === undefined)
  const live = left.map((task) => task.id)
  const canceled: GovernedTask = { ...over, status: 'canceled' }
  return afterTerminal(context, { ...view, unassigned, live }, canceled)
}
