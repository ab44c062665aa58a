// What an agent runs next, with the arguments filled in: a fresh one with nothing but this can go on.

import type { Task } from '@pawl/kernel'

export function nextForClaimed(task: Task, session: string, roles: readonly string[]): string[] {
  return [`pawl task-started ${task.number} --session ${session}`, ...nextForStarted(task, session, roles)]
}

/** Completing and handing on are two ways to end it. */
export function nextForStarted({ number, fields }: Task, session: string, roles: readonly string[]): string[] {
  const others = roles.filter((role) => role !== fields.assignedTo)
  const to = others.length === 1 ? others[0] : `"<${others.join(' or ')}>"`
  return [
    `pawl report-progress ${number} "<how far you are>" --session ${session}`,
    `pawl task-complete ${number} --result "<what you did>" --session ${session}`,
    ...(others.length === 0
      ? []
      : [`pawl handoff ${number} --to ${to} --message "<what is to be done next>" --session ${session}`]),
  ]
}

export function nextForFree(task: Task, session: string): string[] {
  const { chatroomId, assignedTo, role } = task.fields
  return [`pawl wait-for-task --room ${chatroomId} --role ${assignedTo ?? role} --session ${session}`]
}
