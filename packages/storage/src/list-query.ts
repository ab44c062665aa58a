// A page of a list: for each status a walk along the index that has the order, stopped at the limit, and the walks
// merged. The cost is that of the page, not of the table. Placeholders are left to the database.

import { room } from '@pawl/kernel'
import { NO_DEADLINE, priorityRank, type TaskQuery, type TaskSort } from '@pawl/operations'
import { filedProject, filedTag, isOf, searchable, TASK_COLUMNS } from './rows.ts'

const ORDER: { readonly [sort in TaskSort]: { readonly column: string; readonly direction: 'asc' | 'desc' } } = {
  number: { column: 'number', direction: 'asc' },
  deadline: { column: 'deadline', direction: 'asc' },
  priority: { column: 'priority_rank', direction: 'asc' },
  updated: { column: 'changed', direction: 'desc' },
  position: { column: 'place', direction: 'asc' },
}

interface Dialect {
  readonly table: string
  readonly placeholder: (index: number) => string
  readonly contains: (column: string, placeholder: string) => string
  readonly owner: string
  /** A field of the task, as text. */
  readonly field: (name: string) => string
  /** The same table, read along the index of owners: what one person has costs what they have, not what everyone has. */
  readonly ownedTable: string
  /** Read by with whom it is shared. The names are given as JSON. */
  readonly sharedTable: (placeholder: string) => string
  readonly sharedWith: (placeholder: string) => string
  /** The columns in which the indexes of a lifecycle have its status and when it changed. */
  readonly columnsOf: (lifecycle: string) => { readonly status: string; readonly updatedAt: string }
  /** The room that a task belongs to. */
  readonly room: string
}

/** Whether anything is shared with whose list it is, where that is known: if nothing is, it is not walked through for each status. */
export type Sharing = 'something' | 'nothing'

/** The first value is the workspace. */
export function listQuery(query: TaskQuery, dialect: Dialect, sharing: Sharing = 'something') {
  const values: (string | number)[] = []
  const bind = (value: string | number) => dialect.placeholder(values.push(value) + 1)
  const { column, direction } = ORDER[query.sort]
  const { status: listedStatus, updatedAt } = dialect.columnsOf(query.lifecycle)
  // Said twice, the number makes SQLite take another index and read the whole table.
  const order =
    column === 'number' ? `order by number ${direction}` : `order by ${column} ${direction}, number ${direction}`
  // Tasks without a place in the order come last.
  const place = `coalesce(${dialect.field('position')}, '${NO_DEADLINE}')`
  const walks = eachWalk(query, sharing).map(({ status, owner, sharedWith }, index) => {
    const conditions = [
      `workspace = ${dialect.placeholder(1)}`,
      isOf(query.lifecycle),
      `${listedStatus} = ${bind(status)}`,
    ]
    if (owner !== undefined) conditions.push(`${dialect.owner} = ${bind(owner)}`)
    const names = sharedWith && bind(JSON.stringify(sharedWith))
    if (sharedWith !== undefined && names !== undefined) {
      conditions.push(dialect.sharedWith(names))
      for (const one of sharedWith) conditions.push(`${dialect.owner} <> ${bind(one)}`)
    }
    if (query.priority !== undefined) conditions.push(`priority_rank = ${bind(priorityRank(query.priority))}`)
    if (query.dueBefore !== undefined) conditions.push(`deadline < ${bind(query.dueBefore)}`)
    if (query.dueAfter !== undefined)
      conditions.push(`deadline >= ${bind(query.dueAfter)} and deadline < '${NO_DEADLINE}'`)
    if (query.due !== undefined) conditions.push(...dueConditions(query.due, bind))
    if (query.undated) conditions.push(`deadline = '${NO_DEADLINE}'`)
    if (query.waiting !== undefined)
      conditions.push(`${dialect.field('waitsFor')} is ${query.waiting ? 'not null' : 'null'}`)
    if (query.tag !== undefined) conditions.push(dialect.contains('search_text', bind(filedTag(query.tag))))
    if (query.project !== undefined) conditions.push(dialect.contains('search_text', bind(filedProject(query.project))))
    if (query.room !== undefined) conditions.push(`${dialect.room} = ${bind(query.room)}`)
    if (query.text !== undefined) conditions.push(hasText(query, dialect, bind(searchable(query.text))))
    if (query.after !== undefined) {
      const comparison = direction === 'asc' ? '>' : '<'
      const sorted = column === 'place' ? place : column === 'changed' ? updatedAt : column
      const after = column === 'number' ? 'number' : `(${sorted}, number)`
      const key =
        column === 'number' ? bind(query.after.number) : `(${bind(query.after.key)}, ${bind(query.after.number)})`
      conditions.push(`${after} ${comparison} ${key}`)
    }
    const columns = `${TASK_COLUMNS}, deadline, priority_rank, ${updatedAt} as changed, ${place} as place`
    const ownTable = owner === undefined ? dialect.table : dialect.ownedTable
    const walk = `select ${columns} from ${names === undefined ? ownTable : dialect.sharedTable(names)} where ${conditions.join(' and ')} ${order} limit ${bind(query.limit)}`
    return `select * from (${walk}) as walk_${index}`
  })
  return { sql: `${walks.join(' union all ')} ${order} limit ${bind(query.limit)}`, values }
}

/** A result is not filed with the text: completing a task would cost more. */
function hasText({ lifecycle }: TaskQuery, dialect: Dialect, text: string): string {
  const filed = dialect.contains('search_text', text)
  if (lifecycle !== room.name) return filed
  return `(${filed} or ${dialect.contains(`lower(coalesce(${dialect.field('result')}, ''))`, text)})`
}

/** A day is compared as a day, a time as a moment; the range of both is what an index is asked for. */
function dueConditions({ from, before }: NonNullable<TaskQuery['due']>, bind: (value: string) => string): string[] {
  const isDay = 'length(deadline) = 10'
  const conditions = [`deadline < '${NO_DEADLINE}'`]
  if (from !== undefined) {
    conditions.push(`deadline >= ${bind(from.day < from.at ? from.day : from.at)}`)
    conditions.push(`deadline >= case when ${isDay} then ${bind(from.day)} else ${bind(from.at)} end`)
  }
  if (before !== undefined) {
    conditions.push(`deadline < ${bind(before.day > before.at ? before.day : before.at)}`)
    conditions.push(`deadline < case when ${isDay} then ${bind(before.day)} else ${bind(before.at)} end`)
  }
  return conditions
}

interface Walk {
  readonly status: string
  readonly owner?: string
  readonly sharedWith?: readonly string[]
}

function eachWalk({ statuses, owners }: TaskQuery, sharing: Sharing): Walk[] {
  if (owners === undefined) return statuses.map((status) => ({ status }))
  const walksIn = (status: string): Walk[] => [
    ...owners.map((owner) => ({ status, owner })),
    ...(sharing === 'nothing' ? [] : [{ status, sharedWith: owners }]),
  ]
  return statuses.flatMap(walksIn)
}
