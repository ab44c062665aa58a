// What the states of a record are called: as the tables of records call them.

import { recordWordsOf } from '@pawl/contract'
import type { RecordLifecycleName } from '@pawl/kernel'
import { usePhrases } from '../language/language.tsx'

export function useStateName(kind: RecordLifecycleName): (state: string) => string {
  const { statuses } = usePhrases(recordWordsOf).tables[kind]
  return (state) => statuses[state]?.name ?? state
}
