// How an initiative stands.

import type { RecordView } from '@pawl/contract'
import { Chip } from '../../parts/text/chip.tsx'
import { useStateName } from '../record-states.ts'

const TONES: Readonly<Record<string, 'active' | 'review' | 'good'>> = {
  active: 'active',
  under_review: 'review',
  closed: 'good',
}

const OVER = ['closed', 'canceled']
export const isOver = ({ state }: RecordView) => OVER.includes(state)

export function InitiativeState({ initiative: { state } }: { readonly initiative: RecordView }) {
  return <Chip tone={TONES[state]}>{useStateName('initiative')(state)}</Chip>
}
