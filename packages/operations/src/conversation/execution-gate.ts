// What may be executed (document 000): never a clarification, only what is ready, sure, and has what its kind requires.

import type { Command } from '@pawl/dialogue'

const SURE = 0.8

export function mayExecute({ intent, ready, confidence, fields, ref }: Command): boolean {
  if (intent === 'clarify' || !ready || confidence < SURE) return false
  switch (intent) {
    case 'add_task':
      return Boolean(fields.title) && Boolean(fields.priority)
    case 'delete_task':
      return ref?.task_id !== undefined
    case 'update_task':
      return ref?.task_id !== undefined && Object.keys(fields).length > 0
    case 'list_tasks':
      return false
  }
}
