// One call of a tool: read what was given, see that the user is who is connected, run the operation, answer.

import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server'
import {
  type ErrorDocument,
  fail,
  idempotencyKey,
  type OperationKey,
  type Outcome,
  problemsIn,
  type Refusal,
  readInput,
  refuse,
  shownDocument,
} from '@pawl/contract'
import { whileAlive } from './alive.ts'
import type { ToolDoor } from './door.ts'
import { mayTakeLong, type Tool } from './tool.ts'
import { nextInToolWords, toolWords } from './tool-words.ts'

/** What tools call otherwise than the operations do. */
interface Given {
  readonly user_id?: string
  readonly task_id?: number | string
  readonly timeout_seconds?: number
  readonly time_zone?: string
}

export async function callTool(
  tool: Tool,
  given: unknown,
  door: ToolDoor,
  context: ServerContext,
): Promise<CallToolResult> {
  const read = readInput(tool.input, given, door.language)
  if (read.refused) return refusal(door.say(read.refusal, toolWords))
  const { user_id: claimed, task_id: task, timeout_seconds, time_zone, ...rest } = read.value as Given
  const notYours = claimed === undefined ? undefined : await otherUser(claimed, door)
  if (notYours !== undefined) return refusal(door.say(notYours, toolWords))
  const named: Record<string, unknown> = { ...rest, ...tool.adds?.(rest) }
  if (task !== undefined) named.task = String(task)
  if (timeout_seconds !== undefined) named.timeoutSeconds = timeout_seconds
  if (time_zone !== undefined) named.timeZone = time_zone
  const { key, input } = chosen(tool, named)
  const sentAs = readKey(context, door)
  if (sentAs.refused) return refusal(door.say(sentAs.refusal, toolWords))
  const outcome = mayTakeLong(tool)
    ? await whileAlive(context, () => door.run(key, input, context.mcpReq.signal, sentAs.value))
    : await door.run(key, input, undefined, sentAs.value)
  if (outcome.refused) return refusal(door.say(outcome.refusal, toolWords))
  const document = shownDocument(nextInToolWords(outcome.value as Record<string, unknown>))
  return { content: [{ type: 'text', text: JSON.stringify(document) }], structuredContent: document }
}

/** Under which a client may call again after a lost answer: it gets the first one. */
const KEY_IN_META = 'pawl/idempotency-key'

function readKey({ mcpReq }: ServerContext, { language }: ToolDoor): Outcome<string | undefined> {
  const key = (mcpReq._meta as Readonly<Record<string, unknown>> | undefined)?.[KEY_IN_META]
  if (key === undefined) return { refused: false, value: undefined }
  const problems = problemsIn(idempotencyKey(), key, language, KEY_IN_META)
  return problems.length > 0 ? refuse('INVALID_INPUT', { problems }) : { refused: false, value: key as string }
}

/** A tool with an action for each of its operations keeps it to itself. */
function chosen({ operation }: Tool, given: object): { key: OperationKey; input: object } {
  if (typeof operation === 'string') return { key: operation, input: given }
  const { action, ...input } = given as { action: string }
  return { key: operation[action] as OperationKey, input }
}

/**
 * `dana` says the same as `person:dana`: it names no one else [MT1]. Alone on one's machine any name means the one person
 * [D41].
 */
async function otherUser(claimed: string, door: ToolDoor): Promise<Refusal | undefined> {
  const outcome = await door.run('whoAmI', {})
  if (outcome.refused) return outcome.refusal
  const { actor, principal, alone } = outcome.value
  const isSame = alone || [actor, principal].some((name) => claimed === name || claimed === name.replace(/^\w+:/, ''))
  return isSame ? undefined : fail('ACTOR_NOT_YOURS', { actor, claimed }).refusal
}

/** The document every door refuses with. It is no answer of the tool, so it is not held to the schema of one. */
function refusal(document: ErrorDocument): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(shownDocument(document)) }], isError: true }
}
