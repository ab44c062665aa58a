// What goes into a turn of a conversation, and what comes out. Everything a turn depends on is here.

/** Longer messages are read up to here. */
export const MESSAGE_LIMIT = 10_000

/** The code of one of the reader's languages. */
export type Language = string
export type Mode = 'guided' | 'direct'

/** A task as the conversation sees it. */
export interface KnownTask {
  /** For other work that is not done [D50]. */
  readonly waits?: boolean
  readonly id: string
  readonly title: string
  readonly status: string
  readonly number?: number
  readonly priority?: string | null
  readonly deadline?: string | null
  readonly description?: string | null
  readonly project?: string | null
  readonly tags?: readonly string[] | null
  readonly recurrence?: string | null
  /** Its steps, in their order. */
  readonly checklist?: readonly Step[] | null
  /** Each as a TRIGGER of iCalendar. */
  readonly reminders?: readonly string[] | null
  /** Milliseconds; of one that is done. */
  readonly completedAt?: number | null
  /** When it came onto the list. */
  readonly createdAt?: number
}

/** Of a task's checklist. */
export interface Step {
  readonly text: string
  readonly done: boolean
}

export interface HistoryMessage {
  readonly role: string
  readonly content: string
  /** Beside an assistant's message: what it had gathered by then [D5]. A plain history has none. */
  readonly command?: Command | null
  /** All of a chain. */
  readonly commands?: readonly Command[]
  /** What was done of them. */
  readonly executed?: readonly { readonly success: boolean; readonly task: string | null }[]
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
  /** The deadline with a time of the day as it is said, with the zone (RFC 9557). */
  readonly deadlineLocal?: string
  /** Of several that are asked about: how much later each is to be due, as an ISO 8601 duration; with a minus, earlier. */
  readonly deadlineBy?: string
  /** How it comes again, as RFC 5545 writes it, or null if no more; the words it was said in; and whether it counts from when it was done. */
  readonly recurrence?: string | null
  readonly recurrenceText?: string
  readonly recurrenceFrom?: 'date' | 'completion'
  /** The deadline is the next time: this one is left out. */
  readonly skip?: true
  /** When to remind, each as a TRIGGER of iCalendar. */
  readonly reminders?: readonly string[]
  readonly tags?: readonly string[]
  readonly project?: string
  /** All of its steps. */
  readonly checklist?: readonly Step[]
  /** The deadline could be each of these, and it is asked which [D45]. */
  readonly dates?: readonly string[]
  /** Of a list: which ones. */
  readonly status?: string
  readonly description?: string
  /** Of a list: overdue, none, any, a day, or the first and the last one with a slash between them; ‘..’ is open. */
  readonly due?: string
  /** Of a list: the days they were done on, written in the same way. */
  readonly done?: string
  /** Of a list: the days they came onto the list on. */
  readonly added?: string
  /** Of a list: words the tasks have. */
  readonly about?: string
  /** Of a list: words that none of the tasks has. */
  readonly without?: string
  /** Of a list: only those that come again. */
  readonly recurring?: true
  /** Of a list: by what it is ordered, if not by its days. */
  readonly sort?: 'priority'
  /** Takes the last change of the task back. */
  readonly undo?: true
}

export interface CommandRef {
  readonly task_id?: string
  readonly title?: string
  /** The ids of the tasks that were offered, in the order they were shown. */
  readonly options?: readonly string[]
  /** Their titles, where it is asked whether to change all of them: one that is called otherwise since is asked about again. */
  readonly titles?: readonly string[]
  /** What was to be done to a task that was not found: the next message may name it [D47]. */
  readonly wanted?: 'delete_task' | 'update_task'
  /** What was asked for after this, and waits for it [D19]. */
  readonly waiting?: string
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
  /** Never changed in place. */
  readonly tasks: readonly KnownTask[]
  readonly message: string
  readonly mode: Mode
  /** Milliseconds. */
  readonly now: number
  /** Minutes by which the person's clocks are ahead of UTC. */
  readonly utcOffset?: number
  /** The same at another moment, if clocks are changed there. */
  readonly utcOffsetAt?: (at: number) => number
  /** The name of the person's time zone. */
  readonly timeZone?: string
  /** The id that the so-many-th task added by this turn gets. */
  readonly newTaskId?: (index: number) => string
  /** When a task that recurs comes again, once it is done. */
  readonly nextTime?: (task: KnownTask) => string | undefined
}

export interface Turn<Code extends string = Language> {
  /** What is said, with the marker at its end if a flow is open. */
  readonly reply: string
  readonly intent: Intent
  readonly command: Command
  readonly commands: readonly Command[]
  readonly detected: readonly DetectedIntent[]
  readonly language: Code
  /** Quick replies: what can be said next, each understood as it stands. */
  readonly suggestions: readonly string[]
}
