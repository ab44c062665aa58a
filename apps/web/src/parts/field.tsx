// A labelled field of a form.

import type { ReactNode } from 'react'
import styles from './field.module.css'

export function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
    <label className={styles.label}>
      {label}
      {children}
    </label>
  )
}

/** The class of an input, a select or a text area. */
export const inputClass = styles.input
