// What was used, as rows.

import type { SpendingQuery, Spent, SpentBy } from '@pawl/operations'

export interface SpentRow {
  readonly tokens: number | string | null
  readonly cost_micros: number | string | null
}

export interface SpentByRow extends SpentRow {
  readonly place: string
  readonly agent: string
  readonly tasks: number | string
}

export interface SpentOnRow extends SpentRow {
  readonly task_id: string
}

export function toSpent({ tokens, cost_micros }: SpentRow): Spent {
  return { tokens: Number(tokens ?? 0), costMicros: Number(cost_micros ?? 0) }
}

export function toSpentBy(row: SpentByRow): SpentBy {
  return { ...toSpent(row), place: row.place, agent: row.agent, tasks: Number(row.tasks) }
}

/** The conditions of a query, with the mark of each value, and the values. */
export function conditionsOf({ place, agent, since }: SpendingQuery, mark: (index: number) => string) {
  const given = (
    [
      ['place =', place],
      ['agent =', agent],
      ['at >=', since],
    ] as const
  ).flatMap(([condition, value]) => (value === undefined ? [] : [{ condition, value }]))
  return {
    sql: given.map(({ condition }, index) => ` and ${condition} ${mark(index)}`).join(''),
    values: given.map(({ value }) => value),
  }
}
