// The statements, each prepared once. They store; they do not judge. What SQLite says when one fails is translated here,
// so that every read and every write of the store gives an error of the catalogue.

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { Task, TaskEvent } from '@pawl/kernel'
import type {
  RecordPlace,
  StoredConversation,
  StoredMessage,
  StoredReceipt,
  StoredRecord,
  StoredRoom,
  StoredRoomMessage,
  StoredToken,
  TaskRef,
  Write,
} from '@pawl/operations'
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
  toTask,
} from '../rows.ts'
import { translated } from './errors.ts'

const POSITIONED = `sequence as position, ${EVENT_COLUMNS}`

export class Statements {
  readonly #database: DatabaseSync
  readonly workspace: string
  readonly #prepared = new Map<string, StatementSync>()

  constructor(database: DatabaseSync, workspace: string) {
    this.#database = database
    this.workspace = workspace
  }

  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return translated(() => this.#prepare(sql).all(...values) as Row[])
  }

  findTask(ref: TaskRef): Task | undefined {
    const row =
      'id' in ref
        ? this.#get<TaskRow>(`select ${TASK_COLUMNS} from tasks where workspace = ? and id = ?`, ref.id)
        : this.#get<TaskRow>(`select ${TASK_COLUMNS} from tasks where workspace = ? and number = ?`, ref.number)
    return row && toTask(row)
  }

  nextNumber(): number {
    const sql = 'update workspaces set last_number = last_number + 1 where workspace = ? returning last_number'
    return (this.#get<{ last_number: number }>(sql) as { last_number: number }).last_number
  }

  lastNumber(): number {
    return (
      this.#get<{ last_number: number }>('select last_number from workspaces where workspace = ?')?.last_number ?? 0
    )
  }

  raiseLastNumber(number: number): void {
    this.#run('update workspaces set last_number = max(last_number, ?2) where workspace = ?1', number)
  }

  insertWrite({ task, event }: Write): void {
    this.insertEvent(event)
    this.insertTask(task)
  }

  /** False if the task is not at the version the write was decided on. */
  updateWrite({ task, event }: Write): boolean {
    const { changes } = this.#run(
      `update tasks set status = ?2, version = ?3, updated_at = ?4, fields = ?5, deadline = ?6, priority_rank = ?7, search_text = ?8
       where workspace = ?1 and id = ?9 and version = ?10`,
      task.status,
      task.version,
      task.updatedAt,
      JSON.stringify(task.fields),
      deadlineColumn(task.fields),
      priorityColumn(task.fields),
      searchColumn(task.fields),
      task.id,
      task.version - 1,
    )
    if (changes === 0) return false
    this.insertEvent(event)
    return true
  }

  insertTask(task: Task): void {
    this.#run(
      `insert into tasks (workspace, ${TASK_COLUMNS}, deadline, priority_rank, search_text)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      task.id,
      task.number,
      task.lifecycle,
      task.status,
      task.version,
      task.createdBy,
      task.createdAt,
      task.updatedAt,
      JSON.stringify(task.fields),
      deadlineColumn(task.fields),
      priorityColumn(task.fields),
      searchColumn(task.fields),
    )
  }

  insertEvent(event: TaskEvent): void {
    this.#run(
      `insert into events (workspace, ${EVENT_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      event.taskId,
      event.version,
      event.number,
      event.lifecycle,
      event.at,
      event.by,
      event.trigger,
      event.from,
      event.to,
      JSON.stringify(event.set),
      JSON.stringify(event.cleared),
      event.undoes ?? null,
    )
  }

  /** Read from an index alone. */
  statusCounts(lifecycle: string): CountRow[] {
    const sql = `select status, count(*) as tasks from tasks where workspace = ? and ${isOf(lifecycle)} group by status`
    return this.#all(sql)
  }

  eventsOfTask(taskId: string): EventRow[] {
    return this.#all(`select ${POSITIONED} from events where workspace = ? and task_id = ? order by version`, taskId)
  }

  eventsOfActor(actor: string, limit: number): EventRow[] {
    const sql = `select ${POSITIONED} from events where workspace = ? and actor = ? order by sequence desc limit ?`
    return this.#all(sql, actor, limit)
  }

  eventsAfter(sequence: number, limit: number): EventRow[] {
    const sql = `select ${POSITIONED} from events where workspace = ? and sequence > ? order by sequence limit ?`
    return this.#all(sql, sequence, limit)
  }

  lastSequence(before?: number): number | null {
    const sql = 'select max(sequence) as last from events where workspace = ?'
    if (before === undefined) return this.#get<{ last: number | null }>(sql)?.last ?? null
    const earlier =
      'select sequence as last from events where workspace = ?1 and at < ?2 order by sequence desc limit 1'
    return this.#get<{ last: number }>(earlier, before)?.last ?? null
  }

  tasksAfter(number: number, limit: number): FiledTaskRow[] {
    const sql = `select ${FILED_TASK_COLUMNS} from tasks where workspace = ? and number > ? order by number limit ?`
    return this.#all(sql, number, limit)
  }

  /** All of them after 0: every task has an event. */
  tasksChangedAfter(lifecycle: string, sequence: number): TaskRow[] {
    const all = `select ${TASK_COLUMNS} from tasks where workspace = ? and ${isOf(lifecycle)}`
    if (sequence === 0) return this.#all(`${all} order by number`)
    const changed = 'select task_id from events where workspace = ?1 and sequence > ?2'
    return this.#all(`${all} and id in (${changed}) order by number`, sequence)
  }

  orphanedTaskIds(limit: number): string[] {
    const sql = `select distinct task_id from events as event where workspace = ? and not exists
      (select 1 from tasks where workspace = event.workspace and id = event.task_id) limit ?`
    return this.#all<{ task_id: string }>(sql, limit).map((row) => row.task_id)
  }

  count(
    table: 'tasks' | 'events' | 'tokens' | 'conversations' | 'rooms' | 'room_messages' | 'records' | 'security_events',
  ): number {
    return this.#get<{ rows: number }>(`select count(*) as rows from ${table} where workspace = ?`)?.rows ?? 0
  }

  rooms(): RoomRow[] {
    return this.#all(`select ${ROOM_COLUMNS} from rooms where workspace = ? order by id`)
  }

  /** False if there is one of this name. */
  insertRoom({ id, settings, createdBy, createdAt }: StoredRoom): boolean {
    const sql = `insert into rooms (workspace, ${ROOM_COLUMNS}) values (?, ?, ?, ?, ?) on conflict do nothing`
    return this.#run(sql, id, JSON.stringify(settings), createdBy, createdAt).changes === 1
  }

  /** The version, and its head. */
  insertRecord(record: StoredRecord): void {
    const { kind, id, version, subject, state, body, actor, at } = record
    const values = recordValues(record)
    const marks = 'values (?, ?, ?, ?, ?, ?, ?, ?, ?)'
    this.#run(`insert into records (workspace, ${RECORD_COLUMNS}) ${marks}`, ...values)
    if (version === 1) {
      this.#run(`insert into record_heads (workspace, ${RECORD_COLUMNS}) ${marks}`, ...values)
      return
    }
    const sql = `update record_heads set version = ?4, subject = ?5, state = ?6, body = ?7, actor = ?8, at = ?9
      where workspace = ?1 and kind = ?2 and id = ?3`
    this.#run(sql, kind, id, version, subject, state, JSON.stringify(body), actor, at)
  }

  recordsAfter({ kind, id, version }: RecordPlace, limit: number): RecordRow[] {
    const sql = `select ${RECORD_COLUMNS} from records where workspace = ? and (kind, id, version) > (?, ?, ?)
      order by kind, id, version limit ?`
    return this.#all(sql, kind, id, version, limit)
  }

  recordsAbout(task: string): RecordRow[] {
    const heads = `select ${RECORD_COLUMNS} from record_heads where workspace = ? and kind`
    const own = this.#all<RecordRow>(`${heads} in ('result', 'case', 'message') and subject = ?`, task)
    return [...own, ...this.#all<RecordRow>(`${heads} = 'item' and json_extract(body, '$.task_id') = ?`, task)]
  }

  wrongHeads(limit: number): { kind: string; id: string }[] {
    return this.#all(wrongHeads('?1', '?2', ''), limit)
  }

  roomMessagesAfter(room: string, position: number, limit: number): RoomMessageRow[] {
    const sql = `select ${ROOM_MESSAGE_COLUMNS} from room_messages where workspace = ? and room = ? and position > ?
      order by position limit ?`
    return this.#all(sql, room, position, limit)
  }

  insertRoomMessage(room: string, message: StoredRoomMessage): void {
    const { position, sender, content, at, attached, queuePosition, taskId } = message
    this.#run(
      `insert into room_messages (workspace, room, ${ROOM_MESSAGE_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[room, position, sender, content, at, JSON.stringify(attached), queuePosition, taskId],
    )
  }

  insertToken(token: StoredToken): boolean {
    const { changes } = this.#run(
      `insert into tokens (workspace, ${TOKEN_COLUMNS}) values (${Array(13).fill('?')}) on conflict do nothing`,
      ...tokenValues(token),
    )
    return changes === 1
  }

  /** False if there is one of this key. */
  insertReceipt({ principal, key, fingerprint, answer, at }: StoredReceipt): boolean {
    const sql = `insert into receipts (workspace, ${RECEIPT_COLUMNS}) values (?, ?, ?, ?, ?, ?) on conflict do nothing`
    return this.#run(sql, principal, key, fingerprint, answer, at).changes === 1
  }

  tokenByHash(hash: string): TokenRow | undefined {
    return this.#get(`select ${TOKEN_COLUMNS} from tokens where workspace = ? and secret_hash = ?`, hash)
  }

  noteTokenUse(hash: string, at: number): void {
    this.#run(
      'update tokens set last_used_at = max(coalesce(last_used_at, 0), ?3) where workspace = ?1 and secret_hash = ?2',
      hash,
      at,
    )
  }

  tokens(): TokenRow[] {
    return this.#all(`select ${TOKEN_COLUMNS} from tokens where workspace = ? order by name`)
  }

  revokeToken(name: string, at: number): TokenRow | undefined {
    const sql = `update tokens set revoked_at = coalesce(revoked_at, ?3) where workspace = ?1 and name = ?2 returning ${TOKEN_COLUMNS}`
    return this.#get(sql, name, at)
  }

  conversationsAfter(id: string, limit: number): ConversationRow[] {
    const sql = `select ${CONVERSATION_COLUMNS} from conversations where workspace = ? and id > ? order by id limit ?`
    return this.#all(sql, id, limit)
  }

  messagesOf(conversationId: string): MessageRow[] {
    const sql = `select ${MESSAGE_COLUMNS} from messages where workspace = ? and conversation_id = ? order by position`
    return this.#all(sql, conversationId)
  }

  /** Newest first. */
  lastMessages(conversationId: string, limit: number): MessageRow[] {
    const sql = `select ${MESSAGE_COLUMNS} from messages where workspace = ? and conversation_id = ?
      order by position desc limit ?`
    return this.#all(sql, conversationId, limit)
  }

  messagesAfter(conversationId: string, position: number): MessageRow[] {
    const sql = `select ${MESSAGE_COLUMNS} from messages where workspace = ? and conversation_id = ? and position > ?
      order by position`
    return this.#all(sql, conversationId, position)
  }

  insertConversation({ id, owner, mode, createdAt, updatedAt }: StoredConversation): void {
    const sql = `insert into conversations (workspace, ${CONVERSATION_COLUMNS}) values (?, ?, ?, ?, ?, ?)`
    this.#run(sql, id, owner, mode, createdAt, updatedAt)
  }

  /** False if there is a message at that position, or of that name, already. */
  insertMessage(conversationId: string, message: StoredMessage): boolean {
    const { changes } = this.#run(
      `insert into messages (workspace, conversation_id, ${MESSAGE_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict do nothing`,
      conversationId,
      message.position,
      message.role,
      message.content,
      message.at,
      message.messageId,
      message.turn === null ? null : JSON.stringify(message.turn),
      message.moment,
    )
    const added = 'insert into conversation_tasks (workspace, task_id, conversation_id) values (?, ?, ?)'
    if (changes === 1)
      for (const taskId of addedIn(message)) this.#run(`${added} on conflict do nothing`, taskId, conversationId)
    return changes === 1
  }

  touchConversation(id: string, at: number): void {
    this.#run('update conversations set updated_at = ?3 where workspace = ?1 and id = ?2', id, at)
  }

  /** Several reads that see the same. */
  reading<Value>(work: () => Value): Value {
    translated(() => this.#database.exec('begin'))
    try {
      return work()
    } finally {
      this.#database.exec('rollback')
    }
  }

  /** A write as every other, which changes nothing. */
  touchWorkspace(): void {
    this.#run('update workspaces set last_number = last_number where workspace = ?')
  }

  addWorkspace(): void {
    this.#run('insert into workspaces (workspace) values (?) on conflict do nothing')
  }

  hasWorkspace(): boolean {
    return this.#get('select 1 from workspaces where workspace = ?') !== undefined
  }

  #get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return translated(() => this.#prepare(sql).get(this.workspace, ...values) as Row | undefined)
  }

  #all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return translated(() => this.#prepare(sql).all(this.workspace, ...values) as Row[])
  }

  #run(sql: string, ...values: SQLInputValue[]) {
    return translated(() => this.#prepare(sql).run(this.workspace, ...values))
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#prepared.get(sql)
    if (statement === undefined) {
      statement = this.#database.prepare(sql)
      this.#prepared.set(sql, statement)
    }
    return statement
  }
}
