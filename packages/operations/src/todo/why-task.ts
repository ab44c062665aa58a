import {
  fieldProblems,
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  renderError,
  succeed,
  textsOf,
  toTaskView,
} from '@pawl/contract'
import { decide, type Fields, lifecycleOf, shortestPath } from '@pawl/kernel'
import { signed } from '../access/acting.ts'
import { refuseMove } from '../access/refuse-move.ts'
import { relationsTo } from '../access/relations.ts'
import type { Context } from '../context.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { parseTaskRef } from '../task-ref.ts'
import { staleVersion } from './stale-version.ts'

/** A dry run: the same decision as a real change, and nothing stored. */
export async function whyTask(
  context: Context<TaskStore>,
  input: InputOf<Operations['whyTask']>,
  { fields = {}, expectedVersion }: { readonly fields?: Fields; readonly expectedVersion?: number } = {},
): Promise<Outcome<ResultOf<Operations['whyTask']>>> {
  const task = await context.store.findTask(parseTaskRef(input.task))
  if (task === undefined) return refuse('TASK_NOT_FOUND', { task: input.task })
  const stale = staleVersion(task, expectedVersion)
  if (stale) return stale
  const problems = fieldProblems(task.lifecycle, fields, context.language)
  if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
  const lifecycle = lifecycleOf(task)
  if (!Object.hasOwn(lifecycle.statuses, input.to)) {
    return unknownStatus(textsOf[context.language].input.notOneOf(Object.keys(lifecycle.statuses)))
  }
  const decision = decide(lifecycle, task, { ...signed(context), to: input.to, as: relationsTo(context, task), fields })
  const indexed = lifecycle.ruleIndex[task.status]?.[input.to]
  return succeed({
    allowed: !decision.refused,
    task: toTaskView(task),
    to: input.to,
    rule: indexed === undefined ? null : { ...indexed.rule },
    missingFields: (indexed?.required ?? []).filter((field) => !(field in fields)),
    refusal: decision.refused ? { ...decision.error, message: inWords(decision, context) } : null,
    path:
      shortestPath(lifecycle, task, input.to)?.map((step) => ({
        ...step,
        requiredFields: [...step.requiredFields],
        by: [...step.by],
      })) ?? null,
  })
}

function inWords(decision: Parameters<typeof refuseMove>[0], { language }: Context<TaskStore>): string {
  return renderError(refuseMove(decision).refusal, language).error.message
}

function unknownStatus(expected: string) {
  return refuse('INVALID_INPUT', { problems: [{ at: 'to', problem: expected, expected }] })
}
