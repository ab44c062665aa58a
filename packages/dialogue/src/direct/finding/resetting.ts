// Verbs of chores that give a task a value of a closed set: ‘push it to Friday’ is said of no chore.

import type { Wish } from '../changing/deeds.ts'
import type { Asked, Naming } from '../gate.ts'

/**
 * With a value of a closed set a verb of chores is said of no chore: ‘push it to Friday’, ‘make the report urgent’. Without
 * its ‘to’ another time, of a task that is named by less than its title, is only proposed: ‘move the sofa tomorrow’.
 */
export function resetting(wish: Wish, how: Naming): Asked['verb'] {
  if (!isReset(wish)) return 'chore'
  if (wish.isSaidTo && how === 'part') return 'keyword'
  if (wish.fields.priority !== undefined) return 'keyword'
  return POINTED.has(how) || how === 'part' || how === 'echo' ? 'synonym' : 'chore'
}

const POINTED: ReadonlySet<Naming> = new Set(['pronoun', 'place'] as const)

export const isReset = ({ fields: { title, description, ...closed } }: Wish) =>
  title === undefined && description === undefined && Object.keys(closed).length > 0
