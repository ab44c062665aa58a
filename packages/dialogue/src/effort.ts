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

/** Thrown by `spend`, caught by `within`. */
class OverBudget extends Error {}

/** The steps of one reader. It reads one message at a time. */
export class Effort {
  #spent = 0
  /** Only a turn has a budget. */
  #most = Number.POSITIVE_INFINITY

  spend(steps: number): void {
    this.#spent += steps
    if (this.#spent > this.#most) throw new OverBudget()
  }

  /** What the work says, or what is said instead of work that would cost too much. */
  within<Result>(tasks: number, work: () => Result, instead: () => Result): Result {
    this.#spent = 0
    this.#most = BUDGET + FOR_EACH_TASK * tasks
    try {
      return work()
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error
      this.#most = Number.POSITIVE_INFINITY
      return instead()
    } finally {
      this.#most = Number.POSITIVE_INFINITY
    }
  }

  /** How many steps the last turn took, or would have begun to take. */
  get spent(): number {
    return this.#spent
  }
}
