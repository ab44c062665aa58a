// Work of another program, as the backlog of a room takes it. Readers are pure.

import { withoutForbidden } from '@pawl/contract'
import { namedById, type SourceFile, type Surroundings } from '../source-file.ts'

export interface WorkItem {
  /** Where it stands in the file: a line, or the place in a list. */
  readonly line: number
  /** What it is called where it came from; the same each time it is read. */
  readonly source: string
  readonly title: string
  /** All of it, the title first. */
  readonly content: string
  /** Higher first; none is 0. */
  readonly priority?: number
  readonly labels: readonly string[]
  /** The sources of what has to be done before. */
  readonly blockedBy: readonly string[]
}

/** How it stands with something of the file that is not brought along: what is done blocks nothing, what was dropped does. */
export type LeftBehind = 'done' | 'cancelled'

export interface WorkFound {
  readonly items: readonly WorkItem[]
  readonly leftBehind: ReadonlyMap<string, LeftBehind>
}

export type ReadWork = (text: string, file: SourceFile, hash: Surroundings['hash']) => WorkFound

/** What a reader says of one thing in the file, in the words of that program. */
export interface Described {
  readonly line: number
  readonly id: string
  readonly title: string
  readonly state: 'open' | LeftBehind
  /** Under the title, each with an empty line before it. */
  readonly parts: readonly string[]
  readonly priority?: number | undefined
  readonly labels: readonly string[]
  readonly blockedBy: readonly string[]
}

const MOST_LABELS = 20
const LABEL = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{N}+#._/-]{0,31}$/u

/** Collects what a reader describes. A line without a title is refused. */
export class WorkCollected implements WorkFound {
  readonly items: WorkItem[] = []
  readonly leftBehind = new Map<string, LeftBehind>()
  readonly #named: (id: string) => string
  readonly #file: SourceFile

  constructor(format: string, file: SourceFile, hash: Surroundings['hash']) {
    this.#file = file
    this.#named = (id) => namedById(format, id, hash)
  }

  add({ line, id, title, state, parts, priority, labels, blockedBy }: Described): void {
    const source = this.#named(id)
    if (state !== 'open') {
      this.leftBehind.set(source, state)
      this.#file.leaveOut(state)
      return
    }
    const heading = withoutForbidden(title).replaceAll(/\s+/g, ' ')
    if (heading === '') {
      this.#file.cannotRead({ line, field: 'title', reason: 'no_title' })
      return
    }
    const written = labels.map((one) => withoutForbidden(one).toLowerCase().replaceAll(/\s+/g, '-'))
    const fitting = [...new Set(written.filter((one) => LABEL.test(one)))].slice(0, MOST_LABELS)
    const others = written.filter((one) => one !== '' && !fitting.includes(one))
    const texts = [...parts, others.length === 0 ? '' : `Labels: ${others.join(', ')}`]
    this.items.push({
      line,
      source,
      title: heading,
      content: [heading, ...texts.map(withoutForbidden).filter((part) => part !== '')].join('\n\n'),
      ...(priority !== undefined && priority !== 0 && { priority }),
      labels: fitting,
      blockedBy: [...new Set(blockedBy.map(this.#named))].filter((one) => one !== source),
    })
  }
}

/** A heading and a text below it; nothing if there is none. */
export function section(heading: string, text: string): string {
  return text.trim() === '' ? '' : `${heading}:\n${text.trim()}`
}

/** The words that programs use for it. */
export const PRIORITIES: Readonly<Record<string, number>> = { critical: 4, urgent: 4, high: 3, medium: 2, low: 1 }
