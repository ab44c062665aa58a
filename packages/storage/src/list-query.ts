// A page of a list: for each status a walk along the index that has the order, stopped at the limit, and the walks
// merged. The cost is that of the page, not of the table. Placeholders are left to the database.

import { NO_DEADLINE, priorityRank, type TaskQuery, type TaskSort } from '@pawl/operations'
import { isOf, searchable, TASK_COLUMNS } from './rows.ts'

const ORDER: { readonly [sort in TaskSort]: { readonly column: string; readonly direction: 'asc' | 'desc' } } = {
  number: { column: 'number', direction: 'asc' },
  deadline: { column: 'deadline', direction: 'asc' },
  priority: { column: 'priority_rank', direction: 'asc' },
  updated: { column: 'updated_at', direction: 'desc' },
}

interface Dialect {
  readonly table: string
  readonly placeholder: (index: number) => string
  readonly contains: (column: string, placeholder: string) => string
  readonly owner: string
  /** The same table, read along the index of owners: what one person has costs what they have, not what everyone has. */
  readonly ownedTable: string
}

/** The first value is the workspace. */
export function listQuery(query: TaskQuery, dialect: Dialect) {
  const values: (string | number)[] = []
  const bind = (value: string | number) => dialect.placeholder(values.push(value) + 1)
  const { column, direction } = ORDER[query.sort]
  // Said twice, the number makes SQLite take another index and read the whole table.
  const order =
    column === 'number' ? `order by number ${direction}` : `order by ${column} ${direction}, number ${direction}`
  const walks = eachWalk(query).map(({ status, owner }, place) => {
    const conditions = [`workspace = ${dialect.placeholder(1)}`, isOf(query.lifecycle), `status = ${bind(status)}`]
    if (owner !== undefined) conditions.push(`${dialect.owner} = ${bind(owner)}`)
    if (query.priority !== undefined) conditions.push(`priority_rank = ${bind(priorityRank(query.priority))}`)
    if (query.dueBefore !== undefined) conditions.push(`deadline < ${bind(query.dueBefore)}`)
    if (query.dueAfter !== undefined)
      conditions.push(`deadline >= ${bind(query.dueAfter)} and deadline < '${NO_DEADLINE}'`)
    if (query.text !== undefined) conditions.push(dialect.contains('search_text', bind(searchable(query.text))))
    if (query.after !== undefined) {
      const comparison = direction === 'asc' ? '>' : '<'
      const after = column === 'number' ? 'number' : `(${column}, number)`
      const key =
        column === 'number' ? bind(query.after.number) : `(${bind(query.after.key)}, ${bind(query.after.number)})`
      conditions.push(`${after} ${comparison} ${key}`)
    }
    const columns = `${TASK_COLUMNS}, deadline, priority_rank`
    const walk = `select ${columns} from ${owner === undefined ? dialect.table : dialect.ownedTable} where ${conditions.join(' and ')} ${order} limit ${bind(query.limit)}`
    return `select * from (${walk}) as walk_${place}`
  })
  return { sql: `${walks.join(' union all ')} ${order} limit ${bind(query.limit)}`, values }
}

function eachWalk({ statuses, owners }: TaskQuery): { readonly status: string; readonly owner?: string }[] {
  if (owners === undefined) return statuses.map((status) => ({ status }))
  return statuses.flatMap((status) => owners.map((owner) => ({ status, owner })))
}
