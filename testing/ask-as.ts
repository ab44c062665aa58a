// Any operation over HTTP in the name of whoever has a token, and the same input as a tool of MCP takes it.

import {
  isAskedByQuery,
  type OperationDeclaration,
  type OperationKey,
  operations,
} from '../packages/contract/src/index.ts'
import { tools } from '../packages/mcp/src/index.ts'

type Input = Readonly<Record<string, unknown>>

export async function askAs(url: string, secret: string, key: OperationKey, input: Input) {
  const declaration: OperationDeclaration = operations[key]
  const given: Record<string, unknown> = { ...input }
  const path = declaration.http.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = given[name]
    delete given[name]
    return encodeURIComponent(String(value))
  })
  const address = new URL(path, url)
  const isQuery = isAskedByQuery(declaration)
  if (isQuery) for (const [name, value] of Object.entries(given)) address.searchParams.set(name, String(value))
  const response = await fetch(address, {
    method: declaration.http.method,
    headers: { authorization: `Bearer ${secret}`, ...(!isQuery && { 'content-type': 'application/json' }) },
    ...(!isQuery && { body: JSON.stringify(given) }),
  })
  return { status: response.status, body: await response.text() }
}

export interface ToolCall {
  readonly tool: string
  readonly operation: OperationKey
  /** What the tool takes of the input of an operation. */
  readonly from: (input: Input) => Record<string, unknown>
}

/** One for each operation behind each tool. */
export const toolCalls: readonly ToolCall[] = tools.flatMap(({ name, operation, input }) => {
  const actions = typeof operation === 'string' ? { '': operation } : operation
  return Object.entries(actions).map(([action, key]) => ({
    tool: name,
    operation: key,
    from: (given: Input) => {
      const named: Input = {
        ...given,
        task_id: given.task,
        timeout_seconds: given.timeoutSeconds,
        ...(action && { action }),
      }
      return Object.fromEntries(
        Object.keys(input.shape).flatMap((field) => (named[field] === undefined ? [] : [[field, named[field]]])),
      )
    },
  }))
})
