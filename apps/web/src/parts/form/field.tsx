// A labelled field of a form; what is wrong with it stands below.

import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps {
  readonly label: string
  readonly hint?: string
  readonly problem?: string | undefined
  /** Of the control, where there is more than the control among the children. */
  readonly control?: string
  readonly children: ReactNode
}

export function Field({ label, hint, problem, control, children }: FieldProps) {
  const isWrong = problem !== undefined || undefined
  const below = (
    <>
      {hint !== undefined && <small className={styles.hint}>{hint}</small>}
      {problem !== undefined && (
        <strong className={styles.problem} role="alert">
          {problem}
        </strong>
      )}
    </>
  )
  if (control !== undefined) {
    return (
      <div className={styles.label} data-wrong={isWrong}>
        <label htmlFor={control} className={styles.name}>
          {label}
        </label>
        {children}
        {below}
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
    <label className={styles.label} data-wrong={isWrong}>
      {label}
      {children}
      {below}
    </label>
  )
}

/** The class of an input, a select or a text area. */
export const inputClass = styles.input
