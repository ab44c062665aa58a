// The official MCP client, connected to Pawl in every way there is.

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { temporaryFolder } from './databases.ts'
import { PAWL, type PawlServer, startPawl } from './pawl-processes.ts'

export interface McpConnection {
  readonly client: Client
  readonly dataFolder: string
  close(): Promise<void>
}

/** The revision of the protocol before the one of today opens with a handshake; most clients still speak it. */
export const REVISIONS = ['2025-11-25', '2026-07-28'] as const
export type Revision = (typeof REVISIONS)[number]

export function newClient(revision: Revision): Client {
  const mode = revision === '2025-11-25' ? 'legacy' : { pin: revision }
  return new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
}

export async function overStdio(
  revision: Revision,
  { dataFolder = temporaryFolder(), args = [] as string[], env = {} as Record<string, string> } = {},
): Promise<McpConnection> {
  const client = newClient(revision)
  // By the environment: a folder that is typed is meant, and no server elsewhere is asked.
  const server = { command: process.execPath, args: [PAWL, ...args, 'mcp'], env: { PAWL_DATA: dataFolder, ...env } }
  await client.connect(new StdioClientTransport({ ...server, stderr: 'ignore' }))
  return { client, dataFolder, close: () => client.close() }
}

export async function overHttp(revision: Revision, server: PawlServer, headers = {}): Promise<McpConnection> {
  const client = newClient(revision)
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', server.url), { requestInit: { headers } }))
  return { client, dataFolder: server.dataFolder, close: () => client.close() }
}

/** A server of its own, gone with the connection. */
const withServer =
  (connect: (revision: Revision, server: PawlServer) => Promise<McpConnection>) =>
  async (revision: Revision): Promise<McpConnection> => {
    const server = await startPawl()
    const { client, dataFolder } = await connect(revision, server)
    const close = async () => {
      await client.close()
      await server.stop()
    }
    return { client, dataFolder, close }
  }

export const transports = {
  'stdio, straight to the data': (revision: Revision) => overStdio(revision),
  'stdio, through a running server': withServer((revision, { dataFolder }) => overStdio(revision, { dataFolder })),
  HTTP: withServer((revision, server) => overHttp(revision, server)),
}
