// Whether a task is before the person's eyes: it was in the list that was shown last, or something was just done to it. A value
// beside its name is then said of it, and of no other: ‘the hotel on Friday’.

import type { KnownTask } from '../../turn.ts'
import type { Scene } from '../scene.ts'

/** So many answers later a list is still looked at. */
const MOST_ANSWERS = 6

export function isInView({ id }: KnownTask, { context }: Scene): boolean {
  const { listed, justDone, justTold, undone, answers } = context
  const isListed = listed !== undefined && answers - listed.turn <= MOST_ANSWERS && listed.options.includes(id)
  return isListed || id === justTold || [...justDone, ...undone].some(({ taskId }) => taskId === id)
}
