// The typed messages of governed work: who tells whom, and what. Strict: what is not in a schema is refused. Those that
// ask for an answer are items of an inbox; the others tell what was decided, and are handled in the same commit.

import * as z from 'zod'
import { once } from '../once.ts'
import { askedBecause } from './asked-because.ts'
import { MESSAGE_PARTIES, type System } from './parties.ts'

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
    approvers: z.array(z.string()).optional(),
    quorum: z.int().optional(),
  })
const verdict = () => z.strictObject({ policy_id: z.string(), verdict: z.string(), reasoning: z.string() })
const open = () => z.record(z.string(), z.unknown())
const evidence = () =>
  z.strictObject({ cases: z.array(open()), results: z.array(open()), trace: open() }).describe('Why it was rejected')

/** Why it is asked; with a code where Pawl itself is the one who gives the reason. */
const reasoned = () => ({ reason: z.string(), because: askedBecause().optional() })

const about = <Shape extends z.ZodRawShape>(more: () => Shape) =>
  once(() => z.strictObject({ ...aboutTask(), ...more() }))
const aboutInitiative = once(() => z.strictObject(inInitiative()))

export const MESSAGE_TYPES = {
  InitiativeAssign: { ...MESSAGE_PARTIES.InitiativeAssign, body: aboutInitiative },
  TaskAssign: {
    ...MESSAGE_PARTIES.TaskAssign,
    body: about(() => ({ worker: z.string() })),
  },
  TaskReview: {
    ...MESSAGE_PARTIES.TaskReview,
    body: about(() => ({
      result_version: z.int(),
      result: z.string(),
      policies: z.array(policyAsJudged()),
      not_by: z.array(z.string()).optional().describe('Who does not judge this, having said what a policy means'),
    })),
  },
  PolicyVague: {
    ...MESSAGE_PARTIES.PolicyVague,
    body: about(() => ({
      policies: z.array(z.strictObject({ policy_id: z.string(), reasoning: z.string() })),
      judged_by: z.array(policyAsJudged()).optional().describe('Every policy this result is judged by'),
      not_by: z.array(z.string()).optional(),
      reason: z.string().optional(),
      because: askedBecause().optional(),
    })),
  },
  PolicyClarified: {
    ...MESSAGE_PARTIES.PolicyClarified,
    body: about(() => ({
      policies: z.array(z.strictObject({ policy_id: z.string(), version: z.int(), text: z.string() })),
    })),
  },
  RejectionDecision: {
    ...MESSAGE_PARTIES.RejectionDecision,
    body: about(() => ({ violated: z.array(verdict()), result: z.string() })),
  },
  BlockedResolution: {
    ...MESSAGE_PARTIES.BlockedResolution,
    body: about(() => ({ owner: z.string(), next_action: z.string() })),
  },
  ResearchRequest: { ...MESSAGE_PARTIES.ResearchRequest, body: about(() => ({ question: z.string() })) },
  ResearchResult: { ...MESSAGE_PARTIES.ResearchResult, body: about(() => ({ findings: z.string() })) },
  RemediationRequest: {
    ...MESSAGE_PARTIES.RemediationRequest,
    body: about(() => ({ ...reasoned(), evidence: evidence().optional() })),
  },
  RemediationOutcome: {
    ...MESSAGE_PARTIES.RemediationOutcome,
    body: about(() => ({
      outcome: z.enum(['config_updated', 'new_profile', 'none_viable']),
      worker: z.string().optional(),
      worker_version: z.int().optional(),
      reason: z.string().optional(),
    })),
  },
  UserEscalation: { ...MESSAGE_PARTIES.UserEscalation, body: about(reasoned) },
  InternalError: {
    ...MESSAGE_PARTIES.InternalError,
    body: about(() => ({ ...reasoned(), status: z.string() })),
  },
  InitiativeReview: { ...MESSAGE_PARTIES.InitiativeReview, body: aboutInitiative },
} as const satisfies Record<string, MessageType>

export type MessageTypeName = keyof typeof MESSAGE_TYPES
export type MessageBody<Type extends MessageTypeName> = z.input<ReturnType<(typeof MESSAGE_TYPES)[Type]['body']>>

/** Those that tell and ask nothing. */
export const NOTICES = ['TaskAssign', 'PolicyClarified', 'ResearchResult', 'RemediationOutcome'] as const
export type NoticeName = (typeof NOTICES)[number]
