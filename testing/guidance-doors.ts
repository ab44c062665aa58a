// The three doors, as a caller that obeys uses them: it asks, it is refused, it takes what it was told out of the text and
// does that to the letter. Nothing is replaced, and nothing is read but what was printed.

import { spawnSync } from 'node:child_process'
import type { Client } from '@modelcontextprotocol/client'
import { main } from '../apps/cli/src/main.ts'
import {
  inputFields,
  type Language,
  type OperationCall,
  type OperationDeclaration,
  type OperationKey,
  operations,
  optionFlag,
} from '../packages/contract/src/index.ts'

export interface RefusedCall {
  readonly code: string
  readonly message: string
  readonly guidance: string
  /** All that was said, to look for what must not be in it. */
  readonly whole: string
}

export interface Obedient {
  readonly name: string
  /** Undefined if there is nothing for it here; null if it was done. */
  ask(call: OperationCall, actor: string, language: Language): Promise<RefusedCall | null | undefined>
  /** What the text says is to be done; undefined if it names no way. */
  wayIn(guidance: string): string | undefined
  /** Does it; says what went wrong, or nothing. */
  obey(way: string, actor: string): Promise<string>
}

const after = (text: string, ...labels: readonly string[]) => {
  const label = labels.find((one) => text.includes(`${one}: `))
  return label === undefined ? undefined : text.slice(text.indexOf(`${label}: `) + label.length + 2)
}

/** The commands, in this process, as far as the shell has read them: it is a real one that takes the words apart. */
export function commandLine(url: string): Obedient {
  const run = async (args: readonly string[]) => {
    const said = { out: '', err: '' }
    const [write, writeError] = [process.stdout.write, process.stderr.write]
    const keep = (where: keyof typeof said) => (text: string) => {
      said[where] += text
      return true
    }
    process.stdout.write = keep('out') as typeof write
    process.stderr.write = keep('err') as typeof write
    try {
      return { code: await main(args, 'test'), ...said }
    } finally {
      process.stdout.write = write
      process.stderr.write = writeError
    }
  }
  return {
    name: 'commands',
    ask: async ({ operation: key, input }, actor, language) => {
      const operation: OperationDeclaration = operations[key]
      if (operation.command === undefined) return undefined
      const { words, positional = [] } = operation.command
      const known = inputFields(operation).map(({ name }) => name)
      const options = Object.entries(input).flatMap(([name, value]) =>
        positional.includes(name) || value === undefined
          ? []
          : known.includes(name)
            ? [`${optionFlag(name)}=${value}`]
            : ['--set', `${name}=${JSON.stringify(value)}`],
      )
      const who = actor === 'person:local' ? [] : ['--as', actor]
      const places = positional.flatMap((name) => (input[name] === undefined ? [] : [String(input[name])]))
      const args = ['--url', url, '--lang', language, ...who, ...words, ...options, '--', ...places]
      const { code, out, err } = await run(args)
      if (code === 0) return null
      const [message = '', ...guidance] = err.trimEnd().split('\n')
      return { code: String(code), message, guidance: guidance.join('\n'), whole: out + err }
    },
    wayIn: (guidance) => after(guidance, 'Run', 'להריץ'),
    obey: async (way) => {
      // Each command on its own, in its own words, as the shell has taken them apart.
      const script = `pawl() { printf '%s\\0' "$@"; printf '\\n\\0'; }\n${way}`
      const shell = spawnSync('sh', ['-c', script], { encoding: 'utf8' })
      if (shell.status !== 0) return shell.stderr
      const commands = shell.stdout.split('\n\0').slice(0, -1)
      for (const words of commands) {
        const { code, err } = await run(words.split('\0').slice(0, -1))
        if (code !== 0) return err
      }
      return commands.length === 0 ? 'nothing was run' : ''
    },
  }
}

/** Requests and tools are told as a name with one JSON object; there may be several. */
function* callsIn(
  way: string,
): Generator<{ readonly head: string; readonly body: Record<string, unknown> | undefined }> {
  let rest = way
  while (rest !== '') {
    const [head = ''] = /^(?:[A-Z]+ )?\S+/.exec(rest) ?? []
    rest = rest.slice(head.length).trimStart()
    const end = rest.startsWith('{') ? endOfObject(rest) : 0
    yield { head, body: end === 0 ? undefined : JSON.parse(rest.slice(0, end)) }
    rest = rest.slice(end).replace(/^ — then: /, '')
  }
}

function endOfObject(text: string): number {
  for (let end = text.indexOf('}') + 1; end > 0; end = text.indexOf('}', end) + 1) {
    try {
      JSON.parse(text.slice(0, end))
      return end
    } catch {}
  }
  throw new Error(`no JSON in ${text}`)
}

export function http(url: string): Obedient {
  const send = (method: string, path: string, body: unknown, actor: string, language: string) =>
    fetch(new URL(path, url), {
      method,
      headers: {
        'accept-language': language,
        'pawl-actor': actor,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    name: 'HTTP',
    ask: async ({ operation, input }, actor, language) => {
      const { method, path } = operations[operation].http
      const rest: Record<string, unknown> = { ...input }
      const filled = path.replace(/:(\w+)/g, (_, name: string) => {
        const value = String(rest[name])
        delete rest[name]
        return value
      })
      const response = await send(method, filled, rest, actor, language)
      const text = await response.text()
      if (response.ok) return null
      const { code, message, aiGuidance } = JSON.parse(text).error
      return { code, message, guidance: aiGuidance, whole: text }
    },
    wayIn: (guidance) => after(guidance, 'Send', 'לשלוח'),
    obey: async (way, actor) => {
      for (const { head, body } of callsIn(way)) {
        const [method = '', path = ''] = head.split(' ')
        const response = await send(method, path, body, actor, 'en')
        if (!response.ok) return response.text()
      }
      return ''
    },
  }
}

/** What each operation is called as a tool, and with what. */
const TOOLS: { readonly [key in OperationKey]?: readonly [name: string, action?: string] } = {
  completeTask: ['complete_task'],
  deleteTask: ['delete_task'],
  startWork: ['start_task'],
  reportProgress: ['report_progress'],
  completeWork: ['complete_task_work'],
  blockWork: ['block_task'],
  failWork: ['give_back_task', 'failed'],
  giveBackWork: ['give_back_task', 'release'],
  handOff: ['hand_off'],
  attachToMessage: ['backlog', 'attach'],
  moveToQueue: ['backlog', 'move-to-queue'],
  sendBackForRework: ['backlog', 'send-back'],
  markBacklogComplete: ['backlog', 'complete'],
  closeBacklogTask: ['backlog', 'close'],
  reopenBacklogTask: ['backlog', 'reopen'],
}

/** One client for each actor and language. */
export function tools(clientFor: (actor: string, language: string) => Promise<Client>): Obedient {
  const call = async (name: string, given: Record<string, unknown>, actor: string, language: string) => {
    const client = await clientFor(actor, language)
    const result = await client.callTool({ name, arguments: given })
    return result.isError ? (result.content as { text: string }[])[0]?.text : undefined
  }
  return {
    name: 'MCP',
    ask: async ({ operation, input }, actor, language) => {
      const [name, action] = TOOLS[operation] ?? []
      if (name === undefined) return undefined
      const { task, ...rest } = input
      const text = await call(name, { ...(action && { action }), task_id: Number(task), ...rest }, actor, language)
      if (text === undefined) return null
      const { code, message, aiGuidance } = JSON.parse(text).error
      return { code, message, guidance: aiGuidance, whole: text }
    },
    wayIn: (guidance) => after(guidance, 'Call', 'לקרוא לכלים'),
    obey: async (way, actor) => {
      for (const { head, body } of callsIn(way)) {
        const wrong = await call(head, body ?? {}, actor, 'en')
        if (wrong !== undefined) return wrong
      }
      return ''
    },
  }
}
