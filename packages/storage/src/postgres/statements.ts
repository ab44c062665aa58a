// The statements, each prepared once per connection. They store; they do not judge.
// Writes take arrays: one statement stores a batch of tasks with their events, and is atomic by itself.

import type { Task, TaskEvent } from '@pawl/kernel'
import type {
  RecordPlace,
  RoomMessageRecord,
  StoredConversation,
  StoredMessage,
  StoredReceipt,
  StoredRecord,
  StoredRoom,
  StoredToken,
} from '@pawl/operations'
import pg from 'pg'
import {
  addedIn,
  CONVERSATION_COLUMNS,
  type ConversationRow,
  MESSAGE_COLUMNS,
  type MessageRow,
} from '../conversation-rows.ts'
import { RECEIPT_COLUMNS } from '../receipt-rows.ts'
import { RECORD_COLUMNS, type RecordRow, recordValues, wrongHeads } from '../record-rows.ts'
import { ROOM_COLUMNS, ROOM_MESSAGE_COLUMNS, type RoomMessageRow, type RoomRow } from '../room-rows.ts'
import {
  type CountRow,
  deadlineColumn,
  EVENT_COLUMNS,
  type EventRow,
  FILED_TASK_COLUMNS,
  type FiledTaskRow,
  isOf,
  priorityColumn,
  searchColumn,
  TASK_COLUMNS,
  type TaskRow,
  TOKEN_COLUMNS,
  type TokenRow,
  tokenValues,
} from '../rows.ts'
import type { Client, Pool } from './connect.ts'
import { Conflict } from './errors.ts'
import { type Send, throughClient, throughPool } from './send.ts'

const POSITION = `transaction_id::text || '.' || sequence as position`
const POSITIONED = `${POSITION}, ${EVENT_COLUMNS}`

const EVENT_ARRAYS = `$2::text[], $3::integer[], $4::bigint[], $5::text[], $6::bigint[], $7::text[], $8::text[],
  $9::text[], $10::text[], $11::json[], $12::json[], $13::integer[]`

/** Receipts as arrays, with what each is for. */
function receiptArrays(first: number, moreArrays: string, moreColumns = ''): string {
  const types = ['text', 'text', 'text', 'text', 'text', 'bigint']
  const arrays = types.map((type, index) => `$${first + index}::${type}[]`).join(', ')
  return `unnest(${arrays}${moreArrays}) as receipt (subject, ${RECEIPT_COLUMNS}${moreColumns})`
}

/** What an event does not know of the task it moves: the number and the lifecycle do not change, the rest follows. */
const MOVE_COLUMNS =
  'task_id, version, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes'

/** The one statement by which a task becomes another: at the version it was decided on, together with its event. */
const moving = (isFree: '' | 'free.free and ') => `change as (
  select * from unnest($2::text[], $3::integer[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[],
    $9::json[], $10::json[], $11::integer[], $12::json[], $13::text[], $14::integer[], $15::text[]) with ordinality as change
    (${MOVE_COLUMNS}, fields, deadline, priority_rank, search_text, place)),
written as (
  update pawl.tasks as task
  set status = change.to_status, version = change.version, updated_at = change.at, fields = change.fields,
      deadline = change.deadline, priority_rank = change.priority_rank, search_text = change.search_text
  from change${isFree && ', free'}
  where ${isFree}task.workspace = $1 and task.id = change.task_id and task.version = change.version - 1
  returning task.id, task.number, task.lifecycle),
recorded as (
  insert into pawl.events (workspace, number, lifecycle, ${MOVE_COLUMNS})
  select $1, number, lifecycle, ${MOVE_COLUMNS} from change join written on id = task_id order by place)`

const UPDATE_WRITES = `with ${moving('')} select id from written`

/** The receipts of those tasks that were written, stored by the same statement. */
const keeping = (first: number) => `kept as (
  insert into pawl.receipts (workspace, ${RECEIPT_COLUMNS})
  select $1, ${RECEIPT_COLUMNS} from ${receiptArrays(first, '')} join written on written.id = receipt.subject)`

const UPDATE_WRITES_KEEPING = `with ${moving('')}, ${keeping(16)} select id from written`

/** The same if nothing waits in the room; there is always a row. */
const UPDATE_WRITES_UNLESS_WAITING = `with free as materialized (select pawl.nothing_waits($1, $16, $17) as free),
${moving('free.free and ')} select free, id from free left join written on true`

const UPDATE_WRITES_UNLESS_WAITING_KEEPING = `with free as materialized (select pawl.nothing_waits($1, $16, $17) as free),
${moving('free.free and ')}, ${keeping(18)} select free, written.id from free left join written on true`

/** The answer to a new task names its number, which only this statement knows: it is put where it is missing. */
const KEEP_NUMBERED = `,
kept as (
  insert into pawl.receipts (workspace, ${RECEIPT_COLUMNS})
  select $1, principal, key, fingerprint, replace(answer, number_mark, (before + change.place)::text), receipt.at
  from ${receiptArrays(22, ', $28::text[]', ', number_mark')} join change on change.task_id = receipt.subject, counter)`

const inserting = (kept: '' | typeof KEEP_NUMBERED) => `with change as (
  select * from unnest(${EVENT_ARRAYS}, $14::text[], $15::text[], $16::bigint[], $17::bigint[], $18::json[], $19::text[],
    $20::integer[], $21::text[]) with ordinality as change
    (task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields,
     undoes, status, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text, place)),
counter as (
  update pawl.workspaces set last_number = last_number + (select count(*) from change)
  where workspace = $1 returning last_number - (select count(*) from change) as before),
recorded as (
  insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status,
    to_status, set_fields, cleared_fields, undoes)
  select $1, task_id, version, before + place, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields,
    cleared_fields, undoes from change, counter order by place),
written as (
  insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields,
    deadline, priority_rank, search_text)
  select $1, task_id, before + place, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline,
    priority_rank, search_text from change, counter order by place)${kept}
select before from counter`
const INSERT_WRITES = inserting('')
const INSERT_WRITES_KEEPING = inserting(KEEP_NUMBERED)

const insertingMessages = (kept: string) => `with said as (
  insert into pawl.messages (workspace, conversation_id, ${MESSAGE_COLUMNS})
  select $1, $2, ${MESSAGE_COLUMNS}
  from unnest($3::integer[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::json[], $9::text[]) as message (${MESSAGE_COLUMNS})
  where not exists (
    select 1 from pawl.messages where workspace = $1 and conversation_id = $2 and (position = $3[1] or message_id = $7[1]))
  returning at),
touched as (
  update pawl.conversations set updated_at = greatest(updated_at, (select max(at) from said))
  where workspace = $1 and id = $2 and exists (select 1 from said)),
added as (
  insert into pawl.conversation_tasks (workspace, task_id, conversation_id)
  select $1, task_id, $2 from unnest($10::text[]) as task_id where exists (select 1 from said)
  on conflict do nothing)${kept}
select count(*) as stored from said`
const INSERT_MESSAGES = insertingMessages('')
const INSERT_MESSAGES_KEEPING = insertingMessages(`,
kept as (
  insert into pawl.receipts (workspace, ${RECEIPT_COLUMNS})
  select $1, ${RECEIPT_COLUMNS} from ${receiptArrays(11, '')} where exists (select 1 from said))`)

const INSERT_ROOM_MESSAGES = `insert into pawl.room_messages (workspace, room, ${ROOM_MESSAGE_COLUMNS})
  select $1, * from unnest($2::text[], $3::integer[], $4::text[], $5::text[], $6::bigint[], $7::json[],
    $8::double precision[], $9::text[])`

const INSERT_RECORDS = `with stored as (
  insert into pawl.records (workspace, ${RECORD_COLUMNS})
  select $1, * from unnest($2::text[], $3::text[], $4::integer[], $5::text[], $6::text[], $7::json[], $8::text[], $9::bigint[])
  on conflict do nothing returning workspace, ${RECORD_COLUMNS})
insert into pawl.record_heads (workspace, ${RECORD_COLUMNS}) select * from stored order by kind, id
on conflict (workspace, kind, id) do update set version = excluded.version, subject = excluded.subject,
  state = excluded.state, body = excluded.body, actor = excluded.actor, at = excluded.at
returning 1`

export class Statements {
  readonly workspace: string
  readonly #send: Send

  constructor(executor: Pool | Client, workspace: string) {
    this.#send = executor instanceof pg.Pool ? throughPool(executor) : throughClient(executor)
    this.workspace = workspace
  }

  async query<Row>(sql: string, values: readonly unknown[], name?: string): Promise<Row[]> {
    return (await this.#send({ text: sql, values: values as unknown[], name }, 'reads')) as Row[]
  }

  async write<Row>(sql: string, values: readonly unknown[], name?: string): Promise<Row[]> {
    return (await this.#send({ text: sql, values: values as unknown[], name }, 'writes')) as Row[]
  }

  tasksById(ids: readonly string[]): Promise<TaskRow[]> {
    const sql = `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1 and id = any($2)`
    return this.#prepared('tasks_by_id', sql, ids)
  }

  tasksByNumber(numbers: readonly number[]): Promise<TaskRow[]> {
    const sql = `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1 and number = any($2)`
    return this.#prepared('tasks_by_number', sql, numbers)
  }

  /** The ids that were stored; a task that is not at the version its write was decided on is left out. */
  async updateWrites(
    tasks: readonly Task[],
    events: readonly TaskEvent[],
    receipts: readonly SubjectReceipt[] = [],
  ): Promise<Set<string>> {
    const columns = moveColumns(tasks, events)
    const rows =
      receipts.length === 0
        ? await this.#written<{ id: string }>('update_writes', UPDATE_WRITES, ...columns)
        : await this.#written<{ id: string }>(
            'update_writes_keeping',
            UPDATE_WRITES_KEEPING,
            ...[...columns, ...receiptColumns(receipts)],
          )
    return new Set(rows.map((row) => row.id))
  }

  /** The same, unless something waits in the room: then nothing is stored. */
  async updateWritesUnlessWaiting(
    room: string,
    lockKey: bigint,
    tasks: readonly Task[],
    events: readonly TaskEvent[],
    receipts: readonly SubjectReceipt[] = [],
  ): Promise<Set<string> | 'something waits'> {
    const keeps = receipts.length > 0
    const rows = await this.#written<{ free: boolean; id: string | null }>(
      keeps ? 'update_writes_unless_waiting_keeping' : 'update_writes_unless_waiting',
      keeps ? UPDATE_WRITES_UNLESS_WAITING_KEEPING : UPDATE_WRITES_UNLESS_WAITING,
      ...moveColumns(tasks, events),
      ...[room, String(lockKey)],
      ...(keeps ? receiptColumns(receipts) : []),
    )
    if (rows[0]?.free === false) return 'something waits'
    return new Set(rows.flatMap(({ id }) => id ?? []))
  }

  /** Numbers the tasks in order; returns the number before the first. */
  async insertWrites(
    tasks: readonly Task[],
    events: readonly TaskEvent[],
    receipts: readonly NumberedReceipt[] = [],
  ): Promise<number> {
    const keeps = receipts.length > 0
    const rows = await this.#written<{ before: number }>(
      keeps ? 'insert_writes_keeping' : 'insert_writes',
      keeps ? INSERT_WRITES_KEEPING : INSERT_WRITES,
      ...writeColumns(tasks, events),
      ...(keeps ? [...receiptColumns(receipts), receipts.map((one) => one.numberMark)] : []),
    )
    return rows[0]?.before as number
  }

  async insertReceipt({ principal, key, fingerprint, answer, at }: StoredReceipt): Promise<void> {
    const sql = `insert into pawl.receipts (workspace, ${RECEIPT_COLUMNS}) values ($1, $2, $3, $4, $5, $6)`
    await this.#written('insert_receipt', sql, principal, key, fingerprint, answer, at)
  }

  async insertEvents(events: readonly TaskEvent[]): Promise<void> {
    const sql = `insert into pawl.events (workspace, ${EVENT_COLUMNS}) select $1, ${EVENT_COLUMNS}
      from unnest(${EVENT_ARRAYS}) with ordinality as change (${EVENT_COLUMNS}, place) order by place`
    await this.#written('insert_events', sql, ...eventColumns(events))
  }

  async insertTasks(tasks: readonly Task[]): Promise<void> {
    const sql = `with task as (
        select * from unnest($2::text[], $3::bigint[], $4::text[], $5::text[], $6::integer[], $7::text[], $8::bigint[],
          $9::bigint[], $10::json[], $11::text[], $12::integer[], $13::text[]) as task
          (id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text)),
      counter as (
        update pawl.workspaces set last_number = greatest(last_number, (select max(number) from task)) where workspace = $1)
      insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at,
        fields, deadline, priority_rank, search_text) select $1, task.* from task`
    const [status, createdBy, createdAt, updatedAt, ...rest] = taskColumns(tasks)
    await this.#written(
      'insert_tasks',
      sql,
      tasks.map((task) => task.id),
      tasks.map((task) => task.number),
      tasks.map((task) => task.lifecycle),
      status,
      tasks.map((task) => task.version),
      createdBy,
      createdAt,
      updatedAt,
      ...rest,
    )
  }

  statusCounts(lifecycle: string): Promise<CountRow[]> {
    const sql = `select status, count(*) as tasks from pawl.tasks where workspace = $1 and ${isOf(lifecycle)} group by status`
    return this.#prepared(`${lifecycle}_status_counts`, sql)
  }

  eventsOfTasks(taskIds: readonly string[]): Promise<EventRow[]> {
    const sql = `select ${POSITIONED} from pawl.events where workspace = $1 and task_id = any($2) order by task_id, version`
    return this.#prepared('events_of_tasks', sql, taskIds)
  }

  eventsOfActor(actor: string, limit: number): Promise<EventRow[]> {
    const sql = `select ${POSITIONED} from pawl.events where workspace = $1 and actor = $2
      order by transaction_id desc, sequence desc limit $3`
    return this.#prepared('events_of_actor', sql, actor, limit)
  }

  /** Only what can no longer be overtaken: events of transactions older than every one still running. */
  settledEventsAfter(position: string | null, limit: number): Promise<EventRow[]> {
    const sql = `select ${POSITIONED} from pawl.events
      where workspace = $1 and (transaction_id, sequence) > ($2::text::xid8, $3::bigint)
        and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
      order by transaction_id, sequence limit $4`
    return this.#prepared('settled_events_after', sql, ...splitPosition(position), limit)
  }

  eventsAfter(position: string | null, limit: number): Promise<EventRow[]> {
    const sql = `select ${POSITIONED} from pawl.events
      where workspace = $1 and (transaction_id, sequence) > ($2::text::xid8, $3::bigint)
      order by transaction_id, sequence limit $4`
    return this.#prepared('events_after', sql, ...splitPosition(position), limit)
  }

  async lastSettledPosition(before?: number): Promise<string | null> {
    const sql = `select ${POSITION} from pawl.events
      where workspace = $1 and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
        ${before === undefined ? '' : 'and at < $2'}
      order by transaction_id desc, sequence desc limit 1`
    const [row] =
      before === undefined
        ? await this.#prepared<{ position: string }>('last_settled_position', sql)
        : await this.#prepared<{ position: string }>('last_settled_position_before', sql, before)
    return row?.position ?? null
  }

  tasksAfter(number: number, limit: number): Promise<FiledTaskRow[]> {
    const sql = `select ${FILED_TASK_COLUMNS} from pawl.tasks where workspace = $1 and number > $2 order by number limit $3`
    return this.#prepared('tasks_after', sql, number, limit)
  }

  /**
   * With the moment they were read at: one statement, one snapshot. Without a moment all of them. There is always a row;
   * if there is no task, it has only the moment.
   */
  tasksChangedSince(lifecycle: string, moment: string | undefined): Promise<(TaskRow & { moment: string })[]> {
    // An array, found first: joined, the planner reads every task and looks for its events.
    const changed = `id = any(array(select task_id from pawl.events where workspace = $1
      and transaction_id >= pg_snapshot_xmin($2::text::pg_snapshot)
      and not pg_visible_in_snapshot(transaction_id, $2::text::pg_snapshot)))`
    const sql = `with task as materialized (
        select * from pawl.tasks where workspace = $1 and ${moment === undefined ? isOf(lifecycle) : changed})
      select pg_current_snapshot()::text as moment, ${TASK_COLUMNS} from (select 1) as once
      left join task on ${isOf(lifecycle)} order by number`
    if (moment === undefined) return this.#prepared(`${lifecycle}_tasks_now`, sql)
    return this.#prepared(`${lifecycle}_tasks_changed_since`, sql, moment)
  }

  async orphanedTaskIds(limit: number): Promise<string[]> {
    const sql = `select distinct task_id from pawl.events as event where workspace = $1 and not exists
      (select 1 from pawl.tasks where workspace = event.workspace and id = event.task_id) limit $2`
    return (await this.#prepared<{ task_id: string }>('orphaned_task_ids', sql, limit)).map((row) => row.task_id)
  }

  async count(
    table: 'tasks' | 'events' | 'tokens' | 'conversations' | 'rooms' | 'room_messages' | 'records' | 'security_events',
  ): Promise<number> {
    const sql = `select count(*) as rows from pawl.${table} where workspace = $1`
    return (await this.#prepared<{ rows: number }>(`count_${table}`, sql))[0]?.rows ?? 0
  }

  async room(id: string): Promise<RoomRow | undefined> {
    const sql = `select ${ROOM_COLUMNS} from pawl.rooms where workspace = $1 and id = $2`
    return (await this.#prepared<RoomRow>('room', sql, id))[0]
  }

  rooms(): Promise<RoomRow[]> {
    return this.#prepared(
      'rooms',
      `select ${ROOM_COLUMNS} from pawl.rooms where workspace = $1 order by id collate "C"`,
    )
  }

  /** False if there is one of this name. */
  async insertRoom({ id, settings, createdBy, createdAt }: StoredRoom): Promise<boolean> {
    const sql = `insert into pawl.rooms (workspace, ${ROOM_COLUMNS}) values ($1, $2, $3, $4, $5) on conflict do nothing returning id`
    return (await this.#written('insert_room', sql, id, JSON.stringify(settings), createdBy, createdAt)).length === 1
  }

  /** The versions, and their heads. Whoever finds that someone else has stored one of them decides again. */
  async insertRecords(records: readonly StoredRecord[]): Promise<void> {
    const place = ({ kind, id }: StoredRecord) => `${kind} ${id}`
    const seen = new Map<string, number>()
    // A record that is followed at once by its next version is stored in a round of its own.
    const rounds = Map.groupBy(records, (record) => {
      const round = seen.get(place(record)) ?? 0
      seen.set(place(record), round + 1)
      return round
    })
    for (const round of rounds.values()) {
      // In one order for everyone: policies and workers are shared by initiatives, and two must not wait for each other.
      const sorted = round.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)).map(recordValues)
      const columns = RECORD_COLUMNS.split(', ').map((_, index) => sorted.map((values) => values[index]))
      const stored = await this.#written('insert_records', INSERT_RECORDS, ...columns)
      if (stored.length !== round.length) throw new Conflict()
    }
  }

  recordsAfter({ kind, id, version }: RecordPlace, limit: number): Promise<RecordRow[]> {
    const sql = `select ${RECORD_COLUMNS} from pawl.records where workspace = $1 and (kind, id, version) > ($2, $3, $4)
      order by kind, id, version limit $5`
    return this.#prepared('records_after', sql, kind, id, version, limit)
  }

  recordsAbout(tasks: readonly string[]): Promise<RecordRow[]> {
    const heads = `select ${RECORD_COLUMNS} from pawl.record_heads where workspace = $1 and kind`
    const sql = `${heads} in ('result', 'case', 'message') and subject = any($2)
      union all ${heads} = 'item' and body ->> 'task_id' = any($2)`
    return this.query(sql, [this.workspace, tasks])
  }

  wrongHeads(limit: number): Promise<{ kind: string; id: string }[]> {
    return this.#prepared('wrong_heads', wrongHeads('$1', '$2', 'pawl.'), limit)
  }

  roomMessagesAfter(room: string, position: number, limit: number): Promise<RoomMessageRow[]> {
    const sql = `select ${ROOM_MESSAGE_COLUMNS} from pawl.room_messages where workspace = $1 and room = $2 and position > $3
      order by position limit $4`
    return this.#prepared('room_messages_after', sql, room, position, limit)
  }

  async insertRoomMessages(messages: readonly RoomMessageRecord[]): Promise<void> {
    await this.#written(
      'insert_room_messages',
      INSERT_ROOM_MESSAGES,
      messages.map((one) => one.room),
      messages.map((one) => one.position),
      messages.map((one) => one.sender),
      messages.map((one) => one.content),
      messages.map((one) => one.at),
      messages.map((one) => JSON.stringify(one.attached)),
      messages.map((one) => one.queuePosition),
      messages.map((one) => one.taskId),
    )
  }

  /** The message has become a task and waits no longer. */
  async promoteRoomMessage(room: string, position: number, taskId: string): Promise<void> {
    const sql =
      'update pawl.room_messages set queue_position = null, task_id = $4 where workspace = $1 and room = $2 and position = $3'
    await this.#written('promote_room_message', sql, room, position, taskId)
  }

  async insertToken(token: StoredToken): Promise<boolean> {
    const sql = `insert into pawl.tokens (workspace, ${TOKEN_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
      on conflict do nothing returning name`
    return (await this.#written('insert_token', sql, ...tokenValues(token))).length === 1
  }

  async tokenByHash(hash: string): Promise<TokenRow | undefined> {
    const sql = `select ${TOKEN_COLUMNS} from pawl.tokens where workspace = $1 and secret_hash = $2`
    return (await this.#prepared<TokenRow>('token_by_hash', sql, hash))[0]
  }

  async noteTokenUse(hash: string, at: number): Promise<void> {
    const sql = `update pawl.tokens set last_used_at = greatest(last_used_at, $3) where workspace = $1 and secret_hash = $2`
    await this.#written('note_token_use', sql, hash, at)
  }

  tokens(): Promise<TokenRow[]> {
    return this.#prepared(
      'tokens',
      `select ${TOKEN_COLUMNS} from pawl.tokens where workspace = $1 order by name collate "C"`,
    )
  }

  async revokeToken(name: string, at: number): Promise<TokenRow | undefined> {
    const sql = `update pawl.tokens set revoked_at = coalesce(revoked_at, $3) where workspace = $1 and name = $2
      returning ${TOKEN_COLUMNS}`
    return (await this.#written<TokenRow>('revoke_token', sql, name, at))[0]
  }

  conversationsAfter(id: string, limit: number): Promise<ConversationRow[]> {
    const sql = `select ${CONVERSATION_COLUMNS} from pawl.conversations where workspace = $1 and id > $2 order by id limit $3`
    return this.#prepared('conversations_after', sql, id, limit)
  }

  messagesOf(conversationId: string): Promise<MessageRow[]> {
    const sql = `select ${MESSAGE_COLUMNS} from pawl.messages where workspace = $1 and conversation_id = $2 order by position`
    return this.#prepared('messages_of', sql, conversationId)
  }

  /** Newest first. */
  lastMessages(conversationId: string, limit: number): Promise<MessageRow[]> {
    const sql = `select ${MESSAGE_COLUMNS} from pawl.messages where workspace = $1 and conversation_id = $2
      order by position desc limit $3`
    return this.#prepared('last_messages', sql, conversationId, limit)
  }

  messagesAfter(conversationId: string, position: number): Promise<MessageRow[]> {
    const sql = `select ${MESSAGE_COLUMNS} from pawl.messages where workspace = $1 and conversation_id = $2
      and position > $3 order by position`
    return this.#prepared('messages_after', sql, conversationId, position)
  }

  async insertConversation({ id, owner, mode, createdAt, updatedAt }: StoredConversation): Promise<void> {
    const sql = `insert into pawl.conversations (workspace, ${CONVERSATION_COLUMNS}) values ($1, $2, $3, $4, $5, $6)`
    await this.#written('insert_conversation', sql, id, owner, mode, createdAt, updatedAt)
  }

  /** How many were stored: none if there is something at the first position already. Throws if it comes meanwhile. */
  async insertMessages(
    conversationId: string,
    messages: readonly StoredMessage[],
    receipt?: StoredReceipt,
  ): Promise<number> {
    const rows = await this.#written<{ stored: number }>(
      receipt === undefined ? 'insert_messages' : 'insert_messages_keeping',
      receipt === undefined ? INSERT_MESSAGES : INSERT_MESSAGES_KEEPING,
      conversationId,
      messages.map((one) => one.position),
      messages.map((one) => one.role),
      messages.map((one) => one.content),
      messages.map((one) => one.at),
      messages.map((one) => one.messageId),
      messages.map((one) => (one.turn === null ? null : JSON.stringify(one.turn))),
      messages.map((one) => one.moment),
      messages.flatMap(addedIn),
      ...(receipt === undefined ? [] : receiptColumns([{ ...receipt, subject: conversationId }])),
    )
    return rows[0]?.stored ?? 0
  }

  async lastNumber(): Promise<number> {
    const sql = 'select last_number from pawl.workspaces where workspace = $1'
    return (await this.#prepared<{ last_number: number }>('last_number', sql))[0]?.last_number ?? 0
  }

  /** A write as every other, which changes nothing. */
  async touchWorkspace(): Promise<void> {
    const sql = 'update pawl.workspaces set last_number = last_number where workspace = $1'
    await this.#prepared('touch_workspace', sql)
  }

  async addWorkspace(): Promise<void> {
    await this.#written('add_workspace', 'insert into pawl.workspaces (workspace) values ($1) on conflict do nothing')
  }

  #prepared<Row>(name: string, sql: string, ...values: unknown[]): Promise<Row[]> {
    return this.query<Row>(sql, [this.workspace, ...values], name)
  }

  #written<Row>(name: string, sql: string, ...values: unknown[]): Promise<Row[]> {
    return this.write<Row>(sql, [this.workspace, ...values], name)
  }
}

/** A receipt, and the id of the task or conversation it is about. */
export interface SubjectReceipt extends StoredReceipt {
  readonly subject: string
}

/** With what stands in the answer for the number of the task. */
export interface NumberedReceipt extends SubjectReceipt {
  readonly numberMark: string
}

function receiptColumns(receipts: readonly SubjectReceipt[]): unknown[][] {
  return [
    receipts.map((one) => one.subject),
    receipts.map((one) => one.principal),
    receipts.map((one) => one.key),
    receipts.map((one) => one.fingerprint),
    receipts.map((one) => one.answer),
    receipts.map((one) => one.at),
  ]
}

function writeColumns(tasks: readonly Task[], events: readonly TaskEvent[]): unknown[][] {
  return [...eventColumns(events), ...taskColumns(tasks)]
}

function moveColumns(tasks: readonly Task[], events: readonly TaskEvent[]): unknown[][] {
  const [taskId, version, , , ...rest] = eventColumns(events)
  return [taskId as unknown[], version as unknown[], ...rest, ...filedColumns(tasks)]
}

function eventColumns(events: readonly TaskEvent[]): unknown[][] {
  return [
    events.map((event) => event.taskId),
    events.map((event) => event.version),
    events.map((event) => event.number),
    events.map((event) => event.lifecycle),
    events.map((event) => event.at),
    events.map((event) => event.by),
    events.map((event) => event.trigger),
    events.map((event) => event.from),
    events.map((event) => event.to),
    events.map((event) => JSON.stringify(event.set)),
    events.map((event) => JSON.stringify(event.cleared)),
    events.map((event) => event.undoes ?? null),
  ]
}

function taskColumns(tasks: readonly Task[]): unknown[][] {
  return [
    tasks.map((task) => task.status),
    tasks.map((task) => task.createdBy),
    tasks.map((task) => task.createdAt),
    tasks.map((task) => task.updatedAt),
    ...filedColumns(tasks),
  ]
}

/** The fields, and what is made of them. */
function filedColumns(tasks: readonly Task[]): unknown[][] {
  return [
    tasks.map((task) => JSON.stringify(task.fields)),
    tasks.map((task) => deadlineColumn(task.fields)),
    tasks.map((task) => priorityColumn(task.fields)),
    tasks.map((task) => searchColumn(task.fields)),
  ]
}

function splitPosition(position: string | null): [transaction: string, sequence: string] {
  const [transaction = '0', sequence = '0'] = (position ?? '0.0').split('.')
  return [transaction, sequence]
}
