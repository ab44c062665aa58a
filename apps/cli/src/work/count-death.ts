// A worker that finds its session at work on a task was killed over it. That counts like any failure [D37]: a task that
// kills its worker would else be taken up for ever. One that is stopped in peace has given its task back before.

import type { Ask } from '../door/patient-door.ts'
import type { Claim } from './command-input.ts'
import type { Finished } from './held-task.ts'

/** A governed task stays with its profile also in peace: there only the record of the killed one tells. */
export function wasKilledOver({ task, resumed }: Claim, followsKilled: boolean): boolean {
  return resumed && task.status === 'in_progress' && (task.lifecycle !== 'governed' || followsKilled)
}

export async function countDeath({ task, session, epoch }: Claim, ask: Ask, reason: string): Promise<Finished> {
  const told = await ask('releaseWork', { task: String(task.number), session, epoch, reason, isGone: true })
  if (told.refused) return { task, outcome: 'takenAway', ended: reason }
  const now = told.value
  const ended = task.lifecycle === 'governed' ? 'blocked' : 'setAside'
  return { task: now.task, outcome: now.setAside ? ended : 'givenBack', ended: reason }
}
