// A refusal from inside a decision. It ends the whole change, and becomes a value again where the change began.

import { type ErrorCode, type ErrorFacts, type Refusal, refuse } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { StoredRecord } from '../ports/record-store.ts'

export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

export function refused<Code extends ErrorCode>(code: Code, facts: ErrorFacts[Code]): Refused {
  return new Refused(refuse(code, facts).refusal)
}

export function outdated(item: StoredRecord, reason: string): Refused {
  return refused('ITEM_OUTDATED', { item: item.id, reason })
}

/** An answer that fits its schema and not the question. */
export function unfit(problem: string): Refused {
  return refused('INVALID_INPUT', { problems: [{ at: 'answer', problem, expected: problem }] })
}

/** What is asked about must still stand where it stood. */
export function mustBe(item: StoredRecord, task: Task, ...statuses: readonly string[]): void {
  if (!statuses.includes(task.status)) throw outdated(item, `task ${task.number} is ${task.status} now`)
}
