// Logs of attempts.

import type { LogHead, LogName, LogPiece } from '@pawl/operations'
import { LOG_COLUMNS, type LogRow, PIECE_COLUMNS, type PieceRow } from '../../log-rows.ts'
import type { Sender } from '../send.ts'

const ITS = 'workspace = ? and task_id = ? and attempt = ?'

export function logHead(sender: Sender, { taskId, attempt }: LogName): LogRow | undefined {
  return sender.get(`select ${LOG_COLUMNS} from attempt_logs where ${ITS}`, taskId, attempt)
}

export function logsOfTask(sender: Sender, taskId: string): LogRow[] {
  return sender.all(`select ${LOG_COLUMNS} from attempt_logs where workspace = ? and task_id = ?`, taskId)
}

export function storeLogHead(sender: Sender, { taskId, attempt, size, lastAt }: LogHead): void {
  const sql = `insert into attempt_logs (workspace, ${LOG_COLUMNS}) values (?, ?, ?, ?, ?)
    on conflict (workspace, task_id, attempt) do update set size = excluded.size, last_at = excluded.last_at`
  sender.run(sql, taskId, attempt, size, lastAt)
}

export function insertPieces(sender: Sender, { taskId, attempt }: LogName, pieces: readonly LogPiece[]): void {
  const sql = `insert into log_pieces (workspace, task_id, attempt, size, ${PIECE_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)`
  for (const { begins, at, stream, text } of pieces)
    sender.run(sql, taskId, attempt, text.length, begins, at, stream, text)
}

export function deletePieces(sender: Sender, { taskId, attempt }: LogName, from: number, to: number): void {
  sender.run(`delete from log_pieces where ${ITS} and begins >= ? and begins + size <= ?`, taskId, attempt, from, to)
}

export function piecesAfter(sender: Sender, { taskId, attempt }: LogName, after: number, limit: number): PieceRow[] {
  const sql = `select ${PIECE_COLUMNS} from log_pieces where ${ITS} and begins + size > ? order by begins limit +?`
  return sender.all(sql, taskId, attempt, after, limit)
}

export function oldLogs(sender: Sender, before: number, limit: number): LogRow[] {
  const sql = `select ${LOG_COLUMNS} from attempt_logs where workspace = ? and last_at < ? order by last_at limit +?`
  return sender.all(sql, before, limit)
}

export function deleteLog(sender: Sender, { taskId, attempt }: LogName): void {
  sender.run(`delete from log_pieces where ${ITS}`, taskId, attempt)
  sender.run(`delete from attempt_logs where ${ITS}`, taskId, attempt)
}
