// The tables of what is not a task: the records of governed work, rooms and their messages, schedules, budgets, hooks, saved views, snoozes, handovers, tokens, members and invitations. They are decided by `decide` like tasks.

import { access } from './access.ts'
import { budget } from './budget.ts'
import { chatroom } from './chatroom.ts'
import { handover } from './handover.ts'
import { hook } from './hook.ts'
import { initiative } from './initiative.ts'
import { invitation } from './invitation.ts'
import { item } from './item.ts'
import { member } from './member.ts'
import { message } from './message.ts'
import { policy } from './policy.ts'
import { result } from './result.ts'
import { roomMessage } from './room-message.ts'
import { schedule } from './schedule.ts'
import { snooze } from './snooze.ts'
import { token } from './token.ts'
import { verdict } from './verdict.ts'
import { view } from './view.ts'
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
  chatroom,
  roomMessage,
  hook,
  schedule,
  budget,
  view,
  snooze,
  handover,
} as const
export type RecordLifecycleName = keyof typeof recordLifecycles
