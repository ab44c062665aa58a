// Logs of attempts as rows, and what appending to one makes of it. The same for both databases.

import type { LogHead, LogLimits, LogName, LogPiece, NewPiece } from '@pawl/operations'

export const LOG_COLUMNS = 'task_id, attempt, size, last_at'
export const PIECE_COLUMNS = 'begins, at, stream, text'

export interface LogRow {
  readonly task_id: string
  readonly attempt: number
  readonly size: number | string
  readonly last_at: number | string
}

export interface PieceRow {
  readonly begins: number | string
  readonly at: number | string
  readonly stream: string
  readonly text: string
}

export function toLogHead({ task_id, attempt, size, last_at }: LogRow): LogHead {
  return { taskId: task_id, attempt, size: Number(size), lastAt: Number(last_at) }
}

export function toLogPiece({ begins, at, stream, text }: PieceRow): LogPiece {
  return { begins: Number(begins), at: Number(at), stream: stream as LogPiece['stream'], text }
}

export interface Appended {
  readonly head: LogHead
  readonly pieces: readonly LogPiece[]
  /** What begins at or after `from` and ends at or before `to` is left out. */
  readonly leaveOut: { readonly from: number; readonly to: number } | undefined
}

/** Undefined if all of it is there already. */
export function appended(
  log: LogName,
  size: number,
  news: readonly NewPiece[],
  { beginning, end }: LogLimits,
  place = size,
): Appended | undefined {
  const pieces: LogPiece[] = []
  let begins = place
  for (const piece of news) {
    const missing = Math.max(0, size - begins)
    const text = piece.text.slice(missing)
    if (text !== '') pieces.push({ ...piece, begins: begins + missing, text })
    begins += piece.text.length
  }
  const last = pieces.at(-1)
  if (last === undefined) return undefined
  const head = { ...log, size: begins, lastAt: last.at }
  return { head, pieces, leaveOut: begins > beginning + end ? { from: beginning, to: begins - end } : undefined }
}

/** Up to so many characters, and at least one piece. */
export function fitting(pieces: readonly LogPiece[], most: number): readonly LogPiece[] {
  let left = most
  const end = pieces.findIndex(({ text }) => {
    left -= text.length
    return left < 0
  })
  return end === -1 ? pieces : pieces.slice(0, Math.max(1, end))
}

/** How many rows are read for so many characters: pieces are rarely shorter than this. */
export const rowsFor = (most: number) => Math.ceil(most / 16) + 1
