// Fills an empty store from exported lines: all of it or nothing. What is stored is checked from inside the
// transaction, with the same eyes as `pawl verify`, before it is committed.

import {
  ACCESS_LEVELS,
  actorName,
  fail,
  LAST_MOMENT,
  type Outcome,
  PawlError,
  storedFields,
  succeed,
} from '@pawl/contract'
import { lifecycles } from '@pawl/kernel'
import * as z from 'zod'
import type { Context } from './context.ts'
import { crypto } from './crypto.ts'
import { EXPORT_FORMAT, type ExportLine } from './export-store.ts'
import type { Intake } from './ports/store.ts'
import { verifySnapshot } from './verify-store.ts'

const BATCH = 1000
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
  z.strictObject({ kind: z.literal('end'), lines: z.int(), checksum: z.string() }),
])

export async function importStore(
  context: Context,
  lines: AsyncIterable<string>,
): Promise<Outcome<{ tasks: number; events: number }>> {
  const intake = await context.store.openIntake()
  try {
    const { tasks } = await intake.snapshot().counts()
    if (tasks > 0) throw fail('IMPORT_INTO_USED_STORE', { tasks })
    await takeIn(intake, lines)
    const stored = await verified(intake)
    await intake.commit()
    return succeed(stored)
  } catch (error) {
    await intake.abandon()
    if (error instanceof PawlError) return { refused: true, refusal: error.refusal }
    throw error
  }
}

async function takeIn(intake: Intake, lines: AsyncIterable<string>): Promise<void> {
  const checksum = crypto().createHash('sha256')
  let number = 0
  let ended = false
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
    if (batch.length >= BATCH || (batch[0] !== undefined && batch[0].kind !== line.kind)) {
      await store(intake, batch)
      batch = []
    }
    batch.push(line)
  }
  if (!ended) throw fail('IMPORT_INCOMPLETE', { line: number })
  await store(intake, batch)
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
}

async function verified(intake: Intake): Promise<{ tasks: number; events: number }> {
  for await (const line of verifySnapshot(intake.snapshot())) {
    if (line.kind === 'difference') {
      throw fail('IMPORT_DOES_NOT_ADD_UP', { problem: `task ${line.number ?? line.task} ${line.problem}` })
    }
    if (line.kind === 'end') return { tasks: line.tasks, events: line.events }
  }
  throw new Error('verify did not end')
}
