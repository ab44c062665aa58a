// What an import is told when its lines do not fit together.

import { fail, type PawlError } from '@pawl/contract'

export function saidTwice(conversation: string): PawlError {
  return fail('IMPORT_DOES_NOT_ADD_UP', { problem: `something is said twice in conversation ${conversation}` })
}

/** The database's own rules refuse it. */
export function doesNotFit(cause: unknown): PawlError {
  return fail('IMPORT_DOES_NOT_ADD_UP', { problem: 'a line is there twice, or names what is not there' }, cause)
}
