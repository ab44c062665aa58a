// Credentials go where the user has pointed, and nowhere else. The other end is a program that writes down what it is sent.

import { chownSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { runPawl } from '../../../../testing/pawl-processes.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function listener(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(String(request.headers.authorization))
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { heard, port: (server.address() as AddressInfo).port }
}
const asServer = (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(200, { 'pawl-instance': 'x' }).end('{}')

test.each([
  ['an address that is not loopback', (port: number) => `http://0.0.0.0:${port}`, 'en', /server\.json is ignored/],
  ['a name that only looks like it', (port: number) => `http://127.0.0.1.example:${port}`, 'he', /[א-ת]/],
])('[DESIGN 5.7] a record with %s is not followed, and the person is told', async (_, urlOf, language, warning) => {
  const { heard, port } = await listener(asServer)
  const dataFolder = temporaryFolder()
  const record = { url: urlOf(port), pid: 1, instance: 'x', secret: 'pawl_local_x' }
  writeFileSync(join(dataFolder, 'server.json'), JSON.stringify(record), { mode: 0o600 })
  const env = { PAWL_TOKEN: 'pawl_mine' }
  const { code, stderr } = await runPawl(['--lang', language, 'list'], { dataFolder, env })
  expect([code, heard]).toEqual([0, []])
  expect(stderr).toMatch(warning)
})

test.skipIf(process.getuid?.() !== 0)(
  '[DESIGN 5.7] a record that another user has written is not followed, wherever it points',
  async () => {
    const { heard, port } = await listener(asServer)
    for (const foreign of ['server.json', '']) {
      const dataFolder = temporaryFolder()
      const record = { url: `http://127.0.0.1:${port}`, pid: 1, instance: 'x' }
      writeFileSync(join(dataFolder, 'server.json'), JSON.stringify(record))
      chownSync(join(dataFolder, foreign), 12_345, 12_345)
      const { stderr } = await runPawl(['list'], { dataFolder, env: { PAWL_TOKEN: 'pawl_mine' } })
      expect(stderr).toContain('server.json')
    }
    expect(heard).toEqual([])
  },
)

test('[DESIGN 5.7] a server that was named cannot send them on', async () => {
  const elsewhere = await listener(asServer)
  const named = await listener((request, response) => {
    response
      .writeHead(307, { location: `http://127.0.0.1:${elsewhere.port}${request.url}`, 'pawl-instance': 'x' })
      .end()
  })
  const env = { PAWL_URL: `http://127.0.0.1:${named.port}`, PAWL_TOKEN: 'pawl_mine' }
  const args = ['--json', '--patience', '0', 'room', 'status', 'build']
  const { document } = await runPawl(args, { dataFolder: temporaryFolder(), env })
  expect(document).toMatchObject({ error: { code: 'SERVER_UNREACHABLE' } })
  expect([named.heard, elsewhere.heard]).toEqual([['Bearer pawl_mine'], []])
})
