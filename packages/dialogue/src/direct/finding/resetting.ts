// Verbs of chores that give a task a value of a closed set: ‘push it to Friday’ is said of no chore.

import type { Wish } from '../changing/deeds.ts'
import type { Asked, Naming } from '../gate.ts'

/**
 * With a value of a closed set a verb of chores is said of no chore: ‘push it to Friday’, ‘make the report urgent’. Of a task
 * that is named by less than its title, another time is only proposed.
 */
export function resetting(wish: Wish, how: Naming): Asked['verb'] {
  if (!isReset(wish)) return 'chore'
  if (wish.fields.priority !== undefined) return 'keyword'
  return POINTED.has(how) || how === 'part' || how === 'echo' ? 'synonym' : 'chore'
}

const POINTED: ReadonlySet<Naming> = new Set(['pronoun', 'place'] as const)

export const isReset = ({ fields: { title, description, ...closed } }: Wish) =>
  title === undefined && description === undefined && Object.keys(closed).length > 0
