// Who is asked.

import { usePhrases } from '../../language/language.tsx'
import { Chip } from '../../parts/text/chip.tsx'
import { governedPhrases } from '../phrases.ts'

const TONES: Readonly<Record<string, 'active' | 'review'>> = { user: 'active', system5: 'review' }

export function AskedSystem({ system }: { readonly system: string }) {
  const { systems, roles } = usePhrases(governedPhrases)
  return (
    <Chip tone={TONES[system]} title={roles[system]}>
      {systems[system] ?? system}
    </Chip>
  )
}
