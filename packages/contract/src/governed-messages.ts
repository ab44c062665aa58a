// The typed messages of governed work: who tells whom, and what. Strict: what is not in a schema is refused. Those that
// ask for an answer are items of an inbox; the others tell what was decided, and are handled in the same commit.

import * as z from 'zod'
import { once } from './once.ts'

export const SYSTEMS = ['system1', 'system2', 'system3', 'system4', 'system5', 'user'] as const
export type System = (typeof SYSTEMS)[number]

export interface MessageType {
  readonly from: System
  readonly to: System
  readonly body: () => z.ZodType
}

const inInitiative = () => ({ initiative_id: z.string(), title: z.string() })
/** The number of a task that is made in the same commit is not known yet. */
const aboutTask = () => ({ ...inInitiative(), task_id: z.string(), task_number: z.int().optional() })
const policyAsJudged = () =>
  z.strictObject({
    policy_id: z.string(),
    version: z.int(),
    text: z.string(),
    clarifications: z.array(z.string()),
  })
const verdict = () => z.strictObject({ policy_id: z.string(), verdict: z.string(), reasoning: z.string() })
const open = () => z.record(z.string(), z.unknown())
const evidence = () =>
  z.strictObject({ cases: z.array(open()), results: z.array(open()), trace: open() }).describe('Why it was rejected')

const about = <Shape extends z.ZodRawShape>(more: () => Shape) =>
  once(() => z.strictObject({ ...aboutTask(), ...more() }))
const aboutInitiative = once(() => z.strictObject(inInitiative()))

export const MESSAGE_TYPES = {
  InitiativeAssign: { from: 'system4', to: 'system3', body: aboutInitiative },
  TaskAssign: {
    from: 'system3',
    to: 'system1',
    body: about(() => ({ worker: z.string() })),
  },
  TaskReview: {
    from: 'system1',
    to: 'system3',
    body: about(() => ({ result_version: z.int(), result: z.string(), policies: z.array(policyAsJudged()) })),
  },
  PolicyVague: {
    from: 'system3',
    to: 'system5',
    body: about(() => ({
      policies: z.array(z.strictObject({ policy_id: z.string(), reasoning: z.string() })),
      reason: z.string().optional(),
    })),
  },
  PolicyClarified: {
    from: 'system5',
    to: 'system3',
    body: about(() => ({
      policies: z.array(z.strictObject({ policy_id: z.string(), version: z.int(), text: z.string() })),
    })),
  },
  RejectionDecision: {
    from: 'system3',
    to: 'system3',
    body: about(() => ({ violated: z.array(verdict()), result: z.string() })),
  },
  BlockedResolution: {
    from: 'system1',
    to: 'system3',
    body: about(() => ({ owner: z.string(), next_action: z.string() })),
  },
  ResearchRequest: { from: 'system3', to: 'system4', body: about(() => ({ question: z.string() })) },
  ResearchResult: { from: 'system4', to: 'system3', body: about(() => ({ findings: z.string() })) },
  RemediationRequest: {
    from: 'system3',
    to: 'system5',
    body: about(() => ({ reason: z.string(), evidence: evidence().optional() })),
  },
  RemediationOutcome: {
    from: 'system5',
    to: 'system3',
    body: about(() => ({
      outcome: z.enum(['config_updated', 'new_profile', 'none_viable']),
      worker: z.string().optional(),
      worker_version: z.int().optional(),
      reason: z.string().optional(),
    })),
  },
  UserEscalation: { from: 'system5', to: 'user', body: about(() => ({ reason: z.string() })) },
  InternalError: {
    from: 'system3',
    to: 'system5',
    body: about(() => ({ status: z.string(), reason: z.string() })),
  },
  InitiativeReview: { from: 'system3', to: 'system4', body: aboutInitiative },
} as const satisfies Record<string, MessageType>

export type MessageTypeName = keyof typeof MESSAGE_TYPES
export type MessageBody<Type extends MessageTypeName> = z.input<ReturnType<(typeof MESSAGE_TYPES)[Type]['body']>>

/** Those that tell and ask nothing. */
export const NOTICES = ['TaskAssign', 'PolicyClarified', 'ResearchResult', 'RemediationOutcome'] as const
export type NoticeName = (typeof NOTICES)[number]
