// What a System1 does with its task: A1, B and C of document 003. The session that holds it is the profile itself.

import { type OperationCall, type Outcome, refuse, succeed, type WorkTaskView } from '@pawl/contract'
import type { GovernedTask, Relation } from '@pawl/kernel'
import { type Report, reportedFields } from '../attempts/reported-fields.ts'
import { refuseSpent, stopOver } from '../budgets/stops.ts'
import type { Context } from '../context.ts'
import type { InitiativeNeeds, InitiativeView } from '../ports/record-store.ts'
import { newRecord } from '../record-decisions.ts'
import { behindField } from './behind.ts'
import { governedTask, initiativeOf } from './change.ts'
import { changeGovernedTask } from './change-task.ts'
import { both, type Effects, following, NOTHING, recording, writing } from './effects.ts'
import { makersBehind } from './makers-behind.ts'
import { mayWorkAs, notForYou, ownerOf } from './may-work-as.ts'
import { edit, given, move } from './moves.ts'
import { about, assignAnew, isStopped, stop } from './next.ts'
import { newItem } from './records.ts'
import { resultOf, review } from './review.ts'
import { epochOf, toGovernedWorkView, waysToEnd } from './wait-as-worker.ts'

interface Held {
  /** As it was named, or as it was found. */
  readonly task: string | GovernedTask
  readonly session: string
  readonly epoch?: number | undefined
}
type Worked = Outcome<{ task: WorkTaskView; next: OperationCall[] }>

const ASSIGNEE: readonly Relation[] = ['assignee']

/** Who resolves the block of a command that failed. */
const OWNER = 'system3'

export async function startAssigned(context: Context, held: Held): Promise<Worked> {
  const { session } = held
  const found = typeof held.task === 'string' ? await governedTask(context, held.task) : succeed(held.task)
  if (found.refused) return found
  const stop = await stopOver(context, `initiative:${initiativeOf(found.value)}`, `agent:${session}`)
  if (stop !== undefined && found.value.status === 'pending') return refuseSpent(stop)
  return asWorker(
    context,
    { ...held, task: found.value, epoch: undefined },
    (own, _, task) => writing(move(own, task, 'in_progress', 'start', { assignee: session }, ASSIGNEE)),
    (task) => worked(task, waysToEnd(context, task.number, session, epochOf(task))),
  )
}

export async function reportAssigned(
  context: Context,
  { progress, tokens, cost, model, ...held }: Held & Report,
): Promise<Worked> {
  const follow: Follow = (own, _, task) => {
    const fields = reportedFields(task.fields, { progress, tokens, cost, model }, own.now())
    return fields === undefined ? NOTHING : writing(edit(own, task, fields, ASSIGNEE))
  }
  return asWorker(context, held, follow, (task) => worked(task, []))
}

/** C: done. The result is kept with its version and with who handed it in, and judged. */
export async function completeAssigned(
  context: Context,
  {
    result,
    exitCode,
    ...held
  }: Held & { readonly result?: string | undefined; readonly exitCode?: number | undefined },
): Promise<Worked> {
  const fields = { ...(result !== undefined && { result }), ...(exitCode !== undefined && { exitCode }) }
  const makers = await makersBehind(context.store, context.principal)
  const follow: Follow = (own, view, task) => {
    const completed = move(own, task, 'completed', 'complete', fields, ASSIGNEE)
    const version = resultOf(view, task).version + 1
    const profile = view.workers.find(({ id }) => id === held.session)
    const owners = profile === undefined ? [] : [ownerOf(profile)]
    const made = behindField(context.principal, ...makers, ...(context.principal.alone ? [] : owners))
    const body = { result, version, worker: held.session, submitted_by: context.actor, ...made }
    const record = newRecord(own, 'result', { subject: task.id, body })
    return following(completed, (now) => both(recording(record), review(own, view, now, { version, record })))
  }
  const answer = (task: GovernedTask) => worked(task, waitAgain(held))
  return asWorker(context, held, follow, answer, { policyHistory: true })
}

/** C: blocked. It has an owner and a next action [D36]; in an initiative that was stopped it ends there. */
export async function blockAssigned(
  context: Context,
  { owner, action, ...held }: Held & { readonly owner: string; readonly action: string },
): Promise<Worked> {
  return asWorker(context, held, blocking(owner, action), (task) => worked(task, waitAgain(held)))
}

const blocking =
  (owner: string, action: string, exitCode?: number, workersLost?: number): Follow =>
  (own, view, task) => {
    const asked = { ...about(view, task), owner, next_action: action }
    const fields = given({ owner, next_action: action, exitCode, workersLost })
    return following(move(own, task, 'blocked', 'block', fields, ASSIGNEE), (blocked) =>
      isStopped(view) ? stop(own, view, blocked) : recording(newItem(own, 'BlockedResolution', asked)),
    )
  }

interface GivenBack {
  readonly reason: string
  readonly failed: boolean
  readonly isGone?: boolean | undefined
  readonly exitCode?: number | undefined
}

/** What failed is blocked with the reason; what was only interrupted stays with its profile. */
export async function releaseAssigned(
  context: Context,
  { reason, failed, isGone = false, exitCode, ...held }: Held & GivenBack,
): Promise<Outcome<{ task: WorkTaskView; setAside: boolean; next: OperationCall[] }>> {
  const because = reason.trim() === '' ? '—' : reason
  const failing = isGone ? losing(because) : blocking(OWNER, because, exitCode)
  return asWorker(context, held, failed ? failing : () => NOTHING, (task) => ({
    task: toGovernedWorkView(task),
    setAside: task.status === 'blocked',
    next: waitAgain(held),
  }))
}

/** After so many processes were lost over a task, System3 is asked. */
const MOST_LOST = 3

/** The process ended, not the work [D28]: blocked and restarted in one commit, so that a survivor takes it over. */
const losing =
  (reason: string): Follow =>
  (own, view, task) => {
    const workersLost = (task.fields.workersLost ?? 0) + 1
    if (workersLost >= MOST_LOST) return blocking(OWNER, reason, undefined, workersLost)(own, view, task)
    const fields = { owner: OWNER, next_action: reason, workersLost }
    return following(move(own, task, 'blocked', 'block', fields, ASSIGNEE), (blocked) =>
      assignAnew(own, view, move(own, blocked, 'pending', 'restart'), task.fields.assignee),
    )
  }

const waitAgain = ({ session }: Held): OperationCall[] => [{ operation: 'waitForTask', input: { worker: session } }]

function worked(task: GovernedTask, next: OperationCall[]): { task: WorkTaskView; next: OperationCall[] } {
  return { task: toGovernedWorkView(task), next }
}

type Follow = (own: Context, view: InitiativeView, task: GovernedTask) => Effects

/** Who works is named in every event: the profile, whoever runs it. Who is an agent already can only be itself. */
async function asWorker<Answer>(
  context: Context,
  { task: named, session: worker, epoch }: Held,
  follow: Follow,
  answer: (task: GovernedTask) => Answer,
  needs?: Pick<InitiativeNeeds, 'policyHistory'>,
): Promise<Outcome<Answer>> {
  const { actor } = context
  const isAgent = actor.startsWith('agent:')
  if (isAgent && actor.slice('agent:'.length).split('/')[0] !== worker)
    return refuse('ACTOR_NOT_YOURS', { actor, claimed: `agent:${worker}` })
  const own = isAgent ? context : { ...context, actor: `agent:${worker}` }
  const followTask = (view: InitiativeView, task: GovernedTask): Effects => {
    const assignee = task.fields.assignee ?? null
    const isBegunAnew = epoch !== undefined && epoch !== epochOf(task)
    const stopped = task.fields.stoppedBecause !== undefined
    if (assignee !== worker || isBegunAnew || stopped) {
      const { number, status } = task
      return refuse('NOT_ASSIGNED', { task: number, worker, assignee, status, epoch: epochOf(task), stopped })
    }
    const profile = view.workers.find(({ id }) => id === worker)
    return mayWorkAs(context.principal, worker, profile) ? follow(own, view, task) : notForYou(task)
  }
  const changed = await changeGovernedTask(own, named, followTask, (stored) => answer(stored.task), needs)
  return changed.refused ? changed : succeed(answer(changed.value.task))
}
