// Values for a JSON schema: what it allows, and what it nearly allows. Strings with a form of their own are taken from what
// the world of the test has, by the name of their field, so that many of them are of something that is there.

import fc from 'fast-check'
import { HOSTILE_JSON, HOSTILE_NUMBERS, HOSTILE_STRINGS } from './hostile-values.ts'

export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minItems?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly default?: unknown
}

/** What a field of this name may hold that is there. */
export type World = Readonly<Record<string, readonly unknown[]>>

const json = (text: string): unknown => JSON.parse(text)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_STRINGS) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_JSON).map(json) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

export function valueFor(schema: JsonSchema, world: World, name = '', root = schema): fc.Arbitrary<unknown> {
  const known = world[name]
  if (known !== undefined && schema.type !== 'object' && schema.type !== 'array') return fc.constantFrom(...known)
  const { $ref, anyOf, oneOf, allOf } = schema
  if ($ref !== undefined) return valueFor(root.$defs?.[$ref.split('/').at(-1) ?? ''] ?? {}, world, name, root)
  const ways = anyOf ?? oneOf
  if (ways !== undefined) return fc.oneof(...ways.map((one) => valueFor(one, world, name, root)))
  if (allOf !== undefined) return valueFor(allOf[0] ?? {}, world, name, root)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return fc.oneof(fc.constantFrom('Buy milk', 'שלום', 'x'), fc.string({ minLength: 1, maxLength: 30 }))
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 1000) })
    case 'number':
      return fc.integer({ min: Math.ceil(schema.minimum ?? 0), max: Math.min(schema.maximum ?? 100, 100) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, world, name, root), {
        minLength: schema.minItems ?? 0,
        maxLength: 3,
      })
    case 'object':
      return objectFor(schema, world, root)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

function objectFor(schema: JsonSchema, world: World, root: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [] } = schema
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, valueFor(one, world, name, root)]),
  )
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
}

/** A document of the schema with one thing wrong in it. */
export function nearlyValueFor(schema: JsonSchema, world: World): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {})
  const place = fc.constantFrom(...names, '__proto__', 'extra')
  return fc
    .tuple(objectFor(schema, world, schema), place, hostileValue, fc.constantFrom('replace', 'remove'))
    .map(([document, name, value, how]) => {
      const changed = Object.entries(document).filter(([one]) => one !== name)
      if (how === 'replace' || !(name in document)) changed.push([name, value])
      return Object.fromEntries(changed)
    })
}
