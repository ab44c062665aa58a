// The reference of the tools: what clients are shown, and what the conformance suite makes of it.

import { resources, shownTools } from '../../packages/mcp/src/index.ts'
import { CONFORMANCE_REVISIONS, notApplicable, passing } from '../../testing/mcp-conformance.ts'
import { code, page, table } from './markdown.ts'

export function mcpPage(): string {
  const tools = shownTools.map(({ name, description, inputSchema, outputSchema, annotations }) => {
    const { properties = {}, required = [] } = inputSchema as JsonObject
    const rows = Object.entries(properties).map(([parameter, schema]) => [
      code(parameter),
      required.includes(parameter) ? 'yes' : '',
      typeOf(schema),
      schema.description ?? '',
    ])
    const hints = Object.entries(annotations).map(([hint, value]) => code(`${hint}: ${value}`))
    return [
      `### ${name}`,
      description,
      table(['parameter', 'required', 'takes', 'meaning'], rows),
      `Answers at least ${Object.keys((outputSchema as JsonObject).properties ?? {})
        .map(code)
        .join(', ')}. ${hints.join(', ')}.`,
    ].join('\n\n')
  })
  const readable = Object.values(resources).map(({ uri, mimeType, description }) => [
    code(uri),
    code(mimeType),
    description,
  ])
  return page(
    'Tools for MCP clients',
    `How to connect: [guide](../guides/mcp.md). Every answer is the document the operation answers with at every door, as
structured content and as text; a refusal is the document of the [catalogue](errors.md) as text, with \`isError\`.`,
    '## Tools',
    ...tools,
    '## Resources',
    table(['address', 'type', 'what it is'], readable),
    '## Conformance',
    `Every server scenario of \`@modelcontextprotocol/conformance\` for ${CONFORMANCE_REVISIONS.join(' and ')} runs in \`npm test\`.
Extensions of the protocol (tasks, skills) are not offered, so theirs are not run. These pass: ${passing.map(code).join(', ')}.`,
    'These do not apply; after a slash it is one check of a scenario that otherwise passes.',
    table(
      ['scenario', 'why it does not apply'],
      Object.entries(notApplicable).map(([scenario, reason]) => [code(scenario), reason]),
    ),
  )
}

interface JsonObject {
  readonly properties?: Record<string, JsonValue>
  readonly required?: readonly string[]
}

interface JsonValue {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly JsonValue[]
  readonly maxLength?: number
  readonly default?: unknown
}

function typeOf(schema: JsonValue): string {
  const { type = '', enum: options, anyOf, maxLength, default: fallback } = schema
  const kind = options?.map(code).join(', ') ?? anyOf?.map(typeOf).join(' or ') ?? type
  const limit = maxLength === undefined ? '' : `, at most ${maxLength} characters`
  return `${kind}${limit}${fallback === undefined ? '' : `; ${code(String(fallback))} if left out`}`
}
