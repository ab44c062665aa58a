// The commands beside an answer, and which of them were carried out.

import type { Command, HistoryMessage } from '../../turn.ts'

export function commandsOf({ command, commands }: HistoryMessage): readonly Command[] {
  return commands ?? (command ? [command] : [])
}

export interface CarriedOut {
  readonly command: Command
  /** The task it was about, if that is known. */
  readonly taskId: string | undefined
}

/** Each command that was carried out. */
export function carriedOut(message: HistoryMessage): readonly CarriedOut[] {
  const acts = commandsOf(message).filter(({ ready, intent }) => ready && intent !== 'list_tasks')
  return acts.flatMap((command, index) => {
    const executed = message.executed?.[index]
    const isDone = message.executed === undefined || executed?.success === true
    return isDone ? [{ command, taskId: executed?.task ?? command.ref?.task_id }] : []
  })
}
