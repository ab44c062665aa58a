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

/** Whether a question that is asked of someone may be answered by the one who looks. */
export function useMayAnswer(): (asked: string) => boolean {
  const { data: me } = useAsked('whoAmI', {})
  const may = useMay()('answerItem')
  // An answer that was kept since before an upgrade does not say.
  const answersFor = (me as Partial<typeof me>)?.answersFor as readonly string[] | undefined
  return (asked) => may && (answersFor === undefined || answersFor.includes(asked))
}

interface IfMayProps {
  readonly run: OperationKey
  readonly children: ReactNode
}

export function IfMay({ run, children }: IfMayProps): ReactNode {
  return useMay()(run) ? children : null
}
