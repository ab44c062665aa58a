// Fills an empty store from exported lines: all of it or nothing. What is stored is checked from inside the
// transaction, with the same eyes as `pawl verify`, before it is committed.
//
// IM1. Tokens are brought in only if that is asked for: nobody comes in here because they did elsewhere. And only by whoever
//     has the store itself: a file could hold a token in anyone's name. People, their passwords and their invitations are
//     never exported.
// IM2. What is held is held by nobody here: secrets of sessions are not exported, and no name stands for one. Who may reset a
//     task that is stuck gives it back to be claimed.

import {
  fail,
  type InputOf,
  isOperator,
  type Language,
  type Operations,
  type Outcome,
  PawlError,
  type ResultOf,
  refuse,
  succeed,
} from '@pawl/contract'
import { isTaskOf, room, type Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import type { RoomMessageRecord } from '../ports/room-store.ts'
import type { StoredSession } from '../ports/session-store.ts'
import type { Intake } from '../ports/whole-store.ts'
import { nobodysSession } from '../rooms/session.ts'
import type { ExportLine } from './export-store.ts'
import { parseLine } from './import-line.ts'
import { importedToken } from './imported-token.ts'
import { verifySnapshot } from './verify-store.ts'

/** So many lines are stored together, or fewer if they are long: what is read and not stored yet stays small. */
const BATCH_LINES = 1000
const BATCH_CHARACTERS = 4 * 1024 * 1024
/** What an export says of itself at its beginning, and is held to. */
const COUNTED = [
  'tasks',
  'events',
  'tokens',
  'conversations',
  'rooms',
  'roomMessages',
  'records',
  'securityEvents',
] as const
type Announced = Extract<ExportLine, { kind: 'pawl-export' }>

type Imported = ResultOf<Operations['importStore']>

export async function importStore(
  context: Context,
  lines: AsyncIterable<string>,
  { withTokens }: InputOf<Operations['importStore']>,
): Promise<Outcome<Imported>> {
  if (withTokens && !isOperator(context.principal)) return refuse('SERVER_OWNER_NEEDED', {})
  const intake = await context.store.openIntake()
  try {
    const before = await intake.snapshot().counts()
    const { tasks, rooms, records } = before
    if (tasks > 0 || rooms > 0 || records > 0) throw fail('IMPORT_INTO_USED_STORE', { tasks })
    const announced = await takeIn(intake, lines, { language: context.language, withTokens })
    const expected = withTokens ? announced : { ...announced, tokens: before.tokens }
    const stored = await verified(intake, expected, before.securityEvents)
    await intake.commit()
    return succeed(stored)
  } catch (error) {
    await intake.abandon()
    if (error instanceof PawlError) return { refused: true, refusal: error.refusal }
    throw error
  }
}

/** What the first line says there is. */
async function takeIn(
  intake: Intake,
  lines: AsyncIterable<string>,
  { language, withTokens }: { language: Language; withTokens: boolean },
): Promise<Announced> {
  const checksum = crypto().createHash('sha256')
  let number = 0
  let ended = false
  let announced: Announced | undefined
  let batch: ExportLine[] = []
  let characters = 0
  for await (const text of lines) {
    number++
    if (text === '' && ended) continue
    if (ended) throw fail('IMPORT_BAD_LINE', { line: number, reason: 'after_the_end' })
    const line = parseLine(text, number, language)
    if (line.kind === 'end') {
      ended = true
      const sound = line.lines === number - 1 && line.checksum === checksum.digest('hex')
      if (!sound) throw fail('IMPORT_BAD_LINE', { line: number, reason: 'wrong_checksum' })
      continue
    }
    checksum.update(`${text}\n`)
    if (line.kind === 'pawl-export') announced = line
    if (line.kind === 'token' && !withTokens) continue
    const isFull = batch.length >= BATCH_LINES || characters >= BATCH_CHARACTERS
    if (isFull || (batch[0] !== undefined && batch[0].kind !== line.kind)) {
      await store(intake, batch)
      batch = []
      characters = 0
    }
    batch.push(line)
    characters += text.length
  }
  if (!ended || announced === undefined) throw fail('IMPORT_INCOMPLETE', { line: number })
  await store(intake, batch)
  return announced
}

/** All of them are of one kind. */
async function store(intake: Intake, batch: readonly ExportLine[]): Promise<void> {
  const kind = batch[0]?.kind
  const bare = batch.map(({ kind: _, ...rest }) => rest) as never[]
  switch (kind) {
    case 'event':
      return intake.addEvents(bare)
    case 'task':
      await intake.addTasks(bare)
      return intake.addSessions(sessionsHolding(bare))
    case 'token':
      return intake.addTokens(bare.map(importedToken))
    case 'conversation':
      return intake.addConversations(bare)
    case 'message':
      return intake.addMessages(bare)
    case 'room':
      return intake.addRooms(bare)
    case 'room-message':
      return intake.addRoomMessages(bare.map(importedMessage))
    case 'record':
      return intake.addRecords(batch.flatMap((line) => (line.kind === 'record' ? [line.record] : [])))
    case 'security-event':
      return intake.addSecurityEvents(batch.flatMap((line) => (line.kind === 'security-event' ? [line.event] : [])))
    case 'pawl-export':
    case 'end':
    case undefined:
      return
  }
}

function sessionsHolding(tasks: readonly Task[]): readonly StoredSession[] {
  const held = tasks
    .filter((task) => isTaskOf(room, task))
    .flatMap(({ fields, updatedAt }) => {
      return fields.claimedBy === undefined ? [] : nobodysSession(fields.claimedBy, updatedAt)
    })
  return [...new Map(held.map((session) => [session.name, session])).values()]
}

/** Exports from before messages had these do not say. */
function importedMessage(message: RoomMessageRecord): RoomMessageRecord {
  return { ...BEFORE, ...message }
}
const BEFORE = { priority: 0, fields: {}, cancelledAt: null }

/** The store has a log of its own by now; what is brought in comes after it. */
async function verified(intake: Intake, announced: Announced, ownLog: number): Promise<Imported> {
  const counts = await intake.snapshot().counts()
  for (const what of COUNTED) {
    // Exports from before there were rooms do not say how many there are.
    const said = (announced[what] ?? 0) + (what === 'securityEvents' ? ownLog : 0)
    if (counts[what] === said) continue
    throw fail('IMPORT_DOES_NOT_ADD_UP', { reason: 'miscounted', what, announced: said, came: counts[what] })
  }
  for await (const line of verifySnapshot(intake.snapshot())) {
    if (line.kind === 'difference') {
      throw fail('IMPORT_DOES_NOT_ADD_UP', {
        reason: 'differs',
        task: line.task === '' ? null : String(line.number ?? line.task),
        difference: line.difference,
      })
    }
    if (line.kind === 'end') return { tasks: line.tasks, events: line.events, rooms: line.rooms }
  }
  throw new Error('verify did not end')
}
