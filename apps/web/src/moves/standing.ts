// What the one who looks is to the tasks on a page, for the column `by` of the tables. The server still has the last word.

import { standingOf } from '@pawl/contract'
import type { Relation } from '@pawl/kernel'
import { useMemo } from 'react'
import { useAsked } from '../api/operation.ts'

/** Nothing until the server has said who is looking. Whatever to-do is seen is one's own. */
export function useStanding(): readonly Relation[] {
  const { data: me } = useAsked('whoAmI', {})
  const { principal: name, role, alone } = me ?? {}
  return useMemo(
    () =>
      name === undefined || role === undefined ? [] : ['owner', ...standingOf({ name, role, alone: alone === true })],
    [name, role, alone],
  )
}
