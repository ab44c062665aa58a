// A cache of one: the answer to the text that was asked about last.

export class LastAnswer<Answer> {
  readonly #work: (text: string) => Answer
  #text: string | undefined
  #answer: Answer | undefined

  constructor(work: (text: string) => Answer) {
    this.#work = work
  }

  of(text: string): Answer {
    if (text !== this.#text) {
      this.#answer = this.#work(text)
      this.#text = text
    }
    return this.#answer as Answer
  }
}
