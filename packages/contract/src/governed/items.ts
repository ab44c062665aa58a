// The messages of governed work that ask for an answer: what may be answered, with an example of each way. What is asked
// and what each way causes is said in both languages in governed-texts.

import * as z from 'zod'
import { newName } from '../input/names.ts'
import { linesOfText, name, settings, title } from '../input/text-rules.ts'
import { once } from '../once.ts'
import type { MessageTypeName, NoticeName } from './messages.ts'

const VERDICTS = ['Satisfied', 'Vague', 'Violated'] as const

const text = () =>
  linesOfText(10_000).refine((value) => value.trim() !== '', { params: { problem: 'nothing_visible' } })
const skills = () => z.array(name()).max(50)
const newTask = () => z.strictObject({ title: title(), description: text().optional(), skills: skills().optional() })

interface ItemType {
  readonly answer: () => z.ZodType
  /** One answer of each kind, by a name for the kind. */
  readonly ways: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export const ITEM_TYPES = {
  InitiativeAssign: {
    answer: once(() => z.strictObject({ tasks: z.array(newTask()).min(1).max(10_000) })),
    ways: { tasks: { tasks: [{ title: '…', description: '…', skills: ['…'] }] } },
  },
  TaskReview: {
    answer: once(() =>
      z.strictObject({
        cases: z
          .array(z.strictObject({ policy_id: name(), verdict: z.enum(VERDICTS), reasoning: text() }))
          .min(1)
          .max(1000),
      }),
    ),
    ways: {
      satisfied: { cases: [{ policy_id: '…', verdict: 'Satisfied', reasoning: '…' }] },
      vague: { cases: [{ policy_id: '…', verdict: 'Vague', reasoning: '…' }] },
      violated: { cases: [{ policy_id: '…', verdict: 'Violated', reasoning: '…' }] },
    },
  },
  PolicyVague: {
    answer: once(() =>
      z.strictObject({
        clarifications: z
          .array(z.strictObject({ policy_id: name(), text: text() }))
          .min(1)
          .max(1000),
      }),
    ),
    ways: { clarified: { clarifications: [{ policy_id: '…', text: '…' }] } },
  },
  RejectionDecision: {
    answer: once(() =>
      z.discriminatedUnion('decision', [
        z.strictObject({ decision: z.literal('improve'), title: title().optional(), description: text() }),
        z.strictObject({ decision: z.literal('change_required'), reason: text() }),
      ]),
    ),
    ways: {
      improve: { decision: 'improve', description: '…' },
      changeRequired: { decision: 'change_required', reason: '…' },
    },
  },
  BlockedResolution: {
    answer: once(() =>
      z.discriminatedUnion('action', [
        z.strictObject({ action: z.literal('research'), question: text() }),
        z.strictObject({ action: z.literal('restart'), description: text().optional() }),
        z.strictObject({ action: z.literal('resume'), answer: text().optional() }),
        z.strictObject({ action: z.literal('not_equipped'), reason: text() }),
        z.strictObject({ action: z.literal('cancel'), reason: text() }),
      ]),
    ),
    ways: {
      research: { action: 'research', question: '…' },
      restart: { action: 'restart', description: '…' },
      resume: { action: 'resume' },
      notEquipped: { action: 'not_equipped', reason: '…' },
      cancel: { action: 'cancel', reason: '…' },
    },
  },
  ResearchRequest: {
    answer: once(() => z.strictObject({ findings: text() })),
    ways: { found: { findings: '…' } },
  },
  RemediationRequest: {
    answer: once(() =>
      z.discriminatedUnion('outcome', [
        z.strictObject({
          outcome: z.literal('config_updated'),
          worker: name(),
          skills: skills().optional(),
          configuration: settings().optional(),
        }),
        z.strictObject({
          outcome: z.literal('new_profile'),
          worker: newName(),
          skills: skills(),
          configuration: settings().optional(),
        }),
        z.strictObject({ outcome: z.literal('none_viable'), reason: text() }),
      ]),
    ),
    ways: {
      configUpdated: { outcome: 'config_updated', worker: '…', skills: ['…'] },
      newProfile: { outcome: 'new_profile', worker: '…', skills: ['…'] },
      noneViable: { outcome: 'none_viable', reason: '…' },
    },
  },
  UserEscalation: {
    answer: once(() => z.strictObject({ action: z.literal('cancel'), note: text().optional() })),
    ways: { cancel: { action: 'cancel', note: '…' } },
  },
  InternalError: {
    answer: once(() => z.strictObject({ seen: z.literal(true), note: text().optional() })),
    ways: { seen: { seen: true } },
  },
  InitiativeReview: {
    answer: once(() =>
      z.strictObject({
        summary: text(),
        next: z
          .union([
            z.strictObject({ title: title(), description: text().optional() }),
            z.strictObject({ initiative: z.string().max(64) }),
          ])
          .nullable(),
      }),
    ),
    ways: {
      fresh: { summary: '…', next: { title: '…' } },
      existing: { summary: '…', next: { initiative: '…' } },
      none: { summary: '…', next: null },
    },
  },
} as const satisfies { readonly [Type in Exclude<MessageTypeName, NoticeName>]: ItemType }

export type ItemTypeName = keyof typeof ITEM_TYPES
export type AnswerTo<Type extends ItemTypeName> = z.output<ReturnType<(typeof ITEM_TYPES)[Type]['answer']>>

const schemas = new Map<ItemTypeName, unknown>()

/** What may be answered, for programs and models: a JSON Schema. */
export function answerSchema(type: ItemTypeName): unknown {
  const schema = schemas.get(type) ?? z.toJSONSchema(ITEM_TYPES[type].answer(), { unrepresentable: 'any' })
  schemas.set(type, schema)
  return schema
}
