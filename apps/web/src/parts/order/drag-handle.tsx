// What a row or a card is dragged by.

import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './drag-handle.module.css'

export function DragHandle({ className = '', ...rest }: ComponentProps<'span'> & { readonly title: string }) {
  return (
    <span {...rest} className={`${styles.handle} ${className}`} aria-hidden>
      <GripVertical size={16} />
    </span>
  )
}
