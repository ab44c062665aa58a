// On a phone: the button at the bottom that opens the sheet with everything else.

import { Ellipsis } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { usePhrases } from '../language/language.tsx'
import { onDemand } from '../parts/page/on-demand.ts'
import styles from './more-places.module.css'
import { appPhrases } from './phrases.ts'

const MoreSheet = onDemand(() => import('./more-sheet.tsx'))

export function MorePlaces({ children }: { readonly children: ReactNode }) {
  const phrases = usePhrases(appPhrases)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ellipsis size={18} aria-hidden />
        {phrases.more}
      </button>
      <Suspense fallback={null}>{isOpen && <MoreSheet onClose={() => setOpen(false)}>{children}</MoreSheet>}</Suspense>
    </>
  )
}
