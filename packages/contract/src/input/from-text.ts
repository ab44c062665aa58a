// Input that arrives as text — a query, an option — becomes what its schema wants: a number, a yes or no, a list with commas, or none.

import type * as z from 'zod'
import type { OperationDeclaration } from '../operations/operation.ts'

type InputKind = 'text' | 'number' | 'boolean' | 'list'

export interface InputField {
  readonly name: string
  readonly kind: InputKind
  readonly options?: readonly string[]
  readonly optional: boolean
  /** The word `none` takes the value away. */
  readonly nullable: boolean
  readonly default?: unknown
  readonly description: string
}

export function inputFields(operation: OperationDeclaration): InputField[] {
  return Object.entries(operation.input.shape).map(([name, schema]) => describeField(name, schema as z.ZodType))
}

/** The option of a command that gives this input: dueBefore is --due-before. */
export function optionFlag(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** Text that does not fit is left as it is, for the schema to refuse. */
export function fromText(field: InputField, text: unknown): unknown {
  if (typeof text !== 'string') return text
  if (field.nullable && text === 'none') return null
  if (field.kind === 'number' && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text)) return Number(text)
  if (field.kind === 'list')
    return text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
  if (field.kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

const KINDS: Readonly<Record<string, InputKind>> = {
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  array: 'list',
}

function describeField(name: string, schema: z.ZodType): InputField {
  const field = { name, optional: false, nullable: false, description: schema.description ?? '' }
  let inner = schema as z.ZodType & { def: { type: string; innerType?: z.ZodType; defaultValue?: unknown } }
  let fallback: unknown
  while (inner.def.innerType !== undefined) {
    if (inner.def.type === 'optional' || inner.def.type === 'default') field.optional = true
    if (inner.def.type === 'default') fallback = inner.def.defaultValue
    if (inner.def.type === 'nullable') field.nullable = true
    inner = inner.def.innerType as typeof inner
    field.description ||= inner.description ?? ''
  }
  const { type } = inner.def
  const kind = KINDS[type] ?? 'text'
  const options = type === 'enum' ? (inner as unknown as { options: string[] }).options : undefined
  return { ...field, kind, ...(options && { options }), ...(fallback !== undefined && { default: fallback }) }
}
