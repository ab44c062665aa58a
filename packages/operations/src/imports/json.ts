// JSON of other programs: nothing in it is taken for granted.

import type { SourceFile } from './source-file.ts'

export type Thing = Readonly<Record<string, unknown>>

/** Undefined if it is no JSON. */
export function readJson(text: string, file: SourceFile, line = 1): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    file.cannotRead({ line, field: '', reason: 'not_json' })
    return undefined
  }
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const thingsIn = (value: unknown): readonly Thing[] => (Array.isArray(value) ? value.filter(isThing) : [])
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
