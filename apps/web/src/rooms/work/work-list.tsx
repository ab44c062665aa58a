// The items of a panel, or what is to be said when there are none.

import type { ReactNode } from 'react'
import styles from '../room/room-page.module.css'

interface WorkListProps {
  readonly empty?: string
  readonly label?: string
  readonly children: readonly ReactNode[]
}

export function WorkList({ empty, label, children }: WorkListProps) {
  if (children.length === 0) return empty === undefined ? null : <p className={styles.empty}>{empty}</p>
  return (
    // An item that leaves hands the keyboard to its list.
    <ol className={styles.items} aria-label={label} tabIndex={-1}>
      {children}
    </ol>
  )
}

export function focusList(from: Element): void {
  from.closest('ol')?.focus()
}
