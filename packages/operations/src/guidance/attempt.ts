// What a caller tried and was refused.

import type { Guidance, NoWay, OperationCall, Principal } from '@pawl/contract'

export interface Attempt extends OperationCall {
  readonly actor: string
  readonly principal: Principal
}

/** The attempted call again, with the caller's own arguments. */
export function again({ operation, input }: Attempt): OperationCall {
  return { operation, input: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) }
}

export const sessionOf = ({ input }: Attempt) => input.session as string | undefined

export function noWay(because: NoWay, otherwise?: OperationCall): Guidance {
  return otherwise === undefined ? { kind: 'noWay', because } : { kind: 'noWay', because, otherwise }
}

export function alreadyThere(status: string, otherwise?: OperationCall): Guidance {
  return otherwise === undefined ? { kind: 'alreadyThere', status } : { kind: 'alreadyThere', status, otherwise }
}
