// The commands of whoever holds a task: it is known under their session, and need not be named each time.

import type { OperationDeclaration } from '@pawl/contract'

export function isForHolder({ forHolder, input }: OperationDeclaration): boolean {
  return forHolder === true && 'session' in input.shape
}
