// A labelled field for a password. The browser's own store of passwords fills it in.

import { Field, inputClass } from '../parts/form/field.tsx'

interface PasswordFieldProps {
  readonly label: string
  readonly hint?: string
  readonly problem?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isOptional?: boolean
  readonly autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ label, hint, problem, value, onChange, isOptional, autoComplete }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      <input
        className={inputClass}
        type="password"
        dir="ltr"
        required={!isOptional}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
