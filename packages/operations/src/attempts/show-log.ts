// What the command of an attempt printed. Whoever wants to see it as it comes asks again after what it has, and waits: new
// pieces wake it without an event.

import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed } from '@pawl/contract'
import { present } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { outlast } from '../outlast.ts'
import type { LogPiece, LogStore } from '../ports/log-store.ts'
import type { EventLog, TaskStore } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'
import { foldAttempts } from './fold-attempts.ts'

type Needs = Context<TaskStore & LogStore & EventLog>
type Input = InputOf<Operations['showLog']>
type Log = ResultOf<Operations['showLog']>

/** How many characters one answer has. */
const MOST = 200_000
/** Another server tells nobody here of a new piece: it is looked for this often. */
const LOOK_AGAIN = 1_000

export async function showLog(context: Needs, input: Input): Promise<Outcome<Log>> {
  const giveUpAt = performance.now() + input.timeoutSeconds * 1000
  for (;;) {
    const woken = Promise.withResolvers<void>()
    const wake = () => woken.resolve()
    const close = [context.store.onLog(wake), context.store.onEvents(wake)]
    context.signal?.addEventListener('abort', wake)
    try {
      const log = await outlast(context, giveUpAt, () => read(context, input))
      if (log.refused) return log
      const left = giveUpAt - performance.now()
      if (log.value.pieces.length > 0 || !log.value.running || left <= 0 || context.signal?.aborted) return log
      const timer = setTimeout(wake, Math.min(left, LOOK_AGAIN))
      await woken.promise
      clearTimeout(timer)
    } finally {
      for (const end of close) end()
      context.signal?.removeEventListener('abort', wake)
    }
  }
}

async function read({ store }: Needs, input: Input): Promise<Outcome<Log>> {
  const task = await store.findTask(parseTaskRef(input.task))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: input.task })
  const attempts = foldAttempts((await store.taskEvents(task.id)).map(({ event }) => event))
  const wanted = input.attempt ?? attempts.length
  const attempt = attempts.find((one) => one.attempt === wanted)
  if (attempt === undefined && input.attempt !== undefined)
    return refuse('ATTEMPT_NOT_FOUND', { task: task.number, attempt: wanted, attempts: attempts.length })
  const name = { taskId: task.id, attempt: wanted }
  const size = attempt === undefined ? 0 : ((await store.logHead(name))?.size ?? 0)
  const after = input.tail === undefined ? input.after : Math.max(input.after, size - MOST)
  // The end of a log may begin within a piece: its whole length is read.
  const most = input.tail === undefined ? MOST : 2 * MOST
  const found = size > after ? await store.logPieces(name, after, most) : []
  const pieces = shown(found, after, input.tail)
  const last = pieces.at(-1)
  const next = last === undefined ? Math.max(input.after, 0) : last.begins + last.text.length
  return succeed({
    task: task.number,
    attempt: attempt?.attempt ?? null,
    running: attempt?.outcome === 'running',
    size,
    next,
    more: next < size,
    pieces,
  })
}

function shown(found: readonly LogPiece[], after: number, tail: number | undefined): Log['pieces'] {
  let end = after
  const pieces = found.map(({ begins, at, stream, text }) => {
    const skip = Math.max(0, after - begins)
    const from = begins + skip
    const leftOut = from - end
    end = begins + text.length
    return { begins: from, at, stream, text: text.slice(skip), leftOut }
  })
  return tail === undefined ? pieces : lastLines(pieces, tail)
}

/** The last so many lines; a break at the very end ends the last of them. */
function lastLines(pieces: Log['pieces'], lines: number): Log['pieces'] {
  let left = lines
  for (let index = pieces.length - 1; index >= 0; index--) {
    const piece = present(pieces[index])
    let at = index === pieces.length - 1 && piece.text.endsWith('\n') ? piece.text.length - 1 : piece.text.length
    while (at > 0) {
      at = piece.text.lastIndexOf('\n', at - 1)
      if (at === -1) break
      left--
      if (left > 0) continue
      const first = { ...piece, begins: piece.begins + at + 1, text: piece.text.slice(at + 1), leftOut: 0 }
      return [first, ...pieces.slice(index + 1)].filter(({ text }) => text !== '')
    }
  }
  return [...pieces]
}
