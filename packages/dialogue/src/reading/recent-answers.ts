// A cache of the few texts that were asked about last: a turn looks at its message, and at the same parts of it, many times.

import type { Effort } from '../effort.ts'

/** A turn has about so many different parts of a message to look at. */
const MOST_TEXTS = 64

export class RecentAnswers<Answer> {
  readonly #work: (text: string) => Answer
  readonly #answers = new Map<string, Answer>()
  #text: string | undefined
  #answer: Answer | undefined

  constructor(work: (text: string) => Answer) {
    this.#work = work
  }

  of(text: string): Answer {
    if (text === this.#text) return this.#answer as Answer
    const known = this.#answers.get(text)
    const answer = known ?? this.#work(text)
    if (known === undefined) {
      if (this.#answers.size >= MOST_TEXTS) this.#answers.clear()
      this.#answers.set(text, answer)
    }
    this.#text = text
    this.#answer = answer
    return answer
  }
}

/** The same of what is counted: it costs as much each time as it did at first [D20]. */
export class CountedAnswers<Answer> {
  readonly #effort: Effort
  readonly #answers: RecentAnswers<{ readonly answer: Answer; readonly cost: number }>

  constructor(effort: Effort, work: (text: string) => Answer) {
    this.#effort = effort
    this.#answers = new RecentAnswers((text) => {
      const before = effort.spent
      const answer = work(text)
      return { answer, cost: effort.spent - before }
    })
  }

  of(text: string): Answer {
    const before = this.#effort.spent
    const { answer, cost } = this.#answers.of(text)
    // What was worked out just now has been counted.
    if (this.#effort.spent === before) this.#effort.spend(cost)
    return answer
  }
}
