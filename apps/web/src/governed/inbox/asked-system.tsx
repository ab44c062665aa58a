// Who is asked.

import { useMayAnswer } from '../../api/may.ts'
import { usePhrases } from '../../language/language.tsx'
import { Chip } from '../../parts/text/chip.tsx'
import { governedPhrases } from '../phrases.ts'

const TONES: Readonly<Record<string, 'active' | 'review'>> = { user: 'active', system5: 'review' }

/** Of those who look some may answer for people: to them it is asked. */
export function useAskedName(): (system: string) => string {
  const { systems, ofPeople } = usePhrases(governedPhrases)
  const mayAnswer = useMayAnswer()
  return (system) => (system === 'user' && !mayAnswer('user') ? ofPeople : (systems[system] ?? system))
}

export function AskedSystem({ system }: { readonly system: string }) {
  const { roles } = usePhrases(governedPhrases)
  const nameOf = useAskedName()
  return (
    <Chip tone={TONES[system]} title={roles[system]}>
      {nameOf(system)}
    </Chip>
  )
}
