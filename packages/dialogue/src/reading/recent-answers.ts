// A cache of the few texts that were asked about last: a turn looks at its message, and at the same parts of it, many times.

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
