import { usePhrases } from '../language/language.tsx'
import { Chip } from '../parts/text/chip.tsx'
import { governedPhrases } from './phrases.ts'

const TONES = { Satisfied: 'good', Vague: 'warning', Violated: 'bad' } as const

export function VerdictChip({ verdict }: { readonly verdict: string }) {
  const { verdicts } = usePhrases(governedPhrases)
  const known = verdict as keyof typeof TONES
  return <Chip tone={TONES[known]}>{verdicts[known] ?? verdict}</Chip>
}
