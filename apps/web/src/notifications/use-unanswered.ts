// Looked at once a minute: that nobody answers is told by no event.

import { useAsked } from '../api/operation.ts'
import { useNow } from '../parts/text/now.ts'
import { unanswered } from './unanswered.ts'

const EVERY = 60_000
const LOOKED_AT = 50

export function useUnanswered() {
  const now = useNow(EVERY)
  const items = useAsked('inbox', { limit: LOOKED_AT, brief: true }, { every: EVERY }).data?.items ?? []
  return unanswered(items, now)
}
