import { Chip } from '../parts/text/chip.tsx'
import { useStateName } from './record-states.ts'

const TONES = { Satisfied: 'good', Vague: 'warning', Violated: 'bad' } as const

export function VerdictChip({ verdict }: { readonly verdict: string }) {
  return <Chip tone={TONES[verdict as keyof typeof TONES]}>{useStateName('case')(verdict)}</Chip>
}
