// What follows from what, as document 003 draws it. Each function is one part of the diagram and gives the writes and records
// it causes; nothing is stored here.
//
// F1. A rejected task is archived and replaced in one step, or someone owns it [D34].
// F2. After every terminal outcome: assign the next, wait, or ask System4 for a review.
// F3. A verdict counts for the result and the policy versions it names [D33].

import type { Fields, Task } from '@pawl/kernel'
import { createTask, decide, decideEdit, governed } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { TurnWrite } from '../ports/conversation-store.ts'
import type { InitiativeView, StoredRecord } from '../ports/record-store.ts'
import type { Write } from '../ports/write.ts'
import { refusalOf } from '../transition-task.ts'
import { newItem, nextVersion } from './records.ts'

/** What is to be stored; writes of one task follow each other. */
export interface Effects {
  readonly writes: readonly TurnWrite[]
  readonly records: readonly StoredRecord[]
}

export const NOTHING: Effects = { writes: [], records: [] }

export const NO_WORKER = 'no System1 is enabled'

/** A chain of attempts longer than this goes to the user [D34]. */
const MOST_ATTEMPTS = 5

export class Refusal extends Error {
  readonly refusal: ReturnType<typeof refusalOf>

  constructor(refusal: ReturnType<typeof refusalOf>) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** One move of a task; a refusal ends the whole change. */
export function move(context: Context, task: Task, to: string, trigger: string, fields: Fields = {}): Write {
  const decision = decide(governed, task, { to, trigger, by: context.actor, at: context.now(), fields })
  if (decision.refused) throw new Refusal(refusalOf(governed, task, decision.error))
  return { task: decision.task, event: decision.event }
}

export function edit(context: Context, task: Task, fields: Fields): Write | undefined {
  const decision = decideEdit(governed, task, { by: context.actor, at: context.now(), fields })
  if (decision.refused) throw new Error(`${decision.field} of a governed task cannot be edited`)
  return 'unchanged' in decision ? undefined : { task: decision.task, event: decision.event }
}

export function both(...all: readonly Effects[]): Effects {
  return { writes: all.flatMap(({ writes }) => writes), records: all.flatMap(({ records }) => records) }
}

export const writing = (...writes: readonly (Write | undefined)[]): Effects => ({
  writes: writes.flatMap((update) => (update === undefined ? [] : [{ update }])),
  records: [],
})
export const recording = (...records: readonly StoredRecord[]): Effects => ({ writes: [], records })

export function newGovernedTask(
  context: Context,
  initiative: string,
  fields: Fields,
): { id: string; write: TurnWrite } {
  const creation = {
    id: context.newId(),
    by: context.actor,
    at: context.now(),
    fields: { initiative_id: initiative, attempt: 1, ...fields },
  }
  return { id: creation.id, write: { insert: (number) => createTask(governed, { ...creation, number }) } }
}

/** The best suited System1: skills in common, then load, then name [D35]. */
export function chooseWorker(task: Pick<Task, 'fields'>, { workers, loads }: InitiativeView): string | undefined {
  const wanted = new Set((task.fields.skills as readonly string[] | undefined) ?? [])
  const fit = (worker: StoredRecord) =>
    ((worker.body.skills as readonly string[]) ?? []).filter((skill) => wanted.has(skill)).length
  const [best] = workers.toSorted(
    (a, b) => fit(b) - fit(a) || (loads[a.id] ?? 0) - (loads[b.id] ?? 0) || (a.id < b.id ? -1 : 1),
  )
  return best?.id
}

/** A: a System1 is chosen; without any System5 is asked for one. */
export function assign(context: Context, view: InitiativeView, task: Task): Effects {
  const worker = chooseWorker(task, view)
  if (worker !== undefined) return writing(edit(context, task, { assignee: worker }))
  return recording(newItem(context, 'RemediationRequest', { ...about(view, task), reason: NO_WORKER }))
}

export function about(view: InitiativeView, task: Task) {
  return {
    initiative_id: view.initiative.id,
    task_id: task.id,
    task_number: task.number,
    title: String(task.fields.title),
  }
}

/** NX1–NX6. `over` is the task that has just ended; it is still counted where it stood. */
export function afterTerminal(context: Context, view: InitiativeView, over: Task): Effects {
  const { initiative, nextPending, counts } = view
  if (nextPending !== undefined && nextPending.id !== over.id)
    return initiative.state === 'active' ? assign(context, view, nextPending) : NOTHING
  const live = ['pending', 'in_progress', 'blocked', 'completed', 'rejected'].reduce(
    (sum, status) => sum + (counts[status] ?? 0),
    0,
  )
  const wasLive =
    (view.tasks.get(over.id)?.status ?? '') !== 'approved' && (view.tasks.get(over.id)?.status ?? '') !== 'canceled'
  if (live - (wasLive ? 1 : 0) > 0 || initiative.state !== 'active') return NOTHING
  return recording(
    nextVersion(context, initiative, { state: 'under_review' }),
    newItem(context, 'InitiativeReview', { initiative_id: initiative.id, title: String(initiative.body.title) }),
  )
}

/** M: the result goes to judgement. With no policy it is approved, unless the initiative wants one [D32]. */
export function review(context: Context, view: InitiativeView, task: Task, resultVersion: number): Effects {
  if (view.policies.length > 0) {
    const policies = view.policies.map(({ id, version, body }) => ({
      policy_id: id,
      version,
      text: body.text,
      clarifications: body.clarifications ?? [],
    }))
    return recording(
      newItem(context, 'TaskReview', {
        ...about(view, task),
        result_version: resultVersion,
        result: task.fields.result,
        policies,
      }),
    )
  }
  if (view.initiative.body.require_policy === true)
    return recording(
      newItem(context, 'PolicyVague', {
        ...about(view, task),
        policies: [],
        reason: 'no policy applies, and this initiative requires one',
      }),
    )
  const approved = move(context, task, 'approved', 'approve')
  return both(writing(approved), afterTerminal(context, view, approved.task))
}

/** RC → T4: archived and replaced in one step, linked both ways [D34]. The replacement gets a System1 of its own choice. */
export function replace(context: Context, view: InitiativeView, task: Task, improved: Fields): Effects {
  const attempt = Number(task.fields.attempt ?? 1)
  if (attempt >= MOST_ATTEMPTS) return escalate(context, view, task, `${attempt} attempts were rejected`)
  const fields: Fields = { ...specOf(task), ...improved, replaces_task_id: task.id, attempt: attempt + 1 }
  const worker = chooseWorker({ fields }, view)
  const replacement = newGovernedTask(context, view.initiative.id, {
    ...fields,
    ...(worker !== undefined && { assignee: worker }),
  })
  const before = (task.fields.follow_up_task_ids as readonly string[] | undefined) ?? []
  const linked = edit(context, task, { follow_up_task_ids: [...before, replacement.id] }) as Write
  const archived = move(context, linked.task, 'canceled', 'archive')
  const needed = { initiative_id: view.initiative.id, task_id: replacement.id, title: String(fields.title) }
  return {
    writes: [{ update: linked }, { update: archived }, replacement.write],
    records: worker === undefined ? [newItem(context, 'RemediationRequest', { ...needed, reason: NO_WORKER })] : [],
  }
}

/** What a replacement takes over: what is to be done, not who did it. */
function specOf({ fields }: Task): Fields {
  return Object.fromEntries(
    ['title', 'description', 'skills'].flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  ) as Fields
}

/** R011: only System5 gets here, and the chain that is too long. */
export function escalate(context: Context, view: InitiativeView, task: Task, reason: string): Effects {
  return recording(newItem(context, 'UserEscalation', { ...about(view, task), reason }))
}
