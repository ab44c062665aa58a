// Word that a log has grown, inside this process. Others look now and then.

export class LogNews {
  readonly #listeners = new Set<(taskId: string) => void>()

  listen(listener: (taskId: string) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(taskId: string): void {
    for (const listener of this.#listeners) listener(taskId)
  }
}
