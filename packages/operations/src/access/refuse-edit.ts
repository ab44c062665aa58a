// Why a field is not changed: it cannot be there, or not by whoever asks [D39].

import { refuse } from '@pawl/contract'
import { EDIT_TRIGGER, type EditDecision, type Task } from '@pawl/kernel'

export function refuseEdit(
  task: Pick<Task, 'id' | 'lifecycle' | 'status'>,
  { field, could }: Extract<EditDecision, { refused: true }>,
) {
  if (could === undefined) return refuse('FIELD_NOT_EDITABLE', { field, lifecycle: task.lifecycle })
  return refuse('NOT_ALLOWED', { taskId: task.id, currentStatus: task.status, trigger: EDIT_TRIGGER, could })
}
