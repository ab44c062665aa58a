// The value of any field of any lifecycle, as a person reads it.

import type { Priority } from '@pawl/contract'
import type { LifecycleName } from '@pawl/kernel'
import { useDates } from '../language/dates.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { GivenBlock, GivenText } from '../parts/given-text.tsx'
import { taskPhrases } from './phrases.ts'
import { TaskLink } from './task-link.tsx'

const TASK_LINKS = ['attachedTaskIds', 'parentTaskIds', 'follow_up_task_ids', 'replaces_task_id']

interface FieldValueProps {
  readonly lifecycle: string
  readonly field: string
  readonly value: unknown
}

export function FieldValue({ lifecycle, field, value }: FieldValueProps) {
  const phrases = usePhrases(taskPhrases)
  const words = useWords()
  const dates = useDates()
  if (value === undefined || value === null) return <span>{phrases.none}</span>
  if (TASK_LINKS.includes(field)) {
    return [value].flat().map((id) => <TaskLink key={String(id)} task={String(id)} />)
  }
  if (field.endsWith('At') && typeof value === 'number') {
    return <time dateTime={new Date(value).toISOString()}>{dates.full(value)}</time>
  }
  if (typeof value === 'boolean') return <span>{value ? phrases.yes : phrases.no}</span>
  if (field === 'priority') return <span>{words.priorities[value as Priority] ?? String(value)}</span>
  if (field === 'deadline') return <span>{dates.deadline(String(value))}</span>
  if (field === 'deletedFrom') {
    return <span>{words.lifecycles[lifecycle as LifecycleName].statuses[String(value)]?.name ?? String(value)}</span>
  }
  if (Array.isArray(value)) return <GivenText>{value.join(', ')}</GivenText>
  return <GivenBlock>{String(value)}</GivenBlock>
}
