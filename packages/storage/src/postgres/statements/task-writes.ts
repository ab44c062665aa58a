// Tasks, as they are written: each with its event, or not at all. Writes take arrays: one statement stores a batch, and is
// atomic by itself. It stores; it does not judge.

import type { Task, TaskEvent } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import { RECEIPT_COLUMNS } from '../../receipt-rows.ts'
import { allStored } from '../errors.ts'
import { inRoom, nextTasks, type Offer, offerOf, placesKey, placesLeft } from '../room-scope.ts'
import type { Sender } from '../send.ts'
import { ALL, arraysOf, type Column, MOVED, NEW, namesOf, valuesOf } from '../task-columns.ts'
import { type Claimers, heldByEach, isMoveAlone } from '../task-listing.ts'
import { EVENT_ARRAYS, eventColumns } from './events.ts'
import { type NumberedReceipt, receiptArrays, receiptColumns, type SubjectReceipt } from './receipts.ts'

/** What an event does not know of the task it moves: the number and the lifecycle do not change, the rest follows. */
const MOVE_COLUMNS =
  'task_id, version, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes, principal, batch'

/** Those of an event, before those of its task. */
const MOVE_VALUES = 13
const lastValue = (columns: readonly Column[]) => MOVE_VALUES + columns.length

/**
 * The one statement by which a task becomes another: at the version it was decided on, together with its event. That the ids are
 * said twice keeps PostgreSQL from reading all tasks of a workspace to join them.
 */
const moving = (columns: readonly Column[], isFree: '' | 'free.free and ') => `change as (
  select * from unnest($2::text[], $3::integer[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[],
    $9::json[], $10::json[], $11::integer[], $12::text[], $13::text[], ${arraysOf(columns, MOVE_VALUES + 1)})
    with ordinality as change (${MOVE_COLUMNS}, ${namesOf(columns)}, place)),
written as (
  update pawl.tasks as task
  set status = change.to_status, version = change.version, updated_at = change.at, ${columns.map(assigned).join(', ')}
  from change${isFree && ', free'}
  where ${isFree}task.workspace = $1 and task.id = any($2::text[]) and task.id = change.task_id and task.version = change.version - 1
  returning task.id, task.number, task.lifecycle),
recorded as (
  insert into pawl.events (workspace, number, lifecycle, ${MOVE_COLUMNS})
  select $1, number, lifecycle, ${MOVE_COLUMNS} from change join written on id = task_id order by place)`

function assigned({ name }: Column): string {
  return name === 'listed_at' ? 'listed_at = coalesce(change.listed_at, task.listed_at)' : `${name} = change.${name}`
}

/** The receipts of those tasks that were written, stored by the same statement. */
const keeping = (first: number) => `kept as (
  insert into pawl.receipts (workspace, ${RECEIPT_COLUMNS})
  select $1, ${RECEIPT_COLUMNS} from ${receiptArrays(first, '')} join written on written.id = receipt.subject)`

/** What changes tasks; the same for moves that leave the other columns alone. */
const each = (statement: (columns: readonly Column[], next: number) => string) => ({
  edits: statement(ALL, lastValue(ALL) + 1),
  moves: statement(MOVED, lastValue(MOVED) + 1),
})

const UPDATE_WRITES = each((columns) => `with ${moving(columns, '')} select id from written`)
const UPDATE_ALL_WRITES = each((columns) => `with ${moving(columns, '')} ${allStored('written', '$2::text[]')}`)
const UPDATE_WRITES_KEEPING = each(
  (columns, next) => `with ${moving(columns, '')}, ${keeping(next)} select id from written`,
)

/** The same if nothing waits in the room; there is always a row. */
const unlessWaiting = (columns: readonly Column[], next: number, kept = '') =>
  `with free as materialized (select pawl.nothing_waits($1, $${next}, $${next + 1}) as free),
${moving(columns, 'free.free and ')}${kept} select free, written.id from free left join written on true`
const UPDATE_WRITES_UNLESS_WAITING = each((columns, next) => unlessWaiting(columns, next))
const UPDATE_WRITES_UNLESS_WAITING_KEEPING = each((columns, next) =>
  unlessWaiting(columns, next, `, ${keeping(next + 2)}`),
)

/** The same if the tasks are the first that whoever asks would be given, and they hold nothing yet. */
const claimingFirst = (offer: Offer) =>
  each((columns, next) => {
    const [room, role, skills, sessions, parallel, key] = [0, 1, 2, 3, 4, 5].map((place) => `$${next + place}`)
    const asked = { room: String(room), role: String(role), skills: String(skills) }
    return `with free as materialized (
  select array(${nextTasks('id', asked, offer, 'cardinality($2::text[])')}) = $2::text[]
    and not exists (select 1 from pawl.tasks where ${inRoom(asked.room)} and held_by = any(${sessions}::text[]))
    and cardinality($2::text[]) <= ${placesLeft(asked.room, `${parallel}::integer`, `${key}::bigint`)} as free),
${moving(columns, 'free.free and ')} select free, written.id from free left join written on true`
  })
const CLAIM_FIRST = { nothing: claimingFirst('nothing'), skills: claimingFirst('skills') }

/** Those of an event that makes a task, before those of the task. */
const NEW_VALUES = 15
const RECEIPTS = NEW_VALUES + NEW.length + 1

/** The answer to a new task names its number, which only this statement knows: it is put where it is missing. */
const KEEP_NUMBERED = `,
kept as (
  insert into pawl.receipts (workspace, ${RECEIPT_COLUMNS})
  select $1, receipt.principal, key, fingerprint, replace(answer, number_mark, (before + change.place)::text), receipt.at
  from ${receiptArrays(RECEIPTS, `, $${RECEIPTS + 6}::text[]`, ', number_mark')} join change on change.task_id = receipt.subject, counter)`

const inserting = (kept: '' | typeof KEEP_NUMBERED) => `with change as (
  select * from unnest(${EVENT_ARRAYS}, ${arraysOf(NEW, NEW_VALUES + 1)}) with ordinality as change
    (task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields,
     undoes, principal, batch, ${namesOf(NEW)}, place)),
counter as (
  update pawl.workspaces set last_number = last_number + (select count(*) from change)
  where workspace = $1 returning last_number - (select count(*) from change) as before),
recorded as (
  insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status,
    to_status, set_fields, cleared_fields, undoes, principal, batch)
  select $1, task_id, version, before + place, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields,
    cleared_fields, undoes, principal, batch from change, counter order by place),
written as (
  insert into pawl.tasks (workspace, id, number, lifecycle, version, ${namesOf(NEW)})
  select $1, task_id, before + place, lifecycle, version, ${namesOf(NEW)} from change, counter order by place)${kept}
select before from counter`
const INSERT_WRITES = inserting('')
const INSERT_WRITES_KEEPING = inserting(KEEP_NUMBERED)

/** The ids that were stored; a task that is not at the version its write was decided on is left out. */
export async function updateWrites(
  sender: Sender,
  tasks: readonly Task[],
  events: readonly TaskEvent[],
  receipts: readonly SubjectReceipt[] = [],
): Promise<Set<string>> {
  const keeps = receipts.length > 0
  const kind = kindOf(events)
  const rows = await sender.write<{ id: string }>(
    `update_${kind}${keeps ? '_keeping' : ''}`,
    (keeps ? UPDATE_WRITES_KEEPING : UPDATE_WRITES)[kind],
    ...moveValues(kind, tasks, events),
    ...(keeps ? receiptColumns(receipts) : []),
  )
  return new Set(rows.map((row) => row.id))
}

/** All of them, or the transaction fails. */
export async function updateAllWrites(
  sender: Sender,
  tasks: readonly Task[],
  events: readonly TaskEvent[],
): Promise<void> {
  const kind = kindOf(events)
  await sender.write(`update_all_${kind}`, UPDATE_ALL_WRITES[kind], ...moveValues(kind, tasks, events))
}

/** The same, unless something waits in the room: then nothing is stored. */
export async function updateWritesUnlessWaiting(
  sender: Sender,
  room: string,
  lockKey: bigint,
  tasks: readonly Task[],
  events: readonly TaskEvent[],
  receipts: readonly SubjectReceipt[] = [],
): Promise<Set<string> | 'something waits'> {
  const keeps = receipts.length > 0
  const kind = kindOf(events)
  const rows = await sender.write<{ free: boolean; id: string | null }>(
    `update_${kind}_unless_waiting${keeps ? '_keeping' : ''}`,
    (keeps ? UPDATE_WRITES_UNLESS_WAITING_KEEPING : UPDATE_WRITES_UNLESS_WAITING)[kind],
    ...moveValues(kind, tasks, events),
    ...[room, String(lockKey)],
    ...(keeps ? receiptColumns(receipts) : []),
  )
  if (rows[0]?.free === false) return 'something waits'
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** Claims, if the tasks are in this order the first that there are for those who claim, and the room has places for them: else nothing is stored. */
export async function claimFirst(
  sender: Sender,
  { room, role, sessions, skills, parallel }: Claimers,
  tasks: readonly Task[],
  events: readonly TaskEvent[],
): Promise<Set<string> | 'not the first'> {
  const [kind, offer] = [kindOf(events), offerOf(skills)]
  const rows = await sender.write<{ free: boolean; id: string | null }>(
    `claim_first_${offer}_${kind}`,
    CLAIM_FIRST[offer][kind],
    ...moveValues(kind, tasks, events),
    ...[room, role, skills, heldByEach(role, sessions), parallel, String(placesKey(sender.workspace, room))],
  )
  if (rows[0]?.free === false) return 'not the first'
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** Numbers the tasks in order; returns the number before the first. */
export async function insertWrites(
  sender: Sender,
  tasks: readonly Task[],
  events: readonly TaskEvent[],
  receipts: readonly NumberedReceipt[] = [],
): Promise<number> {
  const keeps = receipts.length > 0
  const rows = await sender.write<{ before: number }>(
    keeps ? 'insert_writes_keeping' : 'insert_writes',
    keeps ? INSERT_WRITES_KEEPING : INSERT_WRITES,
    ...eventColumns(events),
    ...valuesOf(NEW, tasks, events),
    ...(keeps ? [...receiptColumns(receipts), receipts.map((one) => one.numberMark)] : []),
  )
  return present(rows[0]?.before)
}

const INSERT_TASKS = `with task as (
    select * from unnest($2::text[], $3::bigint[], $4::text[], $5::integer[], ${arraysOf(NEW, 6)}) as task
      (id, number, lifecycle, version, ${namesOf(NEW)})),
  counter as (
    update pawl.workspaces set last_number = greatest(last_number, (select max(number) from task)) where workspace = $1)
  insert into pawl.tasks (workspace, id, number, lifecycle, version, ${namesOf(NEW)}) select $1, task.* from task`

/** As they are, without their events; the numbers given out next come after theirs. */
export async function insertTasks(sender: Sender, tasks: readonly Task[]): Promise<void> {
  await sender.write(
    'insert_tasks',
    INSERT_TASKS,
    tasks.map((task) => task.id),
    tasks.map((task) => task.number),
    tasks.map((task) => task.lifecycle),
    tasks.map((task) => task.version),
    ...valuesOf(NEW, tasks, []),
  )
}

/** Whether some change more than a move does. */
function kindOf(events: readonly TaskEvent[]): 'moves' | 'edits' {
  return events.every(isMoveAlone) ? 'moves' : 'edits'
}

function moveValues(kind: 'moves' | 'edits', tasks: readonly Task[], events: readonly TaskEvent[]): unknown[][] {
  const [taskId, version, , , ...rest] = eventColumns(events)
  const columns = kind === 'moves' ? MOVED : ALL
  return [taskId as unknown[], version as unknown[], ...rest, ...valuesOf(columns, tasks, events)]
}
