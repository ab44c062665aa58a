// What the server found wrong with a form, by the field it is about.

import type { InputProblem } from '@pawl/contract'
import { RefusedError } from './request.ts'

export interface FieldProblems {
  readonly [field: string]: string
}

/** Of a list, the problem of any of its parts is the problem of the list. */
export function fieldProblems(error: Error | null): FieldProblems {
  if (!(error instanceof RefusedError) || error.document.code !== 'INVALID_INPUT') return {}
  const { problems } = error.document.variables as { readonly problems: readonly InputProblem[] }
  return Object.fromEntries(problems.map(({ at, problem }) => [at.split('.')[0] ?? at, problem]).reverse())
}
