// A change of one governed task inside its initiative, and what is asked about it afterwards.

import { type Outcome, succeed } from '@pawl/contract'
import type { GovernedTask } from '@pawl/kernel'
import { isOneOf } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { type InitiativeNeeds, type InitiativeView, type StoredRecord, WAITING } from '../ports/record-store.ts'
import { type Changed, changeInitiative, governedTask, initiativeOf } from './change.ts'
import type { Effects } from './effects.ts'

export interface ChangedTask {
  readonly task: GovernedTask
  /** What waits for an answer about it. */
  readonly items: readonly StoredRecord[]
}

export async function changeGovernedTask(
  context: Context,
  /** One that was found already is not looked for again: what is decided on is read inside the change. */
  named: string | GovernedTask,
  follow: (view: InitiativeView, task: GovernedTask) => Effects,
  answer: (changed: ChangedTask) => unknown,
  needs: Pick<InitiativeNeeds, 'policyHistory'> = {},
): Promise<Outcome<ChangedTask>> {
  const found = typeof named === 'string' ? await governedTask(context, named) : succeed(named)
  if (found.refused) return found
  const { id } = found.value
  const toChangedTask = ({ tasks, records, waiting }: Changed): ChangedTask => {
    const made = records.filter(({ kind, state }) => kind === 'item' && isOneOf(WAITING, state))
    const items = [...waiting.filter(({ body }) => body.task_id === id), ...made]
    return { task: tasks.findLast((task) => task.id === id) ?? found.value, items }
  }
  const changed = await changeInitiative(
    context,
    initiativeOf(found.value),
    { tasks: [id], ...needs },
    (view) => follow(view, view.tasks.get(id) ?? found.value),
    (stored) => answer(toChangedTask(stored)),
  )
  return changed.refused ? changed : succeed(toChangedTask(changed.value))
}
