// A message that is no answer to the open question, and says something of its own.

import type { DirectStep } from '../chain.ts'
import { fresh } from '../fresh.ts'
import type { Scene } from '../scene.ts'

export const withoutQuestion = (scene: Scene): Scene => ({
  ...scene,
  context: { ...scene.context, state: undefined, fields: {}, ref: null, missing: [] },
})

/** ‘When is the dentist?’, ‘I bought milk’, ‘pay rent on Friday’: done as if nothing had been asked. No part of it is lost [D46]. */
export function ofItsOwn(message: string, scene: Scene): DirectStep | undefined {
  const step = fresh(message, withoutQuestion(scene))
  const isOwn = step.detected.length > 0 && step.detected.every((intent) => OWN.has(intent))
  if (isOwn && step.acts.every(({ command }) => command.ready)) return step
  return isOfAnother(step, scene) || isNew(step, scene) ? step : undefined
}

/** ‘What about the passport?’; ‘essay by Friday’: another task is named, or what is offered says when. */
function isNew({ acts, state }: DirectStep, { context }: Scene): boolean {
  const [act, ...more] = acts
  if (act === undefined || more.length > 0 || !context.state?.endsWith(':ASK_CONFIRMATION')) return false
  const { ref, fields } = act.command
  if (state === 'CREATE:ASK_ADD') return fields.deadline != null || fields.recurrence != null
  return state === undefined && ref?.task_id !== undefined && ref.task_id !== context.ref?.task_id
}

/** ‘The passport is urgent’, asked about the report: it is said of another task, by its name. */
function isOfAnother({ detected, acts, state }: DirectStep, { context, tasks }: Scene): boolean {
  const asked = new Set([context.ref?.task_id, ...(context.ref?.options ?? [])])
  const isRead = state === undefined || state.endsWith(':ASK_CONFIRMATION')
  return (
    isRead &&
    detected.length > 0 &&
    detected.every((intent) => intent === 'UPDATE_TASK') &&
    acts.every(({ command: { ref, fields } }) => {
      const id = ref?.task_id
      return id !== undefined && fields.undo !== true && !asked.has(id) && tasks.some((task) => task.id === id)
    })
  )
}

/** A deletion or a change is read by its verb, or not at all. */
const OWN: ReadonlySet<DirectStep['detected'][number]> = new Set([
  'LIST_TASKS',
  'CREATE_TASK',
  'COMPLETE_TASK',
] as const)
