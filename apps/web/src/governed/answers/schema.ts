// The JSON Schema a question comes with, as far as forms are made from it. Pure.
//
// SC1. What is not understood is not guessed: it is written as JSON.

import type { Item } from '../item.ts'

export interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxLength?: number
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

export const schemaOf = ({ answers }: Item) => (answers ?? {}) as Schema

export type Kind =
  | 'fixed'
  | 'none'
  | 'ways'
  | 'fields'
  | 'list'
  | 'words'
  | 'line'
  | 'lines'
  | 'option'
  | 'yesNo'
  | 'json'

/** From here on a text gets more than a line. */
const LONGEST_LINE = 500

export function kindOf(schema: Schema): Kind {
  if ('const' in schema) return 'fixed'
  if (waysOf(schema).length > 0) return 'ways'
  if (schema.enum !== undefined) return 'option'
  switch (schema.type) {
    case 'null':
      return 'none'
    case 'boolean':
      return 'yesNo'
    case 'string':
      return (schema.maxLength ?? 0) > LONGEST_LINE ? 'lines' : 'line'
    case 'object':
      return schema.properties === undefined ? 'json' : 'fields'
    case 'array':
      return listKind(schema.items)
    default:
      return 'json'
  }
}

function listKind(items: Schema | undefined): Kind {
  if (items?.type === 'string' && items.enum === undefined) return 'words'
  return items !== undefined && kindOf(items) === 'fields' ? 'list' : 'json'
}

/** A choice within a choice is one choice: a union that may also be null is written that way. */
export function waysOf({ anyOf, oneOf }: Schema): readonly Schema[] {
  return (oneOf ?? anyOf ?? []).flatMap((way) => {
    const within = waysOf(way)
    return within.length === 0 ? [way] : within
  })
}

/** What tells a way from the others: its fixed value, `null`, or the first field it wants. */
export function wayName(schema: Schema): string {
  if (schema.type === 'null') return 'null'
  const properties = Object.entries(schema.properties ?? {})
  const [fixed] = properties.filter(([, property]) => 'const' in property)
  return fixed === undefined ? (schema.required?.[0] ?? '') : String(fixed[1].const)
}

/** The empty answer: everything that must be there, and nothing in it. */
export function emptyOf(schema: Schema): unknown {
  const empty = () => ''
  const makers: { readonly [kind in Kind]: () => unknown } = {
    fixed: () => schema.const,
    none: () => null,
    ways: () => undefined,
    fields: () => Object.fromEntries((schema.required ?? []).map((name) => [name, emptyOf(property(schema, name))])),
    list: () => Array.from({ length: schema.minItems ?? 0 }, () => emptyOf(schema.items ?? {})),
    words: () => [],
    line: empty,
    lines: empty,
    option: empty,
    yesNo: () => false,
    json: () => ({}),
  }
  return makers[kindOf(schema)]()
}

export function property(schema: Schema, name: string): Schema {
  return schema.properties?.[name] ?? {}
}

/** The way a value was begun in; none if it was not begun yet. */
export function wayOf(ways: readonly Schema[], value: unknown): Schema | undefined {
  return ways.find((way) => fits(way, value))
}

/** What the server says will follow from an answer that goes this way at this place of it. */
export function causesOf(ways: Item['ways'], path: string, way: Schema): string | undefined {
  const at = (answer: unknown) => (path === '' ? answer : path.split('.').reduce(inside, answer))
  return ways?.find(({ answer }) => fits(way, at(answer)))?.causes
}

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

function fits(way: Schema, value: unknown): boolean {
  if (value === undefined) return false
  if (way.type === 'null' || value === null) return way.type === 'null' && value === null
  if (typeof value !== 'object') return false
  const names = Object.keys(value)
  const given = value as Readonly<Record<string, unknown>>
  return (
    (way.required ?? []).every((name) => names.includes(name)) &&
    names.every((name) => way.properties?.[name] !== undefined) &&
    Object.entries(way.properties ?? {}).every(([name, one]) => !('const' in one) || one.const === given[name])
  )
}

/** The value with one of its fields changed; an optional field that is empty is left out. */
export function withField(schema: Schema, value: unknown, name: string, next: unknown): unknown {
  const { [name]: _, ...others } = (value ?? {}) as Record<string, unknown>
  const isEmpty = next === undefined || next === '' || (Array.isArray(next) && next.length === 0)
  return isEmpty && !schema.required?.includes(name) ? others : { ...others, [name]: next }
}
