// What of the list is shown: search and order in sight, the rest folded until one of them is chosen.

import { LIST_GROUPS, PRIORITIES } from '@pawl/contract'
import { ListFilter } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePhrases, useWords } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { Field, inputClass } from '../parts/form/field.tsx'
import { DEFAULTS, type ListShows, type SetFilter, SORTS, STATUS_FILTERS } from './filters-in-url.ts'
import type { Grouping } from './list-headings.ts'
import { tasksPhrases } from './phrases.ts'
import styles from './tasks-page.module.css'

interface TaskFilterBarProps {
  readonly filters: Omit<ListShows, 'group'>
  readonly onChange: SetFilter
}

export function TaskFilterBar({ filters, group, onChange }: TaskFilterBarProps & { readonly group: Grouping }) {
  const phrases = usePhrases(tasksPhrases)
  const isNarrowed = FOLDED.some((name) => filters[name] !== undefined) || filters.status !== DEFAULTS.status
  const [isOpen, setOpen] = useState(isNarrowed)
  const fold = (
    <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      <ListFilter size={16} aria-hidden />
      {phrases.filters}
    </Button>
  )
  return (
    <search className={styles.filters} data-open={isOpen || undefined} aria-label={phrases.filters}>
      <SearchField text={filters.text ?? ''} onChange={(text) => onChange('text', text)} />
      <Choice
        label={phrases.sort}
        value={filters.sort ?? DEFAULTS.sort}
        options={SORTS.map((sort) => [sort, phrases.sorts[sort]])}
        onChange={(sort) => onChange('sort', sort === DEFAULTS.sort ? '' : sort)}
      />
      <Choice
        label={phrases.group}
        value={group}
        options={LIST_GROUPS.map((one) => [one, phrases.groupings[one]])}
        onChange={(one) => onChange('group', one)}
      />
      <span className={styles.fold}>{fold}</span>
      {isOpen && <MoreFilters filters={filters} onChange={onChange} />}
    </search>
  )
}

const FOLDED = ['priority', 'dueAfter', 'dueBefore'] as const

function MoreFilters({ filters, onChange }: TaskFilterBarProps) {
  const phrases = usePhrases(tasksPhrases)
  const words = useWords()
  const statusName = (status: (typeof STATUS_FILTERS)[number]) =>
    status === 'all' || status === 'pending' ? phrases.statuses[status] : words.lifecycles.todo.statuses[status]?.name
  return (
    <div className={styles.more}>
      <Choice
        label={phrases.status}
        value={filters.status ?? DEFAULTS.status}
        options={STATUS_FILTERS.map((status) => [status, statusName(status)])}
        onChange={(status) => onChange('status', status === DEFAULTS.status ? '' : status)}
      />
      <Choice
        label={phrases.priority}
        value={filters.priority ?? ''}
        options={[
          ['', phrases.anyPriority],
          ...PRIORITIES.toReversed().map((priority) => [priority, words.priorities[priority]] as const),
        ]}
        onChange={(priority) => onChange('priority', priority)}
      />
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
      {(['project', 'tag'] as const)
        .filter((name) => filters[name] !== undefined)
        .map((name) => (
          <Field key={name} label={name === 'tag' ? (words.fields.tags ?? '') : (words.fields.project ?? '')}>
            <input
              className={inputClass}
              type="search"
              dir="auto"
              value={filters[name] ?? ''}
              onChange={({ target }) => onChange(name, target.value)}
            />
          </Field>
        ))}
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string | undefined])[]
  readonly onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <select className={inputClass} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Field>
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
    <input
      className={inputClass}
      type="search"
      data-search
      aria-label={phrases.search}
      placeholder={phrases.search}
      dir={typed === '' ? undefined : 'auto'}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
