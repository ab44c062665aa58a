// A labelled field of a form; what is wrong with it stands below.

import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps {
  readonly label: string
  readonly hint?: string
  readonly problem?: string | undefined
  readonly children: ReactNode
}

export function Field({ label, hint, problem, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
    <label className={styles.label} data-wrong={problem !== undefined || undefined}>
      {label}
      {children}
      {hint !== undefined && <small className={styles.hint}>{hint}</small>}
      {problem !== undefined && (
        <strong className={styles.problem} role="alert">
          {problem}
        </strong>
      )}
    </label>
  )
}

/** The class of an input, a select or a text area. */
export const inputClass = styles.input
