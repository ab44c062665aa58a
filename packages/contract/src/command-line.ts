// Which command takes a step of a lifecycle. Only commands that exist are ever named.

import type { Step } from '@pawl/kernel'
import type { WorkFacts } from './errors/refusal.ts'
import type { OperationDeclaration } from './operation.ts'
import { operations } from './operations/index.ts'

const todoCommands = new Map(
  (Object.values(operations) as OperationDeclaration[]).flatMap((operation) =>
    operation.trigger !== undefined && operation.command !== undefined
      ? [[operation.trigger, operation.command.words.join(' ')] as const]
      : [],
  ),
)

/** The triggers nobody pulls by hand follow from an agent's waiting. */
const WAIT = ({ given }: WorkTask) =>
  `pawl wait-for-task --room ${given?.room ?? '<room>'} --role ${given?.role ?? '<role>'}`
const byHolder =
  (command: string, options = '') =>
  ({ number, given }: WorkTask) =>
    `pawl ${command} ${number}${options} --session ${given?.session ?? '<session>'}`
const roomCommands: Readonly<Record<string, (task: WorkTask) => string>> = {
  claimTask: WAIT,
  promoteNextTask: WAIT,
  parentTaskAcknowledged: WAIT,
  startTask: byHolder('task-started'),
  completeTask: byHolder('task-complete'),
  attachToMessage: ({ number }) => `pawl backlog attach ${number} --to <task>`,
  moveToQueue: ({ number }) => `pawl backlog move-to-queue ${number}`,
  sendBackForRework: ({ number }) => `pawl backlog send-back ${number}`,
  markBacklogComplete: ({ number }) => `pawl backlog complete ${number}`,
  reopenBacklogTask: ({ number }) => `pawl backlog reopen ${number}`,
}

/** What is not a worker's own follows from an answer. */
const governedCommands: Readonly<Record<string, (task: WorkTask) => string>> = {
  start: byHolder('task-started'),
  complete: byHolder('task-complete', ' --result "<what came of it>"'),
  block: byHolder('task-blocked', ' --owner <who has to act> --action "<what has to be done>"'),
}

interface WorkTask {
  readonly number: number
  readonly lifecycle: string
  readonly given?: WorkFacts
}

export function commandFor(task: WorkTask, step: Step): string {
  if (task.lifecycle === 'room') return roomCommands[step.trigger]?.(task) ?? `pawl backlog show ${task.number}`
  if (task.lifecycle === 'governed') return governedCommands[step.trigger]?.(task) ?? 'pawl inbox'
  const own = task.lifecycle === 'todo' ? todoCommands.get(step.trigger) : undefined
  if (own !== undefined) return `pawl ${own} ${task.number}`
  const fields = step.requiredFields.map((field) => ` --set ${field}=<${field}>`).join('')
  return `pawl transition ${task.number} ${step.to}${fields}`
}
