// What each answer causes: one row for each type of item.

import type { ItemTypeName } from '@pawl/contract'
import type { Causes } from './answers/asked.ts'
import { blockResolved, researched } from './answers/blocked.ts'
import { initiativeReviewed, tasksNamed } from './answers/initiative.ts'
import { clarified, judged } from './answers/judgement.ts'
import { rejectionDecided, remedied, userDecided } from './answers/rejection.ts'
import { NOTHING } from './effects.ts'

export const ANSWERS: { readonly [Type in ItemTypeName]: Causes<Type> } = {
  InitiativeAssign: tasksNamed,
  TaskReview: judged,
  PolicyVague: clarified,
  RejectionDecision: rejectionDecided,
  BlockedResolution: blockResolved,
  ResearchRequest: researched,
  RemediationRequest: remedied,
  UserEscalation: userDecided,
  InternalError: () => NOTHING,
  InitiativeReview: initiativeReviewed,
}
