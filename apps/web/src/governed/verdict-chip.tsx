import { usePhrases } from '../language/language.tsx'
import { governedPhrases } from './phrases.ts'
import styles from './verdict-chip.module.css'

export function VerdictChip({ verdict }: { readonly verdict: string }) {
  const { verdicts } = usePhrases(governedPhrases)
  return (
    <span className={styles.chip} data-verdict={verdict}>
      {verdicts[verdict as keyof typeof verdicts] ?? verdict}
    </span>
  )
}
