// Questions that wait for a System, and nobody answers: people are told, because nobody else is left. Pure.

interface Waiting {
  readonly id: string
  /** Who is asked. */
  readonly to: string
  readonly at: number
}

/** After how long a question that nobody answers is one for people. */
export const TOO_LONG = 10 * 60_000

/** The oldest first. What people are asked themselves waits for them anyway. */
export function unanswered<Item extends Waiting>(items: readonly Item[], now: number): readonly Item[] {
  return items.filter(({ to, at }) => to !== 'user' && now - at >= TOO_LONG).toSorted((one, other) => one.at - other.at)
}
