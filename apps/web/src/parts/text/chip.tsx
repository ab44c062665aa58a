// A word that says how something stands, with a colour that only repeats it.

import type { ReactNode } from 'react'
import type { Tone } from '../task/status.tsx'
import styles from './chip.module.css'

interface ChipProps {
  readonly tone?: Tone
  readonly title?: string | undefined
  readonly children: ReactNode
}

export function Chip({ tone = 'quiet', title, children }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone} title={title}>
      {children}
    </span>
  )
}
