// What an import is told when its lines do not fit together.

import { fail, type PawlError } from '@pawl/contract'

export function saidTwice(conversation: string): PawlError {
  return fail('IMPORT_DOES_NOT_ADD_UP', { reason: 'said_twice', conversation })
}

/** The database's own rules refuse it. */
export function doesNotFit(cause: unknown): PawlError {
  return fail('IMPORT_DOES_NOT_ADD_UP', { reason: 'line_twice' }, cause)
}
