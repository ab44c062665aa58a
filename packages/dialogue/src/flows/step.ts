// What a flow knows, and what one message makes of it.

import { taskWithId } from '../find-tasks.ts'
import type { Phrases } from '../languages/lexicon.ts'
import type { State } from '../marker.ts'
import type { Reader } from '../reader.ts'
import type { Moment } from '../slots/deadline.ts'
import type { Command, CommandFields, CommandRef, KnownTask } from '../turn.ts'

/** What has been gathered so far. Without a state no question is open. */
export interface FlowContext {
  readonly state: State | undefined
  readonly fields: CommandFields
  readonly ref: CommandRef | null
  /** ‘Which task?’ was asked without a marker (000): what is to be done to the one that is named [D47]. */
  readonly wanted?: CommandRef['wanted']
}

export const INITIAL: FlowContext = { state: undefined, fields: {}, ref: null }

export interface StepInput {
  readonly reader: Reader
  readonly context: FlowContext
  readonly message: string
  readonly tasks: readonly KnownTask[]
  readonly phrases: Phrases
  /** What the assistant said last, without its marker. */
  readonly lastReply?: string
  /** Lists may be asked for by day. */
  readonly moment?: Moment
}

/** What is said, the question that is then open, and the command so far. */
export interface Step {
  readonly text: string
  readonly state: State | undefined
  readonly command: Command
}

export function visibleTask(
  reader: Reader,
  tasks: readonly KnownTask[],
  id: string | undefined,
): KnownTask | undefined {
  return id === undefined ? undefined : taskWithId(reader, tasks, id)
}
