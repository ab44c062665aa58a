// A schema as it goes over the wire: what a model needs to know, without what only costs it tokens.

import * as z from 'zod'

type Json = Record<string, unknown>

const LONG = 10_000

export function wireSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => shorten(jsonSchema as Json),
  }) as Json
  return made
}

function shorten(schema: Json): void {
  // What text must look like is said by its description, and by the answer if it does not.
  delete schema.pattern
  // Nobody counts tasks from below one, or writes so much by accident.
  if (schema.exclusiveMinimum === 0) delete schema.exclusiveMinimum
  if (Number(schema.maxLength) >= LONG) delete schema.maxLength
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  // Nothing said and everything allowed are the same.
  if (isEmpty(schema.additionalProperties)) delete schema.additionalProperties
  if (isEmpty(schema.properties)) delete schema.properties
  const { anyOf } = schema
  if (!Array.isArray(anyOf)) return
  if (schema.description !== undefined) for (const one of anyOf) delete one.description
  const [first, second] = anyOf as Json[]
  if (first !== undefined && second?.type === 'null') {
    delete schema.anyOf
    Object.assign(schema, first, { type: [first.type, 'null'] })
  }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
