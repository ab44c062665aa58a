// J0–J4: how a block is resolved.

import { DESCRIPTION_LIMIT, refuseUnfitAnswer } from '@pawl/contract'
import type { GovernedTask } from '@pawl/kernel'
import { both, type Effects, following, recording, writing } from '../effects.ts'
import { edit, move } from '../moves.ts'
import { about, assignAnew, stop } from '../next.ts'
import { newItem, newNotice } from '../records.ts'
import type { Asked, Causes } from './asked.ts'

export const blockResolved: Causes<'BlockedResolution'> = (asked, answer) => {
  const { context, view, task } = asked
  switch (answer.action) {
    case 'research':
      return recording(newItem(context, 'ResearchRequest', { ...about(view, task), question: answer.question }))
    case 'restart':
      return restart(asked, answer.description)
    case 'resume':
      return resume(asked, answer.answer)
    case 'not_equipped':
      return recording(newItem(context, 'RemediationRequest', { ...about(view, task), reason: answer.reason }))
    case 'cancel':
      return stop(context, view, task)
  }
}

/** The same System1 goes on, with what it was told. */
function resume({ context, task }: Asked, answer: string | undefined): Effects {
  const begin = (now: GovernedTask) => writing(move(context, now, 'in_progress', 'resume'))
  if (answer === undefined) return begin(task)
  const description = told(task, answer)
  if (description.length > DESCRIPTION_LIMIT)
    return refuseUnfitAnswer({ reason: 'description_too_long', limit: DESCRIPTION_LIMIT }, context.language)
  const edited = edit(context, task, { description })
  return edited === undefined ? begin(task) : following(edited, begin)
}

const told = ({ fields: { description } }: GovernedTask, text: string) =>
  description === undefined ? text : `${description}\n\n${text}`

export const researched: Causes<'ResearchRequest'> = (asked, { findings }) => {
  const { context, view, task } = asked
  const notice = newNotice(context, 'ResearchResult', { ...about(view, task), findings })
  return both(recording(notice), restart(asked, told(task, findings)))
}

/** J3, J4: changed, set back to pending, and assigned anew. */
function restart({ context, view, task }: Asked, description: string | undefined): Effects {
  if (description !== undefined && description.length > DESCRIPTION_LIMIT)
    return refuseUnfitAnswer({ reason: 'description_too_long', limit: DESCRIPTION_LIMIT }, context.language)
  const begin = (now: GovernedTask) => assignAnew(context, view, move(context, now, 'pending', 'restart'))
  const edited = description === undefined ? undefined : edit(context, task, { description })
  return edited === undefined ? begin(task) : following(edited, begin)
}
