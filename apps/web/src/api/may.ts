// Whether the one who looks may ask for something at all: what is refused to them is not offered. What depends on one task or
// place the server says; it has the last word in any case.

import { mayRun, type OperationKey } from '@pawl/contract'
import type { ReactNode } from 'react'
import { useAsked } from './operation.ts'
import { routes } from './routes.ts'

/** Everything until the server has said who it is. */
export function useMay(): (key: OperationKey) => boolean {
  const { data: me } = useAsked('whoAmI', {})
  if (me === undefined) return () => true
  const { principal: name, role, alone, rooms, task } = me
  return (key) => mayRun({ name, role, alone, rooms, task }, routes[key])
}

interface IfMayProps {
  readonly run: OperationKey
  readonly children: ReactNode
}

export function IfMay({ run, children }: IfMayProps): ReactNode {
  return useMay()(run) ? children : null
}
