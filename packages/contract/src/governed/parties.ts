// Who tells whom in governed work.

export const SYSTEMS = ['system1', 'system2', 'system3', 'system4', 'system5', 'user'] as const
export type System = (typeof SYSTEMS)[number]

interface Parties {
  readonly from: System
  readonly to: System
}

export const MESSAGE_PARTIES = {
  InitiativeAssign: { from: 'system4', to: 'system3' },
  TaskAssign: { from: 'system3', to: 'system1' },
  TaskReview: { from: 'system1', to: 'system3' },
  PolicyVague: { from: 'system3', to: 'system5' },
  PolicyClarified: { from: 'system5', to: 'system3' },
  RejectionDecision: { from: 'system3', to: 'system3' },
  BlockedResolution: { from: 'system1', to: 'system3' },
  ResearchRequest: { from: 'system3', to: 'system4' },
  ResearchResult: { from: 'system4', to: 'system3' },
  RemediationRequest: { from: 'system3', to: 'system5' },
  RemediationOutcome: { from: 'system5', to: 'system3' },
  UserEscalation: { from: 'system5', to: 'user' },
  InternalError: { from: 'system3', to: 'system5' },
  InitiativeReview: { from: 'system3', to: 'system4' },
} as const satisfies Readonly<Record<string, Parties>>
