// Something that lies over the page and has the keyboard until it is closed: by Escape, or by a press beside it.

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Where on the screen it stands: what is typed into stands high, and what is found below it has room. */
  readonly at?: 'middle' | 'top' | 'bottom'
}

export function Dialog({ label, onClose, children, at = 'middle' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the browser sends `close`.
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.dialog}
      data-at={at}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  )
}
