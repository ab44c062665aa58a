// A call as a request: method, path and body.

import { operations } from '../operations/index.ts'
import { isAskedByQuery, type OperationDeclaration } from '../operations/operation.ts'
import type { DoorWords } from './door-words.ts'
import type { OperationCall } from './operation-call.ts'

interface HttpRequest {
  readonly method: string
  /** With its query, if it has one. */
  readonly path: string
  readonly body?: string
}

/** Where the input of an operation stands in a request. */
export function requestFor({ operation, input }: OperationCall): HttpRequest {
  const declaration: OperationDeclaration = operations[operation]
  const { http } = declaration
  const rest: Record<string, unknown> = { ...input }
  const path = http.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name] ?? ''))
    delete rest[name]
    return value
  })
  if (!isAskedByQuery(declaration)) return { method: http.method, path, body: JSON.stringify(rest) }
  const query = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&')
  return { method: http.method, path: query === '' ? path : `${path}?${query}` }
}

export const httpWords: DoorWords = {
  door: 'http',
  say: (call) => {
    const { method, path, body } = requestFor(call)
    return [method, path, ...(body === undefined ? [] : [body])].join(' ')
  },
  inTurn: (said) => said.join(' — then: '),
  data: ({ operation, input }) => ({ operation, input }),
}
