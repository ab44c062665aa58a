// The fields of a to-do as they are typed, and what is being typed into them. Pure.

import { shortReminder, type TaskView } from '@pawl/contract'

/** Those a person changes one by one, in the order they are shown. */
export const EDITABLE_FIELDS = [
  'title',
  'description',
  'priority',
  'deadline',
  'recurrence',
  'reminders',
  'project',
  'tags',
] as const
export type EditableField = (typeof EDITABLE_FIELDS)[number]

/** The fields that hold several, typed with commas between them. */
const LISTS: readonly EditableField[] = ['tags', 'reminders']

/** A field as it is typed. */
export function fieldText(task: TaskView, field: EditableField): string {
  if (field === 'recurrence') return task.recurrenceText ?? task.recurrence ?? ''
  if (field === 'deadline') return task.deadlineLocal?.split('[')[0] ?? task.deadline ?? ''
  if (field === 'reminders') return (task.reminders ?? []).map(shortReminder).join(', ')
  const value = task[field]
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

export function fieldInput(field: EditableField, text: string): string | string[] | null {
  const value = text.trim()
  if (value === '' && field !== 'title') return null
  return LISTS.includes(field) ? value.split(',').map((part) => part.trim()) : value
}

/** What is being written into a field is kept under this name. */
export const fieldDraft = (task: string, field: EditableField) => `field.${task}.${field}`

export interface FieldEdit {
  readonly value: string
  /** What the person saw in the field, and of which version of the task. */
  readonly before: string
  readonly version: number
}

/** The field that a draft is of. */
export function fieldOfDraft(name: string): EditableField | undefined {
  const field = /^field\..+\.(\w+)$/u.exec(name)?.[1]
  return EDITABLE_FIELDS.find((one) => one === field)
}
