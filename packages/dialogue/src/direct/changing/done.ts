// What a conversation has done and not taken back. Undo takes the newest back; once more, the one before it.

import { newestWithTitle } from '../../find-tasks.ts'
import { normalized } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import type { Command, KnownTask } from '../../turn.ts'
import type { SaidBefore } from '../said-before.ts'

export interface Done {
  readonly command: Command
  readonly taskId: string
  readonly title: string
  /** Which of the answers it was done in: what was done in one is taken back together. */
  readonly turn: number
}

export function standingDeeds(
  reader: Reader,
  spoken: readonly SaidBefore[],
  tasks: readonly KnownTask[],
): readonly Done[] {
  const standing: Done[] = []
  for (const [turn, said] of spoken.entries())
    for (const { command, taskId = addedId(reader, command, tasks) } of said.done) {
      if (taskId === undefined) continue
      const title = command.ref?.title ?? command.fields.title ?? ''
      if (command.fields.undo !== true) standing.push({ command, taskId, title, turn })
      else takeOut(standing, taskId)
    }
  return standing
}

/** Everything that was done to the task in the last turn that did something to it. */
function takeOut(standing: Done[], taskId: string): void {
  const last = standing.findLast((done) => done.taskId === taskId)
  if (last === undefined) return
  for (let at = standing.length - 1; at >= 0; at--) {
    const { taskId: id, turn } = standing[at] as Done
    if (id === taskId && turn === last.turn) standing.splice(at, 1)
  }
}

/** Nobody said which id it got: the newest of that title. */
export function addedId(reader: Reader, { intent, fields }: Command, tasks: readonly KnownTask[]): string | undefined {
  if (intent !== 'add_task' || fields.title === undefined) return undefined
  return newestWithTitle(reader, tasks, normalized(fields.title))?.id
}

/** How many tasks were added by the last answers, with nothing between them. */
export function addedLast(done: readonly Done[]): number {
  let turn = done.at(-1)?.turn ?? 0
  const first = done.findLastIndex((one) => {
    const isNext = one.command.intent === 'add_task' && turn - one.turn <= 1
    turn = one.turn
    return !isNext
  })
  return done.length - 1 - first
}
