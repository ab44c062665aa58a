// What was used. It is filed by the database itself, from the events.

import { present } from '@pawl/kernel'
import type { SpendingQuery } from '@pawl/operations'
import { conditionsOf, type SpentByRow, type SpentOnRow, type SpentRow } from '../../spending-rows.ts'
import type { Sender } from '../send.ts'

const mark = (index: number) => `$${index + 2}`

export async function spent(sender: Sender, query: SpendingQuery): Promise<SpentRow> {
  const { sql, values } = conditionsOf(query, mark)
  const sums = 'sum(tokens)::bigint as tokens, sum(cost_micros)::bigint as cost_micros'
  const rows = await sender.readOnce<SpentRow>(
    `select ${sums} from pawl.spending where workspace = $1${sql}`,
    ...values,
  )
  return present(rows[0])
}

export function spentBy(sender: Sender, query: SpendingQuery, limit: number): Promise<SpentByRow[]> {
  const { sql, values } = conditionsOf(query, mark)
  return sender.readOnce(
    `select place, agent, count(distinct task_id) as tasks, sum(tokens)::bigint as tokens,
      sum(cost_micros)::bigint as cost_micros
    from pawl.spending where workspace = $1${sql} group by place, agent
    order by 5 desc, 4 desc, place collate "C", agent collate "C" limit ${mark(values.length)}`,
    ...values,
    limit,
  )
}

export function spentOnTasks(sender: Sender, taskIds: readonly string[]): Promise<SpentOnRow[]> {
  const sql = `select task_id, sum(tokens)::bigint as tokens, sum(cost_micros)::bigint as cost_micros from pawl.spending
    where workspace = $1 and task_id = any($2::text[]) group by task_id`
  return sender.read('spent_on', sql, taskIds)
}
