// How an initiative stands.

import type { RecordView } from '@pawl/contract'
import { usePhrases } from '../../language/language.tsx'
import { governedPhrases } from '../phrases.ts'
import styles from './initiatives.module.css'

const OVER = ['closed', 'canceled']
export const isOver = ({ state }: RecordView) => OVER.includes(state)

export function InitiativeState({ initiative: { state } }: { readonly initiative: RecordView }) {
  const { states } = usePhrases(governedPhrases)
  return (
    <span className={styles.state} data-state={state}>
      {states[state] ?? state}
    </span>
  )
}
