// Logs of attempts in a SQLite file.

import type { LogStore } from '@pawl/operations'
import { LogNews } from '../log-news.ts'
import { appended, fitting, rowsFor, toLogHead, toLogPiece } from '../log-rows.ts'
import type { CommitQueue } from './commit-queue.ts'
import type { Sender } from './send.ts'
import {
  deleteLog,
  deletePieces,
  insertPieces,
  logHead,
  logsOfTask,
  oldLogs,
  piecesAfter,
  storeLogHead,
} from './statements/logs.ts'

export function sqliteLogs(sender: Sender, queue: CommitQueue): LogStore {
  const news = new LogNews()
  return {
    appendLog: async (log, pieces, limits, place) => {
      const stored = await queue.run(() => {
        const row = logHead(sender, log)
        const known = row === undefined ? { ...log, size: 0, lastAt: 0 } : toLogHead(row)
        const next = appended(log, known.size, pieces, limits, place)
        if (next === undefined) return known
        storeLogHead(sender, next.head)
        insertPieces(sender, log, next.pieces)
        if (next.leaveOut !== undefined) deletePieces(sender, log, next.leaveOut.from, next.leaveOut.to)
        return next.head
      })
      news.tell(log.taskId)
      return stored
    },
    logHead: async (log) => {
      const row = logHead(sender, log)
      return row && toLogHead(row)
    },
    logsOf: async (taskIds) => taskIds.flatMap((id) => logsOfTask(sender, id)).map(toLogHead),
    logPieces: async (log, after, most) =>
      fitting(piecesAfter(sender, log, after, rowsFor(most)).map(toLogPiece), most),
    forgetLogs: (before, limit) =>
      queue.run(() => {
        const old = oldLogs(sender, before, limit).map(toLogHead)
        for (const log of old) deleteLog(sender, log)
        return old.length
      }),
    onLog: (listener) => news.listen(listener),
  }
}
