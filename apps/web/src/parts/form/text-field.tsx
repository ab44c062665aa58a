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
}

export function TextField({ label, hint, problem, value, onChange, lines, limit }: TextFieldProps) {
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
        dir="auto"
        maxLength={limit}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
