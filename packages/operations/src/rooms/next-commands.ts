// What an agent runs next, with the arguments filled in: a fresh one with nothing but this can go on.

import type { Task } from '@pawl/kernel'

export function nextForClaimed(task: Task, session: string): string[] {
  return [`pawl task-started ${task.number} --session ${session}`, ...nextForStarted(task, session)]
}

export function nextForStarted({ number }: Task, session: string): string[] {
  return [
    `pawl report-progress ${number} "<how far you are>" --session ${session}`,
    `pawl task-complete ${number} --result "<what you did>" --session ${session}`,
  ]
}

export function nextForFree(task: Task, session: string): string[] {
  const { chatroomId, assignedTo, role } = task.fields
  return [`pawl wait-for-task --room ${chatroomId} --role ${assignedTo ?? role} --session ${session}`]
}
