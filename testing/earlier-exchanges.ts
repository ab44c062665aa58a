// What an earlier command and an earlier server said to each other, command by command, recorded while both ran. What each
// recording is stands in earlier-exchanges/README.md. With it either side can be played against the program as it is now.
//
// OA1. A command and a server that are one minor version apart understand each other, whichever of them is the older.

import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const FOLDER = join(import.meta.dirname, 'earlier-exchanges')

export interface Exchange {
  readonly method: string
  readonly path: string
  /** JSON as it was sent; empty if nothing was. */
  readonly body: string
  readonly status: number
  /** Those by which a command knows what answers. */
  readonly headers: Readonly<Record<string, string>>
  readonly answer: string
}

export interface TypedCommand {
  readonly args: readonly string[]
  readonly code: number
  readonly exchanges: readonly Exchange[]
}

export const earlierVersions = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => file.slice(0, -'.jsonl'.length))

export function commandsOf(version: string): readonly TypedCommand[] {
  return readFileSync(join(FOLDER, `${version}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

type Asked = Pick<Exchange, 'method' | 'path' | 'body'>
type Answering = (asked: Asked) => Promise<Omit<Exchange, keyof Asked>>

/** A server that answers as it is told to. */
export async function answeringServer(answering: Answering): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(async (request: IncomingMessage, response) => {
    const { method = '', url: path = '' } = request
    const { status, headers, answer } = await answering({ method, path, body: await text(request) })
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(answer) }).end(answer)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** Both sides as they are: what is asked is passed on, and kept with its answer. */
export async function recordingServer(target: string): Promise<{
  readonly url: string
  /** What was said since the last time. */
  taken(): readonly Exchange[]
  close(): void
}> {
  let exchanges: Exchange[] = []
  const server = await answeringServer(async ({ method, path, body }) => {
    const headers: Record<string, string> = body === '' ? {} : { 'content-type': 'application/json' }
    const answered = await fetch(target + path, { method, headers, ...(body !== '' && { body }) })
    const said = {
      status: answered.status,
      headers: Object.fromEntries([...answered.headers].filter(([name]) => /^pawl-|^content-type$/.test(name))),
      answer: await answered.text(),
    }
    exchanges.push({ method, path, body, ...said })
    return said
  })
  return {
    url: server.url,
    close: server.close,
    taken: () => {
      const said = exchanges
      exchanges = []
      return said
    },
  }
}

/** The same request, but for the secret that a command makes up for its session. */
export function isSameRequest(one: Asked, other: Asked): boolean {
  const plain = ({ method, path, body }: Asked) =>
    [method, withoutSecrets(path), sorted(withoutSecrets(body))].join(' ')
  return plain(one) === plain(other)
}

const withoutSecrets = (said: string) => said.replaceAll(/\b(\w+)(?::|%3A)[\w-]{16,64}/g, '$1:secret')

function sorted(body: string): string {
  if (body === '') return ''
  return JSON.stringify(JSON.parse(body), (_, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
