// What was used, as the events say it.

export interface SpendingQuery {
  /** `room:mill`, `initiative:…`. */
  readonly place?: string | undefined
  /** `agent:builder`. */
  readonly agent?: string | undefined
  readonly since?: number | undefined
  /** Also where whoever asks is not let in: a budget is held against all of it. */
  readonly everywhere?: true
}

export interface Spent {
  readonly tokens: number
  readonly costMicros: number
}

/** What was used in one place by one agent. */
export interface SpentBy extends Spent {
  readonly place: string
  readonly agent: string
  readonly tasks: number
}

export interface SpendingStore {
  spent(query: SpendingQuery): Promise<Spent>
  /** The most expensive first. */
  spentBy(query: SpendingQuery, limit: number): Promise<readonly SpentBy[]>
  /** What the events of these tasks add up to, as it is filed. */
  spentOn(taskIds: readonly string[]): Promise<ReadonlyMap<string, Spent>>
}
