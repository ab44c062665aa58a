// What is shown while the script of a page is on its way: its outline, so that nothing jumps.

import { usePhrases } from '../../language/language.tsx'
import { partPhrases } from '../phrases.ts'
import styles from './answered.module.css'
import pageStyles from './page.module.css'

const LINES = 8

export function PageSkeleton() {
  const phrases = usePhrases(partPhrases)
  return (
    <div className={pageStyles.page}>
      <div className={styles.waiting} aria-busy="true">
        <span className="visually-hidden">{phrases.loading}</span>
        {Array.from({ length: LINES }, (_, line) => (
          <div key={line} className={styles.line} />
        ))}
      </div>
    </div>
  )
}
