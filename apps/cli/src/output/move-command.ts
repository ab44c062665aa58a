// The command for one move of a task. A move that takes more than the task, or that only its holder makes, has none: it
// is called by the name of its trigger.

import { type OperationDeclaration, type OperationKey, operations, type TaskView } from '@pawl/contract'
import type { Screen } from './screen.ts'
import { triggerName } from './table-words.ts'

const OF_TODOS = new Map(
  (Object.entries(operations) as [OperationKey, OperationDeclaration][]).flatMap(([key, { trigger }]) =>
    trigger === undefined ? [] : [[trigger, key] as const],
  ),
)
const OF_ROOMS = new Map<string, OperationKey>(
  (['moveToQueue', 'sendBackForRework', 'markBacklogComplete', 'reopenBacklogTask'] as const).map((key) => [key, key]),
)

export function moveCommand({ lifecycle, number }: TaskView, trigger: string, { words, language }: Screen): string {
  const operation = (lifecycle === 'todo' ? OF_TODOS : lifecycle === 'room' ? OF_ROOMS : undefined)?.get(trigger)
  return (
    (operation && words.say({ operation, input: { task: String(number) } })) ??
    triggerName(lifecycle, trigger, language)
  )
}
