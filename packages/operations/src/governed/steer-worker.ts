// A person tells a System1 something while it works, or stops it: the same words as in a room.
//
// SW1. What is stopped is blocked for System3, which goes on with it, has it done anew or cancels it: the rules know no other way
//      out of work [D30]. The next word of whoever worked on it is refused, by which a worker knows that it has to end its command.

import {
  type InputOf,
  MOST_TOLD,
  type Operations,
  type Outcome,
  refuse,
  succeed,
  type WorkTaskView,
} from '@pawl/contract'
import { type GovernedTask, governed, shortenText } from '@pawl/kernel'
import { relationsTo } from '../access/relations.ts'
import type { Context } from '../context.ts'
import { changeGovernedTask } from './change-task.ts'
import { following, NOTHING, recording, writing } from './effects.ts'
import { edit, move } from './moves.ts'
import { about, isStopped, stop } from './next.ts'
import { newItem } from './records.ts'
import { toGovernedWorkView } from './wait-as-worker.ts'

type Steered = Promise<Outcome<{ task: WorkTaskView }>>

/** What a block may say has to be done. */
const LONGEST_ACTION = 9_000

export async function tellAssigned(context: Context, { task, text }: InputOf<Operations['tellAgent']>): Steered {
  const follow = (now: GovernedTask) => {
    if ('end' in governed.statuses[now.status])
      return refuse('NOBODY_TO_TELL', { task: now.number, status: now.status })
    const messages = [...(now.fields.messages ?? []), text].slice(-MOST_TOLD)
    const told = edit(context, now, { messages }, relationsTo(context, now))
    return told === undefined ? NOTHING : writing(told)
  }
  return steered(await changeGovernedTask(context, task, (_, now) => follow(now), toAnswer))
}

export async function stopAssigned(context: Context, { task, because }: InputOf<Operations['stopAgent']>): Steered {
  const action = shortenText(because, LONGEST_ACTION)
  const fields = { owner: 'system3', next_action: action, stoppedBecause: because }
  const changed = await changeGovernedTask(
    context,
    task,
    (view, now) =>
      following(move(context, now, 'blocked', 'block', fields, relationsTo(context, now)), (blocked) =>
        isStopped(view)
          ? stop(context, view, blocked)
          : recording(
              newItem(context, 'BlockedResolution', { ...about(view, now), owner: fields.owner, next_action: action }),
            ),
      ),
    toAnswer,
  )
  return steered(changed)
}

const toAnswer = ({ task }: { readonly task: GovernedTask }) => ({ task: toGovernedWorkView(task) })

function steered(changed: Outcome<{ readonly task: GovernedTask }>): Outcome<{ task: WorkTaskView }> {
  return changed.refused ? changed : succeed(toAnswer(changed.value))
}
