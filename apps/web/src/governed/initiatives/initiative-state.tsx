// How an initiative stands.

import type { RecordView } from '@pawl/contract'
import { usePhrases } from '../../language/language.tsx'
import { Chip } from '../../parts/text/chip.tsx'
import { governedPhrases } from '../phrases.ts'

const TONES: Readonly<Record<string, 'active' | 'review' | 'good'>> = {
  active: 'active',
  under_review: 'review',
  closed: 'good',
}

const OVER = ['closed', 'canceled']
export const isOver = ({ state }: RecordView) => OVER.includes(state)

export function InitiativeState({ initiative: { state } }: { readonly initiative: RecordView }) {
  const { states } = usePhrases(governedPhrases)
  return <Chip tone={TONES[state]}>{states[state] ?? state}</Chip>
}
