// A call as the tool that makes it, with its arguments.

import type { DoorWords, OperationCall } from '@pawl/contract'
import type { Tool } from './tool.ts'
import { tools } from './tools.ts'

interface ToolCall {
  readonly tool: string
  readonly arguments: Readonly<Record<string, unknown>>
}

/** What tools call otherwise than the operations do. */
const RENAMED: Readonly<Record<string, string>> = { task: 'task_id', timeoutSeconds: 'timeout_seconds' }

export const toolWords: DoorWords = {
  door: 'tools',
  say: (call) => {
    const found = toolCall(call)
    return found && `${found.tool} ${JSON.stringify(found.arguments)}`
  },
  inTurn: (said) => said.join(' — then: '),
  data: (call) => toolCall(call) ?? {},
}

/** What an answer says is to be done next. */
export function nextInToolWords(document: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(document.next)) return document
  return { ...document, next: document.next.flatMap((call: OperationCall) => toolWords.say(call) ?? []) }
}

/** Undefined if no tool makes the call, or none with all of its arguments. */
function toolCall({ operation, input }: OperationCall): ToolCall | undefined {
  for (const tool of tools) {
    const action = actionFor(tool, operation)
    if (action === undefined) continue
    const given = Object.entries(input).filter(([, value]) => value !== undefined)
    const named = Object.fromEntries(given.map(([name, value]) => [RENAMED[name] ?? name, asArgument(name, value)]))
    const all = { ...action, ...named }
    if (Object.keys(all).every((name) => name in tool.input.shape)) return { tool: tool.name, arguments: all }
  }
  return undefined
}

function actionFor({ operation }: Tool, wanted: string): object | undefined {
  if (typeof operation === 'string') return operation === wanted ? {} : undefined
  const action = Object.keys(operation).find((name) => operation[name] === wanted)
  return action === undefined ? undefined : { action }
}

/** A number is one, as the tools show it. */
function asArgument(name: string, value: unknown): unknown {
  return name === 'task' && /^[1-9]\d*$/.test(String(value)) ? Number(value) : value
}
