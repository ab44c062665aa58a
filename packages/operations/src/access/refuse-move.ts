// Why a change of state is refused, as every door says it.

import { refuse } from '@pawl/contract'
import type { Decision } from '@pawl/kernel'

export function refuseMove({ error: { code, variables } }: Extract<Decision, { refused: true }>) {
  return code === 'NOT_ALLOWED' ? refuse(code, { ...variables, could: variables.could ?? [] }) : refuse(code, variables)
}
