import { PRIORITIES } from '@pawl/contract'
import { useEffect, useState } from 'react'
import { usePhrases, useWords } from '../language/language.tsx'
import { Field, inputClass } from '../parts/field.tsx'
import { type SetFilter, SORTS, STATUS_FILTERS } from './filters-in-url.ts'
import { tasksPhrases } from './phrases.ts'
import styles from './tasks-page.module.css'
import type { TaskFilters } from './use-task-pages.ts'

interface TaskFilterBarProps {
  readonly filters: TaskFilters
  readonly onChange: SetFilter
}

export function TaskFilterBar({ filters, onChange }: TaskFilterBarProps) {
  const phrases = usePhrases(tasksPhrases)
  const words = useWords()
  const statusName = (status: (typeof STATUS_FILTERS)[number]) =>
    status === 'all' || status === 'pending' ? phrases.statuses[status] : words.lifecycles.todo.statuses[status]?.name
  return (
    <search className={styles.filters} aria-label={phrases.filters}>
      <SearchField text={filters.text ?? ''} onChange={(text) => onChange('text', text)} />
      <Field label={phrases.status}>
        <select
          className={inputClass}
          value={filters.status ?? 'all'}
          onChange={({ target }) => onChange('status', target.value === 'all' ? '' : target.value)}
        >
          {STATUS_FILTERS.map((status) => (
            <option key={status} value={status}>
              {statusName(status)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={phrases.priority}>
        <select
          className={inputClass}
          value={filters.priority ?? ''}
          onChange={({ target }) => onChange('priority', target.value)}
        >
          <option value="">{phrases.anyPriority}</option>
          {PRIORITIES.toReversed().map((priority) => (
            <option key={priority} value={priority}>
              {words.priorities[priority]}
            </option>
          ))}
        </select>
      </Field>
      {(['dueAfter', 'dueBefore'] as const).map((name) => (
        <Field key={name} label={phrases[name]}>
          <input
            className={inputClass}
            type="date"
            value={filters[name] ?? ''}
            onChange={({ target }) => onChange(name, target.value)}
          />
        </Field>
      ))}
      <Field label={phrases.sort}>
        <select
          className={inputClass}
          value={filters.sort ?? 'number'}
          onChange={({ target }) => onChange('sort', target.value === 'number' ? '' : target.value)}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {phrases.sorts[sort]}
            </option>
          ))}
        </select>
      </Field>
    </search>
  )
}

/** How long a person pauses between words, about. */
const PAUSE = 200

/** Looked for when the typing pauses. */
function SearchField({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) {
  const phrases = usePhrases(tasksPhrases)
  const [typed, setTyped] = useState(text)
  const [last, setLast] = useState(text)
  // The address changed by itself: back, or everything shown again.
  if (text !== last) {
    setLast(text)
    setTyped(text)
  }
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => onChange(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, text, onChange])
  return (
    <Field label={phrases.search}>
      <input
        className={inputClass}
        type="search"
        dir="auto"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  )
}
