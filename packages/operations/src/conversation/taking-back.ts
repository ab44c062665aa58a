// Undo of a turn that did several things: they are one batch in the store, so the first command takes all of it back, and the
// others find it done. Nothing is taken back twice.

import { type Outcome, succeed } from '@pawl/contract'
import type { Command } from '@pawl/dialogue'
import type { Context } from '../context.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { undoLastChange } from '../todo/undo-change.ts'

type TakeBack = (context: Context<TaskStore>, command: Command) => Promise<Outcome<string>> | undefined

/** Undefined if the commands are not the undo of several changes. */
export function takingBack(commands: readonly Command[]): TakeBack | undefined {
  if (commands.filter(isUndo).length < 2) return undefined
  const done = new Set<string>()
  return (context, command) => (isUndo(command) ? takeBack(context, command.ref?.task_id ?? '', done) : undefined)
}

const isUndo = ({ fields, ready }: Command) => ready && fields.undo === true

async function takeBack(context: Context<TaskStore>, task: string, done: Set<string>): Promise<Outcome<string>> {
  if (done.has(task)) return succeed(task)
  const outcome = await undoLastChange(context, task)
  if (outcome.refused) return outcome
  for (const { task: undone } of [outcome.value, ...outcome.value.also]) done.add(undone.id)
  return succeed(task)
}
