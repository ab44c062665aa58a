// A document as a schema describes it, with one text in every place that takes any text.

import * as z from 'zod'

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly $ref?: string
}

/** `named` has what a property of that name is to hold instead, where the schema leaves it open. */
export function sampleDocument(
  schema: z.ZodType,
  text: string,
  named: Readonly<Record<string, unknown>> = {},
): unknown {
  const whole = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' }) as Schema
  const definitions = ((whole as { $defs?: Record<string, Schema> }).$defs ?? {}) as Record<string, Schema>
  const sample = (part: Schema, depth: number): unknown => {
    if (part.$ref !== undefined)
      return depth > 8 ? text : sample(definitions[part.$ref.replace('#/$defs/', '')] ?? {}, depth + 1)
    if (part.const !== undefined) return part.const
    if (part.enum !== undefined) return part.enum[0]
    const choice = part.anyOf ?? part.oneOf ?? part.allOf
    if (choice !== undefined) return sample(choice.find(({ type }) => type !== 'null') ?? {}, depth)
    if (part.type === 'array') return [sample(part.items ?? {}, depth + 1)]
    if (part.type === 'object') {
      const open = part.additionalProperties === false ? {} : { [text]: text }
      const known = Object.entries(part.properties ?? {}).map(([name, one]) => [
        name,
        Object.hasOwn(named, name) ? named[name] : sample(one, depth + 1),
      ])
      return { ...open, ...Object.fromEntries(known) }
    }
    if (part.type === 'integer' || part.type === 'number') return 1
    if (part.type === 'boolean') return true
    return text
  }
  return sample(whole, 0)
}
