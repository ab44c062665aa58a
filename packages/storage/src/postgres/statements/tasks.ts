// Tasks, as they are read.

import { room, todo } from '@pawl/kernel'
import type { FiledCount, Owners, TaskQuery, WaitingQuery } from '@pawl/operations'
import { listQuery } from '../../list-query.ts'
import { type CountRow, isOf, TASK_COLUMNS, type TaskRow } from '../../rows.ts'
import type { Sender } from '../send.ts'
import { LISTED_TASK_COLUMNS, type ListedTaskRow } from '../task-listing.ts'

/** As the index `todos_by_owner` has it. */
const OWNER = 'listed_in'
/** With one of these names. */
const sharedWith = (names: string) =>
  `id = any(array(select task_id from pawl.todo_shares where workspace = $1 and person = any(${names}::text[])))`

/** Theirs, or shared with one of them. */
export function isThereFor(names: string): string {
  return `(${OWNER} = any(${names}::text[]) or ${sharedWith(names)})`
}

const DIALECT = {
  table: 'pawl.tasks',
  placeholder: (index: number) => `$${index}`,
  contains: (column: string, placeholder: string) => `position(${placeholder} in ${column}) > 0`,
  owner: OWNER,
  field: (name: string) => `(fields ->> '${name}') collate "C"`,
  ownedTable: 'pawl.tasks',
  sharedTable: () => 'pawl.tasks',
  sharedWith: (names: string) => sharedWith(`array(select json_array_elements_text(${names}::json))`),
  columnsOf: (lifecycle: string) => ({
    status: statusColumn(lifecycle),
    updatedAt: lifecycle === todo.name ? 'listed_at' : 'updated_at',
  }),
  room: 'listed_in',
}

export function tasksById(sender: Sender, ids: readonly string[]): Promise<TaskRow[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1 and id = any($2)`
  return sender.read('tasks_by_id', sql, ids)
}

export function tasksByNumber(sender: Sender, numbers: readonly number[]): Promise<TaskRow[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1 and number = any($2)`
  return sender.read('tasks_by_number', sql, numbers)
}

export function tasksListed(sender: Sender, query: TaskQuery): Promise<TaskRow[]> {
  const { sql, values } = listQuery(query, DIALECT)
  return sender.readOnce(sql, ...values)
}

/** Those that wait for others, by number. */
export function tasksWaiting(sender: Sender, { after, limit, dropped }: WaitingQuery): Promise<TaskRow[]> {
  const sql = `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1 and number > $2
    and waits ${dropped ? "and fields -> 'droppedBlockers' is not null" : ''} order by number limit $3`
  return sender.read(dropped ? 'tasks_waiting_for_dropped' : 'tasks_waiting', sql, after, limit)
}

export function tasksAfter(sender: Sender, number: number, limit: number): Promise<ListedTaskRow[]> {
  const sql = `select ${LISTED_TASK_COLUMNS} from pawl.tasks where workspace = $1 and number > $2 order by number limit $3`
  return sender.read('tasks_after', sql, number, limit)
}

/**
 * With the moment they were read at: one statement, one snapshot. Without a moment all of them. There is always a row;
 * if there is no task, it has only the moment.
 */
export function tasksChangedSince(
  sender: Sender,
  lifecycle: string,
  moment: string | undefined,
): Promise<(TaskRow & { moment: string })[]> {
  // An array, found first: joined, the planner reads every task and looks for its events.
  const changed = `id = any(array(select task_id from pawl.events where workspace = $1
    and transaction_id >= pg_snapshot_xmin($2::text::pg_snapshot)
    and not pg_visible_in_snapshot(transaction_id, $2::text::pg_snapshot)))`
  const sql = `with task as materialized (
      select * from pawl.tasks where workspace = $1 and ${moment === undefined ? isOf(lifecycle) : changed})
    select pg_current_snapshot()::text as moment, ${TASK_COLUMNS} from (select 1) as once
    left join task on ${isOf(lifecycle)} order by number`
  if (moment === undefined) return sender.read(`${lifecycle}_tasks_now`, sql)
  return sender.read(`${lifecycle}_tasks_changed_since`, sql, moment)
}

export function statusCounts(sender: Sender, lifecycle: string, owners?: Owners): Promise<CountRow[]> {
  const counts = `select ${statusColumn(lifecycle)} as status, count(*) as tasks from pawl.tasks where workspace = $1 and ${isOf(lifecycle)}`
  if (owners === undefined)
    return sender.read(`${lifecycle}_status_counts`, `${counts} group by ${statusColumn(lifecycle)}`)
  const own = `${counts} and ${isThereFor('$2')} group by ${statusColumn(lifecycle)}`
  return sender.read(`${lifecycle}_own_status_counts`, own, owners)
}

/** The column that the indexes have. In rooms it says less and more than the status. */
function statusColumn(lifecycle: string): string {
  return lifecycle === room.name ? 'status' : 'listed_as'
}

/** Of what is open: what a person has in hand, however much is done. */
export function filedCounts(sender: Sender, owners?: Owners): Promise<FiledCount[]> {
  const own = owners === undefined ? '' : `and ${isThereFor('$2')}`
  const sql = `with open as materialized (select fields from pawl.tasks
      where workspace = $1 and ${isOf(todo.name)} and ${statusColumn(todo.name)} in ('open', 'in_progress') ${own})
    select 'project' as kind, fields ->> 'project' as name, count(*)::int as tasks from open
      where fields ->> 'project' is not null group by name
    union all
    select 'tag' as kind, tag as name, count(*)::int as tasks from open,
      lateral json_array_elements_text(coalesce(fields -> 'tags', '[]'::json)) as tag group by name`
  return owners === undefined ? sender.read('filed_counts', sql) : sender.read('own_filed_counts', sql, owners)
}
