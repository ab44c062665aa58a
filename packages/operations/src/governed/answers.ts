// What each answer causes: one row for each type of item. A question can be answered while what it asks about stands where
// it stood.

import type { ItemTypeName } from '@pawl/contract'
import type { governed, StatusOf } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import type { StateOf } from '../record-decisions.ts'
import type { Asked, Causes } from './answers/asked.ts'
import { blockResolved, researched } from './answers/blocked.ts'
import { initiativeReviewed, tasksNamed } from './answers/initiative.ts'
import { clarified, judged } from './answers/judgement.ts'
import { rejectionDecided, remedied, userDecided } from './answers/rejection.ts'
import { type Effects, NOTHING } from './effects.ts'
import { outdated } from './outdated.ts'

interface AnswerRow<Type extends ItemTypeName> {
  readonly whileTaskIs?: readonly StatusOf<typeof governed>[]
  readonly whileInitiativeIs?: readonly StateOf<'initiative'>[]
  readonly causes: Causes<Type>
}

const ANSWERS: { readonly [Type in ItemTypeName]: AnswerRow<Type> } = {
  InitiativeAssign: { whileInitiativeIs: ['active'], causes: tasksNamed },
  TaskReview: { whileTaskIs: ['completed'], causes: judged },
  PolicyVague: { whileTaskIs: ['completed'], causes: clarified },
  RejectionDecision: { whileTaskIs: ['rejected'], causes: rejectionDecided },
  BlockedResolution: { whileTaskIs: ['blocked'], causes: blockResolved },
  ResearchRequest: { whileTaskIs: ['blocked'], causes: researched },
  RemediationRequest: { whileTaskIs: ['rejected', 'blocked', 'pending', 'in_progress'], causes: remedied },
  UserEscalation: { whileTaskIs: ['rejected', 'blocked', 'pending', 'in_progress'], causes: userDecided },
  InternalError: { causes: () => NOTHING },
  InitiativeReview: { whileInitiativeIs: ['under_review'], causes: initiativeReviewed },
}

/** `answer` has been read by the schema of this type. */
export function causedBy(type: ItemTypeName, asked: Asked, answer: unknown): Effects {
  const row = present(ANSWERS[type])
  const { item, task, view } = asked
  const states: readonly string[] | undefined = row.whileInitiativeIs
  if (states !== undefined && !states.includes(view.initiative.state))
    return outdated(item, { reason: 'initiative_moved', state: view.initiative.state })
  const statuses: readonly string[] | undefined = row.whileTaskIs
  if (statuses !== undefined && !statuses.includes(task.status))
    return outdated(item, { reason: 'task_moved', task: task.number, status: task.status })
  return (row.causes as (asked: Asked, answer: unknown) => Effects)(asked, answer)
}
