// Takes the work in a file of another program into the backlog of a room, with what depends on what.
//
// IW2. What an earlier import brought into the room is not brought again, whatever became of it, unless that import was
//     cancelled as a whole.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import { room as lifecycle, present, type RoomTask } from '@pawl/kernel'
import { refuseOthers } from '../../access/places.ts'
import { inBatch } from '../../batch.ts'
import type { Context } from '../../context.ts'
import { receiptFor } from '../../dispatch/receipt-for.ts'
import type { ReceiptStore } from '../../ports/receipt-store.ts'
import type { RoomDecided, RoomStore, RoomView } from '../../ports/room-store.ts'
import type { TaskStore } from '../../ports/task-store.ts'
import type { Stored } from '../../ports/write.ts'
import { newRoomTask } from '../../rooms/room-decisions.ts'
import { dependenciesOf, readWorkFile, sourcesOf, type WorkFile } from './read-work-file.ts'
import type { WorkItem } from './work-item.ts'

const EVERY = Object.keys(lifecycle.statuses)
/** More than a room ever has. */
const MANY = 1_000_000

type Input = InputOf<Operations['importWork']>
type Result = ResultOf<Operations['importWork']>
type Importing = Context<RoomStore & TaskStore & ReceiptStore>

export async function importWork(context: Importing, input: Input): Promise<Outcome<Result>> {
  const { room } = input
  if ((await context.store.findRoom(room)) === undefined) return refuse('ROOM_NOT_FOUND', { room })
  const others = refuseOthers(context, `room:${room}`, 'importWork')
  if (others !== undefined) return others
  const read = readWorkFile(context, input, { lifecycle: 'room', textsOf: ({ content }) => ({ content }) })
  if (read.refused) return read
  // In one process two imports of one file do not pass each other.
  return context.store.oneAtATime(`import into ${room}`, () => addNew(context, input, read.value))
}

async function addNew(context: Importing, { room, dryRun }: Input, file: WorkFile): Promise<Outcome<Result>> {
  const known = sourcesOf(await context.store.roomTasks({ room, statuses: EVERY, limit: MANY }))
  const fresh = file.items.filter(({ source }) => !known.has(source))
  if (dryRun || fresh.length === 0) return succeed(file.answer(fresh))
  const batch = context.newId()
  const decideOn = (view: RoomView): RoomDecided => {
    const ids = new Map(known)
    for (const { source } of fresh) ids.set(source, context.newId())
    const writes = fresh.map((item) => {
      const newId = () => present(ids.get(item.source))
      return inBatch(newRoomTask({ ...context, newId }, fieldsOf(item, view, ids, file), 'backlog'), batch)
    })
    return { refused: false, writes }
  }
  const stored = ({ tasks }: Stored<unknown>) =>
    file.answer(fresh, { numbers: tasks.map(({ number }) => number), import: batch })
  const outcome = await context.store.changeRoom(room, [], decideOn, receiptFor(context, stored))
  if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room })
  return outcome.refused ? outcome : succeed(stored(outcome))
}

function fieldsOf(
  item: WorkItem,
  { room }: RoomView,
  ids: ReadonlyMap<string, string>,
  file: WorkFile,
): RoomTask['fields'] {
  const { source, content, priority, labels } = item
  const { blockers, lost } = dependenciesOf(item, ids, file)
  return {
    chatroomId: room.id,
    content: lost === undefined ? content : `${content}\n\n${lost}`,
    origin: 'backlog',
    role: room.settings.entryRole,
    importedFrom: source,
    ...(priority !== undefined && { priority }),
    ...(labels.length > 0 && { labels }),
    ...(blockers.length > 0 && { blockedBy: blockers }),
  }
}
