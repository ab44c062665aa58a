// A page of a list: for each status a walk along the index that has the order, stopped at the limit, and the walks
// merged. The cost is that of the page, not of the table. Placeholders are left to the database.

import { room } from '@pawl/kernel'
import { NO_DEADLINE, priorityRank, type TaskQuery, type TaskSort } from '@pawl/operations'
import { filedProject, filedTag, isOf, searchable, TASK_COLUMNS } from './rows.ts'

type Column = 'number' | 'deadline' | 'priority_rank' | 'changed' | 'place'
const ORDER: { readonly [sort in TaskSort]: { readonly column: Column; readonly direction: 'asc' | 'desc' } } = {
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

type Bind = (value: string | number) => string

/** One statement that merges the walks. The first value is the workspace. */
export function listQuery(query: TaskQuery, dialect: Dialect, sharing: Sharing = 'something') {
  const values: (string | number)[] = []
  const bind: Bind = (value) => dialect.placeholder(values.push(value) + 1)
  const walks = eachWalk(query, sharing).map(
    (walk, index) => `select * from (${walkThrough(query, dialect, walk, bind)}) as walk_${index}`,
  )
  return { sql: `${walks.join(' union all ')} ${orderOf(query)} limit ${bind(query.limit)}`, values }
}

/** A statement for each walk, where a statement costs less than merging in one does. */
export function listWalks(query: TaskQuery, dialect: Dialect, sharing: Sharing) {
  return eachWalk(query, sharing).map((walk) => {
    const values: (string | number)[] = []
    const sql = walkThrough(query, dialect, walk, (value) => dialect.placeholder(values.push(value) + 1))
    return { sql, values }
  })
}

/** A row of a walk, with what it is sorted by. */
type SortedRow = { readonly number: number } & { readonly [column in Column]?: string | number }

/** The page, of what each walk found. */
export function merged<Row extends SortedRow>({ sort, limit }: TaskQuery, walks: readonly Row[][]): Row[] {
  const found = walks.filter((rows) => rows.length > 0)
  if (found.length < 2) return found[0] ?? []
  const { column, direction } = ORDER[sort]
  const sign = direction === 'asc' ? 1 : -1
  const compare = (one: Row, other: Row) => {
    const [a, b] = [one[column] ?? '', other[column] ?? '']
    return sign * (a < b ? -1 : a > b ? 1 : one.number - other.number)
  }
  return found.flat().sort(compare).slice(0, limit)
}

/** Said twice, the number makes SQLite take another index and read the whole table. */
function orderOf({ sort }: TaskQuery): string {
  const { column, direction } = ORDER[sort]
  return column === 'number' ? `order by number ${direction}` : `order by ${column} ${direction}, number ${direction}`
}

function walkThrough(query: TaskQuery, dialect: Dialect, { status, owner, sharedWith }: Walk, bind: Bind): string {
  const { column } = ORDER[query.sort]
  const { status: listedStatus, updatedAt } = dialect.columnsOf(query.lifecycle)
  // Tasks without a place in the order come last.
  const place = `coalesce(${dialect.field('position')}, '${NO_DEADLINE}')`
  const sorted = column === 'place' ? place : column === 'changed' ? updatedAt : column
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
  conditions.push(...filters(query, dialect, bind), ...afterCursor(query, sorted, bind))
  // What it is not sorted by is not read: a place is looked up in the JSON of each task.
  const columns = column === 'number' ? TASK_COLUMNS : `${TASK_COLUMNS}, ${sorted} as ${column}`
  const ownTable = owner === undefined ? dialect.table : dialect.ownedTable
  const table = names === undefined ? ownTable : dialect.sharedTable(names)
  return `select ${columns} from ${table} where ${conditions.join(' and ')} ${orderOf(query)} limit ${bind(query.limit)}`
}

function filters(query: TaskQuery, dialect: Dialect, bind: Bind): string[] {
  const conditions: string[] = []
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
  return conditions
}

function afterCursor({ after, sort }: TaskQuery, sorted: string, bind: Bind): string[] {
  if (after === undefined) return []
  const comparison = ORDER[sort].direction === 'asc' ? '>' : '<'
  if (sorted === 'number') return [`number ${comparison} ${bind(after.number)}`]
  return [`(${sorted}, number) ${comparison} (${bind(after.key)}, ${bind(after.number)})`]
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
