// What a turn asks for is done: the commands that pass the gate, in order, on a store that only collects what they write. All of
// them are done or none (V4 of `take-turn.ts`).

import { type Language, type Operations, type Refusal, type ResultOf, renderError } from '@pawl/contract'
import { couldNot, type Mode, suggestionsFor, type Turn as TurnIn } from '@pawl/dialogue'
import { asBatch } from '../batch.ts'
import type { Context } from '../context.ts'
import type { ConversationStore } from '../ports/conversation-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { collectWrites, type TasksOfTurn } from './collect-writes.ts'
import { executeCommand } from './execute-command.ts'
import { mayExecute } from './execution-gate.ts'
import { reader } from './reader.ts'
import { takingBack } from './taking-back.ts'

/** What the dialogue said and decided. */
export type Turn = TurnIn<Language>
type Executed = ResultOf<Operations['takeTurn']>['executed']

interface TakenIn {
  readonly mode: Mode
  readonly timeZone: string | undefined
  /** The ids of the tasks that the turn adds, in their order. */
  readonly newTaskId: (index: number) => string
}

/** What passes the gate is decided, in order. If one cannot be done, nothing of the turn is, and that is what is said. */
export async function perform(
  context: Context<ConversationStore & TaskStore>,
  turn: Turn,
  tasks: TasksOfTurn,
  { mode, newTaskId, timeZone }: TakenIn,
) {
  const executed: Executed = []
  const collected = collectWrites(context.store, tasks)
  const takeBack = takingBack(turn.commands)
  let added = 0
  for (const command of turn.commands.filter(mayExecute)) {
    const { intent } = command
    // The dialogue knows the ids of what it adds, and of nothing else.
    const newId = intent === 'add_task' ? () => newTaskId(added++) : context.newId
    const to = { ...context, store: collected.store, newId }
    const outcome = await (takeBack?.(to, command) ?? executeCommand(to, command, timeZone))
    if (outcome.refused) {
      const failed = [...executed, { intent }].map(({ intent: tried }) => ({
        intent: tried,
        success: false,
        task: null,
      }))
      return { ...refusedTurn(outcome.refusal, turn, mode), executed: failed, writes: [] }
    }
    executed.push({ intent, success: true, task: outcome.value })
  }
  return {
    reply: turn.reply,
    executed,
    writes: asBatch(collected.writes, context.newId()),
    suggestions: turn.suggestions,
  }
}

function refusedTurn(refusal: Refusal, turn: Turn, mode: Mode) {
  const { language } = turn
  const suggestions = suggestionsFor(reader, { mode, language, state: undefined, commands: [] })
  return { reply: couldNot(reader, language, messageOf(refusal, turn)), suggestions }
}

function messageOf(refusal: Refusal, { language }: Turn): string {
  return renderError(refusal, language).error.message.replace(/\.$/, '')
}
