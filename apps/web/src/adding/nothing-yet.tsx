// A list with nothing in it, and how to add the first: by a key where there are keys, by a press where there is a thumb.

import type { ReactNode } from 'react'
import { useMay } from '../api/may.ts'
import { openOver } from '../keys/opened.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { Notice } from '../parts/page/notice.tsx'
import styles from './adding.module.css'
import { addingPhrases } from './phrases.ts'

export function NothingYet({ children }: { readonly children: ReactNode }) {
  const phrases = usePhrases(addingPhrases)
  if (!useMay()('addTask')) return <Notice>{children}</Notice>
  return (
    <Notice
      action={
        <span className={styles.byThumb}>
          <Button onClick={() => openOver('add')}>{phrases.field}</Button>
        </span>
      }
    >
      {children} <span className={styles.byKey}>{phrases.pressC}</span>
    </Notice>
  )
}
