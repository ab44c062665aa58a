// What the statuses and triggers of a diagram are called. Undefined for a table without words: its own names are shown.

import type { TableWords } from '@pawl/contract'
import { isLifecycleName } from '@pawl/kernel'
import { useWords } from '../language/language.tsx'
import type { DiagramProps } from './diagram-part.ts'

export function useTableWords({ lifecycle, words }: DiagramProps): TableWords | undefined {
  const { lifecycles } = useWords()
  return words ?? (isLifecycleName(lifecycle.name) ? lifecycles[lifecycle.name] : undefined)
}
