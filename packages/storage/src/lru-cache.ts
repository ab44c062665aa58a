// The values that were used last, up to a number of them. A Map keeps the order in which keys were set, so the first key
// is the one that was not used for the longest time.

export class LruCache<Key, Value> {
  readonly #most: number
  readonly #dropped: (value: Value) => void
  readonly #values = new Map<Key, Value>()

  /** `dropped` is told of each value that has to make room. */
  constructor(most: number, dropped: (value: Value) => void = () => {}) {
    this.#most = most
    this.#dropped = dropped
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key)
    if (value !== undefined) this.#putLast(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.#putLast(key, value)
    if (this.#values.size <= this.#most) return
    for (const [oldest, gone] of this.#values) {
      this.#values.delete(oldest)
      this.#dropped(gone)
      return
    }
  }

  delete(key: Key): void {
    this.#values.delete(key)
  }

  #putLast(key: Key, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
  }
}
