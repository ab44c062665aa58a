// What goes into a turn of a conversation, and what comes out. Everything a turn depends on is here.

/** Longer messages are read up to here. */
export const MESSAGE_LIMIT = 10_000

export type Language = 'en' | 'he'
export type Mode = 'guided' | 'direct'

/** A task as the conversation sees it. */
export interface KnownTask {
  readonly id: string
  readonly title: string
  readonly status: string
  readonly number?: number
  readonly priority?: string | null
  readonly deadline?: string | null
  readonly description?: string | null
}

export interface HistoryMessage {
  readonly role: string
  readonly content: string
  /** Beside an assistant's message: what it had gathered by then [D5]. A plain history has none. */
  readonly command?: Command | null
}

export type Intent = 'add_task' | 'update_task' | 'delete_task' | 'list_tasks' | 'clarify'

/** The intents of document 002, by its names. */
export type DetectedIntent =
  | 'CREATE_TASK'
  | 'LIST_TASKS'
  | 'COMPLETE_TASK'
  | 'DELETE_TASK'
  | 'UPDATE_TASK'
  | 'HELP'
  | 'GREETING'
  | 'UNCLEAR'

export interface CommandFields {
  readonly title?: string
  readonly priority?: string
  /** Null says that there is to be none. */
  readonly deadline?: string | null
  readonly status?: string
}

export interface CommandRef {
  readonly task_id?: string
  readonly title?: string
  /** The ids of the tasks that were offered, in the order they were shown. */
  readonly options?: readonly string[]
}

export interface Command {
  readonly intent: Intent
  readonly ready: boolean
  /** 1.0 when ready, 0.7 when not. */
  readonly confidence: number
  readonly fields: CommandFields
  readonly ref: CommandRef | null
  readonly missing_fields: readonly string[]
}

export interface TurnInput {
  /** Everything said before; never the current message. */
  readonly history: readonly HistoryMessage[]
  /** Looked at only by a turn that depends on them: adding a task does not. Never changed in place. */
  readonly tasks: readonly KnownTask[]
  readonly message: string
  readonly mode: Mode
  /** Milliseconds. */
  readonly now: number
}

export interface Turn {
  /** What is said, with the marker at its end if a flow is open. */
  readonly reply: string
  readonly intent: Intent
  readonly command: Command
  readonly commands: readonly Command[]
  readonly detected: readonly DetectedIntent[]
  readonly language: Language
}
