// A labelled field for the name of a person.

import { Field, inputClass } from '../parts/form/field.tsx'

interface NameFieldProps {
  readonly label: string
  readonly hint?: string
  readonly problem?: string | undefined
  readonly value: string
  readonly onChange?: (value: string) => void
  readonly isOptional?: boolean
  readonly autoComplete: 'username' | 'off'
}

export function NameField({ label, hint, problem, value, onChange, isOptional, autoComplete }: NameFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      <input
        className={inputClass}
        dir="auto"
        required={!isOptional}
        readOnly={onChange === undefined}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </Field>
  )
}
