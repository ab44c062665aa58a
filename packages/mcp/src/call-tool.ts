// One call of a tool: read what was given, see that the user is who is connected, run the operation, answer.

import type { CallToolResult } from '@modelcontextprotocol/server'
import { type ErrorDocument, fail, type Operations, type Refusal, type ResultOf, readInput } from '@pawl/contract'
import type { ToolDoor } from './door.ts'
import type { Tool } from './tool.ts'
import { inToolWords } from './tool-words.ts'

export async function callTool(tool: Tool, given: unknown, door: ToolDoor): Promise<CallToolResult> {
  const read = readInput(tool.input, given, door.language)
  if (read.refused) return refusal(door.say(read.refusal))
  const { user_id: claimed, task_id: task, ...rest } = read.value as { user_id?: string; task_id?: number | string }
  const notYours = claimed === undefined ? undefined : await otherUser(claimed, door)
  if (notYours !== undefined) return refusal(door.say(notYours))
  const outcome = await door.run(tool.operation, task === undefined ? rest : { task: String(task), ...rest })
  if (outcome.refused) return refusal(door.say(outcome.refusal))
  const document = outcome.value as Record<string, unknown>
  return { content: [{ type: 'text', text: JSON.stringify(document) }], structuredContent: document }
}

/** `dana` says the same as `person:dana`: it names no one else [M1]. */
async function otherUser(claimed: string, door: ToolDoor): Promise<Refusal | undefined> {
  const outcome = await door.run('whoAmI', {})
  if (outcome.refused) return outcome.refusal
  const { actor } = outcome.value as ResultOf<Operations['whoAmI']>
  const isSame = claimed === actor || claimed === actor.replace(/^\w+:/, '')
  return isSame ? undefined : fail('ACTOR_NOT_YOURS', { actor, claimed }).refusal
}

/** The document every door refuses with. It is no answer of the tool, so it is not held to the schema of one. */
function refusal(document: ErrorDocument): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(inToolWords(document)) }], isError: true }
}
