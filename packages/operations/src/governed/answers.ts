// What each answer causes: one row for each type of item. The task is as it stands now; an answer about something that has
// moved on since is refused.

import { type AnswerTo, type ItemTypeName, refuse } from '@pawl/contract'
import type { Fields, Task } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { InitiativeView, StoredRecord } from '../ports/record-store.ts'
import {
  about,
  afterTerminal,
  assign,
  both,
  chooseWorker,
  type Effects,
  edit,
  escalate,
  move,
  NO_WORKER,
  NOTHING,
  newGovernedTask,
  Refusal,
  recording,
  replace,
  review,
  writing,
} from './flow.ts'
import { newItem, newRecord, nextVersion } from './records.ts'

interface Asked {
  readonly context: Context
  readonly view: InitiativeView
  readonly item: StoredRecord
  /** Of an item about a task. */
  readonly task: Task
}

type Answers = { readonly [Type in ItemTypeName]: (asked: Asked, answer: AnswerTo<Type>) => Effects }

const outdated = (item: StoredRecord, reason: string) =>
  new Refusal(refuse('ITEM_OUTDATED', { item: item.id, reason }).refusal as never)
const bad = (problem: string) =>
  new Refusal(refuse('INVALID_INPUT', { problems: [{ at: 'answer', problem, expected: problem }] }).refusal as never)

function expect(item: StoredRecord, task: Task, ...statuses: readonly string[]): void {
  if (!statuses.includes(task.status)) throw outdated(item, `task ${task.number} is ${task.status} now`)
}

export const ANSWERS: Answers = {
  InitiativeAssign: ({ context, view, item }, { tasks }) => {
    if (view.initiative.state !== 'active') throw outdated(item, `the initiative is ${view.initiative.state} now`)
    const made = tasks.map((task, index) => {
      // The first is assigned as it is made; the others follow, one after the other.
      const worker = index === 0 ? chooseWorker({ fields: given(task) }, view) : undefined
      return newGovernedTask(context, view.initiative.id, {
        ...given(task),
        ...(worker !== undefined && { assignee: worker }),
      })
    })
    const alone =
      view.workers.length === 0
        ? [
            newItem(context, 'RemediationRequest', {
              initiative_id: view.initiative.id,
              task_id: made[0]?.id ?? '',
              title: tasks[0]?.title ?? '',
              reason: NO_WORKER,
            }),
          ]
        : []
    return { writes: made.map(({ write }) => write), records: alone }
  },

  TaskReview: ({ context, view, item, task }, { cases }) => {
    expect(item, task, 'completed')
    const resultVersion = Number(item.body.result_version)
    const results = view.results.filter(({ subject }) => subject === task.id)
    const current = results.at(-1)
    if (results.length !== resultVersion) throw outdated(item, 'there is a newer result')
    if (current?.actor === context.actor)
      throw new Refusal(refuse('AUTHOR_CANNOT_JUDGE', { task: task.number, author: current.actor }).refusal as never)
    const policies = item.body.policies as readonly { policy_id: string; version: number }[]
    for (const { policy_id, version } of policies) {
      const now = view.policies.find(({ id }) => id === policy_id)
      if (now?.version !== version) throw outdated(item, `policy ${policy_id} has changed since`)
    }
    const judged = cases.map(({ policy_id }) => policy_id)
    const unknown = judged.find((id) => !policies.some((policy) => policy.policy_id === id))
    if (unknown !== undefined) throw bad(`${unknown} is not a policy this result is judged by`)
    if (new Set(judged).size !== judged.length) throw bad('each policy is judged once')
    const missing = policies.find(({ policy_id }) => !judged.includes(policy_id))
    if (missing !== undefined) throw bad(`a case for ${missing.policy_id} is missing`)
    const records = cases.map((one) => {
      const version = policies.find(({ policy_id }) => policy_id === one.policy_id)?.version
      return newRecord(context, 'case', {
        subject: task.id,
        state: one.verdict,
        body: { ...one, result_version: resultVersion, policy_version: version, task_id: task.id },
      })
    })
    const vague = cases.filter(({ verdict }) => verdict === 'Vague')
    if (vague.length > 0) {
      const asked = vague.map(({ policy_id, reasoning }) => ({ policy_id, reasoning }))
      return both(
        recording(...records),
        recording(newItem(context, 'PolicyVague', { ...about(view, task), policies: asked })),
      )
    }
    const violated = cases.filter(({ verdict }) => verdict === 'Violated')
    if (violated.length === 0) {
      const approved = move(context, task, 'approved', 'approve')
      return both(recording(...records), writing(approved), afterTerminal(context, view, approved.task))
    }
    const rejected = move(context, task, 'rejected', 'reject')
    const decision = newItem(context, 'RejectionDecision', {
      ...about(view, task),
      violated,
      result: task.fields.result,
    })
    return both(recording(...records), writing(rejected), recording(decision))
  },

  PolicyVague: ({ context, view, item, task }, { clarifications }) => {
    expect(item, task, 'completed')
    const asked = item.body.policies as readonly { policy_id: string }[]
    const missing = asked.find(({ policy_id }) => !clarifications.some((one) => one.policy_id === policy_id))
    if (missing !== undefined) throw bad(`a clarification of ${missing.policy_id} is missing`)
    const records = clarifications.map(({ policy_id, text }) => {
      const policy = view.policies.find(({ id }) => id === policy_id)
      if (policy === undefined)
        return newRecord(context, 'policy', { id: policy_id, state: 'active', body: { text, clarifications: [] } })
      return nextVersion(context, policy, {
        body: { clarifications: [...((policy.body.clarifications as readonly string[]) ?? []), text] },
      })
    })
    const policies = [...view.policies.filter(({ id }) => !records.some((record) => record.id === id)), ...records]
    const version = view.results.filter(({ subject }) => subject === task.id).length
    return both(recording(...records), review(context, { ...view, policies }, task, version))
  },

  RejectionDecision: ({ context, view, item, task }, answer) => {
    expect(item, task, 'rejected')
    if (answer.decision === 'improve')
      return replace(context, view, task, given({ title: answer.title, description: answer.description }))
    const evidence = view.cases.filter(({ subject }) => subject === task.id).map(({ body }) => body)
    return recording(newItem(context, 'RemediationRequest', { ...about(view, task), reason: answer.reason, evidence }))
  },

  BlockedResolution: ({ context, view, item, task }, answer) => {
    expect(item, task, 'blocked')
    switch (answer.action) {
      case 'research':
        return recording(newItem(context, 'ResearchRequest', { ...about(view, task), question: answer.question }))
      case 'restart':
        return restart(context, view, task, answer.description)
      case 'resume':
        return writing(move(context, task, 'in_progress', 'resume'))
      case 'not_equipped':
        return recording(newItem(context, 'RemediationRequest', { ...about(view, task), reason: answer.reason }))
      case 'cancel':
        return stopped(context, view, task)
    }
  },

  ResearchRequest: ({ context, view, item, task }, { findings }) => {
    expect(item, task, 'blocked')
    const before = task.fields.description === undefined ? '' : `${task.fields.description}\n\n`
    return restart(context, view, task, `${before}${findings}`)
  },

  RemediationRequest: ({ context, view, item, task }, answer) => {
    expect(item, task, 'rejected', 'blocked', 'pending')
    if (answer.outcome === 'none_viable') return escalate(context, view, task, answer.reason)
    const worker = changedWorker(context, view, answer)
    const workers = [...view.workers.filter(({ id }) => id !== worker.id), worker]
    const later = { ...view, workers }
    if (task.status === 'rejected') return both(recording(worker), replace(context, later, task, {}))
    if (task.status === 'blocked') return both(recording(worker), restart(context, later, task, undefined))
    return both(recording(worker), assign(context, later, task))
  },

  UserEscalation: ({ context, view, item, task }) => {
    expect(item, task, 'rejected', 'blocked', 'pending')
    return stopped(context, view, task)
  },

  InternalError: () => NOTHING,

  InitiativeReview: ({ context, view }, { summary, next }) => {
    const closed = nextVersion(context, view.initiative, { state: 'closed', body: { summary } })
    if (next === null) return recording(closed)
    const initiative = newRecord(context, 'initiative', {
      state: 'active',
      body: {
        ...given(next),
        require_policy: view.initiative.body.require_policy === true,
        follows: view.initiative.id,
      },
    })
    return recording(
      closed,
      initiative,
      newItem(context, 'InitiativeAssign', { initiative_id: initiative.id, title: next.title }),
    )
  },
}

/** J3, J4: changed, set back to pending, and assigned anew. */
function restart(context: Context, view: InitiativeView, task: Task, description: string | undefined): Effects {
  const edited = description === undefined ? undefined : edit(context, task, { description })
  const pending = move(context, edited?.task ?? task, 'pending', 'restart')
  return both(writing(edited, pending), assign(context, view, pending.task))
}

/** L: canceled, from wherever it stands. */
function stopped(context: Context, view: InitiativeView, task: Task): Effects {
  const over =
    task.status === 'rejected' ? move(context, task, 'canceled', 'archive') : move(context, task, 'canceled', 'cancel')
  return both(writing(over), afterTerminal(context, view, over.task))
}

function changedWorker(
  context: Context,
  view: InitiativeView,
  answer: {
    outcome: string
    worker: string
    skills?: readonly string[] | undefined
    configuration?: object | undefined
  },
): StoredRecord {
  const known = view.workers.find(({ id }) => id === answer.worker)
  const body = given({ skills: answer.skills, configuration: answer.configuration })
  if (answer.outcome === 'new_profile') {
    if (known !== undefined) throw bad(`there is a System1 ${answer.worker} already`)
    return newRecord(context, 'worker', { id: answer.worker, state: 'enabled', body: { skills: [], ...body } })
  }
  if (known === undefined) throw bad(`there is no System1 ${answer.worker}`)
  return nextVersion(context, known, { body })
}

function given(fields: object): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
}
