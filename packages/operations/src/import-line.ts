// One line of an export, as it is let in: whatever an operation could have stored, and nothing else.
//
// N1. What is checked is what is stored: the line itself goes on, not a copy that a schema has made of it.

import {
  ACCESS_LEVELS,
  actorName,
  fail,
  LAST_MOMENT,
  roleName,
  roomContent,
  roomName,
  storedFields,
} from '@pawl/contract'
import { lifecycles } from '@pawl/kernel'
import * as z from 'zod'
import { EXPORT_FORMAT, type ExportLine } from './export-store.ts'
import { RECORD_KINDS } from './ports/record-store.ts'

/** Room enough, and far from where numbers stop being exact. */
const LARGEST_NUMBER = 999_999_999_999

const fields = z.record(z.string(), z.json())
const moment = z.int().min(0).max(LAST_MOMENT)
const header = {
  number: z.int().positive().max(LARGEST_NUMBER),
  lifecycle: z.enum(Object.keys(lifecycles) as [keyof typeof lifecycles]),
  version: z.int().positive(),
}
const message = {
  position: z.int(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  at: z.int(),
  messageId: z.string().nullable(),
  turn: z.record(z.string(), z.json()).nullable(),
  moment: z.null(),
}

const importedLine = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pawl-export'),
    format: z.int(),
    exportedAt: z.int(),
    tasks: z.int(),
    events: z.int(),
    tokens: z.int(),
    conversations: z.int(),
    // Exports from before there were rooms do not say.
    rooms: z.int().optional(),
    roomMessages: z.int().optional(),
    records: z.int().optional(),
  }),
  z.strictObject({
    ...header,
    kind: z.literal('event'),
    taskId: z.string(),
    at: moment,
    by: actorName,
    trigger: z.string(),
    from: z.string().nullable(),
    to: z.string(),
    set: fields,
    cleared: z.array(z.string()),
    undoes: z.int().optional(),
  }),
  z.strictObject({
    ...header,
    kind: z.literal('task'),
    id: z.string(),
    status: z.string(),
    createdBy: actorName,
    createdAt: moment,
    updatedAt: moment,
    fields,
  }),
  z.strictObject({
    kind: z.literal('token'),
    name: z.string(),
    actor: z.string(),
    may: z.enum(ACCESS_LEVELS),
    secretHash: z.string(),
    createdAt: z.int(),
    revokedAt: z.int().nullable(),
  }),
  z.strictObject({
    kind: z.literal('conversation'),
    id: z.string(),
    owner: z.string(),
    mode: z.string(),
    createdAt: z.int(),
    updatedAt: z.int(),
    // In format 1 everything that was said is in the line of the conversation.
    messages: z.array(z.strictObject(message)).optional(),
  }),
  z.strictObject({ kind: z.literal('message'), conversation: z.string(), ...message }),
  z.strictObject({
    kind: z.literal('room'),
    id: roomName(),
    createdBy: actorName,
    createdAt: moment,
    settings: z.strictObject({
      roles: z.array(roleName()).min(1),
      entryRole: roleName(),
      parallel: z.int().min(1),
      leaseSeconds: z.int().min(1),
      resetSuspects: z.boolean(),
    }),
  }),
  z.strictObject({
    kind: z.literal('room-message'),
    room: roomName(),
    position: z.int().positive(),
    sender: actorName,
    content: roomContent(),
    at: moment,
    attached: z.array(z.string()),
    queuePosition: z.number().nullable(),
    taskId: z.string().nullable(),
  }),
  z.strictObject({
    kind: z.literal('record'),
    record: z.strictObject({
      kind: z.enum(RECORD_KINDS),
      id: z.string().min(1).max(128),
      version: z.int().positive(),
      subject: z.string(),
      state: z.string().min(1),
      actor: actorName,
      at: moment,
      body: z.record(z.string(), z.json()),
    }),
  }),
  z.strictObject({ kind: z.literal('end'), lines: z.int(), checksum: z.string() }),
])

export function parseLine(text: string, line: number): ExportLine {
  const refuse = (problem: string) => fail('IMPORT_BAD_LINE', { line, problem })
  let value: unknown
  try {
    value = withoutNul(text, JSON.parse(text))
  } catch {
    throw refuse('it is not JSON')
  }
  const parsed = importedLine.safeParse(value)
  const problem = parsed.success ? problemOfFields(parsed.data) : problemOf(parsed.error)
  if (problem !== undefined) throw refuse(problem)
  const known = value as ExportLine
  const opens = known.kind === 'pawl-export'
  if (opens !== (line === 1)) throw refuse('an export begins with one line that says so')
  if (opens && known.format > EXPORT_FORMAT) throw refuse(`format ${known.format} is newer than ${EXPORT_FORMAT}`)
  return known
}

/** A task may hold only what any other way in would have let it hold. */
function problemOfFields(parsed: z.output<typeof importedLine>): string | undefined {
  if (parsed.kind !== 'task' && parsed.kind !== 'event') return undefined
  return problemOf(storedFields(parsed.lifecycle).safeParse(parsed.kind === 'task' ? parsed.fields : parsed.set).error)
}

function problemOf(error: z.ZodError | undefined): string | undefined {
  const issue = error?.issues[0]
  return issue && `${issue.path.join('.')}: ${issue.message}`
}

/**
 * Earlier versions let NUL into conversations and into the settings of profiles. PostgreSQL cannot keep it; a backup is
 * not refused for it, the character is kept as its picture. In JSON it stands as an escape, so the text tells.
 */
function withoutNul(text: string, value: unknown): unknown {
  return text.includes('\\u0000') ? pictured(value) : value
}

function pictured(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '\u2400')
  if (Array.isArray(value)) return value.map(pictured)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [pictured(key), pictured(part)]))
}
