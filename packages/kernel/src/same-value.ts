// Equality of field values. The order of an object's keys does not count, that of a list does.

import type { FieldValue } from './field-kinds.ts'

export function sameValue(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = Object.entries(a)
  const right = b as { readonly [key: string]: FieldValue }
  const isIn = ([key, value]: [string, FieldValue]) => Object.hasOwn(right, key) && sameValue(value, right[key])
  return left.length === Object.keys(b).length && left.every(isIn)
}
