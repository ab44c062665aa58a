// Guidance names commands. Where a command has a tool, whoever has only tools is told the tool; the rest is for a
// terminal, and the instructions say so.

import type { ErrorDocument } from '@pawl/contract'

const TOOL_FOR: readonly (readonly [RegExp, string])[] = [
  [/pawl list --status all/g, 'list_tasks'],
  [/pawl done (\d+)/g, 'complete_task(task_id=$1)'],
]

export function inToolWords({ error, ...rest }: ErrorDocument): ErrorDocument {
  const aiGuidance = TOOL_FOR.reduce((text, [command, tool]) => text.replace(command, tool), error.aiGuidance)
  return { ...rest, error: { ...error, aiGuidance } }
}
