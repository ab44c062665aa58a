// A clock that is set by hand: time passes when a test says so, and whoever waits for it is called then.

export class SimulatedTimer {
  #now: number
  #calls: { readonly at: number; readonly call: () => void }[] = []

  constructor(now: number) {
    this.#now = now
  }

  readonly now = () => this.#now

  readonly after = (milliseconds: number, call: () => void) => {
    const waiting = { at: this.#now + milliseconds, call }
    this.#calls.push(waiting)
    return () => {
      this.#calls = this.#calls.filter((one) => one !== waiting)
    }
  }

  /** To a moment, at once: as for a machine that slept meanwhile. */
  async to(moment: number): Promise<void> {
    this.#now = moment
    const due = this.#calls.filter(({ at }) => at <= moment)
    this.#calls = this.#calls.filter(({ at }) => at > moment)
    for (const { call } of due) call()
  }
}
