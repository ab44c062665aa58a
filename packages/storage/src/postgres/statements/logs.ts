// Logs of attempts.

import { present } from '@pawl/kernel'
import type { LogHead, LogName, LogPiece } from '@pawl/operations'
import { LOG_COLUMNS, type LogRow, PIECE_COLUMNS, type PieceRow } from '../../log-rows.ts'
import type { Sender } from '../send.ts'

const ITS = 'workspace = $1 and task_id = $2 and attempt = $3'

/** Makes it if there is none, and holds it until the transaction ends. */
export async function takeLogHead(sender: Sender, { taskId, attempt }: LogName): Promise<LogRow> {
  const sql = `insert into pawl.attempt_logs (workspace, ${LOG_COLUMNS}) values ($1, $2, $3, 0, 0)
    on conflict (workspace, task_id, attempt) do update set size = attempt_logs.size returning ${LOG_COLUMNS}`
  return present((await sender.write<LogRow>('take_log', sql, taskId, attempt))[0])
}

export async function logHead(sender: Sender, { taskId, attempt }: LogName): Promise<LogRow | undefined> {
  const sql = `select ${LOG_COLUMNS} from pawl.attempt_logs where ${ITS}`
  return (await sender.read<LogRow>('log', sql, taskId, attempt))[0]
}

export function logsOfTasks(sender: Sender, taskIds: readonly string[]): Promise<LogRow[]> {
  const sql = `select ${LOG_COLUMNS} from pawl.attempt_logs where workspace = $1 and task_id = any($2::text[])`
  return sender.read('logs_of', sql, taskIds)
}

export async function storeLogHead(sender: Sender, { taskId, attempt, size, lastAt }: LogHead): Promise<void> {
  const sql = `update pawl.attempt_logs set size = $4, last_at = $5 where ${ITS}`
  await sender.write('store_log', sql, taskId, attempt, size, lastAt)
}

export async function insertPieces(
  sender: Sender,
  { taskId, attempt }: LogName,
  pieces: readonly LogPiece[],
): Promise<void> {
  const sql = `insert into pawl.log_pieces (workspace, task_id, attempt, size, ${PIECE_COLUMNS})
    select $1, $2, $3, piece.size, piece.begins, piece.at, piece.stream, piece.text
    from unnest($4::integer[], $5::bigint[], $6::bigint[], $7::text[], $8::text[]) as piece (size, ${PIECE_COLUMNS})`
  await sender.write(
    'insert_log_pieces',
    sql,
    taskId,
    attempt,
    pieces.map(({ text }) => text.length),
    pieces.map(({ begins }) => begins),
    pieces.map(({ at }) => at),
    pieces.map(({ stream }) => stream),
    pieces.map(({ text }) => text),
  )
}

export async function deletePieces(
  sender: Sender,
  { taskId, attempt }: LogName,
  from: number,
  to: number,
): Promise<void> {
  const sql = `delete from pawl.log_pieces where ${ITS} and begins >= $4 and begins + size <= $5`
  await sender.write('leave_out_log_pieces', sql, taskId, attempt, from, to)
}

export function piecesAfter(
  sender: Sender,
  { taskId, attempt }: LogName,
  after: number,
  limit: number,
): Promise<PieceRow[]> {
  const sql = `select ${PIECE_COLUMNS} from pawl.log_pieces where ${ITS} and begins + size > $4 order by begins limit $5`
  return sender.read('log_pieces', sql, taskId, attempt, after, limit)
}

/** How many logs. Pieces of a log that is being written to meanwhile stay with it. */
export async function deleteOldLogs(sender: Sender, before: number, limit: number): Promise<number> {
  const sql = `with old as (
      delete from pawl.attempt_logs where workspace = $1 and ctid = any(array(
        select ctid from pawl.attempt_logs where workspace = $1 and last_at < $2 order by last_at limit $3 for update skip locked))
      returning task_id, attempt
    ), pieces as (
      delete from pawl.log_pieces using old
      where log_pieces.workspace = $1 and log_pieces.task_id = old.task_id and log_pieces.attempt = old.attempt
    )
    select count(*)::integer as logs from old`
  return (await sender.write<{ logs: number }>('forget_logs', sql, before, limit))[0]?.logs ?? 0
}
