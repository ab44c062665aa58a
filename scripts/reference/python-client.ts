// The Python client: what it does by hand (`clients/python/runtime.py`), and a method for each operation of the API page.

type Json = Record<string, never> & { readonly [name: string]: unknown }

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: Json
}

interface Described {
  readonly operationId: string
  readonly summary: string
  readonly deprecated?: boolean
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> }
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: Json }>> }>
  >
}

interface Argument {
  readonly name: string
  readonly python: string
  readonly type: string
  readonly required: boolean
  readonly inPath: boolean
  readonly about: string
}

const KEYWORDS = new Set([
  'from',
  'import',
  'as',
  'in',
  'is',
  'not',
  'or',
  'and',
  'if',
  'for',
  'class',
  'def',
  'with',
  'to_',
])
const LINES = 'application/x-ndjson'
const DOCUMENT = 'application/json'

export function pythonClient(page: object, runtime: string, passing: readonly string[]): string {
  const { paths } = page as { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> }
  const methods = Object.entries(paths).flatMap(([path, ways]) =>
    Object.entries(ways)
      .filter(([, described]) => 'x-right' in described && described.deprecated !== true)
      .flatMap(([method, described]) => methodFor(path, method.toUpperCase(), described) ?? []),
  )
  return `"""A client of a Pawl server. Standard library only, Python 3.9 or newer.

Written by npm run docs from the API page and from runtime.py beside it: change those.
"""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Literal, Optional, Tuple, Union

${runtime.replace('__PASSING__', JSON.stringify([...passing].sort()))}

class PawlClient(_Connection):
    """Every operation of the API as a method. Refusals are raised as PawlRefused."""

${methods.join('\n\n')}
`
}

function methodFor(path: string, method: string, described: Described): string | undefined {
  const body = described.requestBody?.content
  // Whole stores are restored by the command.
  if (body !== undefined && LINES in body) return undefined
  const parameters = described.parameters ?? []
  const schema = body?.[DOCUMENT]?.schema as
    | {
        readonly properties?: Readonly<Record<string, Json>>
        readonly required?: readonly string[]
        readonly additionalProperties?: unknown
      }
    | undefined
  const fields = [
    ...parameters.filter((one) => one.in !== 'header'),
    ...Object.entries(schema?.properties ?? {}).map(([name, of]) => ({
      name,
      in: 'body',
      required: schema?.required?.includes(name) === true,
      schema: of,
    })),
  ].map(argument)
  const takesKey = parameters.some((one) => one.name === 'Idempotency-Key')
  const takesMore = schema !== undefined && schema.additionalProperties !== false
  const isLines = LINES in (described.responses['200']?.content ?? {})
  const result = described.responses['200']?.content[DOCUMENT]?.schema as { readonly properties?: object } | undefined
  const waits = (described as unknown as { 'x-waits'?: string })['x-waits'] === 'in pieces'
  const given = `_given(${fields.map(({ name, python }) => `${keyOf(name)}=${python}`).join(', ')}${takesMore ? ', **more' : ''})`
  const call = isLines
    ? `self._lines(${quoted(path)})`
    : waits
      ? `self._ask_in_pieces(${quoted(method)}, ${quoted(path)}, ${given})`
      : `self._ask(${[
          quoted(method),
          quoted(path),
          given,
          ...(body === undefined ? ['by_query=True'] : []),
          ...(takesKey ? ['idempotency_key=idempotency_key or str(uuid.uuid4())'] : []),
        ].join(', ')})`
  const key = takesKey && !waits ? ['        idempotency_key: Optional[str] = None,'] : []
  const named = fields.filter(({ inPath }) => !inPath)
  const about = [
    described.summary,
    ...(result?.properties === undefined ? [] : ['', `Answers with: ${Object.keys(result.properties).join(', ')}.`]),
    ...(fields.some((one) => one.about !== '') ? [''] : []),
    ...fields.filter((one) => one.about !== '').map(({ python, about: said }) => `${python}: ${said}`),
  ]
  return [
    `    def ${snake(described.operationId)}(`,
    '        self,',
    ...fields.filter(({ inPath }) => inPath).map(({ python, type }) => `        ${python}: ${type},`),
    ...(named.length + key.length > 0 ? ['        *,'] : []),
    ...named.filter(({ required }) => required).map(({ python, type }) => `        ${python}: ${type},`),
    ...named.filter(({ required }) => !required).map(({ python, type }) => `        ${python}: ${type} = UNSET,`),
    ...key,
    ...(takesMore ? ['        **more: Any,'] : []),
    `    ) -> ${isLines ? 'Iterator[Json]' : 'Json'}:`,
    `        """${about
      .map((line) => line.replaceAll('\\', '\\\\').replaceAll('"""', "'''"))
      .join('\n        ')
      .replaceAll(/ +$/gm, '')}`,
    '        """',
    `        return ${call}`,
  ].join('\n')
}

function argument({ name, in: place, required, schema }: Parameter): Argument {
  const { description = '' } = schema as { readonly description?: string }
  const isTask = place === 'path' && name === 'task'
  return {
    name,
    python: pythonName(name),
    type: isTask ? 'Union[int, str]' : typeOf(schema),
    required,
    inPath: place === 'path',
    about: description,
  }
}

function typeOf(schema: Json): string {
  const {
    type,
    enum: values,
    const: only,
    anyOf,
    items,
  } = schema as {
    readonly type?: string
    readonly enum?: readonly unknown[]
    readonly const?: unknown
    readonly anyOf?: readonly Json[]
    readonly items?: Json
  }
  if (values !== undefined) return `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`
  if (typeof only === 'string') return `Literal[${JSON.stringify(only)}]`
  if (anyOf !== undefined) {
    const types = [...new Set(anyOf.map(typeOf))]
    return types.length === 1 ? (types[0] as string) : `Union[${types.join(', ')}]`
  }
  if (type === 'array') return `List[${items === undefined ? 'Any' : typeOf(items)}]`
  const plain: Readonly<Record<string, string>> = {
    string: 'str',
    integer: 'int',
    number: 'float',
    boolean: 'bool',
    null: 'None',
    object: 'Json',
  }
  return plain[type ?? ''] ?? 'Any'
}

function pythonName(name: string): string {
  const plain = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return KEYWORDS.has(plain) ? `${plain}_` : plain
}

/** What is no name in Python gets a line behind it, which `_given` takes away. */
function keyOf(name: string): string {
  return KEYWORDS.has(name) ? `${name}_` : name
}

function snake(operationId: string): string {
  return operationId.replaceAll('-', '_')
}

function quoted(text: string): string {
  return JSON.stringify(text)
}
