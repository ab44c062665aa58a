// An edit that waited while others changed the task. If they changed other fields both are kept; if they changed the same one
// the person decides, on the page of the task, between both texts.

import { type FieldEdit, fieldOfDraft, fieldText } from '../parts/task/typed-field.ts'
import { type Input, RefusedError, request } from './request.ts'
import type { WaitingChange } from './waiting-changes.ts'

/** What is to be sent instead; nothing if it is for the person to decide. */
export async function mergedEdit(
  { input, drafts }: WaitingChange,
  error: unknown,
): Promise<Input<'editTask'> | undefined> {
  if (!(error instanceof RefusedError) || error.document.code !== 'TASK_STALE_VERSION') return undefined
  const [name = '', text = ''] = Object.entries(drafts)[0] ?? []
  const field = fieldOfDraft(name)
  if (field === undefined) return undefined
  const { before } = JSON.parse(text) as FieldEdit
  const { task } = await request('showTask', { task: String(input.task) })
  return fieldText(task, field) === before ? { ...input, expectedVersion: task.version } : undefined
}
