// The frame of what stands beside a page: its name, what belongs to it, and the way to close it.

import { X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { usePhrases } from '../language/language.tsx'
import { IconButton } from '../parts/form/icon-button.tsx'
import styles from './beside.module.css'
import { besidePhrases } from './phrases.ts'

interface FrameProps {
  readonly label: string
  readonly bar: ReactNode
  readonly onClose: () => void
  /** Also while one writes into it: what is written is kept. */
  readonly closesByEscape?: boolean
  readonly children: ReactNode
}

export function Frame({ label, bar, onClose, closesByEscape = false, children }: FrameProps) {
  const phrases = usePhrases(besidePhrases)
  const onKeyDown = (event: KeyboardEvent) => {
    if (closesByEscape && event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault()
      onClose()
    }
  }
  return (
    <aside className={styles.beside} aria-label={label} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <strong>{label}</strong>
        {bar}
        <IconButton size="small" label={phrases.close} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      {children}
    </aside>
  )
}
