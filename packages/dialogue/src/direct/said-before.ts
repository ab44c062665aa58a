// What a message of the history says, worked out once: a turn looks at the same fifty messages as the one before it. A message
// that was said never changes, and whoever keeps a history keeps its messages.

import { markerOf, type State } from '../marker.ts'
import { kept, type Reader } from '../reader.ts'
import { splitWords } from '../reading/words.ts'
import type { Command, HistoryMessage } from '../turn.ts'
import { type CarriedOut, carriedOut, commandsOf } from './changing/carried-out.ts'
import { namedNumber } from './finding/numbers.ts'

/** A task or a day is not named further on than that in something said before. */
const MOST_READ = 500
/** A day and a month in digits, with no digit beside them. */
const IN_DIGITS = /(?<![\d/.:-])(\d{1,2})\/(\d{1,2})(?![\d:]|\/\d{3})/u

export class SaidBefore {
  readonly message: HistoryMessage
  readonly isAnswer: boolean
  readonly #reader: Reader
  #done: readonly CarriedOut[] | undefined
  #shows: Shown | 'nothing' | undefined
  #list: Command | null | undefined
  #marker: State | null | undefined
  #number: number | null | undefined
  #numberCost = 0
  #inDigits: readonly [number, number] | null | undefined

  constructor(reader: Reader, message: HistoryMessage) {
    this.#reader = reader
    this.message = message
    this.isAnswer = message.role === 'assistant'
  }

  /** Each command that was carried out. */
  get done(): readonly CarriedOut[] {
    this.#done ??= carriedOut(this.message)
    return this.#done
  }

  /** The ids of what was shown, or what was added or changed together; null if neither. */
  get shows(): Shown | null {
    this.#shows ??= shownBy(this)
    return this.#shows === 'nothing' ? null : this.#shows
  }

  /** The last list that was shown. */
  get list(): Command | undefined {
    if (this.#list === undefined)
      this.#list = commandsOf(this.message).findLast(({ intent }) => intent === 'list_tasks') ?? null
    return this.#list ?? undefined
  }

  get marker(): State | undefined {
    if (this.#marker === undefined) this.#marker = markerOf(this.message.content) ?? null
    return this.#marker ?? undefined
  }

  /** The number of a task. What it costs to look for it is counted each time. */
  get number(): number | undefined {
    const { effort } = this.#reader
    if (this.#number !== undefined) effort.spend(this.#numberCost)
    else {
      const before = effort.spent
      this.#number = this.#numberIn() ?? null
      this.#numberCost = effort.spent - before
    }
    return this.#number ?? undefined
  }

  /** Two numbers that may be a day and a month. */
  get inDigits(): readonly [number, number] | undefined {
    if (this.#inDigits === undefined) {
      const [, first, second] = IN_DIGITS.exec(this.message.content.slice(0, MOST_READ)) ?? []
      this.#inDigits = first === undefined || second === undefined ? null : [Number(first), Number(second)]
    }
    return this.#inDigits ?? undefined
  }

  #numberIn(): number | undefined {
    const { content } = this.message
    return /\d/.test(content)
      ? namedNumber(this.#reader, splitWords(this.#reader, content.slice(0, MOST_READ)))
      : undefined
  }
}

type Shown = { readonly options: readonly string[] } | { readonly together: readonly CarriedOut[] }

function shownBy({ message, done }: SaidBefore): Shown | 'nothing' {
  const options = commandsOf(message).findLast(({ ref }) => ref?.options !== undefined)?.ref?.options
  if (options !== undefined) return { options }
  // ‘The second one’, of those that were added or changed together.
  const together = done.filter(({ command }) => command.intent !== 'delete_task' && command.fields.undo !== true)
  return together.length > 1 ? { together } : 'nothing'
}

const SAID = kept(() => new WeakMap<HistoryMessage, SaidBefore>())

/** What each of them says. */
export function saidIn(reader: Reader, messages: readonly HistoryMessage[]): readonly SaidBefore[] {
  const all = reader.get(SAID)
  return messages.map((message) => {
    const known = all.get(message)
    if (known !== undefined) return known
    const said = new SaidBefore(reader, message)
    all.set(message, said)
    return said
  })
}
