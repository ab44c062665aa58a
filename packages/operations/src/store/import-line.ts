// One line of an export, as it is let in: whatever an operation could have stored, and nothing else.
//
// N1. What is checked is what is stored: the line itself goes on, not a copy that a schema has made of it.

import {
  ACCESS_LEVELS,
  ANSWERING,
  actorName,
  type BadLineBecause,
  CLOCK_ACTOR,
  fail,
  type InputProblem,
  importedSettings,
  LAST_MOMENT,
  type Language,
  labels,
  MEMBER_ROLES,
  problemsIn,
  roomContent,
  roomName,
  SECURITY_EVENT_KINDS,
  skills,
  storedFields,
} from '@pawl/contract'
import { keysOf, lifecycles } from '@pawl/kernel'
import * as z from 'zod'
import { RECORD_KINDS } from '../ports/record-store.ts'
import { EXPORT_FORMAT, type ExportLine } from './export-store.ts'

/** Room enough, and far from where numbers stop being exact. */
const LARGEST_NUMBER = 999_999_999_999

const fields = z.record(z.string(), z.json())
const moment = z.int().min(0).max(LAST_MOMENT)
const header = {
  number: z.int().positive().max(LARGEST_NUMBER),
  lifecycle: z.enum(keysOf(lifecycles)),
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
    securityEvents: z.int().optional(),
  }),
  z.strictObject({
    ...header,
    kind: z.literal('event'),
    taskId: z.string(),
    at: moment,
    by: z.union([actorName(), z.literal(CLOCK_ACTOR)]),
    principal: actorName().optional(),
    trigger: z.string(),
    from: z.string().nullable(),
    to: z.string(),
    set: fields,
    cleared: z.array(z.string()),
    undoes: z.int().optional(),
    batch: z.string().max(64).optional(),
  }),
  z.strictObject({
    ...header,
    kind: z.literal('task'),
    id: z.string(),
    status: z.string(),
    createdBy: actorName(),
    createdAt: moment,
    updatedAt: moment,
    fields,
  }),
  z.strictObject({
    kind: z.literal('token'),
    name: z.string(),
    actor: z.string(),
    secretHash: z.string(),
    createdAt: z.int(),
    revokedAt: z.int().nullable(),
    // Exports from before tokens had roles say what they may, and none of the rest.
    may: z.enum(ACCESS_LEVELS).optional(),
    role: z.enum(MEMBER_ROLES).optional(),
    rooms: z.array(roomName()).nullable().optional(),
    systems: z.array(z.enum(ANSWERING)).nullable().optional(),
    createdBy: z.string().optional(),
    expiresAt: z.int().nullable().optional(),
    lastUsedAt: z.int().nullable().optional(),
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
    createdBy: actorName(),
    createdAt: moment,
    settings: importedSettings(),
  }),
  z.strictObject({
    kind: z.literal('room-message'),
    room: roomName(),
    position: z.int().positive(),
    sender: actorName(),
    content: roomContent(),
    at: moment,
    attached: z.array(z.string()),
    queuePosition: z.number().nullable(),
    taskId: z.string().nullable(),
    // Exports from before messages had these do not say.
    priority: z.number().default(0),
    fields: z.strictObject({ skills: skills().optional(), labels: labels().optional() }).default({}),
    cancelledAt: moment.nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal('record'),
    record: z.strictObject({
      kind: z.enum(RECORD_KINDS),
      id: z.string().min(1).max(128),
      version: z.int().positive(),
      subject: z.string(),
      state: z.string().min(1),
      actor: actorName(),
      principal: actorName().optional(),
      at: moment,
      body: z.record(z.string(), z.json()),
    }),
  }),
  z.strictObject({
    kind: z.literal('security-event'),
    event: z.strictObject({
      at: moment,
      kind: z.enum(SECURITY_EVENT_KINDS),
      who: z.string().max(200),
      actor: z.string().max(200),
      about: z.string().max(200).nullable(),
      times: z.int().positive(),
      details: z.record(z.string(), z.json()),
    }),
  }),
  z.strictObject({ kind: z.literal('end'), lines: z.int(), checksum: z.string() }),
])

export function parseLine(text: string, line: number, language: Language): ExportLine {
  const refuse = (because: BadLineBecause) => fail('IMPORT_BAD_LINE', { line, ...because })
  let value: unknown
  try {
    value = withoutNul(text, JSON.parse(text))
  } catch {
    throw refuse({ reason: 'not_json' })
  }
  const [wrong] = problemsInLine(value, language)
  if (wrong !== undefined) throw refuse({ reason: 'not_storable', at: wrong.at, problem: wrong.problem })
  const known = value as ExportLine
  const opens = known.kind === 'pawl-export'
  if (opens !== (line === 1)) throw refuse({ reason: 'no_opening' })
  if (opens && known.format > EXPORT_FORMAT)
    throw refuse({ reason: 'newer_format', format: known.format, known: EXPORT_FORMAT })
  return known
}

/** A task may hold only what any other way in would have let it hold. */
function problemsInLine(value: unknown, language: Language): readonly InputProblem[] {
  const problems = problemsIn(importedLine, value, language, '')
  if (problems.length > 0) return problems
  const line = value as z.input<typeof importedLine>
  if (line.kind === 'task') return problemsIn(storedFields(line.lifecycle), line.fields, language, 'fields')
  if (line.kind === 'event') return problemsIn(storedFields(line.lifecycle), line.set, language, 'set')
  return []
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
