// How much work one turn may cost. Whatever loops over what someone sent counts its steps here, so that the cost of a turn
// can be bounded, and tested, without a clock. What is counted does not depend on what is cached: the same inputs cost the
// same [D20].
//
// E1. Reading is linear: twice the message costs about twice the steps.
// E2. A turn that would cost more than its budget is not taken; nothing is changed by it.

/** The longest message costs a fraction of it. */
const BUDGET = 1_000_000
/** For each task that may have to be looked at. */
const FOR_EACH_TASK = 40

let spent = 0
/** Only a turn has a budget. */
let most = Number.POSITIVE_INFINITY

/** Thrown by `spend`, caught by `withinBudget`. */
class OverBudget extends Error {}

export function spend(steps: number): void {
  spent += steps
  if (spent > most) throw new OverBudget()
}

/** What the work says, or what is said instead of work that would cost too much. */
export function withinBudget<Result>(tasks: number, work: () => Result, instead: () => Result): Result {
  spent = 0
  most = BUDGET + FOR_EACH_TASK * tasks
  try {
    return work()
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error
    most = Number.POSITIVE_INFINITY
    return instead()
  } finally {
    most = Number.POSITIVE_INFINITY
  }
}

/** How many steps the last turn took, or would have begun to take. */
export function stepsSpent(): number {
  return spent
}
