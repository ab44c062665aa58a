// When a to-do is due: in words, as they are understood when it is added, or as a day of the browser's own calendar.

import type { Ref } from 'react'
import { usePhrases } from '../../language/language.tsx'
import styles from '../form/field.module.css'
import { partPhrases } from '../phrases.ts'

interface DateInputProps {
  readonly ref: Ref<HTMLInputElement>
  readonly label: string | undefined
  /** Words, or 2026-03-01, or 2026-03-01T09:00. */
  readonly value: string
  readonly onChange: (value: string) => void
}

const DAY = /^\d{4}-\d\d-\d\d/u

export function DateInput({ ref, label, value, onChange }: DateInputProps) {
  const phrases = usePhrases(partPhrases)
  const day = DAY.exec(value)?.[0] ?? ''
  return (
    <span className={styles.date}>
      <input
        ref={ref}
        type="text"
        className={styles.input}
        dir={value === '' ? undefined : 'auto'}
        aria-label={label}
        placeholder={phrases.examples.deadline}
        value={day === '' ? value : value.replace('T', ' ')}
        // Who types another date need not delete this one.
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => onChange(target.value.replace(/^(\d{4}-\d\d-\d\d) (?=\d)/u, '$1T'))}
      />
      <input
        type="date"
        className={styles.pick}
        aria-label={phrases.pickDay}
        title={phrases.pickDay}
        value={day}
        // A time stays what it was.
        onChange={({ target }) =>
          target.value !== '' && onChange(day === '' ? target.value : value.replace(DAY, target.value))
        }
      />
    </span>
  )
}
