// A labelled field for text, of one line or of several.

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
  const given = {
    className: inputClass,
    dir: 'auto',
    maxLength: limit,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  } as const
  return (
    <Field label={label} hint={hint} problem={problem}>
      {lines === undefined ? <input {...given} /> : <textarea {...given} rows={lines} />}
    </Field>
  )
}
