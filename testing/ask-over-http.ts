// Any operation over HTTP, by its declaration.

import { type OperationKey, operations } from '../packages/contract/src/index.ts'

export interface HttpAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

export async function askOverHttp(
  url: string,
  key: OperationKey,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<HttpAnswer> {
  const { method, path } = operations[key].http
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  const hasBody = method === 'POST' || method === 'PATCH'
  const response = await fetch(new URL(filled, url), {
    method,
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(rest) }),
  })
  return { status: response.status, headers: response.headers, body: await response.text() }
}
