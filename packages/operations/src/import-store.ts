// Fills an empty store from exported lines: all of it or nothing. What is stored is checked from inside the
// transaction, with the same eyes as `pawl verify`, before it is committed.

import {
  ACCESS_LEVELS,
  actorName,
  fail,
  LAST_MOMENT,
  type Operations,
  type Outcome,
  PawlError,
  type ResultOf,
  roleName,
  roomContent,
  roomName,
  storedFields,
  succeed,
} from '@pawl/contract'
import { lifecycles } from '@pawl/kernel'
import * as z from 'zod'
import type { Context } from './context.ts'
import { crypto } from './crypto.ts'
import { EXPORT_FORMAT, type ExportLine } from './export-store.ts'
import { RECORD_KINDS, type StoredRecord } from './ports/record-store.ts'
import type { Intake } from './ports/store.ts'
import { verifySnapshot } from './verify-store.ts'

const BATCH = 1000
/** What an export says of itself at its beginning, and is held to. */
const COUNTED = ['tasks', 'events', 'tokens', 'conversations', 'rooms', 'roomMessages', 'records'] as const
type Announced = Extract<ExportLine, { kind: 'pawl-export' }>
/** Room enough, and far from where numbers stop being exact. */
const LARGEST_NUMBER = 999_999_999_999

const fields = z.record(z.string(), z.json())
const moment = z.int().min(0).max(LAST_MOMENT)
const header = {
  number: z.int().positive().max(LARGEST_NUMBER),
  lifecycle: z.enum(Object.keys(lifecycles) as [keyof typeof lifecycles]),
  version: z.int().positive(),
}
const importedLine = z.discriminatedUnion('kind', [
  z.strictObject({
    ...{ kind: z.literal('pawl-export'), format: z.int(), exportedAt: z.int() },
    ...{ tasks: z.int(), events: z.int(), tokens: z.int(), conversations: z.int() },
    // Exports from before there were rooms do not say.
    ...{ rooms: z.int().default(0), roomMessages: z.int().default(0), records: z.int().default(0) },
  }),
  z.strictObject({
    ...{ kind: z.literal('event'), taskId: z.string(), ...header, at: moment, by: actorName, trigger: z.string() },
    ...{
      from: z.string().nullable(),
      to: z.string(),
      set: fields,
      cleared: z.array(z.string()),
      undoes: z.int().optional(),
    },
  }),
  z.strictObject({
    ...{ kind: z.literal('task'), id: z.string(), ...header, status: z.string(), createdBy: actorName },
    ...{ createdAt: moment, updatedAt: moment, fields },
  }),
  z.strictObject({
    ...{ kind: z.literal('token'), name: z.string(), actor: z.string(), may: z.enum(ACCESS_LEVELS) },
    ...{ secretHash: z.string(), createdAt: z.int(), revokedAt: z.int().nullable() },
  }),
  z.strictObject({
    ...{
      kind: z.literal('conversation'),
      id: z.string(),
      owner: z.string(),
      mode: z.string(),
      createdAt: z.int(),
      updatedAt: z.int(),
    },
    messages: z.array(
      z.strictObject({
        ...{ position: z.int(), role: z.enum(['user', 'assistant']), content: z.string(), at: z.int() },
        ...{ messageId: z.string().nullable(), turn: z.record(z.string(), z.json()).nullable(), moment: z.null() },
      }),
    ),
  }),
  z.strictObject({
    ...{ kind: z.literal('room'), id: roomName(), createdBy: actorName, createdAt: moment },
    settings: z.strictObject({
      ...{ roles: z.array(roleName()).min(1), entryRole: roleName(), parallel: z.int().min(1) },
      ...{ leaseSeconds: z.int().min(1), resetSuspects: z.boolean() },
    }),
  }),
  z.strictObject({
    ...{ kind: z.literal('room-message'), room: roomName(), position: z.int().positive(), sender: actorName },
    ...{ content: roomContent(), at: moment, attached: z.array(z.string()) },
    ...{ queuePosition: z.number().nullable(), taskId: z.string().nullable() },
  }),
  z.strictObject({
    kind: z.literal('record'),
    record: z.strictObject({
      ...{ kind: z.enum(RECORD_KINDS), id: z.string().min(1).max(128) },
      ...{ version: z.int().positive(), subject: z.string(), state: z.string().min(1), actor: actorName, at: moment },
      body: z.record(z.string(), z.json()),
    }),
  }),
  z.strictObject({ kind: z.literal('end'), lines: z.int(), checksum: z.string() }),
])

type Imported = ResultOf<Operations['importStore']>

export async function importStore(context: Context, lines: AsyncIterable<string>): Promise<Outcome<Imported>> {
  const intake = await context.store.openIntake()
  try {
    const { tasks, rooms, records } = await intake.snapshot().counts()
    if (tasks > 0 || rooms > 0 || records > 0) throw fail('IMPORT_INTO_USED_STORE', { tasks })
    const announced = await takeIn(intake, lines)
    const stored = await verified(intake, announced)
    await intake.commit()
    return succeed(stored)
  } catch (error) {
    await intake.abandon()
    if (error instanceof PawlError) return { refused: true, refusal: error.refusal }
    throw error
  }
}

/** What the first line says there is. */
async function takeIn(intake: Intake, lines: AsyncIterable<string>): Promise<Announced> {
  const checksum = crypto().createHash('sha256')
  let number = 0
  let ended = false
  let announced: Announced | undefined
  let batch: ExportLine[] = []
  for await (const text of lines) {
    number++
    if (text === '' && ended) continue
    if (ended) throw fail('IMPORT_BAD_LINE', { line: number, problem: 'it comes after the closing line' })
    const line = parseLine(text, number)
    if (line.kind === 'end') {
      ended = true
      const sound = line.lines === number - 1 && line.checksum === checksum.digest('hex')
      if (!sound)
        throw fail('IMPORT_BAD_LINE', { line: number, problem: 'the checksum does not fit the lines before it' })
      continue
    }
    checksum.update(`${text}\n`)
    if (line.kind === 'pawl-export') announced = line
    if (batch.length >= BATCH || (batch[0] !== undefined && batch[0].kind !== line.kind)) {
      await store(intake, batch)
      batch = []
    }
    batch.push(line)
  }
  if (!ended || announced === undefined) throw fail('IMPORT_INCOMPLETE', { line: number })
  await store(intake, batch)
  return announced
}

function parseLine(text: string, line: number): ExportLine {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw fail('IMPORT_BAD_LINE', { line, problem: 'it is not JSON' })
  }
  const parsed = importedLine.safeParse(value)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw fail('IMPORT_BAD_LINE', { line, problem: `${issue?.path.join('.')}: ${issue?.message}` })
  }
  checkFields(parsed.data, line)
  const opens = parsed.data.kind === 'pawl-export'
  if (opens !== (line === 1))
    throw fail('IMPORT_BAD_LINE', { line, problem: 'an export begins with one line that says so' })
  if (parsed.data.kind === 'pawl-export' && parsed.data.format > EXPORT_FORMAT) {
    throw fail('IMPORT_BAD_LINE', { line, problem: `format ${parsed.data.format} is newer than ${EXPORT_FORMAT}` })
  }
  return parsed.data as ExportLine
}

/** A task may hold only what any other way in would have let it hold. */
function checkFields(parsed: z.output<typeof importedLine>, line: number): void {
  if (parsed.kind !== 'task' && parsed.kind !== 'event') return
  const checked = storedFields(parsed.lifecycle).safeParse(parsed.kind === 'task' ? parsed.fields : parsed.set)
  if (checked.success) return
  const issue = checked.error.issues[0]
  throw fail('IMPORT_BAD_LINE', { line, problem: `${issue?.path.join('.')}: ${issue?.message}` })
}

async function store(intake: Intake, batch: ExportLine[]): Promise<void> {
  const first = batch[0]?.kind
  const bare = batch.map(({ kind: _, ...rest }) => rest) as never[]
  if (first === 'event') await intake.addEvents(bare)
  if (first === 'task') await intake.addTasks(bare)
  if (first === 'token') await intake.addTokens(bare)
  if (first === 'conversation') await intake.addConversations(bare)
  if (first === 'room') await intake.addRooms(bare)
  if (first === 'record') await intake.addRecords(batch.map((line) => (line as { record: StoredRecord }).record))
  if (first === 'room-message') await intake.addRoomMessages(bare)
}

async function verified(intake: Intake, announced: Announced): Promise<Imported> {
  const counts = await intake.snapshot().counts()
  for (const what of COUNTED) {
    if (counts[what] === announced[what]) continue
    throw fail('IMPORT_DOES_NOT_ADD_UP', { problem: `${announced[what]} ${what} were announced, ${counts[what]} came` })
  }
  for await (const line of verifySnapshot(intake.snapshot())) {
    if (line.kind === 'difference') {
      throw fail('IMPORT_DOES_NOT_ADD_UP', {
        problem: `${line.task === '' ? '' : `task ${line.number ?? line.task} `}${line.problem}`,
      })
    }
    if (line.kind === 'end') return { tasks: line.tasks, events: line.events, rooms: line.rooms }
  }
  throw new Error('verify did not end')
}
