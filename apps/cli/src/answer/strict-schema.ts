// A JSON Schema as models with strict outputs want it: one object at the root, every property required, nothing else
// allowed. What was optional may be null instead, and is left out again when the answer comes back.

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly additionalProperties?: unknown
  readonly [key: string]: unknown
}

/** What such a schema cannot say is left to the validation of the answer. */
const UNSUPPORTED = ['$schema', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'format', 'oneOf']

export function strictSchema(schema: unknown): object {
  const answer = strict(schema as Schema)
  return { type: 'object', properties: { answer }, required: ['answer'], additionalProperties: false }
}

export function withoutNulls(value: unknown, schema: unknown): unknown {
  const { items, properties, required = [], anyOf, oneOf } = schema as Schema
  if (Array.isArray(value)) return value.map((one) => withoutNulls(one, items ?? {}))
  if (typeof value !== 'object' || value === null) return value
  const fitting = properties ?? propertiesOf([...(anyOf ?? oneOf ?? [])], value)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, one]) => one !== null || required.includes(name) || !(name in fitting))
      .map(([name, one]) => [name, withoutNulls(one, fitting[name] ?? {})]),
  )
}

/** Of the alternative that knows every name that was given, and whose constants fit. */
function propertiesOf(alternatives: readonly Schema[], value: object): Readonly<Record<string, Schema>> {
  const given = value as Record<string, unknown>
  const fits = ({ properties }: Schema) =>
    properties !== undefined &&
    Object.keys(given).every((name) => name in properties) &&
    Object.entries(properties).every(([name, one]) => one.const === undefined || one.const === given[name])
  return flat(alternatives).find(fits)?.properties ?? {}
}

function flat(alternatives: readonly Schema[]): readonly Schema[] {
  return alternatives.flatMap((one) => {
    const inner = one.anyOf ?? one.oneOf
    return inner === undefined ? [one] : flat(inner)
  })
}

function strict(schema: Schema): Schema {
  const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => !UNSUPPORTED.includes(key)))
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives !== undefined) return { ...kept, anyOf: alternatives.map(strict) }
  if (schema.items !== undefined) return { ...kept, items: strict(schema.items) }
  if (schema.properties === undefined) return kept
  // A property that may hold anything cannot be said strictly; it is optional wherever it occurs.
  const known = Object.entries(schema.properties).filter(([, one]) => !isOpen(one))
  const properties = Object.fromEntries(
    known.map(([name, one]) => [
      name,
      schema.required?.includes(name) ? strict(one) : { anyOf: [strict(one), { type: 'null' }] },
    ]),
  )
  return { ...kept, properties, required: Object.keys(properties), additionalProperties: false }
}

const isOpen = ({ type, properties, additionalProperties }: Schema) =>
  type === 'object' && properties === undefined && additionalProperties !== false
