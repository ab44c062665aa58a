// A field's value as a person reads it.

import type { Priority } from '@pawl/contract'
import { useDates } from '../../language/dates.ts'
import { useWords } from '../../language/language.tsx'

export function useFieldText(): (field: string, value: string) => string {
  const words = useWords()
  const dates = useDates()
  return (field, value) => {
    if (field === 'priority') return words.priorities[value as Priority] ?? value
    if (field === 'status') return words.lifecycles.todo.statuses[value]?.name ?? value
    if (field === 'deadline' && /^\d{4}-\d\d-\d\d/.test(value)) return dates.deadline(value)
    return value
  }
}
