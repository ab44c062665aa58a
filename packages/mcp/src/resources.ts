// What can be read without calling a tool: the list, a task, its history, and the diagrams of the rules.

import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { type ErrorCode, type OperationKey, PAGE_LIMIT, shownDocument } from '@pawl/contract'
import { lifecycles } from '@pawl/kernel'
import type { ToolDoor } from './door.ts'
import { toolWords } from './tool-words.ts'

export interface ResourceDeclaration {
  readonly name: string
  /** With a variable in braces it is a template. */
  readonly uri: string
  readonly description: string
  readonly mimeType: string
}

const JSON_TYPE = 'application/json'

export const resources = {
  tasks: {
    name: 'tasks',
    uri: 'pawl://tasks',
    description: `The task list, deleted ones left out, oldest first; at most ${PAGE_LIMIT}.`,
    mimeType: JSON_TYPE,
  },
  task: {
    name: 'task',
    uri: 'pawl://tasks/{task}',
    description: 'A task by number or id, and what may be done with it next.',
    mimeType: JSON_TYPE,
  },
  history: {
    name: 'history',
    uri: 'pawl://tasks/{task}/history',
    description: 'Everything that happened to a task, oldest first.',
    mimeType: JSON_TYPE,
  },
  lifecycle: {
    name: 'lifecycle',
    uri: 'pawl://lifecycles/{name}',
    description: 'The rules of a lifecycle as a diagram.',
    mimeType: 'text/markdown',
  },
} as const satisfies Record<string, ResourceDeclaration>

/** How many tasks a client is offered to pick from. */
const OFFERED = 50

export function addResources(server: McpServer, door: ToolDoor): void {
  const { tasks, task, history, lifecycle } = resources
  const read = async <Key extends OperationKey>(uri: URL, key: Key, input: object) => {
    const outcome = await door.run(key, input)
    if (outcome.refused) throw unreadable(uri, shownDocument(door.say(outcome.refusal, toolWords).error))
    return shownDocument(outcome.value)
  }
  const answer = (uri: URL, { mimeType }: ResourceDeclaration, text: string) => ({
    contents: [{ uri: uri.href, mimeType, text }],
  })

  server.registerResource(tasks.name, tasks.uri, about(tasks), async (uri) =>
    answer(uri, tasks, JSON.stringify(await read(uri, 'listTasks', { limit: PAGE_LIMIT }))),
  )
  const offered = async () => {
    const { tasks: found } = await read(new URL(tasks.uri), 'listTasks', { status: 'pending', limit: OFFERED })
    return {
      resources: found.map(({ number, title }) => ({
        uri: `pawl://tasks/${number}`,
        name: `#${number} ${title ?? ''}`,
        mimeType: JSON_TYPE,
      })),
    }
  }
  server.registerResource(
    task.name,
    new ResourceTemplate(task.uri, { list: offered }),
    about(task),
    async (uri, variables) => answer(uri, task, JSON.stringify(await read(uri, 'showTask', { task: variables.task }))),
  )
  server.registerResource(
    history.name,
    new ResourceTemplate(history.uri, { list: undefined }),
    about(history),
    async (uri, variables) =>
      answer(uri, history, JSON.stringify(await read(uri, 'taskHistory', { task: variables.task }))),
  )
  const names = Object.keys(lifecycles)
  server.registerResource(
    lifecycle.name,
    new ResourceTemplate(lifecycle.uri, {
      list: () => ({ resources: names.map((name) => ({ uri: `pawl://lifecycles/${name}`, name })) }),
      complete: { name: (typed) => names.filter((name) => name.startsWith(typed)) },
    }),
    about(lifecycle),
    async (uri, variables) => {
      const [found] = (await read(uri, 'listLifecycles', { name: variables.name })).lifecycles
      return answer(uri, lifecycle, `# ${found?.name}\n\n\`\`\`mermaid\n${found?.diagram}\n\`\`\`\n`)
    },
  )
}

function about({ description, mimeType }: ResourceDeclaration) {
  return { description, mimeType }
}

/** An address has no other input than its variable: what is wrong with that one is not there. */
const NOT_THERE: ReadonlySet<ErrorCode> = new Set(['TASK_NOT_FOUND', 'INVALID_INPUT'])

function unreadable(uri: URL, error: { code: ErrorCode; message: string; aiGuidance: string }): ProtocolError {
  const text = `${error.message} ${error.aiGuidance}`.trim()
  return NOT_THERE.has(error.code)
    ? new ResourceNotFoundError(uri.href, text)
    : new ProtocolError(ProtocolErrorCode.InternalError, text, error)
}
