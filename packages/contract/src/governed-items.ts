// The typed messages of governed work that ask for an answer: who is asked, and what may be answered. Strict: what is not
// in a schema is refused.

import * as z from 'zod'
import { once } from './once.ts'
import { linesOfText, name, title } from './text-rules.ts'

export const SYSTEMS = ['system1', 'system2', 'system3', 'system4', 'system5', 'user'] as const
export type System = (typeof SYSTEMS)[number]

const VERDICTS = ['Satisfied', 'Vague', 'Violated'] as const

const text = () =>
  linesOfText(10_000).refine((value) => value.trim() !== '', { params: { problem: 'nothing_visible' } })
const skills = () => z.array(name).max(50)
const newTask = () => z.strictObject({ title, description: text().optional(), skills: skills().optional() })
const configuration = () => z.record(z.string().max(100), z.unknown())

export interface ItemType {
  readonly to: System
  /** What is asked, in one sentence. */
  readonly asks: string
  readonly answer: () => z.ZodType
}

export const ITEM_TYPES = {
  InitiativeAssign: {
    to: 'system3',
    asks: 'Which tasks does this initiative need?',
    answer: once(() => z.strictObject({ tasks: z.array(newTask()).min(1).max(10_000) })),
  },
  TaskReview: {
    to: 'system3',
    asks: 'Does the result satisfy each of the policies?',
    answer: once(() =>
      z.strictObject({
        cases: z
          .array(z.strictObject({ policy_id: name, verdict: z.enum(VERDICTS), reasoning: text() }))
          .min(1)
          .max(1000),
      }),
    ),
  },
  PolicyVague: {
    to: 'system5',
    asks: 'What do these policies mean for this result?',
    answer: once(() =>
      z.strictObject({
        clarifications: z
          .array(z.strictObject({ policy_id: name, text: text() }))
          .min(1)
          .max(1000),
      }),
    ),
  },
  RejectionDecision: {
    to: 'system3',
    asks: 'Can the existing System1 pass with better information, or is a change of System1 required?',
    answer: once(() =>
      z.discriminatedUnion('decision', [
        z.strictObject({ decision: z.literal('improve'), title: title.optional(), description: text() }),
        z.strictObject({ decision: z.literal('change_required'), reason: text() }),
      ]),
    ),
  },
  BlockedResolution: {
    to: 'system3',
    asks: 'How is this block to be resolved?',
    answer: once(() =>
      z.discriminatedUnion('action', [
        z.strictObject({ action: z.literal('research'), question: text() }),
        z.strictObject({ action: z.literal('restart'), description: text().optional() }),
        z.strictObject({ action: z.literal('resume') }),
        z.strictObject({ action: z.literal('not_equipped'), reason: text() }),
        z.strictObject({ action: z.literal('cancel'), reason: text() }),
      ]),
    ),
  },
  ResearchRequest: {
    to: 'system4',
    asks: 'What did the research find?',
    answer: once(() => z.strictObject({ findings: text() })),
  },
  RemediationRequest: {
    to: 'system5',
    asks: 'Which change of System1 makes this possible?',
    answer: once(() =>
      z.discriminatedUnion('outcome', [
        z.strictObject({
          outcome: z.literal('config_updated'),
          worker: name,
          skills: skills().optional(),
          configuration: configuration().optional(),
        }),
        z.strictObject({
          outcome: z.literal('new_profile'),
          worker: name,
          skills: skills(),
          configuration: configuration().optional(),
        }),
        z.strictObject({ outcome: z.literal('none_viable'), reason: text() }),
      ]),
    ),
  },
  UserEscalation: {
    to: 'user',
    asks: 'Nothing else is possible: is this to be stopped?',
    answer: once(() => z.strictObject({ action: z.literal('cancel'), note: text().optional() })),
  },
  InternalError: {
    to: 'system5',
    asks: 'A review was asked for at the wrong time: have you seen it?',
    answer: once(() => z.strictObject({ seen: z.literal(true), note: text().optional() })),
  },
  InitiativeReview: {
    to: 'system4',
    asks: 'All tasks are over: what comes next?',
    answer: once(() =>
      z.strictObject({
        summary: text(),
        next: z.strictObject({ title, description: text().optional() }).nullable(),
      }),
    ),
  },
} as const satisfies Record<string, ItemType>

export type ItemTypeName = keyof typeof ITEM_TYPES
export type AnswerTo<Type extends ItemTypeName> = z.output<ReturnType<(typeof ITEM_TYPES)[Type]['answer']>>

/** What may be answered, for programs and models: a JSON Schema. */
export function answerSchema(type: ItemTypeName): unknown {
  return z.toJSONSchema(ITEM_TYPES[type].answer(), { unrepresentable: 'any' })
}
