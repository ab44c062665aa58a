// What logs of attempts need of a store.
//
// AL1. A place in a log is how many characters stand before it, of everything that was ever sent. What is sent again at a
//      place that is filled is not stored again.
// AL2. The beginning and the end are kept, and the middle left out: places stay what they were.
// AL3. A log is no event. Being told of a new piece is a hint.

export interface LogName {
  readonly taskId: string
  readonly attempt: number
}

const LOG_STREAMS = ['out', 'err'] as const
type LogStream = (typeof LOG_STREAMS)[number]

export interface NewPiece {
  readonly stream: LogStream
  readonly text: string
  readonly at: number
}

export interface LogPiece extends NewPiece {
  /** How many characters stand before it. */
  readonly begins: number
}

export interface LogHead extends LogName {
  /** How many characters were sent so far, those that are left out too. */
  readonly size: number
  readonly lastAt: number
}

/** How many characters are kept of the beginning, and of the end. */
export interface LogLimits {
  readonly beginning: number
  readonly end: number
}

export interface LogStore {
  /** At a place, or at the end if none is named. Gives back how long the log is then. */
  appendLog(log: LogName, pieces: readonly NewPiece[], limits: LogLimits, place?: number | undefined): Promise<LogHead>
  logHead(log: LogName): Promise<LogHead | undefined>
  /** The logs of a task. */
  logsOf(taskIds: readonly string[]): Promise<readonly LogHead[]>
  /** Those that end after a place, in order, up to so many characters and one piece more. */
  logPieces(log: LogName, after: number, most: number): Promise<readonly LogPiece[]>
  /** Those nothing was added to since, at most so many logs: how many there were. */
  forgetLogs(before: number, limit: number): Promise<number>
  onLog(listener: (taskId: string) => void): () => void
}
