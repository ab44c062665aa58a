// What is looked at, and over how many days. It is in the address, so that a view can be sent to someone.

import { isLifecycleName } from '@pawl/kernel'
import { useSearchParams } from 'wouter'
import type { Input } from '../api/request.ts'

export const DAY_CHOICES = [7, 14, 30, 90, 365] as const
const KINDS = ['lifecycle', 'room', 'initiative'] as const
type Kind = (typeof KINDS)[number]

interface Scope {
  readonly kind: Kind
  readonly name: string
  readonly days: number
}

/** `kind:name`, as it is in the address and in the choice. */
export const scopeName = ({ kind, name }: Pick<Scope, 'kind' | 'name'>): string => `${kind}:${name}`

export function useScope() {
  const [parameters, setParameters] = useSearchParams()
  const [kind, ...name] = (parameters.get('of') ?? '').split(':')
  const days = Number(parameters.get('days'))
  const known = KINDS.find((one) => one === kind)
  const scope: Scope = {
    ...(known === undefined ? { kind: 'lifecycle', name: 'todo' } : { kind: known, name: name.join(':') }),
    days: DAY_CHOICES.find((choice) => choice === days) ?? 30,
  }
  const choose = (of: string, over: number) => setParameters({ of, days: String(over) }, { replace: true })
  return { scope, choose }
}

export function askingFor({ kind, name, days }: Scope): Input<'insight'> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const of = kind !== 'lifecycle' ? { [kind]: name } : isLifecycleName(name) ? { lifecycle: name } : {}
  return { ...of, days, timeZone }
}
