import { fieldProblems } from '../api/field-problems.ts'

/** Whether the fields of a form show what is wrong; the rest has to be said otherwise. */
export function hasFieldProblems(error: Error): boolean {
  return Object.keys(fieldProblems(error)).length > 0
}
