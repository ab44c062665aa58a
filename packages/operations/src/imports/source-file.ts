// What a file of another program is read into, by all the readers alike: to-dos in the words of Pawl, which fields went where,
// and what cannot be read. Readers are pure: what they need beside the text is given to them.

import type { ImportLeftOut, UnreadBecause } from '@pawl/contract'

export interface SourceFields {
  readonly title: string
  readonly description?: string | undefined
  readonly priority?: 'low' | 'medium' | 'high' | 'urgent' | undefined
  readonly project?: string | undefined
  readonly tags?: readonly string[] | undefined
  readonly reminders?: readonly string[] | undefined
  readonly checklist?: readonly Step[] | undefined
}

export interface Step {
  readonly text: string
  readonly done: boolean
}

/** When something is due, and whether it comes again, as the fields of a to-do have it. */
export interface SourceTime {
  readonly deadline?: string | undefined
  readonly deadlineLocal?: string | undefined
  readonly recurrence?: string | undefined
  readonly recurrenceText?: string | undefined
  readonly recurrenceFrom?: 'date' | 'completion' | undefined
}

export interface SourceTask {
  /** Where it stands in the file: a line, or the place in a list. */
  readonly line: number
  /** What it is called where it came from; the same each time it is read. */
  readonly source: string
  readonly status: 'open' | 'in_progress' | 'done'
  readonly fields: SourceFields & SourceTime
  /** Oldest first. */
  readonly comments: readonly string[]
}

export interface Surroundings {
  /** Of the file, without its ending; some programs name a file after its project. */
  readonly name?: string | undefined
  /** Where the person's clocks are. */
  readonly timeZone: string
  /** 3/4/2026 is in April, where the file itself does not tell. */
  readonly dayFirst: boolean
  /** What a sentence such as ‘every friday at 9’ says; undefined unless all of it is understood. */
  readonly readTime: (phrase: string, language?: string) => SourceTime | undefined
  readonly hash: (text: string) => string
}

/** What becomes of a field of the file: it goes into one of ours, stays as text in the description, or nowhere. */
export type Destination = 'description' | null | (string & {})

export interface FieldUse {
  readonly field: string
  readonly into: Destination
  readonly times: number
}

export type Unread = { readonly line: number; readonly field: string } & UnreadBecause

/** Collects what a reader finds. */
export class SourceFile {
  readonly tasks: SourceTask[] = []
  readonly unread: Unread[] = []
  readonly #uses = new Map<string, { field: string; into: Destination; times: number }>()
  readonly #leftOut = new Map<ImportLeftOut, number>()

  add(task: SourceTask | undefined): void {
    if (task !== undefined) this.tasks.push(task)
  }

  use(field: string, into: Destination, times = 1): void {
    const key = JSON.stringify([field, into])
    const use = this.#uses.get(key)
    if (use === undefined) this.#uses.set(key, { field, into, times })
    else use.times += times
  }

  leaveOut(because: ImportLeftOut): void {
    this.#leftOut.set(because, (this.#leftOut.get(because) ?? 0) + 1)
  }

  /** Answers that there is nothing to add. */
  cannotRead(problem: Unread): undefined {
    this.unread.push(problem)
    return undefined
  }

  /** Those with a place first, in the order in which they were met. */
  get uses(): readonly FieldUse[] {
    return [...this.#uses.values()].sort((one, other) => Number(one.into === null) - Number(other.into === null))
  }

  get leftOut(): readonly { readonly because: ImportLeftOut; readonly times: number }[] {
    return [...this.#leftOut].map(([because, times]) => ({ because, times }))
  }
}

export type ReadSource = (text: string, file: SourceFile, around: Surroundings) => void

/** Names what has no id of its own after what it says; the second of two alike gets another name. */
export function namedByContent(format: string, hash: Surroundings['hash']): (...parts: readonly string[]) => string {
  const seen = new Map<string, number>()
  return (...parts) => {
    const content = JSON.stringify(parts)
    const nth = seen.get(content) ?? 0
    seen.set(content, nth + 1)
    return `${format}:${hash(nth === 0 ? content : `${content} ${nth}`)}`
  }
}

/** An id that is not too long to be kept as it is; of others a hash. */
export function namedById(format: string, id: string, hash: Surroundings['hash']): string {
  return `${format}:${/^[\w-]{1,64}$/.test(id) ? id : hash(id)}`
}
