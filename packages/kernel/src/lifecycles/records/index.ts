// The tables of what is not a task: the records of governed work, and tokens. They are decided by `decide` like tasks.

import { initiative } from './initiative.ts'
import { item } from './item.ts'
import { message } from './message.ts'
import { policy } from './policy.ts'
import { result } from './result.ts'
import { token } from './token.ts'
import { verdict } from './verdict.ts'
import { worker } from './worker.ts'

export const recordLifecycles = { initiative, item, policy, worker, result, case: verdict, message, token } as const
export type RecordLifecycleName = keyof typeof recordLifecycles
