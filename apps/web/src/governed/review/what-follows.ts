// What will follow from verdicts, before they are sent. It says what the rules of the review will do; they decide. Pure.

import type { RecordView, TaskView } from '@pawl/contract'

export const VERDICTS = ['Satisfied', 'Vague', 'Violated'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What comes after a task that is over. */
export type Afterwards =
  | { readonly kind: 'unknown' | 'stopped' | 'review' }
  | { readonly kind: 'next'; readonly task: TaskView }
  | { readonly kind: 'wait'; readonly tasks: number }

export type Follows =
  | { readonly kind: 'unfinished'; readonly missing: number }
  | { readonly kind: 'vague'; readonly policies: readonly string[] }
  | { readonly kind: 'rejected'; readonly policies: readonly string[]; readonly stopped: boolean }
  | { readonly kind: 'approved'; readonly afterwards: Afterwards }

interface Around {
  readonly initiative: RecordView
  readonly tasks: readonly TaskView[]
}

const OVER = ['approved', 'canceled']

/** `verdicts` has each policy, in order; one that is not judged yet has none. */
export function whatFollows(
  verdicts: ReadonlyMap<string, Verdict | undefined>,
  task: string,
  around: Around | undefined,
): Follows {
  const judged = [...verdicts]
  const missing = judged.filter(([, verdict]) => verdict === undefined).length
  if (missing > 0) return { kind: 'unfinished', missing }
  const withVerdict = (wanted: Verdict) => judged.filter(([, verdict]) => verdict === wanted).map(([policy]) => policy)
  const [vague, violated] = [withVerdict('Vague'), withVerdict('Violated')]
  if (vague.length > 0) return { kind: 'vague', policies: vague }
  if (violated.length > 0) return { kind: 'rejected', policies: violated, stopped: isStopped(around) }
  return { kind: 'approved', afterwards: afterApproval(task, around) }
}

const isStopped = (around: Around | undefined) => around !== undefined && around.initiative.state !== 'active'

function afterApproval(over: string, around: Around | undefined): Afterwards {
  if (around === undefined) return { kind: 'unknown' }
  if (isStopped(around)) return { kind: 'stopped' }
  const others = around.tasks.filter(({ id, status }) => id !== over && !OVER.includes(status))
  const next = others.find(({ status, assignee }) => status === 'pending' && assignee === undefined)
  if (next !== undefined) return { kind: 'next', task: next }
  return others.length > 0 ? { kind: 'wait', tasks: others.length } : { kind: 'review' }
}
