import { type InputOf, type Operations, type Outcome, type ResultOf, refuse, succeed, toTaskView } from '@pawl/contract'
import { decide, type Fields, lifecycleOf, shortestPath } from '@pawl/kernel'
import type { Context } from './context.ts'
import { parseTaskRef } from './task-ref.ts'

/** A dry run: the same decision as a real change, and nothing stored. */
export async function whyTask(
  context: Context,
  input: InputOf<Operations['whyTask']>,
  fields: Fields = {},
): Promise<Outcome<ResultOf<Operations['whyTask']>>> {
  const task = await context.store.findTask(parseTaskRef(input.task))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: input.task })
  const lifecycle = lifecycleOf(task)
  if (!Object.hasOwn(lifecycle.statuses, input.to)) return unknownStatus(Object.keys(lifecycle.statuses))
  const decision = decide(lifecycle, task, { to: input.to, by: context.actor, at: context.now(), fields })
  const indexed = lifecycle.ruleIndex[task.status]?.[input.to]
  return succeed({
    allowed: !decision.refused,
    task: toTaskView(task),
    to: input.to,
    rule: indexed === undefined ? null : { ...indexed.rule },
    missingFields: (indexed?.required ?? []).filter((field) => !(field in fields)),
    refusal: decision.refused ? { ...decision.error } : null,
    path:
      shortestPath(lifecycle, task, input.to)?.map((step) => ({ ...step, requiredFields: [...step.requiredFields] })) ??
      null,
  })
}

function unknownStatus(statuses: readonly string[]) {
  const expected = statuses.join(', ')
  return refuse('INVALID_INPUT', { problems: [{ at: 'to', problem: expected, expected }] })
}
