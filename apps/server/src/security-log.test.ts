// Who is turned away stands in the log, on a server that is reached from beyond this machine.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { type PawlServer, runPawl, startPawl } from '../../../testing/pawl-processes.ts'

let server: PawlServer
const secrets: Record<string, string> = {}

beforeAll(async () => {
  const dataFolder = temporaryFolder()
  for (const [name, may] of [
    ['owner', 'admin'],
    ['guest', 'write'],
  ] as const) {
    const args = ['--json', 'token', 'add', name, '--actor', `person:${name}`, '--may', may]
    secrets[name] = ((await runPawl(args, { dataFolder })).document as { secret: string }).secret
  }
  server = await startPawl({ dataFolder, args: ['--host', '0.0.0.0'] })
})
afterAll(() => server.stop())

const ask = (path: string, secret: string, init: RequestInit = {}) =>
  fetch(new URL(path, server.url.replace('0.0.0.0', '127.0.0.1')), {
    ...init,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...init.headers },
  })

test('[D43] a wrong secret, a right that is lacking, another’s name and the tokens that were made are in it', async () => {
  const guest = secrets.guest as string
  expect((await ask('/api/tasks', 'pawl_wrong')).status).toBe(401)
  const body = JSON.stringify({ name: 'more', actor: 'person:guest' })
  expect((await ask('/api/tokens', guest, { method: 'POST', body })).status).toBe(403)
  expect((await ask('/api/tasks', guest, { headers: { 'pawl-actor': 'person:owner' } })).status).toBe(403)
  expect((await ask('/api/audit', guest)).status).toBe(403)
  const answer = await ask('/api/audit', secrets.owner as string)
  const { events } = (await answer.json()) as { events: { kind: string; who: string; about: string | null }[] }
  expect(events.map(({ kind, who, about }) => [kind, who, about])).toEqual([
    ['refused', 'person:guest', 'add-token'],
    ['sign_in_failed', '127.0.0.1', '/api/tasks'],
    ['token_made', 'person:local', 'guest'],
    ['token_made', 'person:local', 'owner'],
  ])
})

test('what was counted together is stored when the server stops', async () => {
  await server.stop()
  const run = await runPawl(['--json', 'audit', '--kind', 'refused'], { dataFolder: server.dataFolder })
  expect(run.document).toMatchObject({ events: [{ who: 'person:guest', times: 2 }, { times: 1 }] })
  const said = await runPawl(['audit'], { dataFolder: server.dataFolder })
  expect(said.stdout).toContain('Sign-in failed')
  const hebrew = await runPawl(['--lang', 'he', 'audit'], { dataFolder: server.dataFolder })
  expect(hebrew.stdout).toContain('כניסה נכשלה')
})
