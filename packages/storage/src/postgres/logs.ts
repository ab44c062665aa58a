// Logs of attempts in a PostgreSQL database. Two who append to one log wait for each other.

import type { LogStore } from '@pawl/operations'
import { LogNews } from '../log-news.ts'
import { appended, fitting, rowsFor, toLogHead, toLogPiece } from '../log-rows.ts'
import type { Pool } from './connect.ts'
import { translated } from './errors.ts'
import { Sender } from './send.ts'
import {
  deleteOldLogs,
  deletePieces,
  insertPieces,
  logHead,
  logsOfTasks,
  piecesAfter,
  storeLogHead,
  takeLogHead,
} from './statements/logs.ts'
import { changing } from './store-writes.ts'

export function postgresLogs(pool: Pool, workspace: string): LogStore {
  const sender = new Sender(pool, workspace)
  const news = new LogNews()
  return {
    appendLog: async (log, pieces, limits, place) => {
      const stored = await changing(pool, workspace, async (own) => {
        const known = toLogHead(await takeLogHead(own, log))
        const next = appended(log, known.size, pieces, limits, place)
        if (next === undefined) return known
        await storeLogHead(own, next.head)
        await insertPieces(own, log, next.pieces)
        if (next.leaveOut !== undefined) await deletePieces(own, log, next.leaveOut.from, next.leaveOut.to)
        return next.head
      })
      news.tell(log.taskId)
      return stored
    },
    logHead: (log) =>
      translated(async () => {
        const row = await logHead(sender, log)
        return row && toLogHead(row)
      }),
    logsOf: (taskIds) => translated(async () => (await logsOfTasks(sender, taskIds)).map(toLogHead)),
    logPieces: (log, after, most) =>
      translated(async () => fitting((await piecesAfter(sender, log, after, rowsFor(most))).map(toLogPiece), most)),
    forgetLogs: (before, limit) => translated(() => deleteOldLogs(sender, before, limit)),
    onLog: (listener) => news.listen(listener),
  }
}
