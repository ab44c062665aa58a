// A command that is held back by a limit of the server waits as long as it is told, and asks again.

import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { runPawl } from '../../../../testing/pawl-processes.ts'

let asked = 0
const held = { who: 'person:dana', limit: 1, windowSeconds: 10, retryAfterSeconds: 0.2 }
const document = {
  success: false,
  error: { code: 'RATE_LIMITED', message: 'Too many.', variables: held, aiGuidance: '' },
}
const server = createServer((_, response) => {
  response.writeHead(++asked % 3 === 0 ? 200 : 429, { 'content-type': 'application/json', 'pawl-instance': 'x' })
  response.end(JSON.stringify(asked % 3 === 0 ? { tasks: [], nextCursor: null } : document))
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => {
  server.close()
})

test('[G2] a command waits as long as the server says, and asks again', async () => {
  const { code, document: answer } = await runPawl(['--json', 'list'], {
    dataFolder: temporaryFolder(),
    env: { PAWL_URL: url },
  })
  expect([code, answer, asked]).toEqual([0, { tasks: [], nextCursor: null }, 3])
})

test('[G2] and gives up with the refusal when its patience is over', async () => {
  const run = await runPawl(['--json', '--patience', '0', 'list'], {
    dataFolder: temporaryFolder(),
    env: { PAWL_URL: url },
  })
  expect(run).toMatchObject({ code: 5, document: { error: { code: 'RATE_LIMITED' } } })
})
