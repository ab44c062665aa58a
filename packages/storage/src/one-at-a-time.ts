// Work of the same name is run one after the other in this process.

export class OneAtATime {
  readonly #running = new Map<string, Promise<unknown>>()

  async run<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    for (let other = this.#running.get(name); other !== undefined; other = this.#running.get(name))
      await other.catch(() => {})
    const own = work()
    this.#running.set(name, own)
    try {
      return await own
    } finally {
      this.#running.delete(name)
    }
  }
}
