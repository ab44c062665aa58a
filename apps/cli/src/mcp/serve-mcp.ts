// `pawl mcp`: the tools over standard input and output, for a client that starts it. The output carries the protocol and
// nothing else; it ends when the input does.

import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { EXIT } from '@pawl/contract'
import { buildMcpServer } from '@pawl/mcp'
import { print } from '../output/print.ts'
import type { Screen } from '../output/screen.ts'
import type { Settings } from '../settings.ts'
import { AnsweringTransport } from './answering-transport.ts'
import { openToolDoor } from './tool-door.ts'

export async function serveMcp(settings: Settings, version: string, screen: Screen): Promise<number> {
  if (process.stdin.isTTY) print(process.stderr, screen.phrases.mcpHint)
  const transport = new AnsweringTransport(process.stdin, process.stdout)
  const door = openToolDoor(settings, screen, transport.gone, transport.ended)
  serveStdio(() => buildMcpServer(door, version), {
    transport,
    onerror: (error) => print(process.stderr, error.message),
  })
  await transport.ended
  return EXIT.done
}
