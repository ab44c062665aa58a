// What was used. It is filed by the database itself, from the events.

import { present } from '@pawl/kernel'
import type { SpendingQuery } from '@pawl/operations'
import { conditionsOf, type SpentByRow, type SpentOnRow, type SpentRow } from '../../spending-rows.ts'
import type { Sender } from '../send.ts'

export function spent(sender: Sender, query: SpendingQuery): SpentRow {
  const { sql, values } = conditionsOf(query, () => '?')
  const sums = 'sum(tokens) as tokens, sum(cost_micros) as cost_micros'
  return present(sender.get(`select ${sums} from spending where workspace = ?${sql}`, ...values))
}

export function spentBy(sender: Sender, query: SpendingQuery, limit: number): SpentByRow[] {
  const { sql, values } = conditionsOf(query, () => '?')
  return sender.all(
    `select place, agent, count(distinct task_id) as tasks, sum(tokens) as tokens, sum(cost_micros) as cost_micros
    from spending where workspace = ?${sql} group by place, agent order by 5 desc, 4 desc, place, agent limit +?`,
    ...values,
    limit,
  )
}

export function spentOnTask(sender: Sender, taskId: string): SpentOnRow[] {
  const sql = `select task_id, sum(tokens) as tokens, sum(cost_micros) as cost_micros from spending
    where workspace = ? and task_id = ? group by task_id`
  return sender.all(sql, taskId)
}
