// The tables of what is not a task: the records of governed work, tokens, members and invitations. They are decided by `decide` like tasks.

import { access } from './access.ts'
import { initiative } from './initiative.ts'
import { invitation } from './invitation.ts'
import { item } from './item.ts'
import { member } from './member.ts'
import { message } from './message.ts'
import { policy } from './policy.ts'
import { result } from './result.ts'
import { token } from './token.ts'
import { verdict } from './verdict.ts'
import { worker } from './worker.ts'

export const recordLifecycles = {
  initiative,
  item,
  policy,
  worker,
  result,
  case: verdict,
  message,
  token,
  member,
  invitation,
  access,
} as const
export type RecordLifecycleName = keyof typeof recordLifecycles
