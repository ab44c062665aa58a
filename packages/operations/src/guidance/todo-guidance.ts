// The way of a person through the table of to-dos.

import {
  type Guidance,
  type OperationCall,
  type OperationDeclaration,
  type OperationKey,
  operations,
} from '@pawl/contract'
import { present, type Task, todo } from '@pawl/kernel'
import { type Attempt, again, alreadyThere, noWay } from './attempt.ts'
import { shortestWay } from './shortest-way.ts'

const byTrigger = new Map(
  (Object.entries(operations) as [OperationKey, OperationDeclaration][]).flatMap(([key, { trigger }]) =>
    trigger === undefined ? [] : [[trigger, key] as const],
  ),
)

export function todoGuidance(attempt: Attempt, task: Task): Guidance {
  const { operation, input } = attempt
  const declaration: OperationDeclaration = operations[operation]
  const look: OperationCall = { operation: 'showTask', input: { task: String(task.number) } }
  if (operation !== 'transitionTask' && declaration.trigger === undefined)
    return noWay({ reason: 'otherKind', lifecycle: 'todo' }, look)
  const goals =
    operation === 'transitionTask'
      ? [String(input.to)]
      : todo.rules.filter(({ trigger }) => trigger === declaration.trigger).map(({ to }) => to)
  if (goals.includes(task.status)) return alreadyThere(task.status)
  if (operation === 'transitionTask' && !Object.hasOwn(todo.statuses, present(goals[0])))
    return noWay({ reason: 'unknownStatus', statuses: Object.keys(todo.statuses) }, look)
  const way = shortestWay(todo, task, {
    start: { status: task.status, isMine: true },
    isThere: ({ status }) => goals.includes(status),
    pull: ({ trigger }) => {
      const key = byTrigger.get(trigger)
      return key && { call: { operation: key, input: { task: String(task.number) } }, isMine: true }
    },
  })
  if (way === undefined) return noWay({ reason: 'throwsAway' }, look)
  // A move to a status can be made by any rule that leads there, so it keeps what was given along with it.
  const steps = operation === 'transitionTask' ? [...way.slice(0, -1), again(attempt)] : way
  return { kind: 'way', steps: input.expectedVersion === undefined ? steps : steps.map(seenAt(task.version)) }
}

/** Whoever said which version they saw goes on saying it: each step makes the next one. */
const seenAt =
  (version: number) =>
  ({ operation, input }: OperationCall, index: number): OperationCall => ({
    operation,
    input: { ...input, expectedVersion: version + index },
  })
