// Who is asked.

import { usePhrases } from '../../language/language.tsx'
import { governedPhrases } from '../phrases.ts'
import styles from './inbox.module.css'

export function AskedSystem({ system }: { readonly system: string }) {
  const { systems, roles } = usePhrases(governedPhrases)
  return (
    <span className={styles.system} data-system={system} title={roles[system]}>
      {systems[system] ?? system}
    </span>
  )
}
