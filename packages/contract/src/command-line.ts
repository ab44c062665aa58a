// Which command takes a step of a lifecycle. Only commands that exist are ever named.

import type { Step } from '@pawl/kernel'
import type { OperationDeclaration } from './operation.ts'
import { operations } from './operations/index.ts'

const todoCommands = new Map(
  (Object.values(operations) as OperationDeclaration[]).flatMap((operation) =>
    operation.trigger !== undefined && operation.command !== undefined
      ? [[operation.trigger, operation.command.words.join(' ')] as const]
      : [],
  ),
)

export function commandFor(task: { readonly number: number; readonly lifecycle: string }, step: Step): string {
  const own = task.lifecycle === 'todo' ? todoCommands.get(step.trigger) : undefined
  if (own !== undefined) return `pawl ${own} ${task.number}`
  const fields = step.requiredFields.map((field) => ` --set ${field}=<${field}>`).join('')
  return `pawl transition ${task.number} ${step.to}${fields}`
}
