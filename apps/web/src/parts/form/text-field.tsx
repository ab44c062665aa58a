// A labelled field for text, of one line or of several.

import { useId } from 'react'
import { MarkdownInput } from '../markdown/markdown-input.tsx'
import { Field, inputClass } from './field.tsx'

interface TextFieldProps {
  readonly label: string
  readonly hint?: string
  readonly problem?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  /** How many lines it has at first; one that cannot grow if left out. */
  readonly lines?: number
  readonly limit?: number | undefined
  /** A code that was sent: a phone offers digits, and the code itself where it knows it. */
  readonly holds?: 'text' | 'digits'
}

const DIGITS = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const

export function TextField({ label, hint, problem, value, onChange, lines, limit, holds = 'text' }: TextFieldProps) {
  const id = useId()
  if (lines !== undefined) {
    return (
      <Field label={label} hint={hint} problem={problem} control={id}>
        <MarkdownInput id={id} maxLength={limit} rows={lines} value={value} onChange={onChange} />
      </Field>
    )
  }
  return (
    <Field label={label} hint={hint} problem={problem}>
      <input
        className={inputClass}
        dir={holds === 'digits' ? 'ltr' : 'auto'}
        {...(holds === 'digits' && DIGITS)}
        maxLength={limit}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
