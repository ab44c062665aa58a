// Takes the work in a file of another program into the backlog of a room, with what depends on what.
//
// IW1. All of it in one commit, or none, if anything in the file cannot be read.
// IW2. What an earlier import brought into the room is not brought again, whatever became of it.
// IW3. A dependency is never lost in silence: on what is done there is none; on what was dropped, or is not in the file, the
//     text of the task says so.

import {
  fieldProblems,
  IMPORT_TASKS_LIMIT,
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  succeed,
  type WorkSource,
} from '@pawl/contract'
import { room as lifecycle, type RoomTask } from '@pawl/kernel'
import { refuseOthers } from '../../access/places.ts'
import type { Context } from '../../context.ts'
import { crypto } from '../../crypto.ts'
import { receiptFor } from '../../dispatch/receipt-for.ts'
import type { ReceiptStore } from '../../ports/receipt-store.ts'
import type { RoomDecided, RoomStore, RoomView } from '../../ports/room-store.ts'
import type { TaskStore } from '../../ports/task-store.ts'
import type { Stored } from '../../ports/write.ts'
import { newRoomTask } from '../../rooms/room-decisions.ts'
import { SourceFile } from '../source-file.ts'
import { readBacklogMd } from './read-backlog-md.ts'
import { readBeads } from './read-beads.ts'
import { readGithub } from './read-github.ts'
import { readTaskMaster } from './read-task-master.ts'
import type { ReadWork, WorkFound, WorkItem } from './work-item.ts'

const READERS: { readonly [source in WorkSource]: ReadWork } = {
  beads: readBeads,
  'backlog.md': readBacklogMd,
  'task-master': readTaskMaster,
  github: readGithub,
}
const SHOWN = 20
/** The longest value of a file that is said back. */
const GIVEN = 60
const EVERY = Object.keys(lifecycle.statuses)
/** More than a room ever has. */
const MANY = 1_000_000

type Input = InputOf<Operations['importWork']>
type Result = ResultOf<Operations['importWork']>
type Importing = Context<RoomStore & TaskStore & ReceiptStore>

export async function importWork(context: Importing, input: Input): Promise<Outcome<Result>> {
  const { room, from, content } = input
  if ((await context.store.findRoom(room)) === undefined) return refuse('ROOM_NOT_FOUND', { room })
  const others = refuseOthers(context, `room:${room}`, 'importWork')
  if (others !== undefined) return others
  const file = new SourceFile()
  const hash = (text: string) => crypto().createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const found = READERS[from](content, file, hash)
  const [first] = [...file.unread, ...unstorable(context, found.items)].sort((one, other) => one.line - other.line)
  if (first !== undefined) {
    const given = 'given' in first ? { given: first.given.slice(0, GIVEN) } : {}
    return refuse('IMPORT_NOT_READ', { ...first, ...given, from, more: Math.max(file.unread.length, 1) - 1 })
  }
  const { length } = found.items
  if (length > IMPORT_TASKS_LIMIT) return refuse('IMPORT_TOO_MANY', { tasks: length, limit: IMPORT_TASKS_LIMIT })
  // In one process two imports of one file do not pass each other.
  return context.store.oneAtATime(`import into ${room}`, () => addNew(context, input, file, found))
}

async function addNew(context: Importing, input: Input, file: SourceFile, found: WorkFound): Promise<Outcome<Result>> {
  const { room, dryRun } = input
  const known = await knownSources(context, room)
  const fresh = found.items.filter(({ source }) => !known.has(source))
  const answer = (numbers: readonly number[]): Result => ({
    dryRun,
    added: fresh.length,
    known: found.items.length - fresh.length,
    leftOut: [...file.leftOut],
    fields: file.uses.map((use) => ({ ...use })),
    tasks: fresh.slice(0, SHOWN).map(({ line, title, priority = null, blockedBy }, index) => ({
      number: numbers[index] ?? null,
      line,
      title,
      priority,
      blockedBy: blockedBy.map((one) => one.slice(one.indexOf(':') + 1)),
    })),
  })
  if (dryRun || fresh.length === 0) return succeed(answer([]))
  const ids = new Map(known)
  const decideOn = (view: RoomView): RoomDecided => {
    const made = fresh.map((item) => {
      const id = context.newId()
      ids.set(item.source, id)
      return { item, id }
    })
    const writes = made.map(({ item, id }) => {
      const fields = fieldsOf(item, room, view, ids, found)
      return newRoomTask({ ...context, newId: () => id }, fields, 'backlog')
    })
    return { refused: false, writes }
  }
  const stored = ({ tasks }: Stored<unknown>) => answer(tasks.map(({ number }) => number))
  const outcome = await context.store.changeRoom(room, [], decideOn, receiptFor(context, stored))
  if (outcome === undefined) return refuse('ROOM_NOT_FOUND', { room })
  return outcome.refused ? outcome : succeed(stored(outcome))
}

function fieldsOf(
  { source, content, priority, labels, blockedBy }: WorkItem,
  chatroomId: string,
  { room }: RoomView,
  ids: ReadonlyMap<string, string>,
  { leftBehind }: WorkFound,
): RoomTask['fields'] {
  const blockers = blockedBy.flatMap((one) => ids.get(one) ?? [])
  const lost = blockedBy.filter((one) => !ids.has(one) && leftBehind.get(one) !== 'done')
  return {
    chatroomId,
    content: lost.length === 0 ? content : `${content}\n\n${lostLine(lost)}`,
    origin: 'backlog',
    role: room.settings.entryRole,
    importedFrom: source,
    ...(priority !== undefined && { priority }),
    ...(labels.length > 0 && { labels }),
    ...(blockers.length > 0 && { blockedBy: blockers }),
  }
}

/** In the text itself: whoever takes it decides whether it still has to wait. */
function lostLine(lost: readonly string[]): string {
  return `Depends on: ${lost.map((one) => one.slice(one.indexOf(':') + 1)).join(', ')}`
}

function unstorable({ language }: Importing, items: readonly WorkItem[]) {
  return items.flatMap(({ line, content }) =>
    fieldProblems('room', { content }, language)
      .slice(0, 1)
      .map(({ at, problem }) => ({ line, field: at, reason: 'not_storable' as const, problem })),
  )
}

/** What each is called where it came from, with its id here. */
async function knownSources({ store }: Importing, room: string): Promise<ReadonlyMap<string, string>> {
  const tasks = await store.roomTasks({ room, statuses: EVERY, limit: MANY })
  return new Map(
    tasks.flatMap(({ id, fields }) => (fields.importedFrom === undefined ? [] : [[fields.importedFrom, id]])),
  )
}
