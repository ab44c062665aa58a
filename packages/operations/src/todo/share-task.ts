// Sharing a to-do: its owner says for whom it is there too, and who of them may change it [D41].
//
// SH1. It is shared with people who are in the workspace now. Whoever leaves it does not see it, and it can be taken back
//     from them all the same.
// SH2. Only the owner is told whether there is someone of a name: whoever may not share learns nothing of others.

import {
  fieldProblems,
  type InputOf,
  type Operations,
  type Outcome,
  personKey,
  refuse,
  succeed,
  type TaskView,
  toTaskView,
} from '@pawl/contract'
import { decideEdit, isTaskOf, type Task, type TodoTask, todo } from '@pawl/kernel'
import { signed } from '../access/acting.ts'
import { refuseEdit } from '../access/refuse-edit.ts'
import { relationsTo } from '../access/relations.ts'
import { someoneHere } from '../access/someone-here.ts'
import type { Context } from '../context.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { Decided, TaskStore } from '../ports/task-store.ts'
import type { TokenStore } from '../ports/token-store.ts'
import { parseTaskRef } from '../task-ref.ts'

type Shares = Pick<TodoTask['fields'], 'sharedWith' | 'editors'>
type Answer = Outcome<{ task: TaskView }>

export async function shareTask(
  context: Context<TaskStore & AccountStore & TokenStore>,
  input: InputOf<Operations['shareTask']>,
): Promise<Answer> {
  const person = await someoneHere(context, input.with)
  return changeShares(context, input.task, ({ sharedWith = [], editors = [] }) => {
    if (person === undefined) return refuse('PERSON_NOT_HERE', { person: input.with })
    if (person === context.principal.name) return succeed({ sharedWith, editors })
    const all = sharedWith.includes(person) ? sharedWith : [...sharedWith, person]
    const problems = fieldProblems('todo', { sharedWith: all }, context.language)
    if (problems.length > 0) return refuse('INVALID_INPUT', { problems })
    const others = editors.filter((one) => one !== person)
    const withThem = editors.includes(person) ? editors : [...editors, person]
    return succeed({ sharedWith: all, editors: input.to === 'change' ? withThem : others })
  })
}

export function unshareTask(
  context: Context<TaskStore>,
  { task, with: name }: InputOf<Operations['unshareTask']>,
): Promise<Answer> {
  return changeShares(context, task, ({ sharedWith = [], editors = [] }) => {
    const isOther = (one: string) => name !== undefined && personKey(one) !== personKey(name)
    return succeed({ sharedWith: sharedWith.filter(isOther), editors: editors.filter(isOther) })
  })
}

async function changeShares(
  context: Context<TaskStore>,
  ref: string,
  next: (now: Shares) => Outcome<Shares>,
): Promise<Answer> {
  const answer = (task: Task) => ({ task: toTaskView(task) })
  const decideOn = (task: Task): Decided => {
    if (!isTaskOf(todo, task)) return refuse(task.lifecycle === 'room' ? 'ROOM_TASK' : 'GOVERNED_TASK', { task: ref })
    const as = relationsTo(context, task)
    const edit = (shares: Shares) =>
      decideEdit(todo, task, {
        ...signed(context),
        as,
        fields: { sharedWith: listed(shares.sharedWith), editors: listed(shares.editors) },
      })
    const asked = edit({})
    if (asked.refused) return refuseEdit(task, asked)
    const shares = next(task.fields)
    if (shares.refused) return shares
    const decision = edit(shares.value)
    if (decision.refused) return refuseEdit(task, decision)
    return 'unchanged' in decision ? { refused: false, unchanged: task } : decision
  }
  const outcome = await context.store.changeTask(parseTaskRef(ref), decideOn, receiptFor(context, answer))
  if (outcome === undefined) return refuse('TASK_NOT_FOUND', { task: ref })
  if (outcome.refused) return outcome
  return succeed(answer(outcome.unchanged ?? outcome.task))
}

/** A list that is empty is none. */
function listed(names: readonly string[] | undefined): readonly string[] | null {
  return names === undefined || names.length === 0 ? null : names
}
