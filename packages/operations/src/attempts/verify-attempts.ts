// Every attempt but the last has an end, and so has that one unless the task is in someone's hands.

import type { Difference } from '@pawl/contract'
import type { Task, TaskEvent } from '@pawl/kernel'
import { foldAttempts } from './fold-attempts.ts'

export function* attemptProblems(task: Task, events: readonly TaskEvent[]): Generator<Difference> {
  if (task.lifecycle === 'todo') return
  const isHeld = task.status === 'acknowledged' || task.status === 'in_progress'
  const attempts = foldAttempts(events)
  const goesOn = isHeld ? attempts.at(-1) : undefined
  for (const one of attempts)
    if (one.outcome === 'running' && one !== goesOn) yield { reason: 'attempt_without_end', attempt: one.attempt }
}
